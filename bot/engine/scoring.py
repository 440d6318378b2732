"""What each selection of each roll is worth: tables computed once per scoring and shared."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from bot.engine.dice import Faces
from bot.engine.moves import Bank, Positions, Roll
from bot.engine.rules import Scoring


class CombinationName(StrEnum):
    """The combinations that score, by name."""

    SINGLE = "single"
    THREE = "three-of-a-kind"
    FOUR = "four-of-a-kind"
    FIVE = "five-of-a-kind"
    SIX = "six-of-a-kind"
    LOW_STRAIGHT = "low-straight"
    HIGH_STRAIGHT = "high-straight"
    STRAIGHT = "straight"
    THREE_PAIRS = "three-pairs"
    TWO_TRIPLETS = "two-triplets"


@dataclass(frozen=True, slots=True)
class Combination:
    """Faces (ascending) that score `points` together."""

    name: CombinationName
    faces: Faces
    points: int


@dataclass(frozen=True, slots=True)
class Score:
    """The best reading of a selection: its points, and the combinations that make them."""

    points: int
    combinations: tuple[Combination, ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """Dice of a roll that may be set aside: where they lie, their faces, and what they score."""

    positions: Positions
    faces: Faces
    score: Score


@dataclass(frozen=True, slots=True)
class RollScores:
    """Everything that can be set aside of one roll.

    `by_positions` has every legal choice of particular dice; `selections` has each distinct choice
    of faces once, best first, the one with fewer dice first among equals. `rolls` and `banks` are
    the moves that keep each of `by_positions`, in its order. `wins` tells that the roll ends the
    game at once.
    """

    by_positions: dict[Positions, Score]
    selections: tuple[Selection, ...]
    rolls: tuple[Roll, ...]
    banks: tuple[Bank, ...]
    wins: bool

    @property
    def best(self) -> Selection | None:
        """Return the selection worth most, or None when nothing scores."""
        return self.selections[0] if self.selections else None

    def banks_worth(self, least: int) -> Sequence[Bank]:
        """Return those of `banks` that keep `least` points or more."""
        if least <= 0:
            return self.banks
        scored = zip(self.banks, self.by_positions.values(), strict=True)
        return [bank for bank, score in scored if score.points >= least]


_KINDS = {
    3: CombinationName.THREE,
    4: CombinationName.FOUR,
    5: CombinationName.FIVE,
    6: CombinationName.SIX,
}


def scoring_combinations(scoring: Scoring) -> Iterator[Combination]:
    """Yield every combination of at most `scoring.dice` faces that `scoring` pays for."""
    for combination in _every_combination(scoring):
        if combination.points and len(combination.faces) <= scoring.dice:
            yield combination


def _every_combination(scoring: Scoring) -> Iterator[Combination]:
    yield Combination(CombinationName.SINGLE, (1,), 100)
    yield Combination(CombinationName.SINGLE, (5,), scoring.single_five)
    for face in range(1, 7):
        triple = scoring.three_ones if face == 1 else 100 * face
        for count, rule in ((3, "x1"), (4, scoring.four), (5, scoring.five), (6, scoring.six)):
            yield Combination(_KINDS[count], (face,) * count, _of_a_kind(rule, count, triple))
    yield Combination(CombinationName.LOW_STRAIGHT, (1, 2, 3, 4, 5), scoring.low_straight)
    yield Combination(CombinationName.HIGH_STRAIGHT, (2, 3, 4, 5, 6), scoring.high_straight)
    yield Combination(CombinationName.STRAIGHT, (1, 2, 3, 4, 5, 6), scoring.straight)
    for a, b, c in combinations(range(1, 7), 3):
        yield Combination(CombinationName.THREE_PAIRS, (a, a, b, b, c, c), scoring.three_pairs)
    for a, b in combinations(range(1, 7), 2):
        yield Combination(CombinationName.TWO_TRIPLETS, (a,) * 3 + (b,) * 3, scoring.two_triplets)
        if scoring.four_and_two:
            for faces in ((a,) * 4 + (b,) * 2, (a,) * 2 + (b,) * 4):
                yield Combination(CombinationName.THREE_PAIRS, faces, scoring.three_pairs)


def _of_a_kind(rule: str, count: int, triple: int) -> int:
    if rule in {"none", "win"}:
        return 0
    if rule == "add":
        return triple * (count - 2)
    if rule.startswith("x"):
        return triple * int(rule[1:])
    return int(rule)


class ScoreTable:
    """The scores of every selection of every roll under one scoring.

    Obtain one through `score_table`, which shares them. What a roll offers is worked out when the
    roll is first asked for and kept: there are at most 923 (ascending rolls of one to six dice).
    """

    def __init__(self, scoring: Scoring) -> None:
        """Work out the best reading of every set of faces in which each die scores."""
        self.scoring = scoring
        self._best: dict[Faces, Score] = {}
        self._rolls: dict[Faces, RollScores] = {}
        paying = tuple(scoring_combinations(scoring))
        for count in range(1, scoring.dice + 1):
            for faces in combinations_with_replacement(range(1, 7), count):
                readings = list(self._readings(faces, paying))
                if readings:
                    self._best[faces] = max(readings, key=_preference)

    def score(self, faces: Faces) -> Score | None:
        """Return the best reading of `faces` (ascending), None unless every die scores."""
        return self._best.get(faces)

    def roll(self, faces: Faces) -> RollScores:
        """Return what may be set aside of a roll of `faces` (ascending)."""
        known = self._rolls.get(faces)
        if known is None:
            known = self._rolls[faces] = self._work_out(faces)
        return known

    def _readings(self, faces: Faces, paying: tuple[Combination, ...]) -> Iterator[Score]:
        """Yield the readings of `faces`: a combination with the lowest die, then the best rest."""
        for combination in paying:
            rest = _without(faces, combination.faces)
            if combination.faces[0] != faces[0] or rest is None:
                continue
            if not rest:
                yield Score(combination.points, (combination,))
            elif rest in self._best:
                best = self._best[rest]
                yield Score(combination.points + best.points, (combination, *best.combinations))

    def _work_out(self, faces: Faces) -> RollScores:
        by_positions: dict[Positions, Score] = {}
        distinct: dict[Faces, Selection] = {}
        for count in range(1, len(faces) + 1):
            for positions in combinations(range(len(faces)), count):
                selected = tuple(faces[p] for p in positions)
                score = self._best.get(selected)
                if score is not None:
                    by_positions[positions] = score
                    distinct.setdefault(selected, Selection(positions, selected, score))
        best_first = sorted(
            distinct.values(), key=lambda s: (-s.score.points, len(s.faces), s.faces)
        )
        wins = self.scoring.six == "win" and len(faces) == 6 and faces[0] == faces[5]
        rolls, banks = tuple(map(Roll, by_positions)), tuple(map(Bank, by_positions))
        return RollScores(by_positions, tuple(best_first), rolls, banks, wins)


def _preference(score: Score) -> tuple[int, int]:
    return score.points, -len(score.combinations)


def _without(faces: Faces, part: Faces) -> Faces | None:
    """Return `faces` less those of `part`, None when they are not all there."""
    rest = list(faces)
    for face in part:
        if face not in rest:
            return None
        rest.remove(face)
    return tuple(rest)


@lru_cache(maxsize=256)
def score_table(scoring: Scoring) -> ScoreTable:
    """Return the shared table of `scoring`."""
    return ScoreTable(scoring)
