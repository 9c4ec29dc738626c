"""Commands speak the player's language, by --lang or the locale; help stays English, and says so."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from ghostlight import Match, write_log
from ghostlight.cli import main


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    def run(*words: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["ghostlight", *map(str, words)])
        with pytest.raises(SystemExit) as left:
            main()
        told = capsys.readouterr()
        return int(left.value.code or 0), told.out, told.err

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = Match("graveyard", ["Ana", "Ben"], seed=3)
    match.resign(0)
    (tmp_path / "game.json").write_bytes(write_log(match.log()))
    return tmp_path / "game.json"


def test_a_check_is_told_in_the_language(run, finished: Path) -> None:
    assert run("verify", finished)[1].startswith("As promised: ")
    assert run("verify", finished, "--lang", "es")[1].startswith("Como se prometió: ")
    assert run("verify", finished, "--lang", "ja")[1].startswith("約束どおりです：")


def test_the_first_thing_that_is_wrong_too(run, finished: Path) -> None:
    text = finished.read_text()
    finished.write_text(re.sub(r'"commitment": "[0-9a-f]{8}', '"commitment": "00000000', text))
    code, out, _ = run("verify", finished, "--lang", "es")
    assert out.startswith("No es como se prometió. la semilla no es la prometida")
    assert code == 1


def test_a_refusal_follows_the_locale(run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_MX.UTF-8")
    assert run("verify", "nowhere.json") == (
        2,
        "",
        "ghostlight: nowhere.json: no se puede leer: no existe ese archivo o carpeta\n",
    )
    assert "ファイル" in run("verify", "nowhere.json", "--lang", "ja")[2]
    assert run("verify", "x", "--lang", "fr")[0] == 2


def test_games_are_listed_in_the_language(run) -> None:
    assert "0 to 1000" in run("games", "graveyard")[1]
    assert "por defecto" in run("games", "graveyard", "--lang", "es")[1]
    assert "既定値" in run("games", "--lang", "ja")[1]


def test_help_says_that_it_is_english(run) -> None:
    assert "help is in English" in " ".join(run("--help")[1].split())


@pytest.mark.parametrize(
    ("words", "spanish", "japanese"),
    [
        (("verify", "--nosuch"), "opción --nosuch: no existe", "オプション--nosuchはありません"),
        (("verify", "x", "--json=3"), "opción --json: le falta", "オプション--json：値"),
        (("verify",), "falta 'FILE'", "'FILE'がありません"),
        (("replay", "x", "--seat", "p"), "'--seat': este valor no sirve", "'--seat'：この値は使えません"),
        (("verify", "x", "y"), "esta orden no se entiende", "このコマンドは読み取れません"),
    ],
)
def test_what_cannot_be_made_out_is_told_in_the_language(run, words, spanish: str, japanese: str) -> None:
    for language, said in (("es", spanish), ("ja", japanese)):
        code, out, err = run(*words, "--lang", language)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert said in err
    assert run(*words)[2].isascii()
