"""Solved games satisfy their own equation when every roll and move goes through the engine.

The value of a turn, found by trying every legal move and every roll with `apply`, is the value that
the table has: so the table knows the rules as the engine does, and no other choice at any point of
the turn would win more often.
"""

from dataclasses import replace

import pytest

from bot.engine import Bank, Roll, Setup, State, apply, check, dice_to_roll, start
from bot.solver import GameTable, TurnStart
from tests.support.engine.chances import roll_chances
from tests.support.solver.solved import rules, solved

PLAIN = [
    "plain(target=500)",
    "plain(target=600,minimum=300)",
    "plain(target=600,opening=400)",
    "plain(target=500,overshoot=exact)",
    "plain(dice=5,target=500,final_round=yes)",
    "plain(dice=5,target=500,final_round=yes,opening=350)",
    "plain(target=600,hot_dice_bonus=500)",
    "plain(target=600,hot_dice_must_roll=yes)",
    "plain(target=600,hot_dice_single_roll=yes)",
    "plain(target=600,hot_dice_single_roll=yes,hot_dice_must_roll=yes,hot_dice_bonus=500)",
    "plain(dice=5,target=500,final_round=yes,hot_dice_single_roll=yes)",
    "plain(target=600,scoreless_bonus=500,minimum=300)",
    "plain(target=500,toxic_twos=yes)",
    "plain(six=win,target=500)",
    "plain(dice=5,single_five=0,target=500)",
    "plain(target=777)",
]
PUNISHED = [
    "plain(target=500,minimum=300,farkle_limit=3,farkle_penalty=150)",
    "plain(target=500,farkle_limit=2,farkle_penalty=100)",
]
LIMITED = [
    "plain(dice=5,turns=1)",
    "plain(dice=5,turns=1,hot_dice_must_roll=yes)",
    "plain(dice=5,turns=2,hot_dice_single_roll=yes)",
    "plain(dice=5,turns=2,farkle_limit=2,farkle_penalty=500)",
]
TARGET = 500
ENOUGH = 1500
"""With so many points at risk everyone banks who may: throwing can win less than it risks."""

HIT = (1, 3, 3, 4, 4, 6)
MISS = (2, 3, 3, 4, 4, 6)


@pytest.mark.parametrize("line", PLAIN)
def test_a_race(line: str) -> None:
    _check(replace(_start(line), totals=(350, 250), opened=(True, True)), solved(line))


@pytest.mark.parametrize("line", [line for line in PLAIN if "opening" in line])
def test_a_race_not_opened_yet(line: str) -> None:
    _check(replace(_start(line), totals=(0, 400), opened=(False, True)), solved(line))


@pytest.mark.parametrize(
    ("totals", "farkles"), [((350, 250), (0, 0)), ((-150, 400), (1, 1)), ((350, -100), (1, 0))]
)
@pytest.mark.parametrize("line", PUNISHED)
def test_a_race_with_penalties(
    line: str, totals: tuple[int, int], farkles: tuple[int, int]
) -> None:
    _check(replace(_start(line), totals=totals, farkles=farkles), solved(line))


@pytest.mark.parametrize("line", LIMITED)
def test_a_limit_of_turns(line: str) -> None:
    state = replace(_start(line), totals=(400, 350), round=rules(line).turns or 0)
    _check(state, solved(line))
    _check(replace(state, seat=1, totals=(400, 650), farkles=(0, 1)), solved(line))


def test_the_last_turn_of_a_final_round() -> None:
    line = "plain(dice=5,target=500,final_round=yes)"
    _check(replace(_start(line), totals=(300, 700), final=(0,)), solved(line))


def _start(line: str) -> State:
    return start(Setup(rules(line), seats=2))


def _check(state: State, table: GameTable) -> None:
    expected = _by_trying_everything(state, table)
    assert table.win_probability(TurnStart.of(state)) == pytest.approx(expected, abs=1e-8)
    assert table.prospects(TurnStart.of(state)).start == pytest.approx(expected, abs=1e-8)


def _by_trying_everything(begun: State, table: GameTable) -> float:
    """Return the value of the turn to the side that has `begun` it."""
    return _Turn(begun.seat, table).throwing(begun)


class _Turn:
    """One turn, played in every way; what was found once is kept."""

    def __init__(self, seat: int, table: GameTable) -> None:
        self._seat = seat
        self._table = table
        self._known: dict[tuple[object, ...], float] = {}

    def throwing(self, state: State) -> float:
        """Return the value of throwing the dice of `state`, on whose table no roll lies."""
        if state.setup.rules.overshoot == "exact" and state.total + state.points > TARGET:
            # Nothing can be banked any more: sooner or later the turn farkles.
            return self._worth(apply(state, Roll(), MISS[: len(state.dice)])[0])
        key = state.points, len(state.dice), state.hot > 0
        if key not in self._known:
            self._known[key] = sum(
                float(chance) * self._worth(apply(state, Roll(), faces)[0])
                for faces, chance in roll_chances(state.dice).items()
            )
        return self._known[key]

    def _worth(self, state: State) -> float:
        if state.over:
            return 1 / len(state.winners) if self._seat in state.winners else 0.0
        if state.seat != self._seat:
            return 1 - self._table.win_probability(TurnStart.of(state))
        banks = [self._moving(state, bank) for bank in _legal(state, Bank)]
        if banks and (max(banks) == 1 or state.points >= ENOUGH):
            return max(banks)
        return max([*banks, *(self._moving(state, roll) for roll in _legal(state, Roll))])

    def _moving(self, state: State, move: Bank | Roll) -> float:
        kept = tuple(state.roll[place] for place in move.keep)
        key = type(move), kept, state.points, len(state.dice), state.hot > 0
        if key not in self._known:
            self._known[key] = self._moved(state, move)
        return self._known[key]

    def _moved(self, state: State, move: Bank | Roll) -> float:
        if isinstance(move, Bank):
            return self._worth(apply(state, move)[0])
        if not state.roll:
            return self.throwing(state)
        # What the dice show does not matter here, as long as the turn goes on.
        shown = HIT[: len(dice_to_roll(state, move))]
        return self.throwing(replace(apply(state, move, shown)[0], roll=(), aside=()))


def _legal(state: State, kind: type[Bank | Roll]) -> list[Bank | Roll]:
    """Return the legal moves of a `kind`, one for each choice of faces."""
    places = [selection.positions for selection in state.table.roll(state.roll).selections]
    moves = [kind(keep) for keep in places or [()]]
    return [move for move in moves if check(state, move) is None]
