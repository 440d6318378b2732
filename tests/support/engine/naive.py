"""A second scorer, written from the rules' text alone, slow and plain on purpose.

It tries every way of splitting dice into groups, and shares no code with the engine: not the list
of combinations, not even the type that says what a ruleset pays.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, combinations_with_replacement

Group = tuple[int, ...]


@dataclass(frozen=True)
class Pay:
    """What a ruleset pays, in the words of its options; combinations that are left out pay 0."""

    dice: int = 6
    single_five: int = 50
    three_ones: int = 1000
    four: str = "none"
    five: str = "none"
    six: str = "none"
    straight: int = 0
    low_straight: int = 0
    high_straight: int = 0
    three_pairs: int = 0
    four_and_two: bool = False
    two_triplets: int = 0


SHIPPED = {
    "tavern": Pay(
        four="x2",
        five="x4",
        six="x8",
        straight=1500,
        low_straight=500,
        high_straight=750,
        three_pairs=1500,
    ),
    "classic": Pay(
        four="x2", five="x4", six="x8", straight=1500, low_straight=500, high_straight=750
    ),
    "kingdom": Pay(
        four="x2", five="x4", six="x8", straight=1500, low_straight=500, high_straight=750
    ),
    "duel": Pay(
        four="x2",
        five="x4",
        six="x8",
        straight=2500,
        low_straight=1000,
        high_straight=1000,
        three_pairs=1500,
    ),
    "ten_turns": Pay(four="add", five="add", six="add"),
    "party": Pay(straight=3000, three_pairs=1500),
    "facebook": Pay(four="add", five="add", six="add", straight=1500, three_pairs=750),
    "zilch": Pay(
        four="x2", five="x4", six="x8", straight=1500, three_pairs=1500, four_and_two=True
    ),
}
"""The table of the eight rulesets, as it is written down for people."""


def group_points(group: Group, pay: Pay) -> int:
    """Return what the dice of `group` (ascending) pay as one combination, 0 when they are none."""
    size, faces = len(group), set(group)
    if size == 1:
        return {1: 100, 5: pay.single_five}.get(group[0], 0)
    if len(faces) == 1:
        return _equal_dice(group[0], size, pay)
    if len(faces) == size:
        straights = {"12345": pay.low_straight, "23456": pay.high_straight, "123456": pay.straight}
        return straights.get("".join(map(str, group)), 0)
    if size == 6:
        return _six_dice(sorted(group.count(face) for face in faces), pay)
    return 0


def _equal_dice(face: int, size: int, pay: Pay) -> int:
    triple = pay.three_ones if face == 1 else {2: 200, 3: 300, 4: 400, 5: 500, 6: 600}[face]
    if size == 2:
        return 0
    if size == 3:
        return triple
    rule = {4: pay.four, 5: pay.five, 6: pay.six}[size]
    return {
        "none": 0,
        "win": 0,
        "add": triple + (size - 3) * triple,
        "x2": 2 * triple,
        "x3": 3 * triple,
        "x4": 4 * triple,
        "x6": 6 * triple,
        "x8": 8 * triple,
        "1000": 1000,
        "2000": 2000,
        "3000": 3000,
    }[rule]


def _six_dice(counts: list[int], pay: Pay) -> int:
    if counts == [2, 2, 2]:
        return pay.three_pairs
    if counts == [2, 4] and pay.four_and_two:
        return pay.three_pairs
    if counts == [3, 3]:
        return pay.two_triplets
    return 0


def partitions(dice: Group) -> Iterator[list[Group]]:
    """Yield every way of splitting `dice` into groups."""
    if not dice:
        yield []
        return
    first, others = dice[0], range(1, len(dice))
    for more in range(len(dice)):
        for chosen in combinations(others, more):
            group = (first, *(dice[i] for i in chosen))
            left = tuple(dice[i] for i in others if i not in chosen)
            for rest in partitions(left):
                yield [group, *rest]


@cache
def _distinct_partitions(dice: Group) -> frozenset[tuple[Group, ...]]:
    return frozenset(tuple(sorted(groups)) for groups in partitions(dice))


@cache
def _paid_groups(pay: Pay) -> dict[Group, int]:
    """Return what each group of one to six dice pays."""
    sizes = range(1, 7)
    groups = (group for n in sizes for group in combinations_with_replacement(range(1, 7), n))
    return {group: group_points(group, pay) for group in groups}


@cache
def points(dice: Group, pay: Pay) -> int:
    """Return the most that `dice` (ascending) pay with every one of them scoring, else 0."""
    pays = _paid_groups(pay)
    best = 0
    for groups in _distinct_partitions(dice):
        paid = [pays[group] for group in groups]
        if all(paid):
            best = max(best, sum(paid))
    return best


Die = tuple[int, bool]
"""A number, and whether a joker stands for it."""


@cache
def _best_split(dice: tuple[Die, ...], pay: Pay) -> int | None:
    """Return the most that `dice` pay in groups, no joker on its own, None when they cannot."""
    if not dice:
        return 0
    (face, joker), others = dice[0], range(1, len(dice))
    found: list[int] = []
    for more in range(len(dice)):
        for chosen in combinations(others, more):
            group = tuple(sorted((face, *(dice[i][0] for i in chosen))))
            paid = 0 if joker and not chosen else group_points(group, pay)
            rest = _best_split(tuple(dice[i] for i in others if i not in chosen), pay)
            if paid and rest is not None:
                found.append(paid + rest)
    return max(found, default=None)


def points_with_jokers(numbers: Group, jokers: int, pay: Pay) -> int:
    """Return the most that `numbers` and so many `jokers` pay, whatever the jokers stand for."""
    plain = [(number, False) for number in numbers]
    splits = (
        _best_split(tuple(sorted([*plain, *((face, True) for face in faces)])), pay)
        for faces in combinations_with_replacement(range(1, 7), jokers)
    )
    return max(split or 0 for split in splits)
