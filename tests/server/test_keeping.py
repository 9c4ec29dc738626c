"""The file of games in the operator's hands: copied while it is used, put back, looked through, saved from damage."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
import stat
import threading
from pathlib import Path

import pytest
from click.testing import CliRunner

from ghostlight.cli import cli
from ghostlight.core.errors import Refusal
from ghostlight.server.backups import back_up, restore
from ghostlight.server.checking import check, salvage
from ghostlight.server.migrate import migrate
from ghostlight.server.news import card
from ghostlight.server.serve import check_file
from ghostlight.server.store import Store
from ghostlight.server.waking import Waking
from ghostlight.table.folding import fold_table
from ghostlight.table.records import AnyRecord, Made, Said
from ghostlight.table.terms import Terms
from tests.server.house import Guest, open_house, play_on
from tests.table.tables import DAWN, seed_for

PAGE = 4096
TABLES, LINES = 40, 50


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of many tables at which people have talked, as a server leaves it."""
    file = tmp_path_factory.mktemp("shelf") / "games.sqlite3"

    async def fill() -> None:
        store = Store(file)
        migrate(store.engine)
        await store.open(DAWN)
        for number in range(TABLES):
            terms = Terms(game="graveyard", name=f"Yard {number}", seats=2)
            records: list[AnyRecord] = [Made(at=DAWN, terms=terms, host=f"host{number}", seed=seed_for(2, 0))]
            records += [Said(at=DAWN, seat=None, name="Eva", text=f"{number}/{line} " + "boo " * 60) for line in range(LINES)]
            await store.add_person(f"host{number}", f"hash{number}", DAWN)
            await store.add_records(card(fold_table(records), code(number)), 0, records)
        store.close()

    asyncio.run(fill())
    return file


def code(number: int) -> str:
    return f"TABLE{number:03}"


@pytest.fixture
def file(shelf: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(shelf, tmp_path / "games.sqlite3"))


def damage(file: Path, *pages: int) -> None:
    """Overwrite these pages, counted from 1, as a failing disk does."""
    with file.open("r+b") as raw:
        for page in pages:
            raw.seek((page - 1) * PAGE)
            raw.write(random.Random(page).randbytes(PAGE))


def pages_of(file: Path, name: str) -> list[int]:
    """The pages of a table or index, leaves last."""
    with sqlite3.connect(file) as connection:
        (root,) = connection.execute("select rootpage from sqlite_master where name = ?", (name,)).fetchone()
    raw = file.read_bytes()
    return [root, *below(raw, root)]


def below(raw: bytes, page: int) -> list[int]:
    """The pages to which an interior page of SQLite's trees leads."""
    start = (page - 1) * PAGE
    if raw[start] not in (2, 5):
        return []
    cells = int.from_bytes(raw[start + 3 : start + 5])
    at = [int.from_bytes(raw[start + 12 + 2 * k : start + 14 + 2 * k]) for k in range(cells)]
    children = [int.from_bytes(raw[start + each : start + each + 4]) for each in at]
    children.append(int.from_bytes(raw[start + 8 : start + 12]))
    return children + [page for child in children for page in below(raw, child)]


def leaves(file: Path, name: str) -> list[int]:
    raw = file.read_bytes()
    return [page for page in pages_of(file, name) if raw[(page - 1) * PAGE] in (10, 13)]


def ghostlight(*words: str | Path) -> tuple[int, str]:
    """A command in this process: its exit code and what it said."""
    done = CliRunner().invoke(cli, [str(word) for word in words])
    if isinstance(done.exception, Refusal):
        return 2, str(done.exception)
    return done.exit_code, done.stdout


# --- copies ------------------------------------------------------------------------------------------------------------


