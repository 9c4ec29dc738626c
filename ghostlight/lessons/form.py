"""The form of a lesson's file: a file of scenarios whose steps also say what the coach says and points at."""

from __future__ import annotations

import msgspec

from ghostlight.core.scenarios import Act, Scenario, ScenarioFile


class Beat(Act, forbid_unknown_fields=True, kw_only=True):
    """One step: something that the coach tells, that the learner is to do, or that somebody else does."""

    say: str | None = None
    """How the coach's message ends, `lesson-GAME-CHAPTER-SAY`. Without it the last sentence stays."""
    point: list[str] = msgspec.field(default_factory=list)
    """What glows meanwhile: addresses on the board."""
    also: list[str] = msgspec.field(default_factory=list)
    """Other actions that are as good; after them the scene has no more to do."""
    free: bool = False
    """Whether any action is as good."""
    remarks: dict[str, str] = msgspec.field(default_factory=dict)
    """What the coach says of another action, by that action, or by how it begins: how the message ends."""


class Scene(Scenario, forbid_unknown_fields=True, kw_only=True):
    """One scenario of a lesson, played without a cut."""

    step: list[Beat] = msgspec.field(default_factory=list)  # type: ignore[assignment]  # a Beat is an Act


class Chapter(ScenarioFile, forbid_unknown_fields=True, kw_only=True):
    """One chapter of a lesson: a few scenes, in which one seat is the learner's."""

    scenario: list[Scene]  # type: ignore[assignment]  # a Scene is a Scenario
    learner: int = 1
    """The learner's seat, counted from 1."""
    name: str = ""
    """What its file is called, without its number; messages and addresses have it."""

    @property
    def beats(self) -> list[tuple[Scene, Beat]]:
        """All steps of all scenes, in order."""
        return [(scene, beat) for scene in self.scenario for beat in scene.step]

    @property
    def messages(self) -> list[str]:
        """Every message that it needs: its title, what the coach says, and remarks."""
        start = f"lesson-{self.game}-{self.name}"
        said = [end for _, beat in self.beats for end in (beat.say, *beat.remarks.values()) if end is not None]
        return [start, *dict.fromkeys(f"{start}-{end}" for end in said)]
