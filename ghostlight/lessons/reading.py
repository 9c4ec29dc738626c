"""Reading lessons: the chapters that ship with each game, and what is wrong with one that was just written."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from ghostlight.core.errors import BadScenario

from .form import Chapter, Scene

FOLDER = Path(__file__).parent
_NUMBERED = re.compile(r"(\d+)-([a-z]+(?:-[a-z]+)*)")


@cache
def chapters_of(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's lesson in their order; none for a game without one."""
    files = [path for path in (FOLDER / game).glob("*.toml") if _NUMBERED.fullmatch(path.stem)]
    return tuple(read_chapter(path) for path in sorted(files, key=lambda path: int(path.stem.partition("-")[0])))


def find_chapter(game: str, name: str) -> Chapter | None:
    return next((chapter for chapter in chapters_of(game) if chapter.name == name), None)


def read_chapter(path: Path) -> Chapter:
    """A chapter from its file; BadScenario says what cannot be understood."""
    named = _NUMBERED.fullmatch(path.stem)
    try:
        chapter = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Chapter)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadScenario("scenario-unread", where=path.name, foreign=str(error)) from None
    chapter.name = named[2] if named else path.stem
    for said in faults(chapter):
        raise BadScenario("scenario-unread", where=path.name, foreign=said)
    return chapter


def faults(chapter: Chapter) -> Iterator[str]:
    """What could not be played as it is written."""
    if not chapter.scenario:
        yield "a chapter needs scenes"
    for scene in chapter.scenario:
        yield from (f"{scene.title!r}: {said}" for said in _faults_of(scene, chapter.learner))


def _faults_of(scene: Scene, learner: int) -> Iterator[str]:
    if not scene.step:
        yield "no steps"
    if not 1 <= learner <= scene.players:
        yield f"the learner's seat is {learner}, and there are {scene.players}"
    if scene.step and scene.step[0].say is None:
        yield "the first step says nothing, so the coach would be silent"
    wandered = False
    for number, beat in enumerate(scene.step, 1):
        if wandered and beat.do is not None:
            yield f"step {number} goes on from where the learner may not be: after `also` or `free` a scene only tells"
        wandered = wandered or bool(beat.also) or beat.free
        if beat.do is None and (beat.also or beat.free or beat.remarks):
            yield f"step {number}: also, free and remarks are for something to do"
        if beat.do is None and beat.say is None:
            yield f"step {number} neither says nor does anything"
