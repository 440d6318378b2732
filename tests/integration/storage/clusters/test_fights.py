"""Processes that want the same thing at the same moment: one has it, and no figure is lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from datetime import date
from itertools import count
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from bot.config import PostgresUrl
from bot.database.ports import Transaction
from bot.engine import RuleSet, Setup, start
from bot.features.watching.model.guessing import Guess
from bot.match.model.errors import AlreadyPlayedError, ChannelBusyError, StaleError
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Playing
from bot.match.model.variants import Daily
from bot.match.results.figures import results
from bot.match.results.ratings import RATED_TOGETHER
from bot.storage import recount
from tests.support.storage.games import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    NOW,
    accepted,
    finish_one,
    invitation,
    play_out,
    randomly_moved,
    resigned,
)
from tests.support.storage.stores import Storage, open_storage

T = TypeVar("T")

PROCESSES = 3

SOLITARY = Setup(RuleSet("ten_turns", turns=1), seats=1)


@pytest.fixture
async def processes(url: PostgresUrl, tmp_path: Path) -> AsyncIterator[Sequence[Storage]]:
    """Return what several processes have of one database: each has its own connections.

    Afterwards every figure is what the games say.
    """
    files = tmp_path / "farkle.db"
    async with AsyncExitStack() as until_done:
        yield [
            await until_done.enter_async_context(open_storage(url, files)) for _ in range(PROCESSES)
        ]
    assert await recount(url, fix=False) == []


async def at_once(
    processes: Sequence[Storage], act: Callable[[Storage], Awaitable[T]]
) -> list[T | BaseException]:
    """Let all processes do the same at the same moment, and return what came of it."""
    return await asyncio.gather(*map(act, processes), return_exceptions=True)


def refused(outcomes: Sequence[object], kind: type[Exception]) -> int:
    """Return how many were refused so; nothing else went wrong."""
    errors = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    assert {type(error) for error in errors} <= {kind}
    return len(errors)


@pytest.mark.parametrize("seed", range(3))
async def test_each_move_of_a_match_is_made_by_one(processes: Sequence[Storage], seed: int) -> None:
    random = Random(seed)
    first = processes[0].matches
    match = accepted(await first.add(invitation()))
    await first.save(match)
    for _ in range(12):
        wanted = [randomly_moved(match, random) for _ in processes]
        outcomes = await asyncio.gather(
            *(
                process.matches.save(move, match)
                for process, move in zip(processes, wanted, strict=True)
                if move.is_open
            ),
            return_exceptions=True,
        )
        if not outcomes:
            return
        assert refused(outcomes, StaleError) == len(outcomes) - 1
        stored = await first.get(match.id)
        assert stored is not None
        assert stored.version == match.version + 1
        assert stored.log in {match.log for match in wanted}
        match = replace(stored, events=())


async def test_a_match_is_finished_once_and_counted_once(processes: Sequence[Storage]) -> None:
    match = accepted(await processes[0].matches.add(invitation()))
    await processes[0].matches.save(match)

    async def end(storage: Storage) -> Match:
        return await play_out(storage.matches, match, Random(7))

    outcomes = await at_once(processes, end)
    assert refused(outcomes, StaleError) == PROCESSES - 1


async def test_games_of_one_person_that_end_together_all_count(
    processes: Sequence[Storage],
) -> None:
    async def play(storage: Storage) -> None:
        channel = 100 * processes.index(storage)
        for number in range(6):
            other = (BEN, CLEO)[number % 2]
            game = invitation(channel + number, players=(ADA, other))
            await finish_one(storage.matches, game, number % 2)

    assert refused(await at_once(processes, play), StaleError) == 0


async def test_a_channel_has_room_for_one(processes: Sequence[Storage]) -> None:
    for channel in range(5):
        new = invitation(channel)
        outcomes = await at_once(processes, lambda storage: storage.matches.add(new))  # noqa: B023
        assert refused(outcomes, ChannelBusyError) == PROCESSES - 1


def linger(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let each transaction of a process wait before its end, and return what tells of it."""
    write, waiting = storage.database.write, asyncio.Event()

    async def slowly(work: Callable[[Transaction], T]) -> T:
        def linger(transaction: Transaction) -> T:
            outcome = work(transaction)
            waiting.set()
            transaction.execute("SELECT pg_sleep(0.3)")
            return outcome

        return await write(linger)

    monkeypatch.setattr(storage.database, "write", slowly)
    return waiting


