"""Every two options together, in whole games."""

from random import Random

import pytest

from bot.engine import RuleSet, Scoring, options, parse_game, write_game
from tests.support.engine.pairwise import Case, all_pairs, cases, pairs_of, parameters, setup_of
from tests.support.engine.playing import leave, play_randomly, totals_from_events

CASES = cases(seed=1)
MOVES = 400
"""Random players who have not come to an end after so many moves leave one after the other."""


@pytest.mark.parametrize("case", CASES, ids=range(len(CASES)))
def test_a_game_with_these_options_is_played_to_its_end(case: Case) -> None:
    game = leave(play_randomly(setup_of(case), Random(str(case)), MOVES))
    end = game.final_state()
    assert end.over
    assert end.totals == totals_from_events(game)
    assert parse_game(write_game(game)) == game


def test_every_pair_is_in_one_of_the_games() -> None:
    assert set(all_pairs()) == {pair for case in CASES for pair in pairs_of(case)}


def test_every_value_of_every_option_is_in_one_of_the_games() -> None:
    settings = {setting for case in CASES for values in case.values() for setting in values}
    for part in (Scoring, RuleSet):
        for name, option in options(part):
            values = {value for key, value in settings if key == name}
            if name in {"target", "turns", "farkle_limit", "farkle_penalty"}:
                assert len(values) > 1, name
            else:
                assert values == set(option.choices), name
    assert set(CASES[0]) == set(parameters())


def test_no_more_games_than_needed() -> None:
    widest = sorted((len(settings) for settings in parameters().values()), reverse=True)
    assert widest[0] * widest[1] <= len(CASES) <= 2 * widest[0] * widest[1]