def test_a_copy_that_is_made_while_people_play_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    """The file alone, without what is in its WAL, would hold nothing of this evening."""
    file, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    with open_house(file, waking=Waking()) as house:
        ana, ben = house.guests("Ana", "Ben")
        table = ana.makes_a_table("me", "open")
        pages = [ana.opens(table), ben.opens(table).sits(1)]
        pages[0].does("start")
        playing = threading.Thread(target=play_on, args=(pages, random.Random(1), 40))
        playing.start()
        for number in range(3):
            copied = back_up(file, copy, force=number > 0)
            assert (copied.tables, copied.people) == (1, 2)
        playing.join()
        before = back_up(file, copy, force=True)
        acknowledged = max(page.at for page in pages)
        with pytest.raises(Refusal, match="another server is using it"):
            restore(file, copy)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.sqlite3?*"))  # nothing beside it
    assert before.size == copy.stat().st_size
    for each in tmp_path.glob("games.sqlite3*"):
        each.unlink()  # the disk is gone
    assert restore(file, copy).aside is None
    with open_house(file, waking=Waking()) as house:
        again = [Guest(house, guest.name, guest.secret).opens(table) for guest in (ana, ben)]
        assert again[0].at >= acknowledged
        play_on(again, random.Random(2))
        assert again[0].table["status"] == "over"


