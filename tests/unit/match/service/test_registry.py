"""The desk keeps the matches that were used last, and forgets none that is in somebody's hands."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine import RuleSet, Setup, start
from bot.match.model.errors import ChannelBusyError, StaleError
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closed, Closing, Playing
from bot.match.ports import MatchWatch
from bot.match.service.registry import MatchRegistry
from tests.support.matches.memory import MemoryStore

SETUP = Setup(RuleSet("house", target=2000))


@pytest.fixture
async def store() -> MemoryStore:
    """Return a store of three matches, whose ids are 1 to 3."""
    store = MemoryStore()
    for channel in range(3):
        match = Match(
            id=0,
            version=0,
            phase=Playing(),
            place=Place(50, channel),
            message_id=None,
            players=(Person(1, "Ada"), Person(2, "Ben")),
            state=start(SETUP),
            log=new_log(SETUP),
            events=(),
            created_at=0,
        )
        await store.add(match)
    return store


async def touch(desk: MatchRegistry, *match_ids: int) -> None:
    for match_id in match_ids:
        async with desk.lock(match_id):
            pass


def known(desk: MatchRegistry) -> list[int]:
    return [match_id for match_id in (1, 2, 3) if desk.peek(match_id) is not None]


async def test_what_was_untouched_for_longest_is_forgotten(store: MemoryStore) -> None:
    desk = MatchRegistry(store, capacity=2)
    await touch(desk, 1, 2, 1, 3)
    assert known(desk) == [1, 3]
    await touch(desk, 2)
    assert known(desk) == [2, 3]


async def test_what_is_held_is_kept(store: MemoryStore) -> None:
    desk = MatchRegistry(store, capacity=1)
    async with desk.lock(1):
        await touch(desk, 2, 3)
        assert known(desk) == [1]
    assert known(desk) == [1]


async def test_what_the_database_has_changed_is_read_anew(store: MemoryStore) -> None:
    desk = MatchRegistry(store)
    await touch(desk, 1, 2, 3)
    await desk.read_anew(lambda match: match.id == 2)
    store.reads = 0
    await touch(desk, 1, 2, 3)
    assert store.reads == 1


async def test_whoever_holds_a_match_does_not_put_the_old_one_back(store: MemoryStore) -> None:
    desk = MatchRegistry(store)
    former = (Person(-5, ""), Person(2, "Ben"))
    async with desk.lock(1) as held:
        reading = asyncio.create_task(desk.read_anew(lambda match: match.concerns(1)))
        await asyncio.sleep(0)
        await held.commit(held.match.next(deadline=7))
        store.matches[1] = replace(store.matches[1], players=former)
    await reading
    async with desk.lock(1) as held:
        assert held.match.players == former


class Listener(MatchWatch):
    """Remembers what it was told, in order."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []

    def added(self, match: Match) -> None:
        self.told.append(("added", match.id))

    def acted(self, match: Match, user_id: int) -> None:
        self.told.append(("acted", user_id))

    def changed(self, before: Match, after: Match) -> None:
        self.told.append((f"changed to {after.phase.name}", after.version - before.version))


async def test_whoever_watches_is_told_of_everything_in_order(store: MemoryStore) -> None:
    desk, listener = MatchRegistry(store), Listener()
    desk.watch(MatchWatch(), listener)
    match = await desk.add(replace(store.matches[1], place=Place(50, 99)))
    async with desk.lock(match.id) as locked:
        locked.note_act(2)
        await locked.show_on(70)
        await locked.close(Closing.ENDED, 7)
        assert locked.match.phase == Closed(7, Closing.ENDED)
    assert store.matches[match.id] == locked.match
    assert listener.told == [
        ("added", match.id),
        ("acted", 2),
        ("changed to playing", 0),
        ("changed to closed", 1),
    ]


async def test_nobody_is_told_of_what_was_not_saved(store: MemoryStore) -> None:
    desk, listener = MatchRegistry(store), Listener()
    desk.watch(listener)
    store.fail_next = StaleError()
    with pytest.raises(StaleError):
        async with desk.lock(1) as locked:
            await locked.close(Closing.ENDED, 7)
    with pytest.raises(ChannelBusyError):
        await desk.add(store.matches[2])
    assert listener.told == []
