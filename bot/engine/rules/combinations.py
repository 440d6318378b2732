"""Which faces score together, and where jokers may stand among them."""

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import Protocol

from bot.engine.rules.dice import JOKER, Faces
from bot.engine.rules.ruleset import Scoring


class CombinationName(StrEnum):
    """The combinations that score, by name."""

    SINGLE = "single"
    THREE = "three-of-a-kind"
    FOUR = "four-of-a-kind"
    FIVE = "five-of-a-kind"
    SIX = "six-of-a-kind"
    SEVEN = "seven-of-a-kind"
    LOW_STRAIGHT = "low-straight"
    HIGH_STRAIGHT = "high-straight"
    STRAIGHT = "straight"
    THREE_PAIRS = "three-pairs"
    TWO_TRIPLETS = "two-triplets"
    FORMATION = "formation"


@dataclass(frozen=True, slots=True)
class Combination:
    """Faces (ascending) that score `points` together.

    Jokers stand for those of them that are in `jokers` (ascending).
    """

    name: CombinationName
    faces: Faces
    points: int
    jokers: Faces = ()

    @property
    def shown(self) -> Faces:
        """Return what the dice of the combination show, in ascending order."""
        numbers = Counter(self.faces) - Counter(self.jokers)
        return (*sorted(numbers.elements()), *(JOKER,) * len(self.jokers))


_KINDS = {
    3: CombinationName.THREE,
    4: CombinationName.FOUR,
    5: CombinationName.FIVE,
    6: CombinationName.SIX,
    7: CombinationName.SEVEN,
}


class ScoringBadge(Hashable, Protocol):
    """A badge, as far as it changes what dice score."""

    @property
    def extra_dice(self) -> int:
        """Return how many dice more may be thrown at once."""

    def paid(self, plain: Iterator[Combination]) -> Iterator[Combination]:
        """Return what scores with this badge, where without it these `plain` combinations do."""


def most_dice(scoring: Scoring, badge: ScoringBadge | None) -> int:
    """Return how many dice may be thrown at once by whoever has `badge`."""
    return scoring.dice + (badge.extra_dice if badge is not None else 0)


def scoring_combinations(
    scoring: Scoring, badge: ScoringBadge | None = None
) -> Iterator[Combination]:
    """Return every combination that `scoring` pays for, of no more faces than dice are thrown.

    A `badge` may have one of its own, make one worth more, or bring another die.
    """
    most = most_dice(scoring, badge)
    plain = (
        combination
        for combination in _every_combination(scoring)
        if combination.points and len(combination.faces) <= most
    )
    return plain if badge is None else badge.paid(plain)


def _every_combination(scoring: Scoring) -> Iterator[Combination]:
    yield Combination(CombinationName.SINGLE, (1,), 100)
    yield Combination(CombinationName.SINGLE, (5,), scoring.single_five)
    for face in range(1, 7):
        triple = scoring.three_ones if face == 1 else 100 * face
        for count, rule in ((3, "x1"), (4, scoring.four), (5, scoring.five), (6, scoring.six)):
            yield Combination(_KINDS[count], (face,) * count, _of_a_kind(rule, count, triple))
        yield Combination(_KINDS[7], (face,) * 7, _seven_of_a_kind(scoring.six, triple))
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


def _seven_of_a_kind(six: str, triple: int) -> int:
    """Return the points of seven equal dice: twice those of six, or `add` goes on adding."""
    return _of_a_kind(six, 7, triple) if six == "add" else 2 * _of_a_kind(six, 6, triple)


def with_jokers(combination: Combination) -> Iterator[Combination]:
    """Yield `combination` with a joker or more in place of its faces, in every way there is.

    A joker never scores on its own, so there is none in place of a single die. Nothing says that
    some die of a combination must show its number: three jokers are three of a kind.
    """
    faces = combination.faces
    if len(faces) == 1:
        return
    for count in range(1, len(faces) + 1):
        for jokers in dict.fromkeys(combinations(faces, count)):
            yield replace(combination, jokers=jokers)
