"""Rounds of tournaments between policies: the same dice for all, dice of their own, or each other.

A round has a number for each player of the field, in its order: points, or what a game was worth.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Protocol

from bot.engine import FAIR, Faces, RuleSet, Setup, State, apply, dice_to_roll, start
from bot.match.model.variants import Deal
from bot.match.service.dice_cup import SEED_BYTES, seeded_roll
from bot.solver import Policy

Round = tuple[float, ...]


class Dice(Protocol):
    """Where the dice of a game come from."""

    def roll(self, turn: int, number: int, count: int) -> Faces:
        """Return so many dice for roll `number` of a turn, both from 1."""


class OfDeal:
    """The dice of a deal as the bot deals them: whoever plays it, and whatever they keep."""

    def __init__(self, deal: Deal, seed: bytes) -> None:
        """Deal from `seed`."""
        # The first of all dice are what fewer dice would show.
        self._whole = cache(
            lambda turn, number: seeded_roll(seed, f"{deal}:{turn}:{number}", [FAIR] * 6)
        )

    def roll(self, turn: int, number: int, count: int) -> Faces:
        """Return the first of the dice that everybody gets."""
        return self._whole(turn, number)[:count]


class Fresh:
    """Dice that are rolled anew each time."""

    def __init__(self, random: Random) -> None:
        """Roll by `random`."""
        self._random = random

    def roll(self, turn: int, number: int, count: int) -> Faces:
        """Return any dice."""
        del turn, number
        return tuple(self._random.choices(range(1, 7), k=count))


def deal_rounds(
    rules: RuleSet, field: Sequence[Policy], rounds: int, random: Random
) -> Iterator[Round]:
    """Yield what everybody scores in a deal of its own for each round."""
    setup = Setup(rules, seats=1)
    for number in range(1, rounds + 1):
        dice = OfDeal(Deal(1, number), random.randbytes(SEED_BYTES))
        yield tuple([float(played(setup, [policy], dice).totals[0]) for policy in field])


def with_dice_of_their_own(rounds: Sequence[Round], random: Random) -> list[Round]:
    """Return rounds in which nobody shares dice: each player's scores in another order.

    What somebody scores alone depends on their own dice only, so that these are their scores of
    independent games.
    """
    columns = [random.sample(column, len(column)) for column in zip(*rounds, strict=True)]
    return list(zip(*columns, strict=True))


def meeting_rounds(
    rules: RuleSet, field: Sequence[Policy], rounds: int, cycle: int, random: Random
) -> Iterator[Round]:
    """Yield rounds of games of two: 1 for who wins, a half each for a tie.

    All meet all in turn (the circle method), and after `cycle` rounds in a new order. The field is
    even.
    """
    setup, dice = Setup(rules, seats=2), Fresh(random)
    order = list(range(len(field)))
    for number in range(rounds):
        if number % cycle == 0:
            random.shuffle(order)
        won = [0.0] * len(field)
        for pair in pairings(order, number % cycle):
            seats = random.sample(pair, 2)
            ended = played(setup, [field[seat] for seat in seats], dice)
            for side in ended.winners:
                won[seats[side]] = 1 / len(ended.winners)
        yield tuple(won)


def pairings(order: Sequence[int], number: int) -> list[tuple[int, int]]:
    """Return who meets whom in a round, counted from 0: the first stays, the others go round."""
    first, *others = order
    turned = number % len(others)
    circle = [first, *others[turned:], *others[:turned]]
    half = len(circle) // 2
    return list(zip(circle[:half], reversed(circle[half:]), strict=True))


def played(setup: Setup, policies: Sequence[Policy], dice: Dice) -> State:
    """Return the end of a game, with a policy for each seat."""
    state, number = start(setup), 0
    while not state.over:
        move = policies[state.seat].choose(state)
        count, turn, seat = len(dice_to_roll(state, move)), state.round, state.seat
        number += bool(count)
        state, _ = apply(state, move, dice.roll(turn, number, count) if count else ())
        if (state.round, state.seat) != (turn, seat):
            number = 0
    return state
