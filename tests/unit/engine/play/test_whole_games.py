"""Games to the end: every ruleset that people can bear can be finished by playing."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.engine import RuleSet, Setup, State, parse_game, write_game
from tests.support.engine.playing import merciful, play_sensibly
from tests.support.engine.shipped import NAMES, PRESETS, preset, shipped
from tests.support.engine.strategies import rulesets

pytestmark = pytest.mark.no_cover  # so much is tried that watching each line doubles the time


def leaders(state: State) -> tuple[int, ...]:
    """Return the sides with the highest total."""
    return tuple(side for side, total in enumerate(state.totals) if total == max(state.totals))


@given(rules=rulesets(), seats=st.integers(1, 8), seed=st.integers(0, 2**32))
def test_sensible_players_come_to_an_end(rules: RuleSet, seats: int, seed: int) -> None:
    assume(merciful(rules))
    seats = min(seats, rules.players or seats)
    if rules.target is not None and rules.target > 1500:
        rules = replace(rules, target=1500)
    game = play_sensibly(Setup(rules, seats), Random(seed))
    end = game.final_state()
    assert end.over
    if rules.scoring.six == "win":
        assert len(end.winners) >= 1
        return
    assert end.winners == leaders(end)
    if rules.target is not None:
        assert max(end.totals) >= rules.target


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize(("seats", "teams"), [(2, None), (3, None), (8, None), (4, 2)])
def test_a_preset_is_played_to_its_end(name: str, seats: int, teams: int | None) -> None:
    game = play_sensibly(Setup(preset(name), seats, teams), Random(f"{name} {seats} {teams}"))
    end = game.final_state()
    assert end.over
    assert end.winners == leaders(end)
    assert parse_game(write_game(game)) == game


TABLES = [
    (name, seats, teams)
    for name in NAMES
    for seats, teams in [(1, None), (2, None), (8, None), (4, 2), (8, 4)]
    if seats <= (shipped(name).players or seats)
]


@pytest.mark.parametrize(("name", "seats", "teams"), TABLES)
def test_a_ruleset_that_ships_is_played_to_its_end(
    name: str, seats: int, teams: int | None
) -> None:
    game = play_sensibly(Setup(shipped(name), seats, teams), Random(f"{name} {seats} {teams}"))
    end = game.final_state()
    assert end.over
    assert end.winners == leaders(end)
    assert parse_game(write_game(game)).final_state() == end
