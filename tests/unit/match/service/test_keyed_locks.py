"""Locks by the id of what they guard."""

import asyncio
import gc

from bot.match.service.keyed_locks import KeyedLocks


async def test_one_at_a_time_holds_the_lock_of_a_key_in_the_order_of_asking() -> None:
    locks, done = KeyedLocks(), list[str]()

    async def work(key: int, name: str) -> None:
        async with locks.hold(key):
            done.append(f"{name} begins")
            await asyncio.sleep(0)
            done.append(f"{name} ends")

    await asyncio.gather(work(1, "first"), work(1, "second"), work(1, "third"))
    assert done == [
        f"{name} {what}" for name in ("first", "second", "third") for what in ("begins", "ends")
    ]
    done.clear()
    await asyncio.gather(work(1, "first"), work(2, "second"))
    assert done == ["first begins", "second begins", "first ends", "second ends"]


async def test_a_lock_is_there_as_long_as_somebody_uses_it() -> None:
    locks = KeyedLocks()
    async with locks.hold(1):
        waiting = asyncio.create_task(_hold(locks, 1))
        await asyncio.sleep(0)
        assert locks.is_used(1)
        assert not locks.is_used(2)
    assert locks.is_used(1)  # for whoever waited
    await waiting
    gc.collect()
    assert not locks.is_used(1)


async def test_who_may_not_wait_for_long_goes_on_without_the_lock() -> None:
    locks = KeyedLocks(longest_wait=0.01)
    async with locks.hold(1):
        await _hold(locks, 1)
        assert locks.is_used(1)
        await _hold(locks, 1)  # the lock was not let go by who did not hold it


async def _hold(locks: KeyedLocks, key: int) -> None:
    async with locks.hold(key):
        pass
