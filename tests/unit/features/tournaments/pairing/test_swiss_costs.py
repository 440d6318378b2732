"""What keeps two of a Swiss apart: who floated in the last round, and what that costs."""

from dataclasses import replace

import pytest

from bot.features.tournaments.model.pairing.swiss.costs import cost
from bot.features.tournaments.model.pairing.swiss.form import Swiss
from bot.features.tournaments.model.pairing.swiss.player import Player, players_of
from tests.support.tournaments.playing import played_out, stronger_wins


@pytest.mark.parametrize(("rounds", "floaters"), [(1, 0), (2, 1)])
def test_who_met_somebody_of_other_points_floated(rounds: int, floaters: int) -> None:
    players = players_of(played_out(Swiss(rounds), 6, stronger_wins), late=0)
    assert sum(player.down for player in players) == floaters
    assert sum(player.up for player in players) == floaters


def test_floating_once_more_costs_and_meeting_an_equal_does_not() -> None:
    strong, equal, weak = Player(1, 4), Player(2, 4), Player(3, 2)
    down, up = replace(strong, down=True), replace(weak, up=True)
    once, twice = cost(down, weak, 0) - cost(strong, weak, 0), cost(down, up, 0)
    assert once > 0
    assert cost(weak, down, 0) == cost(down, weak, 0)
    assert twice - cost(strong, weak, 0) == 2 * once
    assert cost(down, equal, 0) == cost(strong, equal, 0)
