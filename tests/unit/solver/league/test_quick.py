"""What the league takes straight from figures is what players find, by rules of every kind."""

from math import inf
from random import Random

import pytest

from bot.advice.level import Level, Strength
from bot.content.folder import data_folder
from bot.engine import Bank, Roll, Setup, apply, dice_to_roll, start, write_rules
from bot.solver import Perfect, evaluate
from bot.solver.games import SolvedGames
from bot.solver.league.league import LeagueBoard, game_of
from bot.solver.league.players import FOR_POINTS, Field, Threshold, parse_player
from bot.solver.league.quick import Quick, drawn_by, is_plain
from bot.solver.opponents.policy import ForPoints, Policy, best_policy
from bot.solver.opponents.skilled import Skilled
from tests.support.engine.playing import throw
from tests.support.engine.shipped import shipped

MOVES = 12
SHIPPED = data_folder() / "policies"
NAMES = (Level.PERFECT, FOR_POINTS, "bank:300", "bank:500", "10")


@pytest.mark.parametrize("name", ["tavern", "facebook", "ten_turns", "zilch"])
def test_choices_and_figures_are_those_of_evaluate(name: str) -> None:
    rules = shipped(name)
    assert is_plain(rules)
    rng, state, compared = Random(rules.name), start(Setup(rules)), 0
    table = game_of(LeagueBoard(write_rules(rules)))
    assert table is not None
    # Somebody weak plays, so that positions come up in which no good player ever is.
    slow, weak = Perfect(table), Skilled(Strength(10), table, rng)
    perfect = Quick(slow, rules, table.ahead)
    while compared < MOVES:
        if state.roll:
            choices = evaluate(state, table)
            found = {option.move: min(option.worth, 1) for option in perfect.options(state)}
            assert found == pytest.approx(
                {choice.move: choice.win for choice in choices}, abs=1e-12
            )
            assert perfect.choose(state) == slow.choose(state)
            compared += 1
        move = weak.choose(state)
        state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
        state = start(Setup(rules)) if state.over else state


@pytest.mark.parametrize(
    ("name", "seats", "teams"), [("tavern", 3, None), ("tavern", 4, 2), ("zilch", 4, None)]
)
def test_at_larger_tables_players_make_the_same_moves(
    name: str, seats: int, teams: int | None
) -> None:
    rules = shipped(name)
    rng, setup, compared = Random(rules.name), Setup(rules, seats, teams), 0
    game, state = game_of(LeagueBoard(write_rules(rules), seats, teams)), start(setup)
    assert game is not None
    with Field(dict.fromkeys(NAMES), rules, game, "seed") as field:
        while compared < MOVES:
            if state.roll:
                assert list(game.parts([state])) == [[0]]
                for entrant in NAMES[:-1]:
                    policy = field.policies[entrant]
                    assert isinstance(policy, Quick)
                    assert policy.choose(state) == _slow(entrant, setup).choose(state), entrant
                compared += 1
            move = field.policies["10"].choose(state)
            state, _ = apply(state, move, throw(dice_to_roll(state, move), rng))
            state = start(setup) if state.over else state


def _slow(name: str, setup: Setup) -> Policy:
    player = parse_player(name)
    if player is Level.PERFECT:
        return best_policy(SolvedGames(SHIPPED, SHIPPED).of(setup))
    assert isinstance(player, ForPoints | Threshold)
    return player


def test_a_bank_that_wins_is_never_missed() -> None:
    rules = shipped("tavern")
    table = game_of(LeagueBoard(write_rules(rules)))
    assert table is not None
    weak = Skilled(Strength(1), table)
    state, _ = apply(start(Setup(rules)), Roll(), (1, 1, 1, 1, 1, 1))
    for policy in (Quick(weak, rules, table.ahead, drawn_by(weak, rules)), weak):
        assert all(policy.choose(state) == Bank((0, 1, 2, 3, 4, 5)) for _ in range(20))


def test_nothing_is_worth_as_much_as_winning() -> None:
    rules = shipped("tavern")
    state, _ = apply(start(Setup(rules)), Roll(), (1, 1, 1, 1, 1, 1))
    with Field({FOR_POINTS: None}, rules, None, "") as field:
        quick = field.policies[FOR_POINTS]
        assert isinstance(quick, Quick)
        assert max(quick.options(state)).worth == inf
        assert quick.choose(state) == ForPoints().choose(state) == Bank((0, 1, 2, 3, 4, 5))
