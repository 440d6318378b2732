"""A puzzle: a position in which the best choice is not the obvious one, and clearly better."""

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from bot.engine import (
    Bank,
    Die,
    Faces,
    InvalidRules,
    Move,
    ParseError,
    Positions,
    Roll,
    RuleSet,
    Setup,
    State,
    parse_faces,
    parse_state,
    places_of,
    ruling,
    write_faces,
)

LEAST_MARGIN: Final = 0.015
"""By how much the best choice of a puzzle wins more often than any other, at least."""

LOWEST_RATING: Final = 700
HIGHEST_RATING: Final = 2300
"""The bounds of the rating that a puzzle begins with."""

_BANK: Final = "."
_ROLL: Final = ">"
_MOST_KEPT: Final = 6
_FACES: Final = "123456J"
_PLACES: Final = "abcdef"


class PuzzleTheme(StrEnum):
    """What a puzzle is about; `bot.solver.puzzles.themes` says when it is. Rarer themes first."""

    WHICH_DIE = "which-die"
    """Dice that fall differently show the same, and it matters which of them is set aside."""
    THIRD_FARKLE = "third-farkle"
    """A farkle would cost points, since it is the last of so many in a row."""
    BANKING_EARLY = "banking-early"
    """It is best to bank less than a turn brings on average."""
    CATCHING_UP = "catching-up"
    """One is far behind, and it is best to roll."""
    LEFT_LYING = "left-lying"
    """It is best to roll, and to leave a die lying that scores."""
    FEW_DICE = "few-dice"
    """It is best to roll one or two dice."""
    HOT_DICE = "hot-dice"
    """All dice can be set aside, to roll them again."""
    ROLLING_ON = "rolling-on"
    """It is best to roll, though banking brings more points on average."""
    LAST_ROUND = "last-round"
    """The game may end with this turn or the next."""
    LOADED_DICE = "loaded-dice"
    """Somebody throws loaded dice."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice by what it keeps: the `keep` faces, ascending, and whether it banks or rolls on.

    In a game of two with fair dice this tells all choices apart, whichever of equal dice are kept.
    Where the dice of the roll differ, `places` tell which dice those are: the first that would do.
    """

    keep: Faces
    banks: bool
    places: Positions = ()

    @classmethod
    def of(cls, state: State, move: Move) -> Self:
        """Return what `move`, a roll or a bank, does with the roll of `state`."""
        assert isinstance(move, Roll | Bank)  # there is no other choice in a puzzle
        faces = tuple([state.roll[place] for place in move.keep])
        places = () if len(set(state.dice)) == 1 else _first_like(state, move.keep)
        return cls(faces, isinstance(move, Bank), places)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the answer that `write` gave as `text`; raises `ParseError` for any other."""
        sign = _BANK if _BANK in text else _ROLL
        marks, found, which = text.partition(sign)
        if (
            not (found and 1 <= len(marks) <= _MOST_KEPT and set(marks) <= set(_FACES))
            or list(marks) != sorted(marks)
            or (which and len(which) != len(marks))
            or not set(which) <= set(_PLACES)
            or list(which) != sorted(set(which))
        ):
            raise ParseError("an answer to a puzzle", text)
        return cls(parse_faces(marks), sign == _BANK, tuple(map(_PLACES.index, which)))

    def write(self) -> str:
        """Return the answer as text: `15.` keeps a one and a five and banks, `1>` rolls on.

        Where dice differ their places follow: `1>b` keeps the one that is the second die.
        """
        which = "".join([_PLACES[place] for place in self.places])
        return write_faces(self.keep) + (_BANK if self.banks else _ROLL) + which

    def move(self, state: State) -> Move:
        """Return the move in `state`; raises `ValueError` when its roll has not got these faces."""
        keep = self.places or places_of(state.roll, self.keep)
        if keep[-1] >= len(state.roll) or self.keep != tuple([state.roll[at] for at in keep]):
            raise ValueError(f"{self.write()} keeps what {write_faces(state.roll)} has not got")
        return Bank(keep) if self.banks else Roll(keep)


def _first_like(state: State, keep: Positions) -> Positions:
    """Return the first places with dice that are, and show, the same as those at `keep`."""
    shown = list(zip(state.roll, state.dice, strict=True))
    wanted, first = Counter(shown[place] for place in keep), list[int]()
    for place, die in enumerate(shown):
        if wanted[die]:
            wanted[die] -= 1
            first.append(place)
    return tuple(first)


@dataclass(frozen=True, slots=True)
class Temptation:
    """A wrong answer that players by rules of thumb give.

    - `loss`: how much less often it wins than the best; `takers`: how many of the players give it.
    """

    answer: Answer
    loss: float
    takers: int


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a solved game of two, with its answer.

    - `id`: ten hexadecimal digits, which follow from the rules and the position: another position
      never gets the same, and the same position gets it again.
    - `ruleset`: its slug; `rules`: the `rules_hash` of what it was when the puzzle was found.
    - `position`: the notation of the state, dice on the table; see `state`.
    - `dice`: those of both seats where any are loaded, as `Setup` takes them.
    - `best`: the answer; `margin`: by how much it wins more often than the second best, 0 to 1.
    - `themes`: what it is about, at least one, the rarest first.
    - `temptations`: the wrong answers, those that most players give first; at least one.
    - `rating`: how hard it is thought to be before anybody has tried.
    """

    id: str
    ruleset: str
    rules: str
    position: str
    best: Answer
    margin: float
    themes: tuple[PuzzleTheme, ...]
    temptations: tuple[Temptation, ...]
    rating: int
    dice: tuple[tuple[Die, ...], ...] = ()

    def state(self, rules: RuleSet) -> State:
        """Return the position in a game of two by `rules`, which must be those of the puzzle.

        Raises `ParseError` when it is none.
        """
        try:
            setup = Setup(rules, dice=self.dice)
        except InvalidRules as error:
            raise ParseError("the dice of a game of two", self.position) from error
        state = parse_state(setup, self.position)
        if not state.roll or not _can_come_about(state):
            raise ParseError("a position with dice to choose from", self.position)
        return state


def _can_come_about(state: State) -> bool:
    """Tell whether two can be at this, with a roll that leaves a choice."""
    rules, scores = state.setup.rules, state.table.roll(state.roll)
    return (
        not (state.over or any(state.out) or state.final or state.offer)
        and state.points >= 0
        and (rules.target is None or max(state.totals) < rules.target)
        and 1 <= state.round <= (rules.turns or state.round)
        and max(state.farkles) < (rules.farkle_limit or state.round + 1)
        and len(state.aside) + len(state.roll) == rules.scoring.dice
        and Counter(state.dice) <= Counter(state.setup.dice[state.seat])
        and bool(scores.by_positions)
        and ruling(rules, state.roll, scores) is None
    )
