"""Games of two with loaded dice, played to win: against plain solvers, and played out."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from bot.content.dice import shipped_dice
from bot.engine import FAIR, Setup, start
from bot.solver import (
    DicePair,
    DiceTable,
    GameTable,
    TurnStart,
    dice_of,
    dice_set,
    evaluate,
    load_table,
    play_out,
    save_table,
    solve,
    solve_dice,
)
from bot.solver.model.arrays import Floats
from bot.solver.model.turn_model import TurnModel, model_of
from bot.solver.tables.store import TableRefused
from tests.support.solver.solved import rules

TARGET = 600
RULES = rules(f"plain(target={TARGET})")
LUCKY, DEVIL = (shipped_dice()[slug].die for slug in ("lucky", "devils-head"))
MIXED = (LUCKY, LUCKY, LUCKY, DEVIL, FAIR, FAIR)
ORDINARY = (FAIR,) * 6


@cache
def table(own: bool = True) -> DiceTable:
    pair = dice_set(MIXED), dice_set(ORDINARY)
    return solve_dice(RULES, pair if own else pair[::-1])


def test_two_ordinary_sets_are_the_plain_game() -> None:
    fair = dice_set(ORDINARY)
    found = solve_dice(RULES, (fair, fair))
    plain = solve(RULES).wins[0, 0]
    assert found.wins[:, 0, 0] == pytest.approx(np.stack([plain, plain]), abs=1e-9)


def test_it_does_not_matter_which_side_is_named_first() -> None:
    assert table(own=True).wins == pytest.approx(table(own=False).wins[::-1], abs=1e-9)
    assert table().first_player_wins > 0.6


def test_every_value_is_that_of_the_best_turn_from_there() -> None:
    few = rules("few(target=500,dice=5)")
    pair = dice_set((LUCKY, LUCKY, FAIR, FAIR, FAIR)), dice_set((FAIR,) * 5)
    models, wins = [model_of(few, die) for die in pair], solve_dice(few, pair).wins[:, 0, 0]
    for side, own, opponent in np.ndindex(wins.shape):
        best = _turn(models[side], wins[1 - side], own, opponent)
        assert wins[side, own, opponent] == pytest.approx(best, abs=1e-9)


def _turn(model: TurnModel, theirs: Floats, own: int, other: int) -> float:
    """Return what a turn is worth if the other side then wins as often as `theirs` says."""
    left, farkle = len(theirs) - own, 1 - theirs[other, own]
    best = np.ones((len(model.throws), left + model.reach))
    for level in range(left - 1, -1, -1):
        for place, throw in enumerate(model.throws):
            rolling = float(throw.farkle) * farkle + sum(
                float(outcome.chance)
                * max(best[keep.throw, level + keep.points] for keep in outcome.keeps)
                for outcome in throw.outcomes
            )
            banking = 1 - theirs[other, own + level] if level else 0.0
            best[place, level] = max(rolling, banking)
    return float(best[model.start, 0])


def test_games_that_are_played_out_are_won_as_often() -> None:
    """Ten pairs of sets, a million games each: `python -m benchmarks.solving.dice_games`."""
    played = play_out(table(), 20_000, np.random.default_rng(3))
    off = played.first_player_won - table().first_player_wins
    assert abs(off) < 3 * played.standard_error


@pytest.mark.parametrize("seat", [0, 1])
def test_advice_is_for_the_dice_of_whoever_is_on_turn(seat: int) -> None:
    setup = Setup(RULES, dice=(MIXED, ORDINARY))
    state = replace(start(setup), seat=seat, totals=(300, 250))
    only = evaluate(state, table())[0]
    own, other = state.totals[seat], state.totals[1 - seat]
    where = TurnStart(own, other, side=seat)
    assert TurnStart.of(state) == where
    assert only.win == pytest.approx(table().win_probability(where), abs=1e-9)
    assert only.win == pytest.approx(table().wins[seat, 0, 0, own // 50, other // 50], abs=1e-9)


def test_which_games_are_solved_for_their_dice() -> None:
    setup = Setup(RULES, dice=(MIXED, ORDINARY))
    assert dice_of(setup) == table().dice
    assert dice_of(Setup(RULES)) is None, "by its rules alone"
    for line in (
        "plain(target=9000)",
        "plain(turns=10)",
        "plain(target=4000,overshoot=exact)",
        "plain(target=4000,final_round=yes)",
        "plain(target=4000,farkle_limit=3,farkle_penalty=500)",
    ):
        assert dice_of(replace(setup, rules=rules(line))) is None
    assert dice_of(Setup(RULES, seats=3, dice=(MIXED, ORDINARY, ORDINARY))) is None


def test_it_is_stored_under_its_dice(tmp_path: Path) -> None:
    save_table(table(), tmp_path, "game")
    found: GameTable = load_table(RULES, tmp_path, "game", table().dice)
    assert found.wins == pytest.approx(table().wins, abs=1e-8)
    turned: DicePair = (table().dice[1], table().dice[0])
    for dice in (None, turned):
        with pytest.raises(TableRefused, match="other-rules"):
            load_table(RULES, tmp_path, "game", dice)
