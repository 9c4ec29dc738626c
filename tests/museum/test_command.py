"""`ghostlight mission`: a new file, everything that is wrong with one, and the board with what it places."""

from __future__ import annotations

import sys

import pytest

from ghostlight.cli import main
from tests.museum.missions import FIRST, changed


@pytest.fixture
def mission(monkeypatch, capsys, tmp_path):
    """Run a command in an empty folder; its exit code, what it printed and what it complained of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C")

    def run(*words):
        monkeypatch.setattr(sys, "argv", ["ghostlight", "mission", *map(str, words)])
        with pytest.raises(SystemExit) as end:
            main()
        out, err = capsys.readouterr()
        return end.value.code, out, err

    return run


def test_a_new_mission_is_good_and_nothing_is_written_over(mission, tmp_path):
    code, out, _ = mission("new", "old-bell")
    assert (code, out.split(".")[0]) == (0, "old-bell")
    text = (tmp_path / "old-bell.toml").read_text(encoding="utf-8")
    assert 'id = "old-bell"' in text
    assert mission("check", "old-bell.toml")[:2] == (
        0,
        "old-bell.toml: the mission is valid. My Mission, 18:00 to 20:00, 12 rounds, formats 1v1, 2v1.\n",
    )
    (tmp_path / "old-bell.toml").write_text("mine", encoding="utf-8")
    code, _, err = mission("new", "old-bell")
    assert (code, err) == (2, "ghostlight: old-bell.toml already exists; choose another name\n")
    assert (tmp_path / "old-bell.toml").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["../up", "Old Bell", "a/b", "x" * 41, ""])
def test_a_name_is_no_way_out_of_the_folder(mission, tmp_path, name):
    code, _, err = mission("new", name)
    assert (code, err.count("\n")) == (2, 1)
    assert list(tmp_path.parent.glob("up*")) == list(tmp_path.iterdir()) == []


def test_all_faults_are_told_each_in_a_line(mission, tmp_path):
    bad = changed(FIRST, ('"macuahuitl", "hammer"', '"macuahuitl", "hamer"'), ('limit = "19:50"', 'limit = "19:55"'))
    (tmp_path / "night.toml").write_text(bad, encoding="utf-8")
    code, out, err = mission("check", "night.toml")
    assert (code, err) == (1, "2 faults in night.toml.\n")
    assert out.splitlines() == [
        'night.toml:10: V-08 clock.limit: "19:55" is not a multiple of ten minutes; a round takes ten',
        'night.toml:58: V-14 place[1].items[2]: "hamer" is not an item; did you mean "hammer"?',
    ]
    assert "¿querías decir" in mission("check", "night.toml", "--lang", "es")[1]
    assert "ではありませんか" in mission("check", "night.toml", "--lang", "ja")[1]
    assert mission("map", "night.toml")[0] == 1


def test_what_is_no_file_or_no_text(mission, tmp_path):
    assert mission("check", "nothing.toml")[0] == 2
    (tmp_path / "noise.toml").write_bytes(bytes(range(256)))
    code, out, _ = mission("check", "noise.toml")
    assert code == 1
    assert out.startswith("noise.toml:")
    assert "V-01" in out


def test_the_map_in_a_format(mission, tmp_path):
    (tmp_path / "night.toml").write_text(FIRST, encoding="utf-8")
    code, out, _ = mission("map", "night.toml", "--format", "4v1")
    assert code == 0
    assert out.startswith("First Night · 4v1 · 18:00 to 19:50\n")
    assert "@ to be picked by 4 seats: itzel, bruno, remedios, quiroz (B-3)" in out
    code, _, err = mission("map", "night.toml", "--format", "5v5")
    assert (code, err) == (2, "ghostlight: First Night has no format '5v5'; it has 1v1, 2v1, 3v1, 4v1\n")


def test_a_mission_file_is_given_to_the_commands_that_play(mission, monkeypatch, capsys, tmp_path):
    (tmp_path / "bad.toml").write_text(changed(FIRST, ("schema = 1", "schema = 2")), encoding="utf-8")
    (tmp_path / "latin.toml").write_bytes(b"title = '\xf1'\n")
    for file, why in (("bad.toml", "bad.toml: option mission: line 1: V-06 schema: 2 is not 1"), ("latin.toml", "not UTF-8")):
        monkeypatch.setattr(sys, "argv", ["ghostlight", "simulate", "museum", "--mission", file])
        with pytest.raises(SystemExit) as end:
            main()
        err = capsys.readouterr().err
        assert end.value.code == 2
        assert why in err
        assert err.count("\n") == 1
    monkeypatch.setattr(sys, "argv", ["ghostlight", "simulate", "graveyard", "--mission", "bad.toml"])
    with pytest.raises(SystemExit):
        main()
    assert "graveyard has none of that name" in capsys.readouterr().err
