"""The buttons below a tournament: what can be done by whom."""

from dataclasses import replace

import pytest

from bot.features.tournaments.buttons import (
    CheckInButton,
    JoinTournament,
    LeaveTournament,
    PlayAloneButton,
)
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Attendance, Tournament
from bot.features.tournaments.view.navigation import acting
from bot.kit.components.buttons import board_button
from bot.kit.components.custom_ids import CustomId
from tests.support.scenes.tables import ANN, english
from tests.support.scenes.tournaments.samples import checking_in, gathering, over, plan, running

STRANGER = 5
SWISS, KNOCK_OUT = plan(FormName.SWISS, most=8), plan(FormName.KNOCK_OUT, most=8)
ALONE = plan(FormName.DUPLICATE, most=8)
CHECK, JOIN, LEAVE = CheckInButton(12), JoinTournament(12), LeaveTournament(12)
PLAY = PlayAloneButton(12)


def absent(tournament: Tournament) -> Tournament:
    """Return the tournament, of which Ann was not there for her last game."""
    first, *others = tournament.entries
    return replace(tournament, entries=(replace(first, attendance=Attendance.ABSENT), *others))


@pytest.mark.parametrize(
    ("tournament", "anybody", "ann", "stranger"),
    [
        (gathering(SWISS, 4), [JOIN, LEAVE], [LEAVE], [JOIN]),
        (gathering(SWISS, 8), [LEAVE], [LEAVE], []),
        (checking_in(), [CHECK, JOIN, LEAVE], [LEAVE], [JOIN]),
        (running(SWISS, 4), [JOIN, LEAVE], [LEAVE], [JOIN]),
        (absent(running(SWISS, 4)), [JOIN, LEAVE], [JOIN], [JOIN]),
        (running(KNOCK_OUT, 4), [LEAVE], [LEAVE], []),
        (running(ALONE, 4), [PLAY, JOIN, LEAVE], [PLAY, LEAVE], [JOIN]),
        (over(SWISS, 4, 2), [], [], []),
    ],
)
def test_everybody_is_offered_what_they_can_do(
    tournament: Tournament, anybody: list[CustomId], ann: list[CustomId], stranger: list[CustomId]
) -> None:
    for reader, expected in ((None, anybody), (ANN.user_id, ann), (STRANGER, stranger)):
        found = [button.custom_id for button in acting(tournament, english(), reader)]
        assert found == [board_button(kind, "any").custom_id for kind in expected], reader


@pytest.mark.parametrize(
    ("tournament", "reader", "labels"),
    [
        (gathering(SWISS, 4), ANN.user_id, ["button-tournament-leave"]),
        (running(SWISS, 4), ANN.user_id, ["button-tournament-withdraw"]),
        (running(SWISS, 4), STRANGER, ["button-tournament-join"]),
        (running(plan(FormName.ARENA, most=8), 4), ANN.user_id, ["button-tournament-off"]),
        (running(plan(FormName.ARENA, most=8), 4), STRANGER, ["button-tournament-on"]),
        (gathering(plan(FormName.ARENA, most=8), 4), STRANGER, ["button-tournament-join"]),
        (absent(running(SWISS, 4)), ANN.user_id, ["button-tournament-here"]),
    ],
)
def test_joining_and_leaving_are_called_after_what_they_do(
    tournament: Tournament, reader: int, labels: list[str]
) -> None:
    found = [button.label for button in acting(tournament, english(), reader)]
    assert found == [english()(key) for key in labels]
