"""How often styles win against perfect play, compared with solved tables and with games played."""

from math import sqrt

import numpy as np
import pytest

from benchmarks.strategy.lore import lore
from bot.engine import Setup, parse_rules
from bot.solver import ForPoints, Perfect, solve
from bot.solver.model.games import game
from bot.solver.strategy.habit import Habit, Style, bank_at
from bot.solver.strategy.versus import against_perfect
from bot.solver.tables.table import table_of
from tests.support.solver.contests import play

GAMES = 400

KINDS = {
    "race": "race(target=1000)",
    "punished": "punished(target=500,farkle_limit=2,farkle_penalty=50,minimum=150)",
    "scoreless": "scoreless(target=600,scoreless_bonus=500,four_and_two=yes,three_pairs=1500)",
    "rounds": "rounds(turns=1)",
}


@pytest.mark.parametrize("line", KINDS.values(), ids=KINDS)
def test_perfect_play_against_itself_is_worth_what_the_table_says(line: str) -> None:
    table = solve(parse_rules(line))
    (wins,) = against_perfect(table, [None])
    assert wins.first == pytest.approx(table.first_player_wins, abs=1e-8)
    assert wins.both == pytest.approx(0.5, abs=1e-8)


@pytest.mark.parametrize("line", KINDS.values(), ids=KINDS)
def test_no_rule_of_thumb_beats_perfect_play(line: str) -> None:
    rules = parse_rules(line)
    found = against_perfect(solve(rules), list(lore(rules).values()))
    assert all(0 < wins.both < 0.5 + 1e-9 for wins in found)


def test_two_habits_that_are_alike_are_one() -> None:
    table = solve(parse_rules(KINDS["race"]))
    alike = Style((Habit(), Habit()), lambda own, opponent: np.where(own > opponent, 1, 0))
    one, both = against_perfect(table, [Style((Habit(),)), alike])
    assert one == both


def test_the_score_decides_which_habit_holds() -> None:
    table = solve(parse_rules(KINDS["race"]))
    habits = Habit(), bank_at(50)
    behind = Style(habits, lambda own, opponent: np.where(opponent > own, 1, 0))
    never = Style(habits, lambda own, opponent: np.where(opponent > own + 5000, 1, 0))
    styles = [Style(habits), behind, never, Style(habits[1:])]
    points, timid, same, always = against_perfect(table, styles)
    assert same == points
    assert always.both < timid.both < points.both


@pytest.mark.parametrize("hero", [0, 1])
def test_games_come_out_as_they_are_worked_out(hero: int) -> None:
    rules = parse_rules("short(target=600)")
    table = solve(rules)
    (wins,) = against_perfect(table, [Style((Habit(),))])
    expected = (wins.first, wins.second)[hero]
    policies = [Perfect(table), Perfect(table)]
    seats = [ForPoints() if side == hero else policies[side] for side in range(2)]
    won = play(Setup(rules, 2), seats, hero, GAMES, f"versus {hero}") / GAMES
    assert abs(won - expected) < 4 * sqrt(expected * (1 - expected) / GAMES)


@pytest.mark.parametrize(
    "line",
    [
        "exact(target=500,overshoot=exact)",
        "final(target=500,final_round=yes)",
        "rounds(turns=1,farkle_limit=2,farkle_penalty=100)",
    ],
)
def test_what_is_not_evaluated_is_refused(line: str) -> None:
    rules = parse_rules(line)
    unsolved = table_of(rules, np.zeros(game(rules).shape))
    with pytest.raises(ValueError, match="not evaluated here"):
        against_perfect(unsolved, [None])
