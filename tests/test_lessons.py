"""The lessons: every chapter holds as scenarios, can be played through, has its words, and cannot lend its dice to a table."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ghostlight
from ghostlight.core import scenarios
from ghostlight.core.errors import BadScenario
from ghostlight.core.events import SPECTATOR
from ghostlight.core.log import Seat
from ghostlight.core.match import Match
from ghostlight.games import NAMES, load
from ghostlight.lessons import Aside, Beat, Chapter, Rehearsal, Scene, chapters_of, find_chapter, read_chapter
from ghostlight.messages import LANGUAGES
from tests.speaking import words_in
from tests.test_clauses import clauses_in, page
from tests.test_import_graph import graph, module_of

CHAPTERS = [chapter for name in NAMES for chapter in chapters_of(name)]
EACH = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: f"{chapter.game}-{chapter.name}")
MOST_WORDS = {"en": 150, "es": 170, "ja": 80}
"""Letters that the coach says at once: more would not be read on a phone."""


def played(rehearsal: Rehearsal) -> Iterator[Rehearsal]:
    """Every step of a lesson whose learner does what is meant."""
    while True:
        yield rehearsal
        if rehearsal.mood == "over":
            return
        if rehearsal.mood == "do":
            assert rehearsal.beat is not None
            assert rehearsal.beat.do is not None
            rehearsal.act(rehearsal.version, rehearsal.beat.do)
        else:
            rehearsal.on()


# --- the chapters ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chapter", "scene"),
    [pytest.param(each, scene, id=f"{each.game} {each.name}: {scene.title}") for each in CHAPTERS for scene in each.scenario],
)
def test_every_scene_holds_as_a_scenario(chapter: Chapter, scene: Scene) -> None:
    outcome = scenarios.run(load(chapter.game), chapter, scene)
    assert not outcome.faults, "\n".join([scene.title, *map(str, outcome.faults)])


@EACH
def test_a_scene_cites_clauses_that_there_are(chapter: Chapter) -> None:
    game = load(chapter.game)
    scenarios.check_clauses(game, chapter, chapter.name, set(clauses_in(page(game.name), game.clauses)))


@EACH
def test_whoever_does_what_is_meant_comes_to_the_end(chapter: Chapter) -> None:
    steps = []
    for now in played(Rehearsal(load(chapter.game), chapter)):
        steps.append(now.at)
        if now.mood == "do":
            assert now.actor == now.seat
            assert now.beat is not None
            assert now.beat.do is not None
            assert now.stage.normal_actions([now.beat.do])[0] in now.options or now.game.trial is not None
        assert now.mood in ("tell", "do", "over")
    assert steps == sorted(steps)
    assert steps[-1] == len(chapter.beats)


@EACH
def test_it_can_be_taken_up_at_every_step(chapter: Chapter) -> None:
    game = load(chapter.game)
    for now in played(Rehearsal(game, chapter)):
        again = Rehearsal(game, chapter, now.at)
        assert (again.at, again.mood, again.say, again.point) == (now.at, now.mood, now.say, now.point)
        assert msgspec.to_builtins(again.view()) == msgspec.to_builtins(now.view())
        assert again.options == now.options


@EACH
def test_anything_else_is_played_and_undone_and_everything_can_be_shown(chapter: Chapter) -> None:
    game = load(chapter.game)
    for now in played(Rehearsal(game, chapter)):
        if now.mood != "do" or now.beat is None:
            continue
        before = msgspec.to_builtins(now.view())
        now.show()
        assert now.mood == "shown"
        assert now.point == []
        now.back()
        assert (now.mood, msgspec.to_builtins(now.view())) == ("do", before)
        meant = now.stage.normal_actions([each for each in (now.beat.do, *now.beat.also) if each])
        others = [] if now.beat.free else [each for each in now.options if each not in meant][:3]
        for other in others:
            now.act(now.version, other)
            assert now.mood == "strayed"
            with pytest.raises(Aside, match="late"):
                now.act(now.version, other)
            now.back()
            assert (now.mood, msgspec.to_builtins(now.view())) == ("do", before)


@EACH
def test_remarks_are_about_something_that_can_be_asked(chapter: Chapter) -> None:
    """Of an action that the rules refuse as well: the coach says why not."""
    game = load(chapter.game)
    for now in played(Rehearsal(game, chapter)):
        for begins in now.beat.remarks if now.beat is not None else ():
            assert begins.split()[0] in game.verbs, f"{now.say}: there is no verb {begins.split()[0]!r}"


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_and_short(chapter: Chapter, language: str) -> None:
    words = words_in(language)
    for message in [f"lesson-{chapter.game}-title", *chapter.messages]:
        assert words.has(message), f"{language}: there is no {message}"
        assert len(words.say(message)) <= MOST_WORDS[language], f"{language}: {message} is long"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    text = "".join(
        path.read_text("utf-8") for path in (Path(ghostlight.__file__).parent / "locales" / language).glob("lesson-*")
    )
    said = {line.partition(" =")[0] for line in text.splitlines() if line.startswith("lesson-")}
    needed = {message for chapter in CHAPTERS for message in chapter.messages}
    needed |= {f"lesson-{chapter.game}-title" for chapter in CHAPTERS}
    needed |= {f"lesson-{name}-plain-{ask}" for name in NAMES if chapters_of(name) for ask in load(name).asks}
    assert said - needed == set()


# --- the engine --------------------------------------------------------------------------------------------------------

FIRST = chapters_of("graveyard")[0]


def first_to_do() -> Rehearsal:
    rehearsal = Rehearsal(load("graveyard"), FIRST)
    while rehearsal.mood != "do":
        rehearsal.on()
    return rehearsal


def test_what_the_rules_refuse_is_answered_and_changes_nothing() -> None:
    rehearsal = first_to_do()
    before = (rehearsal.at, rehearsal.version, len(rehearsal.story))
    with pytest.raises(Aside) as aside:
        rehearsal.act(rehearsal.version, "move D4")
    assert (aside.value.code, aside.value.action) == ("illegal", "move D4")
    with pytest.raises(Aside, match="unread"):
        rehearsal.act(rehearsal.version, "dance")
    with pytest.raises(Aside, match="late"):
        rehearsal.act(rehearsal.version - 1, "move B3")
    assert (rehearsal.at, rehearsal.version, len(rehearsal.story)) == before


def test_the_longest_remark_that_fits_is_made() -> None:
    beat = Beat(remarks={"move": "any", "move A1": "corner"})
    assert [Rehearsal._remark(beat, text) for text in ("move A1", "move A2", "inspect A1")] == ["corner", "any", None]


def test_whatever_changes_the_board_is_told_at_once_and_one_by_one() -> None:
    """Each decision is to be seen by itself, also those that others take without a word."""
    stories: list[int] = []
    rehearsal = Rehearsal(load("graveyard"), FIRST)
    rehearsal.changed = lambda: stories.append(len(rehearsal.story))
    for _ in played(rehearsal):
        pass
    assert all(after - before <= 1 for before, after in itertools.pairwise(stories))


def test_nothing_that_the_learner_may_not_know_is_told() -> None:
    """The fronts of closed graves lie in the position of the scenario, and only there."""
    for now in played(Rehearsal(load("graveyard"), FIRST)):
        view = msgspec.to_builtins(now.view())
        assert all(
            grave["front"] is None for grave in view["graves"] if not grave["open"] and now.seat not in grave["inspected_by"]
        )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("step = []", "no steps"),
        ('step = [{ do = "move B3" }]', "coach would be silent"),
        ('step = [{ say = "a" }, { }]', "neither says nor does"),
        ('step = [{ say = "a", free = true }]', "for something to do"),
        ('step = [{ say = "a", do = "move B3", free = true }, { do = "move B4" }]', "may not be"),
        ('step = [{ say = "a", dance = 1 }]', "dance"),
        ('players = 1\nstep = [{ say = "a" }]', "learner's seat"),
    ],
)
def test_a_chapter_that_could_not_be_played_is_refused(text: str, told: str, tmp_path: Path) -> None:
    learner = "learner = 2\n" if "players = 1" in text else ""
    file = tmp_path / "1-draft.toml"
    head = f'game = "graveyard"\n{learner}[[scenario]]\ntitle = "A draft"\nclauses = ["G-08"]\n'
    file.write_text(f"{head}{text}\n", encoding="utf-8")
    with pytest.raises(BadScenario, match=told):
        read_chapter(file)


def test_there_is_no_chapter_by_another_name() -> None:
    assert find_chapter("graveyard", FIRST.name) is FIRST
    assert find_chapter("graveyard", "no-such") is None
    assert find_chapter("../graveyard", FIRST.name) is None
    assert chapters_of("no-such-game") == ()


# --- its dice never come to a table ------------------------------------------------------------------------------------

FAIR = (
    "ghostlight.table",
    "ghostlight.core.match",
    "ghostlight.server.rooms",
    "ghostlight.server.store",
    "ghostlight.core.engine",
)
SCRIPTED = ("ghostlight.lessons", "ghostlight.core.scenarios", "ghostlight.server.lessons")


def reached_from(start: str) -> set[str]:
    """Every module that a room or module imports, directly or not."""
    leads: dict[str, set[str]] = {}
    for arrow in graph():
        leads.setdefault(module_of(Path(ghostlight.__file__).parent.parent / arrow.file), set()).add(arrow.module)
    waiting = [module for module in leads if module == start or module.startswith(f"{start}.")]
    seen = set(waiting)
    while waiting:
        for module in leads.get(waiting.pop(), ()):
            if module not in seen:
                seen.add(module)
                waiting.append(module)
    return seen


@pytest.mark.parametrize("room", FAIR)
def test_a_fair_table_does_not_know_lessons_nor_scenarios(room: str) -> None:
    """What is played for the record cannot be given a script by anybody whom it imports."""
    reached = {module for module in reached_from(room) if module.startswith(SCRIPTED)}
    assert reached == set()


def test_only_the_stage_of_scenarios_writes_a_script() -> None:
    """And the stage is no table: it has neither seed nor log."""
    writers = set()
    for path in Path(ghostlight.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
            flat = [each for target in targets for each in ast.walk(target)]
            if any(isinstance(each, ast.Attribute) and each.attr in ("script", "scripted") for each in flat):
                writers.add(path.relative_to(Path(ghostlight.__file__).parent).as_posix())
    assert writers == {"core/scenarios/stage.py", "core/chance.py"}


def test_a_rehearsal_is_no_match_and_a_match_takes_no_script() -> None:
    """Every die of a match comes from its key; there is nothing written from which it could come otherwise."""
    rehearsal = first_to_do()
    assert not isinstance(rehearsal, Match)
    assert not any(hasattr(rehearsal, each) for each in ("seed", "log", "entries", "match", "table"))
    match = Match(load("graveyard"), [Seat("a"), Seat("b")], bytes(32))
    while len(match.moments) < 6:
        match.act(match.options_now()[0])
        assert match.desk.chance.scripted == 0
        assert match.desk.chance.keyed == 1


def test_a_spectator_would_be_told_no_more_than_the_learner() -> None:
    rehearsal = first_to_do()
    rehearsal.act(rehearsal.version, "move B3")
    told = [each for chapter in rehearsal.story for each in chapter.happenings if each.reaches(rehearsal.seat)]
    assert [each.name for each in told if each.reaches(SPECTATOR)] == [each.name for each in told]
