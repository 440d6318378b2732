"""What is deleted when its time has come: only once Discord has said where the bot is."""

from collections.abc import AsyncIterator, Collection

import pytest

from bot.features.privacy.model import DAY, SERVER_KEPT, UNPLAYED_KEPT
from bot.features.privacy.service.retention import Retention
from bot.features.privacy.store.retention import SqlRetentionStore
from bot.match.service.tasks import Tasks
from tests.support.matches.fakes import SetClock

HERE, THERE = 50, 51


class MemoryRetention(SqlRetentionStore):
    """Servers of which something is kept, and when it goes; and people who are being deleted."""

    def __init__(self, *known: int) -> None:
        self.known = set(known)
        self.leaving: list[int] = []
        self.broken: set[int] = set()
        self.due: dict[int, int] = {}
        self.cleared: list[int] = []

    async def forget(self, guild_id: int) -> None:
        self.known.remove(guild_id)
        del self.due[guild_id]

    async def forget_person(self, user_id: int) -> None:
        if user_id in self.broken:
            raise RuntimeError("this person cannot be deleted")
        self.leaving.remove(user_id)

    async def leaving_people(self) -> list[int]:
        return [*self.leaving]

    async def note_left(self, guild_id: int, due_at: int) -> None:
        self.due.setdefault(guild_id, due_at)

    async def note_present(self, guild_ids: Collection[int]) -> None:
        for guild_id in guild_ids:
            self.due.pop(guild_id, None)

    async def note_absent(self, present: Collection[int], due_at: int) -> int:
        for guild_id in self.known.difference(present):
            await self.note_left(guild_id, due_at)
        return len(self.due)

    async def left_servers(self, now: int) -> list[int]:
        return [guild_id for guild_id, due_at in self.due.items() if due_at <= now]

    async def clear_unplayed(self, until: int) -> None:
        self.cleared.append(until)


@pytest.fixture
def store() -> MemoryRetention:
    return MemoryRetention(HERE, THERE)


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
async def retention(store: MemoryRetention, clock: SetClock) -> AsyncIterator[Retention]:
    retention = Retention(store, store.forget, store.forget_person, clock, Tasks())
    yield retention
    retention.stop()


async def test_data_goes_30_days_after_the_bot_was_removed(
    retention: Retention, store: MemoryRetention, clock: SetClock
) -> None:
    await retention.start({HERE, THERE})
    await retention.leave(THERE)
    clock.time += SERVER_KEPT - 1
    await retention.start({HERE})
    assert store.known == {HERE, THERE}, "the first time counts, and it is not over"
    clock.time += 1
    await retention.start({HERE})
    assert store.known == {HERE}


async def test_server_that_takes_the_bot_back_keeps_everything(
    retention: Retention, store: MemoryRetention, clock: SetClock
) -> None:
    await retention.leave(THERE)
    await retention.come_back(THERE)
    clock.time += SERVER_KEPT
    await retention.start({HERE, THERE})
    assert store.known == {HERE, THERE}


async def test_server_that_took_the_bot_back_meanwhile_keeps_everything(
    retention: Retention, store: MemoryRetention, clock: SetClock
) -> None:
    await retention.leave(THERE)
    clock.time += 2 * SERVER_KEPT
    await retention.start({HERE, THERE})
    assert store.known == {HERE, THERE}


async def test_server_that_removed_the_bot_meanwhile_has_30_days_from_now(
    retention: Retention, store: MemoryRetention, clock: SetClock
) -> None:
    await retention.start({HERE})
    assert store.due == {THERE: clock.time + SERVER_KEPT}


async def test_a_person_whose_deletion_was_cut_off_goes_at_the_start(
    retention: Retention, store: MemoryRetention
) -> None:
    store.leaving = [7, 8]
    await retention.start({HERE, THERE})
    assert store.leaving == []


async def test_a_deletion_that_fails_holds_up_nobody_else(
    retention: Retention, store: MemoryRetention, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    store.due = {99: clock.time, THERE: clock.time}  # nothing is known of the first
    store.leaving, store.broken = [7, 8], {7}
    await retention.start({HERE})
    assert store.known == {HERE}
    assert store.leaving == [7]
    assert store.cleared
    assert caplog.text.count("tried again tomorrow") == 2
    store.broken.clear()
    await retention.start({HERE})
    assert store.leaving == []


async def test_what_was_never_played_goes_each_day(
    retention: Retention, store: MemoryRetention, clock: SetClock
) -> None:
    await retention.start({HERE, THERE})
    clock.time += DAY
    await retention.start({HERE, THERE})
    assert store.cleared == [clock.time - DAY - UNPLAYED_KEPT, clock.time - UNPLAYED_KEPT]