async def test_a_game_that_moves_waits_for_one_that_takes_the_room(
    processes: Sequence[Storage], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = processes
    elsewhere = await second.matches.add(invitation(1))
    waiting = linger(first, monkeypatch)
    taking = asyncio.create_task(first.matches.add(invitation(2)))
    await waiting.wait()
    with pytest.raises(ChannelBusyError):
        await second.matches.move_match(
            replace(elsewhere, place=replace(elsewhere.place, channel_id=2))
        )
    await taking


async def test_a_guess_that_comes_as_the_game_ends_is_too_late(
    processes: Sequence[Storage], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = processes
    match = accepted(await first.matches.add(invitation()))
    await first.matches.save(match)
    assert await second.guesses.put(match, Guess(CLEO, 0), NOW)
    waiting, ended = linger(first, monkeypatch), resigned(match, 1)
    ending = asyncio.create_task(first.matches.finish(ended, results(ended), NOW))
    await waiting.wait()
    assert not await second.guesses.put(match, Guess(CLEO, 1), NOW)
    await ending


async def test_a_daily_game_is_played_once(processes: Sequence[Storage]) -> None:
    async def begin(storage: Storage) -> Match:
        own = replace(
            invitation(guild_id=GUILD + processes.index(storage)),
            phase=Playing(),
            players=(ADA,),
            state=start(SOLITARY),
            log=new_log(SOLITARY),
            variant=Daily(date(2026, 11, 21)),
            seed=await storage.daily.seed(date(2026, 11, 21), f"{id(storage)}".encode()),
        )
        return await storage.matches.add(own)

    outcomes = await at_once(processes, begin)
    assert refused(outcomes, AlreadyPlayedError) == PROCESSES - 1
    seeds = await at_once(
        processes, lambda storage: storage.daily.seed(date(2026, 11, 21), b"another")
    )
    assert len(set(seeds)) == 1


async def test_a_season_ends_once(processes: Sequence[Storage]) -> None:
    await finish_one(processes[0].matches, invitation())
    outcomes = await at_once(processes, lambda storage: storage.seasons.end(GUILD, NOW + 100))
    assert refused(outcomes, StaleError) == 0
    [podium] = {repr(outcome) for outcome in outcomes}  # of one season: the same for all
    assert "Ada" in podium
    assert await processes[0].seasons.running(GUILD, NOW + 101) is None


async def test_the_last_rated_game_of_the_day_is_had_by_one(processes: Sequence[Storage]) -> None:
    async def begin(storage: Storage, channel: int) -> Match:
        game = replace(invitation(channel, players=(ADA, BEN)), rated=True)
        match = await storage.matches.add(game)
        return await storage.matches.begin(accepted(match), NOW)

    for channel in range(RATED_TOGETHER - 1):
        assert (await begin(processes[0], channel)).rated
    outcomes = await at_once(
        processes, lambda storage: begin(storage, 1000 + processes.index(storage))
    )
    begun = [outcome for outcome in outcomes if isinstance(outcome, Match)]
    assert [match.rated for match in begun].count(True) == 1
    assert [match.limited for match in begun].count(True) == PROCESSES - 1


async def test_somebody_is_deleted_while_their_game_ends_elsewhere(
    processes: Sequence[Storage],
) -> None:
    match = accepted(await processes[0].matches.add(invitation(players=(ADA, BEN))))
    await processes[0].matches.save(match)
    outcomes = await asyncio.gather(
        play_out(processes[1].matches, match, Random(3)),
        processes[2].privacy.forget_person(CLEO.user_id, Person(-7, "")),
        processes[0].privacy.forget_person(BEN.user_id, Person(-8, "")),
        return_exceptions=True,
    )
    assert refused(outcomes, StaleError) == 0


class Fighter:
    """A process that does one thing after another, drawn at random, as people of it would."""

    def __init__(self, storage: Storage, number: int, seed: int) -> None:
        self._storage = storage
        self._number = number
        self._random = Random(seed * PROCESSES + number)
        self._former = count(-1 - number, -PROCESSES)

    async def fight(self, acts: int) -> None:
        """Do so many things; whoever is too late learns that, and nothing else goes wrong."""
        for _ in range(acts):
            act = self._random.choice((self._play, self._play, self._end, self._day, self._forget))
            with suppress(StaleError, ChannelBusyError, AlreadyPlayedError):
                await act()

    async def _play(self) -> None:
        """Let two people finish a game in a channel that the others want, too."""
        pair = self._random.sample((ADA, BEN, CLEO), 2)
        new = invitation(self._random.randrange(4), players=(pair[0], pair[1]))
        matches = self._storage.matches
        match = await matches.add(replace(new, rated=self._random.random() < 0.7))
        begun = await matches.begin(accepted(match), NOW)
        await play_out(matches, begun, self._random)

    async def _end(self) -> None:
        """End the season of the server."""
        await self._storage.seasons.end(GUILD, NOW + self._random.randrange(100))

    async def _day(self) -> None:
        """Begin and finish a daily game of somebody."""
        day = date(2026, 11, 21 + self._random.randrange(2))
        own = replace(
            invitation(players=(self._random.choice((ADA, BEN, CLEO)),)),
            phase=Playing(),
            state=start(SOLITARY),
            log=new_log(SOLITARY),
            variant=Daily(day),
            seed=await self._storage.daily.seed(day, str(self._number).encode()),
        )
        await play_out(self._storage.matches, await self._storage.matches.add(own), self._random)

    async def _forget(self) -> None:
        """Delete what is kept of one of them, who plays on."""
        person = self._random.choice((ADA, BEN, CLEO))
        await self._storage.privacy.forget_person(person.user_id, Person(next(self._former), ""))


@pytest.mark.parametrize("seed", range(2))
async def test_whatever_they_do_at_once_each_figure_is_what_the_games_say(
    processes: Sequence[Storage], seed: int
) -> None:
    fighters = [Fighter(process, number, seed) for number, process in enumerate(processes)]
    await asyncio.gather(*(fighter.fight(acts=8) for fighter in fighters))
