"""Down time is given to each clock once, wherever the process that does it ends."""

from pathlib import Path

import pytest

from bot.database.opening import Address
from bot.match.clocks.downtime import DownTime
from bot.match.store import downtime_credit
from tests.support.storage.engines import outside
from tests.support.storage.games import NOW, invitation
from tests.support.storage.killed import KilledError, kill_after
from tests.support.storage.stores import open_storage

GAMES = 7
CRASHES = (3, 0, 2, 1, 4)
"""After how many transactions each start is killed, one after another: of one batch there are two
games."""


async def test_starts_that_are_killed_give_nothing_twice_and_lose_nothing(
    address: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downtime_credit, "MATCHES_AT_ONCE", 2)
    files = tmp_path / "farkle.db"
    async with open_storage(address, files) as storage:
        for channel in range(GAMES):
            await storage.matches.add(invitation(channel))
    for number, writes in enumerate(CRASHES):
        async with open_storage(address, files) as storage:
            kill_after(writes, storage.database, monkeypatch)
            with pytest.raises(KilledError):
                await storage.matches.postpone_deadlines(DownTime(NOW, NOW + 100 + number, NOW))
    async with open_storage(address, files) as storage:
        await storage.matches.postpone_deadlines(DownTime(NOW, NOW + 200, NOW))
        # The same start again, which died before it could say that it serves anybody:
        await storage.matches.postpone_deadlines(DownTime(NOW, NOW + 210, NOW))
        stored = await storage.matches.due(NOW + 10_000)
        assert [match.deadline for match in stored] == [NOW + 900 + 210] * GAMES

        # Another time it is down.
        await storage.matches.postpone_deadlines(DownTime(NOW + 500, NOW + 540, NOW))
        stored = await storage.matches.due(NOW + 10_000)
        assert [match.deadline for match in stored] == [NOW + 900 + 250] * GAMES


async def test_a_note_that_nobody_can_read_is_told_and_stops_no_start(
    address: Address, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_storage(address, tmp_path / "farkle.db") as storage:
        await storage.matches.add(invitation(1))
        await storage.matches.postpone_deadlines(DownTime(NOW, NOW + 100, NOW))
        with outside(address) as database:
            database.execute("UPDATE notes SET value = '{}'")
        await storage.matches.postpone_deadlines(DownTime(NOW + 200, NOW + 230, NOW))
        [match] = await storage.matches.due(NOW + 10_000)
    assert match.deadline == NOW + 900 + 130
    assert "nobody knows whether a start came to its end" in caplog.text
