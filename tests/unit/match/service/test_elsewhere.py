"""Two processes with one store: the loser reads anew, and each sees to its own matches."""

import asyncio
from dataclasses import replace

import pytest

from bot.engine import RuleSet, Setup, start
from bot.match.model.errors import Refused, StaleError
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closing, Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import MatchWatch
from bot.match.service.cache_bus import CacheBus, NewsTopic, RemoteNotifier
from bot.match.service.presses import Outdated, Press, pressed
from bot.match.service.registry import MatchRegistry
from bot.match.service.tasks import Tasks
from bot.match.service.watches import Watches
from bot.sharding import Cluster, Share
from tests.support.matches.memory import MemoryStore

SETUP = Setup(RuleSet("house", target=2000))
SERVER = 3 << 22
"""On the second of two shards."""


class Listener(MatchWatch):
    """Notes the versions that it was told of, and the boards that were to be drawn anew."""

    def __init__(self) -> None:
        self.added_to: list[int] = []
        self.versions: list[int] = []
        self.redrawn: list[int] = []

    def added(self, match: Match) -> None:
        self.added_to.append(match.id)

    def changed(self, before: Match, after: Match) -> None:
        self.versions.append(after.version)

    def outdated(self, match: Match) -> None:
        self.redrawn.append(match.version)


class Process:
    """The registry of one of two processes."""

    def __init__(self, store: MemoryStore, number: int, tasks: Tasks) -> None:
        self.store = store
        self.news, self.listener = CacheBus(tasks), Listener()
        share = Share.of(Cluster(number, 2), 2)
        self.registry = MatchRegistry(store, watches=Watches(share, RemoteNotifier(self.news)))
        self.registry.watch(self.listener)
        self.news.on(NewsTopic.MATCH, self.registry.invalidate, self.registry.invalidate_all)


@pytest.fixture
async def tasks() -> Tasks:
    return Tasks()


@pytest.fixture
def processes(tasks: Tasks) -> tuple[Process, Process]:
    """Return two processes, and a match on a server of the second."""
    store = MemoryStore()
    match = Match(
        id=1,
        version=0,
        phase=Playing(),
        place=Place(SERVER, 5),
        message_id=70,
        players=(Person(1, "Ada"), Person(2, "Ben")),
        state=start(SETUP),
        log=new_log(SETUP),
        events=(),
        created_at=0,
    )
    store.matches[1] = match
    both = Process(store, 0, tasks), Process(store, 1, tasks)

    async def send(line: str) -> None:
        for process in both:
            process.news.receive(line)

    for process in both:
        process.news.send_by(send)
    return both


def roll(version: int) -> Press:
    return Press(1, version, 1, 70, Place(SERVER, 5), lambda: None, lambda _: True)


async def until_told(process: Process, versions: list[int]) -> None:
    async with asyncio.timeout(30):
        while process.listener.versions != versions:  # noqa: ASYNC110 - nothing rings
            await asyncio.sleep(0)


async def move(registry: MatchRegistry) -> None:
    async with registry.lock(1) as locked:
        await locked.commit(locked.match.next())


async def test_who_loses_a_race_is_shown_the_true_board(
    processes: tuple[Process, Process],
) -> None:
    _, owner = processes
    twin = MatchRegistry(owner.store)  # it believes to own everything
    for registry in (twin, owner.registry):
        async with registry.lock(1):
            pass
    await move(twin)
    with pytest.raises(Outdated) as lost:
        async with pressed(owner.registry, roll(0)) as locked:
            await locked.commit(locked.match.next())
    assert lost.value.view.match.version == 1
    assert owner.listener.versions == [1]

    await move(twin)
    async with pressed(owner.registry, roll(2)) as locked:  # shown by the other process
        assert locked.match.version == 2


async def test_a_lost_race_of_the_clock_is_read_anew(processes: tuple[Process, Process]) -> None:
    _, owner = processes
    twin = MatchRegistry(owner.store)
    async with owner.registry.lock(1):
        pass
    await move(twin)
    with pytest.raises(StaleError):
        await move(owner.registry)
    seen = owner.registry.peek(1)
    assert seen is not None
    assert seen.match.version == 1


async def test_a_change_from_elsewhere_is_seen_to_by_the_process_of_the_server(
    processes: tuple[Process, Process],
) -> None:
    other, owner = processes
    async with owner.registry.lock(1):
        pass
    async with other.registry.lock(1) as locked:
        await locked.close(Closing.WITHDRAWN, 9)
    await until_told(owner, [1])
    assert owner.listener.redrawn == [1]
    assert other.listener.versions == other.listener.redrawn == []


async def test_a_match_of_another_process_is_never_remembered(
    processes: tuple[Process, Process],
) -> None:
    other, owner = processes
    async with other.registry.lock(1):
        pass
    await move(owner.registry)
    async with other.registry.lock(1) as locked:
        assert locked.match.version == 1


async def test_a_match_that_moves_to_another_process_is_taken_over(
    processes: tuple[Process, Process],
) -> None:
    other, owner = processes
    async with owner.registry.lock(1):
        pass
    async with other.registry.lock(1) as locked:
        await locked.move(replace(locked.match, place=Place(2 << 22, 6), message_id=80), 1)
    assert other.listener.added_to == [1]
    await until_told(owner, [0])


async def test_a_match_that_is_gone_is_told_so(processes: tuple[Process, Process]) -> None:
    _, owner = processes
    async with owner.registry.lock(1) as locked:
        owner.store.matches.clear()
        with pytest.raises(Refused) as refused:
            await locked.renew()
    assert refused.value.refusal is MatchRefusal.GAME_GONE
