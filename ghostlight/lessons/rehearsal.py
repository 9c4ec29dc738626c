"""A chapter being played: the position, the step that it is at, and what the learner may do, try and have shown.

Chance comes from the scenario's own script and stream (`Stage`): there is no seed, no log and nothing to verify, and no table
can be made of a rehearsal. A table has a `Match`, whose chance has a key, and takes no script.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

import msgspec

from ghostlight.core.errors import BadNotation, BadScenario
from ghostlight.core.events import Happening
from ghostlight.core.game import Game
from ghostlight.core.match import view_of
from ghostlight.core.scenarios.stage import Stage

from .form import Beat, Chapter, Scene

Mood = Literal["tell", "do", "strayed", "shown", "over"]
"""The coach tells something; the learner is to do something, has done something else, or was shown; the chapter is over."""


@dataclass(frozen=True)
class Chronicled:
    """One decision of a scene, or its beginning, and what followed."""

    n: int
    seat: int | None
    action: str | None
    happenings: tuple[Happening, ...]


class Aside(Exception):  # nothing is wrong: it is an answer
    """Why an action was not taken: `illegal`, `unread`, or `late` when nothing is to be done."""

    def __init__(self, code: Literal["illegal", "unread", "late"], action: str = "", remark: str | None = None) -> None:
        super().__init__(code)
        self.code, self.action, self.remark = code, action, remark


class Rehearsal:
    """One learner's chapter. `changed` is called after each decision, so that each can be shown."""

    def __init__(self, game: Game, chapter: Chapter, at: int = 0, changed: Callable[[], object] = lambda: None) -> None:
        self.game, self.chapter = game, chapter
        self.seat = chapter.learner - 1
        self.changed: Callable[[], object] = lambda: None
        self.at = 0
        """The step: where the lesson can be taken up again."""
        self.mood: Mood = "tell"
        self.remark: str | None = None
        self.version = 0
        """Counts whatever changes: a decision names the one that it answers."""
        self.story: list[Chronicled] = []
        self.stage: Stage
        self._told = 0
        self._before: Any = None
        self._beats = chapter.beats
        self._enter()
        while self.at < min(at, len(self._beats)):
            self._perform()
            self._pass()
        self.changed = changed

    # --- what it says --------------------------------------------------------------------------------------------------

    @property
    def beat(self) -> Beat | None:
        return self._beats[self.at][1] if self.at < len(self._beats) else None

    @property
    def say(self) -> str | None:
        """How the coach's message ends."""
        scene = self.scene
        said = [beat.say for its, beat in self._beats[: self.at + 1] if its is scene and beat.say is not None]
        return said[-1] if said else None

    @property
    def point(self) -> list[str]:
        """What glows: nothing while something else lies on the board than the coach speaks of."""
        return list(self.beat.point) if self.beat is not None and self.mood in ("tell", "do") else []

    @property
    def told(self) -> tuple[int, int]:
        """Which of how many steps it is, as the learner counts: those at which the coach says something."""
        spoken = [number for number, (_, beat) in enumerate(self._beats) if beat.say is not None]
        return min(len(spoken), sum(number <= self.at for number in spoken)), len(spoken)

    @property
    def actor(self) -> int:
        return self.stage.actor

    @property
    def options(self) -> list[str]:
        """What the learner can choose now."""
        return self.stage.menu() if self.mood == "do" and self.actor == self.seat else []

    def view(self) -> msgspec.Struct:
        """What the learner's seat sees, and nothing else."""
        return view_of(self.game, self.stage.desks["world"], self.stage.seen(self.seat), self.seat)

    # --- what the learner does -----------------------------------------------------------------------------------------

    def on(self) -> None:
        """Heard, or seen; now what comes next."""
        if self.mood == "tell":
            self._perform()
        elif self.mood != "shown":
            raise Aside("late")
        self._pass()
        self._changed()

    def act(self, version: int, written: str) -> None:
        """The learner decides."""
        beat = self.beat
        if beat is None or self.mood != "do" or version != self.version:
            raise Aside("late")
        try:
            action = self.stage.read_action(written)
        except BadNotation:
            raise Aside("unread", written) from None
        text = self.stage.write_action(action)
        if not self.stage.possible(action):
            raise Aside("illegal", text, self._remark(beat, text))
        meant = [self._normal(each) for each in (beat.do, *beat.also) if each is not None]
        if text in meant or beat.free:
            self._take(text, beat.chance if text == meant[0] else ())
            self._pass()
        else:
            self._keep()
            self._take(text, ())
            self.mood, self.remark = "strayed", self._remark(beat, text)
        self._changed()

    def show(self) -> None:
        """Do it for the learner, who may then do it again."""
        if self.beat is None or self.mood != "do":
            raise Aside("late")
        self._keep()
        self._perform()
        self.mood = "shown"
        self._changed()

    def back(self) -> None:
        """Undo what went elsewhere, or was only shown."""
        if self.mood not in ("strayed", "shown"):
            raise Aside("late")
        self._put_back()
        self._changed()

    def trial(self, written: str) -> Callable[[], msgspec.Struct] | None:
        """What would come of an action, as work for a thread; None when the game tells no such thing."""
        if self.game.trial is None or self.mood != "do":
            return None
        try:
            action = self.stage.read_action(written)
        except BadNotation:
            raise Aside("unread", written) from None
        return partial(self.game.trial, self.stage.desks["world"].copy(), self.stage.seen(self.seat), self.seat, action)

    # --- how it goes ---------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        return self._beats[min(self.at, len(self._beats) - 1)][0]

    def _enter(self) -> None:
        """A scene begins."""
        scene = self.scene
        self.stage = Stage(self.game, self.chapter, scene)
        self.stage.desk.events.count = 0
        if scene.position is None:
            self._stumble([str(fault) for fault in self.stage.deal(scene.chance)])
        else:
            self.stage.set_up(scene.position)
        self.story = []
        self._chronicle(None, None)
        self._settle()

    def _settle(self) -> None:
        """What kind of step this is."""
        beat = self.beat
        self.remark = None
        if beat is None:
            self.mood = "over"
        else:
            self.mood = "do" if beat.do is not None and self.actor == self.seat else "tell"

    def _pass(self) -> None:
        """To the next step; what others do without a word happens at once."""
        before = self.scene
        self.at += 1
        if self.scene is not before:
            self._enter()
        else:
            self._settle()
        beat = self.beat
        if beat is not None and self.mood == "tell" and beat.say is None:
            self._perform()
            self._pass()

    def _perform(self) -> None:
        """What the step does, if it does anything."""
        beat = self.beat
        if beat is not None and beat.do is not None:
            self._take(self._normal(beat.do), beat.chance)

    def _take(self, text: str, chance: Sequence[str]) -> None:
        seat = self.actor
        action = self.stage.read_action(text)
        if not self.stage.possible(action):
            raise BadScenario(
                "scenario-unread", where=self.chapter.name, foreign=f"{text} is not possible at step {self.at + 1}"
            )
        self.stage.desk.events.count = 0
        self._stumble([str(fault) for fault in self.stage.take(action, list(chance))])
        self._chronicle(seat, text)
        self.version += 1
        self.changed()

    def _stumble(self, said: list[str]) -> None:
        """The tests play every chapter, so this happens only to whoever is writing one."""
        if said:
            raise BadScenario("scenario-unread", where=self.chapter.name, foreign="; ".join(said))

    def _chronicle(self, seat: int | None, action: str | None) -> None:
        self.story.append(Chronicled(self._told, seat, action, tuple(self.stage.happenings())))
        self._told += 1

    def _changed(self) -> None:
        self.version += 1
        self.changed()

    def _keep(self) -> None:
        chance = self.stage.desk.chance
        self._before = (self.stage.desks["state"].copy(), chance.stream, len(self.story))

    def _put_back(self) -> None:
        state, stream, length = self._before
        self.stage.desks["state"] = state
        self.stage.desk.chance.stream = stream
        del self.story[length:]
        self._settle()

    def _normal(self, text: str) -> str:
        return self.stage.write_action(self.stage.read_action(text))

    @staticmethod
    def _remark(beat: Beat, text: str) -> str | None:
        """The longest that fits."""
        fitting = [begin for begin in beat.remarks if text == begin or text.startswith(f"{begin} ")]
        return beat.remarks[max(fitting, key=len)] if fitting else None
