"""Vacations and time banks on the real database."""

import asyncio
from collections import Counter
from dataclasses import replace

from bot.features.vacations.model import ALLOWANCE, HOUR
from bot.match.clocks.downtime import DownTime
from bot.match.clocks.presence import Presence
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import ADA, BEN, NOW, accepted, invitation
from tests.support.storage.stores import Storage

DAY = 24 * HOUR


async def test_a_vacation_is_kept_until_it_is_over(storage: Storage) -> None:
    assert (await storage.vacations.begin(ADA.user_id, 48, NOW)).until is None
    assert await storage.vacations.running(NOW + 2 * DAY - 1) == {ADA.user_id: NOW + 2 * DAY}
    assert await storage.vacations.running(NOW + 2 * DAY) == {}
    assert (await storage.vacations.leave(ADA.user_id, NOW)).until == NOW + 2 * DAY
    assert (await storage.vacations.leave(BEN.user_id, NOW)).left == ALLOWANCE


async def test_ending_it_gives_the_rest_back(storage: Storage) -> None:
    await storage.vacations.begin(ADA.user_id, 48, NOW)
    for _ in range(2):
        await storage.vacations.end(ADA.user_id, NOW + 100)
    leave = await storage.vacations.leave(ADA.user_id, NOW + 100)
    assert (leave.until, leave.left) == (None, ALLOWANCE - 100)
    assert await storage.vacations.running(NOW) == {ADA.user_id: NOW + 100}
    await storage.vacations.end(BEN.user_id, NOW)


async def test_two_presses_at_once_begin_one(storage: Storage) -> None:
    leaves = await asyncio.gather(
        *(storage.vacations.begin(ADA.user_id, 504, NOW) for _ in range(5))
    )
    assert Counter(leave.until for leave in leaves) == {None: 1, NOW + 21 * DAY: 4}
    assert (await storage.vacations.leave(ADA.user_id, NOW)).left == 9 * DAY


async def test_those_of_years_ago_are_forgotten(storage: Storage, outsider: Outsider) -> None:
    for years in range(3):
        await storage.vacations.begin(ADA.user_id, 48, NOW + years * 366 * DAY)
    [(rows,)] = outsider.execute("SELECT count(*) FROM vacations").fetchall()
    assert rows == 1


async def test_banks_and_vacations_come_back_with_the_match(storage: Storage) -> None:
    match = accepted(await storage.matches.add(invitation(60)))
    presence = Presence(banks=(0, 7), vacations=((1, NOW),), stands_until=NOW)
    match = replace(match, presence=presence, deadline=NOW + 9, closes_at=NOW + 900)
    await storage.matches.save(match)
    assert await storage.matches.get(match.id) == match
    timed = replace(
        match, presence=Presence(banks=(3, 4)), deadline=NOW + 5, remind_at=NOW + 3, closes_at=NOW
    )
    await storage.matches.note_times(timed)
    assert await storage.matches.get(match.id) == timed
    parked = replace(timed, presence=presence, message_id=None, remind_at=None, parked=True)
    await storage.matches.park(parked)
    assert await storage.matches.get(match.id) == parked
    back = replace(timed, parked=False)
    await storage.matches.move_match(back)
    assert await storage.matches.get(match.id) == back


async def test_down_time_is_given_back_only_to_a_clock_that_ran(
    storage: Storage, outsider: Outsider
) -> None:
    clocks = {}
    for channel, stands_until in enumerate((None, NOW + 500, NOW - 40, NOW - 500), start=60):
        match = accepted(await storage.matches.add(invitation(channel)))
        presence = Presence(stands_until=stands_until)
        await storage.matches.save(
            replace(match, presence=presence, deadline=NOW + 900, closes_at=NOW + 9000)
        )
        clocks[match.id] = stands_until
    await storage.matches.postpone_deadlines(DownTime(NOW - 100, NOW, NOW + 10))
    given = []
    for match_id in clocks:
        found = await storage.matches.get(match_id)
        assert found is not None
        assert found.deadline is not None
        assert found.deadline - (NOW + 900) == found.closes_at - (NOW + 9000)
        given.append(found.deadline - (NOW + 900))
    assert given == [100, 0, 40, 100]
    outsider.execute("UPDATE matches SET presence = '{'")
    await storage.matches.postpone_deadlines(
        DownTime(NOW, NOW + 9, NOW + 10)
    )  # nothing stops the start
