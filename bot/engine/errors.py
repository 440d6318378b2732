"""What can go wrong: a text that is not notation, rules that contradict, a move not allowed now."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

_SHOWN = 200
"""The characters of an offending text that an error keeps."""


def beginning(text: str) -> str:
    """Return as much of an offending text as an error keeps."""
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


class FarkleError(Exception):
    """Base of every error that the engine raises on purpose."""


class ParseError(FarkleError, ValueError):
    """A text that is not valid notation, whatever the state of a game."""

    def __init__(self, what: str, text: str) -> None:
        """Keep `what` was expected and the offending `text`, of which the beginning will do."""
        self.what = what
        self.text = beginning(text)
        super().__init__(f"not {what}: {self.text!r}")


class RollError(ParseError):
    """A text that is not a roll of 1 to `most` dice."""

    def __init__(self, most: int, text: str) -> None:
        """Keep how many dice there may be, and the offending text."""
        self.most = most
        super().__init__(f"a roll of 1 to {most} dice", text)


@dataclass(frozen=True, slots=True)
class Problem:
    """One contradiction in a ruleset: a stable key, and the values a sentence needs."""

    key: str
    values: Mapping[str, str | int] = field(default_factory=dict)


class InvalidRules(FarkleError, ValueError):
    """A ruleset that contradicts itself; `problems` holds every contradiction found."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        """Keep the contradictions, of which there is at least one."""
        super().__init__("; ".join(f"{p.key} {dict(p.values)}" for p in problems))
        self.problems = tuple(problems)


def require_no(problems: Iterable[Problem]) -> None:
    """Raise `InvalidRules` with all of `problems` if there are any."""
    found = tuple(problems)
    if found:
        raise InvalidRules(found)


class Reason(StrEnum):
    """Why a well-formed move is not allowed in this state."""

    GAME_OVER = "game-over"
    ROLL_FIRST = "roll-first"
    KEEP_FIRST = "keep-first"
    NO_SUCH_DIE = "no-such-die"
    DOES_NOT_SCORE = "does-not-score"
    BELOW_MINIMUM = "below-minimum"
    BELOW_OPENING = "below-opening"
    OVER_TARGET = "over-target"
    HOT_DICE_MUST_ROLL = "hot-dice-must-roll"
    NO_DICE_LEFT = "no-dice-left"
    NOTHING_TO_TAKE = "nothing-to-take"
    ALREADY_OUT = "already-out"
    NO_CLOCK = "no-clock"
    NO_BADGE = "no-badge"
    BADGE_SPENT = "badge-spent"
    BADGE_NOT_NOW = "badge-not-now"
    BADGE_DICE = "badge-dice"
    FARKLE_WAITS = "farkle-waits"
    NO_FARKLE = "no-farkle"


class IllegalMove(FarkleError):
    """A move that the rules do not allow in this state."""

    def __init__(self, reason: Reason) -> None:
        """Keep the `reason`, for the sentence that a player is shown."""
        super().__init__(reason.value)
        self.reason = reason
