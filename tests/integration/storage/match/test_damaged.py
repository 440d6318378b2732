"""A game whose row is damaged is closed without a result, and holds up nobody else."""

from dataclasses import replace

import pytest

from bot.match.clocks.downtime import DownTime
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import NOW, accepted, invitation, rolled
from tests.support.storage.stores import Storage


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("players", "["),
        ("invited", "["),
        ("presence", "["),
        ("presence", '{"stands_until": "x"}'),
        ("tavern", "["),
    ],
)
async def test_it_is_given_up_and_no_start_fails_by_it(
    storage: Storage, outsider: Outsider, column: str, value: str
) -> None:
    match = accepted(await storage.matches.add(invitation(1)))
    await storage.matches.save(match)
    await storage.matches.save(replace(rolled(match), deadline=NOW + 60))
    sound = await storage.matches.add(invitation(2))
    outsider.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", [value, match.id])  # noqa: S608 - see above
    await storage.matches.postpone_deadlines(DownTime(NOW, NOW + 100, NOW))
    assert await storage.matches.get(sound.id) == replace(sound, deadline=NOW + 1000)
    assert await storage.matches.give_up(match.id, NOW)
    assert not await storage.matches.give_up(match.id, NOW), "it is closed"
