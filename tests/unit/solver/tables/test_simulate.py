"""Games played out by chance come near what the table says."""

import numpy as np
import pytest

from bot.solver import play_out
from bot.solver.tables.simulate import SimulatedGames
from tests.support.solver.solved import solved

GAMES = 20_000
LINES = [
    "plain(target=1500)",
    "plain(target=1000,minimum=300,scoreless_bonus=500)",
    "plain(target=1000,hot_dice_must_roll=yes)",
    "plain(target=600,minimum=300,farkle_limit=3,farkle_penalty=150)",
    "plain(turns=2)",
    "plain(turns=1,farkle_limit=2,farkle_penalty=500)",
]


@pytest.mark.parametrize("line", LINES)
def test_played_out_games_agree_with_the_table(line: str) -> None:
    played = play_out(solved(line), GAMES, np.random.default_rng(21))
    assert played.games == GAMES
    expected = solved(line).first_player_wins
    assert abs(played.first_player_won - expected) < 3 * played.standard_error


@pytest.mark.parametrize(
    "line",
    [
        "plain(target=500,final_round=yes)",
        "plain(target=500,overshoot=exact)",
        "plain(six=win,target=500)",
        "plain(six=win,turns=1)",
    ],
)
def test_endings_that_are_not_played_out_are_refused(line: str) -> None:
    with pytest.raises(ValueError, match="plain"):
        play_out(solved(line), 1, np.random.default_rng(1))


def test_the_error_shrinks_with_the_root_of_the_games() -> None:
    assert SimulatedGames(100, 0.5).standard_error == pytest.approx(0.05)
