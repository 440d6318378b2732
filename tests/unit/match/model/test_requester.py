"""For whom something is worked out: whose turn in the queue it takes."""

from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.match.model.match import Person, Place, opponent
from bot.match.model.requester import Requester
from tests.support.scenes.tables import ANN, BEN, Table

BOT = opponent(Level.GREEDY)


@pytest.mark.parametrize("people", [(ANN, BOT), (BOT, ANN), (ANN, BEN)])
def test_a_game_in_private_takes_the_turns_of_its_first_person(people: tuple[Person, ...]) -> None:
    match = replace(Table(people=people).match(), place=Place(None, 600))
    assert Requester.game(match) == Requester(None, None, ("person", ANN.user_id))


def test_a_game_on_a_server_takes_the_turns_of_the_server() -> None:
    assert Requester.game(Table().match()) == Requester(None, 500, ("server", 500))
