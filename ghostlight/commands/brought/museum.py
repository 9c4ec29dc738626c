"""`mission`: missions of one's own for Museum. `--mission FILE` plays one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

import ghostlight
from ghostlight import Refusal
from ghostlight.commands import shared

if TYPE_CHECKING:
    from ghostlight.games.museum.missions.model import Mission

FILES = {"mission": "A mission file, for a game that is played by missions."}


@click.group()
def mission() -> None:
    """Missions of your own for Museum: begin one, check it, see it on the map. docs/missions.md says how they are written."""


COMMANDS = (mission,)


@mission.command("new")
@click.argument("name")
@shared.lang
def new_mission(name: str, lang: str | None) -> None:
    """Write NAME.toml, a small mission with comments to begin from, in your language."""
    from ghostlight.games.museum.missions.reading import template  # noqa: PLC0415

    words = _mission_words(lang)
    text = template(name, words.language)
    if text is None:
        raise Refusal("mission-name", name=repr(name))
    path = Path(f"{name}.toml")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Refusal("mission-there-already", file=str(path)) from None
    except OSError as error:
        raise Refusal.by_system("cannot-write", error, file=str(path)) from None
    click.echo(words.say("mission-written", file=str(path)))


@mission.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@shared.lang
def check_mission(file: Path, lang: str | None) -> int:
    """Say everything that is wrong with the mission FILE. Exit code 1: something is."""
    from ghostlight.games.museum.missions.drawing import write_time  # noqa: PLC0415
    from ghostlight.games.museum.stored_texts import spoken  # noqa: PLC0415

    words = _mission_words(lang)
    found = _read_mission(file, words)
    if found is None:
        return 1
    facts = {
        "title": spoken(found.title, words.language),
        "start": write_time(found.start),
        "limit": write_time(found.start + 10 * found.limit),
    }
    formats = [form.name for form in found.formats]
    click.echo(words.say("mission-good", file=str(file), rounds=found.limit, formats=formats, **facts))
    return 0


@mission.command("map")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--format", "form", metavar="2v1", help="The format to show (default: the first).")
@shared.lang
def map_mission(file: Path, form: str | None, lang: str | None) -> int:
    """Draw the board with everything that the mission FILE puts on it."""
    from ghostlight.games.museum.missions.drawing import draw  # noqa: PLC0415
    from ghostlight.games.museum.stored_texts import spoken  # noqa: PLC0415

    words = _mission_words(lang)
    found = _read_mission(file, words)
    if found is None:
        return 1
    chosen = next((each for each in found.formats if form in (None, each.name)), None)
    if chosen is None:
        formats = [each.name for each in found.formats]
        title = spoken(found.title, words.language)
        raise Refusal("mission-no-format", title=title, name=repr(form), formats=formats)
    click.echo(draw(found, chosen, words))
    return 0


def _mission_words(lang: str | None) -> ghostlight.Words:
    return ghostlight.Words(ghostlight.pick_language(lang, os.environ), "mission")


def _read_mission(file: Path, words: ghostlight.Words) -> Mission | None:
    """The mission in the file; None, once its faults have been told, if it is none."""
    from ghostlight.games.museum.missions.faults import BadMission  # noqa: PLC0415
    from ghostlight.games.museum.missions.reading import read_mission  # noqa: PLC0415

    try:
        return read_mission(shared.read_file(file))
    except BadMission as bad:
        for fault in bad.faults:
            where = f"{fault.code} {fault.path}:" if fault.path else f"{fault.code}"
            click.echo(shared.one_line(f"{file}:{fault.line}: {where} {fault.tell(words)}"))
        click.echo(words.say("mission-faults", count=len(bad.faults), file=str(file)), err=True)
        return None
