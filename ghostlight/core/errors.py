"""Errors meant for people: one line that says what was wrong, where, and what would be right."""


class Refusal(Exception):
    """Something a person asked for that cannot be; the command line prints it and exits with 2."""


class IllegalAction(Refusal):
    """An action that the rules do not allow in this position."""


class BadNotation(Refusal):
    """A text that is not an action or a position of the game, or a position that cannot be."""


class BadOption(Refusal):
    """An option that the game does not have, or a value outside its range."""

    def told_in(self, language: str, most: int) -> list[str]:
        """In so many lines at most, where there can be much to say; in that language, if the game can say it."""
        return [str(self)]


class OtherRules(Refusal):
    """Rules of a number that this program does not play: they were retired, or a newer program has made them."""

    def __init__(self, game: str, rules: int, oldest: int, newest: int) -> None:
        known = f"rules {newest}" if oldest == newest else f"rules {oldest} to {newest}"
        why = "have been retired" if rules < oldest else "are newer than this program"
        super().__init__(f"{game}: rules {rules} {why}; it plays {known}")
        self.game = game
        self.rules = rules
        self.retired = rules < oldest


class BadLog(Refusal):
    """A game log that cannot be read or does not fold."""


class BadScenario(Refusal):
    """A scenario file that does not follow the format."""
