"""Puzzles that were found, no two alike, and which of them to take."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.advice.puzzle import Answer, Puzzle, PuzzleTheme
from bot.engine import Die, Faces, State
from bot.solver.tables.table import TurnStart

NEAR_TOTAL: Final = 500
NEAR_POINTS: Final = 200
NEAR_TURNS: Final = 4
"""Puzzles with the same roll and answer are alike when no total, nor the points at risk, nor the
turns left differ by so much."""

ROLL_SHARE: Final = 50
"""One puzzle in so many may have one and the same roll."""

THEME_SHARE: Final = 5
"""One puzzle in so many may have one and the same first theme."""

_Dice = tuple[tuple[Die, ...], ...]
_Key = tuple[Faces, Answer, _Dice]


@dataclass(frozen=True, slots=True)
class Signature:
    """What a puzzle looks like to somebody who has solved many."""

    start: TurnStart
    points: int
    roll: Faces
    best: Answer
    dice: _Dice

    @staticmethod
    def of(state: State, best: Answer) -> "Signature":
        """Return how a puzzle looks."""
        return Signature(TurnStart.of(state), state.points, state.roll, best, state.setup.dice)

    @property
    def key(self) -> _Key:
        """Return what is the same for all that look like it."""
        return self.roll, self.best, self.dice

    def is_like(self, other: "Signature") -> bool:
        """Tell whether whoever has solved one has as good as solved the other."""
        one, two = self.start, other.start
        return (
            self.key == other.key
            and abs(one.own - two.own) < NEAR_TOTAL
            and abs(one.other - two.other) < NEAR_TOTAL
            and abs(self.points - other.points) < NEAR_POINTS
            and abs(one.turns - two.turns) < NEAR_TURNS
        )


class Signatures:
    """How the puzzles look that there are already."""

    def __init__(self) -> None:
        """Begin with none."""
        self._like: dict[_Key, list[Signature]] = defaultdict(list)

    def is_new(self, signature: Signature) -> bool:
        """Tell whether none of them is like `signature`."""
        alike = self._like[signature.key]
        return not any(map(signature.is_like, alike))

    def add(self, signature: Signature) -> None:
        """Remember `signature`."""
        self._like[signature.key].append(signature)


class PuzzlePool:
    """The puzzles that were found so far."""

    def __init__(self) -> None:
        """Begin with none."""
        self._seen = Signatures()
        self._found: list[tuple[Puzzle, Faces]] = []

    def __len__(self) -> int:
        """Return how many there are."""
        return len(self._found)

    def add(self, puzzle: Puzzle, state: State) -> None:
        """Add `puzzle`, the position of which is `state`, unless it is like one that is there."""
        signature = Signature.of(state, puzzle.best)
        if self._seen.is_new(signature):
            self._seen.add(signature)
            self._found.append((puzzle, state.roll))

    def take(self, count: int) -> tuple[Puzzle, ...]:
        """Return at most so many, as evenly by their first theme as there are, sorted by id.

        A roll that comes again and again, such as three equal dice, is among them a few times only.
        """
        rolls, themes = Counter[Faces](), Counter[PuzzleTheme]()
        chosen: list[Puzzle] = []
        for puzzle, roll in self._theme_by_theme():
            if len(chosen) == count:
                break
            theme = puzzle.themes[0]
            if rolls[roll] * ROLL_SHARE < count and themes[theme] * THEME_SHARE < count:
                rolls[roll] += 1
                themes[theme] += 1
                chosen.append(puzzle)
        return tuple(sorted(chosen, key=lambda puzzle: puzzle.id))

    def _theme_by_theme(self) -> Iterator[tuple[Puzzle, Faces]]:
        """Yield all: one of each theme, then a second of each, and so on.

        Those that more players get wrong come before others of their theme.
        """
        ranks = Counter[PuzzleTheme]()
        ranked = []
        for found in sorted(self._found, key=_tempted, reverse=True):
            theme = found[0].themes[0]
            ranked.append((ranks[theme], found))
            ranks[theme] += 1
        for _, found in sorted(ranked, key=lambda pair: pair[0]):
            yield found


def _tempted(found: tuple[Puzzle, Faces]) -> int:
    return sum(temptation.takers for temptation in found[0].temptations)
