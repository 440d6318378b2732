"""Who has left the server of a tournament is looked for before it begins."""

from collections.abc import AsyncIterator

import pytest

from bot.database.opening import Address
from bot.features.tournaments.model.audit_log import AuditKind
from bot.features.tournaments.model.phases import CalledOff, Cancelled
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.departures import TournamentDepartures
from bot.match.model.errors import Refused
from tests.support.tournaments.desk import DORA, GUILD, Desk, actor, open_desk
from tests.support.tournaments.event import plan


@pytest.fixture
async def desk(address: Address) -> AsyncIterator[Desk]:
    async with open_desk(address) as desk:
        yield desk


async def those_in(desk: Desk) -> set[int]:
    people = (entry.people for entry in (await desk.now()).present)
    return {person.user_id for together in people for person in together}


async def test_nobody_is_paired_with_somebody_who_has_left(desk: Desk) -> None:
    desk.roll_call.left = {2}
    await desk.begin(plan(FormName.KNOCK_OUT), 3)
    assert await those_in(desk) == {1, 3}
    [match] = await desk.matches()
    assert {player.user_id for player in match.players} == {1, 3}
    assert await desk.play_all() == 1


async def test_too_few_who_are_left_call_it_off(desk: Desk) -> None:
    desk.roll_call.left = {2}
    await desk.begin(plan(FormName.KNOCK_OUT), 2)
    phase = (await desk.now()).phase
    assert isinstance(phase, Cancelled)
    assert phase.why is CalledOff.TOO_FEW


async def test_everybody_is_there_while_nobody_can_tell(desk: Desk) -> None:
    desk.roll_call.left, desk.roll_call.is_silent = {2}, True
    await desk.begin(plan(FormName.KNOCK_OUT), 3)
    assert await those_in(desk) == {1, 2, 3}


async def test_many_are_asked_for_a_hundred_at_a_time(desk: Desk) -> None:
    desk.roll_call.left = {1, 120}
    await desk.begin(plan(FormName.SWISS, most=128), 120)
    assert len(await those_in(desk)) == 118
    assert sorted(desk.roll_call.asked) == list(range(1, 121)), "each once"


async def test_a_team_that_lacks_who_has_left_does_not_play(desk: Desk) -> None:
    teams = ["Red", "Red", "Blue", "Blue", "Green", "Green"]
    desk.roll_call.left = {5}
    await desk.begin(plan(FormName.ROUND_ROBIN, team_size=2), 6, teams)
    assert await those_in(desk) == {1, 2, 3, 4}


async def test_who_is_removed_before_the_start_leaves_their_team_to_the_others(desk: Desk) -> None:
    await desk.announce(plan(FormName.SWISS, team_size=2), 4, ["Red", "Red", "Blue", "Blue"])
    await desk.organizing.remove(desk.id, DORA, 1)
    assert await those_in(desk) == {2, 3, 4}
    for team in ("Red", "Blue", "Green"):
        with pytest.raises(Refused) as refused:
            await desk.entering.join(desk.id, actor(1), team)
        assert refused.value.refusal is TournamentRefusal.REMOVED
    await desk.entering.join(desk.id, actor(5), "Red")
    await desk.organizing.start(desk.id, DORA)
    await desk.settle()
    assert await those_in(desk) == {2, 3, 4, 5}
    await desk.organizing.remove(desk.id, DORA, 5)
    assert await those_in(desk) == {3, 4}, "later all of a team goes"


async def test_what_has_begun_and_what_is_elsewhere_stays(desk: Desk) -> None:
    await desk.begin(plan(FormName.KNOCK_OUT), 3)
    leaving = TournamentDepartures(
        desk.store, Changes(desk.store, desk.clock), lambda _: None, desk.roll_call
    )
    await leaving.leave_server(GUILD, 2)
    assert await those_in(desk) == {1, 2, 3}
    await desk.announce(plan(FormName.SWISS), 3)
    await leaving.leave_server(GUILD + 1, 2)
    assert await those_in(desk) == {1, 2, 3}
    await leaving.leave_server(GUILD, 2)
    assert await those_in(desk) == {1, 3}
    audit, _, _ = await desk.store.audit(desk.id, 1, 20)
    assert AuditKind.WITHDREW in {act.kind for act in audit}
