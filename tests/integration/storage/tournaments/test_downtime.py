"""Deals of duplicates end later by the time in which the bot was down, wherever a start ends."""

import pytest

from bot.database.opening import Address
from bot.features.duplicate.store import SqlDealStore
from bot.features.tournaments.model.phases import Running
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.service.duplicates import deals_of
from tests.support.storage.killed import KilledError, kill_after
from tests.support.tournaments.desk import CHANNEL, Desk, actor, open_desk
from tests.support.tournaments.event import plan

CRASHES = (2, 0, 4, 3, 5, 6)
"""After how many transactions each start is killed, one after another: 7 are a whole one."""

HOUR = 3600


async def ends_of(desk: Desk, tournament_id: int) -> list[int]:
    """Return when a tournament ends, each of its deals, and the game in its first one."""
    desk.id = tournament_id
    tournament = await desk.now()
    assert isinstance(tournament.phase, Running)
    assert tournament.phase.until is not None
    ends, store = [tournament.phase.until], SqlDealStore(desk.database)
    for deal in deals_of(tournament):
        sealed = await store.sealed(deal)
        assert sealed is not None
        ends.append(sealed.ends_at)
    view = await desk.duplicates.open(tournament_id, actor(1), CHANNEL)
    assert view.match.is_open
    assert view.match.deadline is not None
    return [*ends, view.match.deadline]


async def test_starts_that_are_killed_move_no_deal_twice_and_end_none(
    address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = []
    async with open_desk(address) as desk:
        for _ in range(2):
            await desk.begin(plan(FormName.DUPLICATE, minutes=30, rounds=2), 2)
            ids.append(desk.id)
        before = [await ends_of(desk, tournament_id) for tournament_id in ids]
        await desk.deadlines.stop()
        alive = desk.clock.time
    for number, writes in enumerate(CRASHES, 1):
        async with open_desk(address) as desk:
            desk.clock.time = alive + number * HOUR
            kill_after(writes, desk.database, monkeypatch)
            with pytest.raises(KilledError):
                await desk.start()
    async with open_desk(address) as desk:
        down = (len(CRASHES) + 1) * HOUR
        desk.clock.time = alive + down
        await desk.start()
        await desk.tasks.idle()
        for tournament_id, ends in zip(ids, before, strict=True):
            assert await ends_of(desk, tournament_id) == [end + down for end in ends]