def test_a_copy_is_not_written_over_another_unless_asked_to(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("mine")
    with pytest.raises(Refusal, match=r"copy.sqlite3: already exists; .*--force"):
        back_up(file, copy)
    assert copy.read_text() == "mine"
    assert back_up(file, copy, force=True).tables == TABLES
    with pytest.raises(Refusal, match="the file of games itself"):
        back_up(file, file, force=True)
    with pytest.raises(Refusal, match="there is no such file"):
        back_up(tmp_path / "none.sqlite3", copy, force=True)
    with pytest.raises(Refusal, match="cannot be written"):
        back_up(file, tmp_path / "nowhere" / "copy.sqlite3")


def test_what_was_there_before_is_kept_when_a_copy_is_put_back(file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(file, copy)
    with sqlite3.connect(file) as connection:
        connection.execute("delete from people")
    restored = restore(file, copy)
    assert (restored.tables, restored.people) == (TABLES, TABLES)
    assert restored.aside is not None
    with sqlite3.connect(restored.aside) as connection:
        assert connection.execute("select count(*) from people").fetchone() == (0,)
    check_file(file)


def test_what_is_no_whole_copy_is_not_put_back(file: Path, tmp_path: Path) -> None:
    letter, damaged = tmp_path / "letter.txt", Path(shutil.copy(file, tmp_path / "damaged.sqlite3"))
    letter.write_text("Dear Ana, " * 1000)
    damage(damaged, leaves(damaged, "records")[3])
    with pytest.raises(Refusal, match=r"damaged.sqlite3: is damaged .* --salvage"):
        back_up(damaged, tmp_path / "copy.sqlite3")
    assert not list(tmp_path.glob("copy*"))
    before = file.read_bytes()
    for bad in (letter, damaged, tmp_path / "none", file):
        with pytest.raises(Refusal, match=bad.name):
            restore(file, bad)
    assert file.read_bytes() == before


# --- looking through ---------------------------------------------------------------------------------------------------


def test_a_sound_file_is_told_to_be(file: Path) -> None:
    report = check(file)
    assert report.sound
    assert (report.people, report.records, report.tables) == (TABLES, TABLES * (LINES + 1), {"waiting": TABLES})
    assert report.known


def test_a_table_that_cannot_be_folded_is_named_and_only_that_one(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("update records set body = '{' where code = ? and k = 3", (code(5),))
        connection.execute("delete from records where code = ? and k = 7", (code(9),))
        connection.execute("delete from records where code = ?", (code(11),))
    report = check(file)
    assert not report.sound
    assert [each.code for each in report.unreadable] == [code(5), code(9), code(11)]
    assert [each.why for each in report.unreadable[1:]] == ["record 7 is missing", "no record of it can be read"]
    assert report.faults == []


def test_a_schema_of_another_time_is_told(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    report = check(file)
    assert (report.version, report.known, report.sound) == ("9999", False, False)


# --- damage ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("which", [0, 7, -1])
def test_of_a_file_with_a_damaged_page_of_records_all_else_is_saved(file: Path, tmp_path: Path, which: int) -> None:
    new = tmp_path / "new.sqlite3"
    damage(file, leaves(file, "records")[which])
    report = check(file)
    assert report.faults
    hurt = {each.code for each in report.unreadable}
    assert 0 < len(hurt) <= 2  # those whose records were on that page
    saved = salvage(file, new)
    assert set(saved.shortened) | set(saved.lost) == hurt
    assert saved.people == TABLES
    assert saved.tables == TABLES - len(saved.lost)
    after = check(new)
    assert after.sound
    assert saved.records == after.records >= (TABLES - len(hurt)) * (LINES + 1)
    check_file(new)


def test_neighbouring_pages_and_the_page_of_people_and_of_lists(file: Path, tmp_path: Path) -> None:
    new = tmp_path / "new.sqlite3"
    damage(file, *leaves(file, "records")[10:14], leaves(file, "tables")[1], leaves(file, "people")[0])
    saved = salvage(file, new)
    assert check(new).sound
    assert saved.tables + len(saved.lost) == TABLES  # lists are made anew from records
    assert saved.tables >= TABLES - 4
    assert saved.people < TABLES
    assert saved.lost_people > 0


def test_a_file_whose_first_page_is_gone_is_told_to_be_lost(file: Path, tmp_path: Path) -> None:
    damage(file, 1)
    for work in (lambda: check(file), lambda: salvage(file, tmp_path / "new.sqlite3"), lambda: check_file(file)):
        with pytest.raises(Refusal, match=r"games.sqlite3: .*not a database"):
            work()


@pytest.mark.parametrize("name", ["records", "tables", "alembic_version"])
def test_a_start_on_a_damaged_file_says_what_can_be_done(file: Path, name: str) -> None:
    damage(file, leaves(file, name)[0])
    with pytest.raises(Refusal) as caught:
        check_file(file)
    told = str(caught.value)
    assert "\n" not in told
    for word in ("damaged", "ghostlight check", "--salvage", "ghostlight restore", str(file)):
        assert word in told


# --- the commands ------------------------------------------------------------------------------------------------------


def test_the_commands_say_in_a_line_what_they_did(file: Path, tmp_path: Path) -> None:
    copy, new = tmp_path / "copy.sqlite3", tmp_path / "new.sqlite3"
    made = ghostlight("backup", copy, "--data", file)
    assert made[0] == 0
    assert f"{TABLES} tables, {TABLES} guests" in made[1]
    refused = ghostlight("backup", copy, "--data", file)
    assert refused[0] == 2
    assert "\n" not in refused[1]
    damage(file, leaves(file, "records")[4])
    looked = ghostlight("check", "--data", file, "--json")
    assert looked[0] == 1
    assert json.loads(looked[1])["sound"] is False
    assert "--salvage NEW" in ghostlight("check", "--data", file)[1]
    saved = ghostlight("check", "--data", file, "--salvage", new)
    assert saved[0] == 0
    assert "records saved" in saved[1]
    restored = ghostlight("restore", copy, "--data", file)
    assert restored[0] == 0
    assert "what was there before" in restored[1]
    assert ghostlight("check", "--data", file)[1].endswith("all is well\n")


def test_an_operator_deletes_a_table_or_forgets_a_guest_by_command(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("update people set name = 'Ana' where id in ('host4', 'host5')")
        connection.execute("update people set name = 'Ben' where id = 'host6'")
    assert ghostlight("forget", code(3).lower(), "--data", file, "--yes") == (0, f"table {code(3)} is deleted\n")
    assert check(file).tables == {"waiting": TABLES - 1}
    nobody, several = ghostlight("forget", "Eve", "--data", file), ghostlight("forget", "Ana", "--data", file)
    assert nobody == (2, "Eve: no guest and no table is called so")
    assert several == (2, "Ana: 2 guests are called so; give one of their ids: host4, host5")
    assert ghostlight("forget", "Ben", "--data", file)[0] == 1  # nobody said yes
    assert ghostlight("forget", "Ben", "--data", file, "--yes") == (0, "guest host6 is forgotten, at 1 table\n")
    report = check(file)
    assert report.sound
    assert (report.people, report.tables) == (TABLES - 1, {"waiting": TABLES - 2, "closed": 1})
    assert b"host6" not in b"".join(each.encode() for each in sqlite3.connect(file).iterdump())
