"""What one may know of a mission before a table is opened: title, hours, who sits on which side, where things are."""

from __future__ import annotations

from ghostlight.core.game import Evening, EveningFormat, EveningMark, EveningSeat, Programme

from .map import SQUARE_NAMES
from .missions.drawing import write_time
from .missions.model import Format, Mission
from .missions.reading import SHIPPED
from .missions.writing import mission_of
from .names import CHARACTER_IDS, ENTITY_IDS, SIDE_IDS
from .stored_texts import Text


def evening(value: str) -> Evening:
    """The mission that the option names: one of ours, or the text of a file."""
    mission = mission_of(value)
    return Evening(
        word=value if value in SHIPPED else None,
        title=_in_languages(mission.title, mission.language),
        summary=_in_languages(mission.summary, mission.language),
        date=mission.date,
        start=write_time(mission.start),
        limit=write_time(mission.start + 10 * mission.limit),
        rounds=mission.limit,
        minutes=mission.minutes,
        formats=[_format(form) for form in mission.formats],
        marks=_marks(mission),
    )


def _in_languages(text: str, language: str) -> dict[str, str]:
    """A text by language; one that has only one, which its file need not name, stands under that or under no name."""
    others = text.others if isinstance(text, Text) else {}
    return {language or "": str(text), **others}


def _format(form: Format) -> EveningFormat:
    seats = [EveningSeat(SIDE_IDS[seat.side], [CHARACTER_IDS[each] for each in seat.plays]) for seat in form.seats]
    return EveningFormat(form.name, seats)


def _marks(mission: Mission) -> list[EveningMark]:
    """What the booklet says aloud: where people, ghosts and ways out are, and where things lie."""
    found = [(starter.start, "human") for starter in mission.roster]
    found += [(mission.priest, "priest")]
    found += [(square, ENTITY_IDS[kind]) for kind, square in mission.entities]
    found += [(square, "exit") for square in mission.exits]
    found += [(square, "fire") for square in mission.fires]
    found += [(square, "item") for place in mission.places for square in place.squares]
    return [EveningMark(SQUARE_NAMES[square], what) for square, what in dict.fromkeys(found)]


PROGRAMME = Programme(option="mission", formats="format", words=SHIPPED, read=evening)
