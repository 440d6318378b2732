"""What a panel of puzzles is about, as its buttons carry it: `<ruleset>.<theme>.<kind>`.

The kind is `n` for the next puzzle that suits somebody, `o` for one of their own, and `d` with a
number for the puzzle of that day, counted from year 1.
"""

from dataclasses import dataclass
from datetime import date
from typing import Final, Self

from bot.advice.puzzle import PuzzleTheme
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal

ANY: Final = "any"
"""Any ruleset, or any theme: also what the menus send for it."""

_NEXT, _OWN, _DAY = "n", "o", "d"
_LONGEST_DAY: Final = 7


@dataclass(frozen=True, slots=True)
class Filter:
    """Which puzzles somebody wants: of a ruleset, by its slug, and about a theme; None for any."""

    ruleset: str | None = None
    theme: PuzzleTheme | None = None


EVERY: Final = Filter()


@dataclass(frozen=True, slots=True)
class Panel:
    """What the filter of a panel is, and whether it shows the puzzle of a `day` or an `own` one."""

    filter: Filter = EVERY
    day: date | None = None
    own: bool = False

    @property
    def is_rated(self) -> bool:
        """Tell whether answers count: one's own mistakes do not, nor puzzles about a chosen theme.

        Who knows the theme knows most of the answer: of those about banking early all are banks.
        """
        return not self.own and (self.filter.theme is None or self.day is not None)

    def write(self) -> str:
        """Return the slot `about` of the panel's buttons."""
        kind = _OWN if self.own else _NEXT if self.day is None else f"{_DAY}{self.day.toordinal()}"
        return f"{self.filter.ruleset or ANY}.{self.filter.theme or ANY}.{kind}"

    @classmethod
    def read(cls, about: str) -> Self:
        """Return the panel of a button; raises `Refused` for what no panel has."""
        try:
            ruleset, theme, kind = about.split(".")
            chosen = Filter(
                None if ruleset == ANY else ruleset, None if theme == ANY else PuzzleTheme(theme)
            )
            if kind[:1] == _DAY:
                return cls(chosen, day=_day(kind[1:]))
            return cls(chosen, own={_NEXT: False, _OWN: True}[kind])
        except (ValueError, KeyError, OverflowError):
            raise Refused(MatchRefusal.BUTTON_OUTDATED) from None


def _day(text: str) -> date:
    if len(text) > _LONGEST_DAY:
        raise ValueError(text)
    return date.fromordinal(int(text))


def number_of(puzzle: str) -> int:
    """Return the id of a puzzle as the number that buttons carry."""
    return int(puzzle, 16)


def puzzle_of(number: int) -> str:
    """Return the id of the puzzle with this number; no puzzle has that of a number too high."""
    return f"{number:010x}"
