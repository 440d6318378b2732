"""The end of a game and the figures it adds: both or neither, whatever happens."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.advice.level import Level
from bot.database.opening import Address
from bot.engine import Bank, Roll
from bot.features.standings.model.leaderboards import Scope
from bot.match.model.errors import StaleError
from bot.match.model.match import Match, Person, opponent
from bot.match.results.figures import Figures, results
from bot.match.results.ratings import NEWCOMER, rate
from tests.support.matches.figures import ONE_GAME
from tests.support.postgres.outsider import Outsider
from tests.support.storage.faults import FAULTS, WHY, faulty
from tests.support.storage.games import (
    ADA,
    BEN,
    GUILD,
    NOW,
    accepted,
    finish_one,
    invitation,
    moved,
    resigned,
    rolled,
)
from tests.support.storage.stores import Storage

ROOT = Path(__file__).parents[4]


def finisher(address: Address, first_channel: int, games: int) -> subprocess.Popen[str]:
    """Start a process that finishes games in channels of its own."""
    where = str(address) if isinstance(address, Path) else address.url
    return subprocess.Popen(
        [
            *(sys.executable, "-m", "tests.support.storage.finisher"),
            *(where, str(first_channel), str(games)),
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )


def recount(connection: Outsider) -> tuple[list[int], int]:
    """Return the ids of the finished matches, and the games in the figures of each player."""
    ids = [id_ for (id_,) in connection.execute("SELECT id FROM matches WHERE phase = 'finished'")]
    rows = connection.execute("SELECT DISTINCT games FROM figures")
    games = {game for (game,) in rows} or {0}
    assert len(games) == 1, "Ada and Ben have not played the same number of games"
    return ids, games.pop()


async def figures_of(storage: Storage, person: Person) -> Figures:
    """Return somebody's figures of all games on the server."""
    figures = await storage.records.figures(Scope(GUILD), person.user_id, NOW + 100)
    assert figures is not None
    return figures


async def test_figures_are_what_was_played(storage: Storage) -> None:
    begun = accepted(await storage.matches.add(invitation()))
    first_roll = rolled(begun)
    banked = moved(first_roll, Bank((0, 5)))
    farkled = moved(banked, Roll(), (2, 2, 3, 3, 4, 6))
    for match in (begun, first_roll, banked, farkled):
        await storage.matches.save(match)
    ended = resigned(farkled, 1)
    await storage.matches.finish(ended, results(ended), NOW)
    none_yet = replace(ONE_GAME, person=ADA, turns=1)
    assert await figures_of(storage, ADA) == replace(
        none_yet, wins=1, points=150, best_turn=150, streak=1, best_streak=1
    )
    assert await figures_of(storage, BEN) == replace(none_yet, person=BEN, farkles=1)


async def test_a_stale_finish_counts_nothing(storage: Storage) -> None:
    match = await finish_one(storage.matches, invitation())
    with pytest.raises(StaleError):
        await storage.matches.finish(match, results(match), NOW)
    assert (await figures_of(storage, ADA)).games == 1


@pytest.mark.parametrize(
    "uncounted",
    [
        invitation(guild_id=None),
        invitation(players=(ADA,)),
        invitation(players=(ADA, opponent(Level.PERFECT))),
    ],
    ids=["outside servers", "solo", "against the bot"],
)
async def test_games_outside_servers_alone_or_against_the_bot_add_no_figures(
    storage: Storage, outsider: Outsider, uncounted: Match
) -> None:
    match = await finish_one(storage.matches, uncounted, 0)
    assert await storage.matches.get(match.id) == match
    assert recount(outsider) == ([match.id], 0)


async def test_a_fault_in_the_middle_leaves_neither(
    storage: Storage, outsider: Outsider, address: Address
) -> None:
    match = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(match)
    ended = resigned(match, 0)
    with faulty(outsider, address, "figures"), pytest.raises(FAULTS, match=WHY):
        await storage.matches.finish(ended, results(ended), NOW)
    assert await storage.matches.get(match.id) == match
    assert recount(outsider) == ([], 0)

    await storage.matches.finish(ended, results(ended), NOW)
    assert recount(outsider) == ([match.id], 1)


@pytest.mark.parametrize("turns_of_the_loop", range(3))
async def test_a_cancelled_finish_is_done_or_not_begun(
    storage: Storage, outsider: Outsider, turns_of_the_loop: int
) -> None:
    match = accepted(await storage.matches.add(invitation()))
    await storage.matches.save(match)
    ended = resigned(match, 0)
    task = asyncio.create_task(storage.matches.finish(ended, results(ended), NOW))
    for _ in range(turns_of_the_loop):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    stored = await storage.matches.get(match.id)
    assert stored is not None
    unawarded = replace(stored, awards=(), prizes=())
    assert unawarded in (match, ended)
    assert recount(outsider) == (([match.id], 1) if unawarded == ended else ([], 0))


async def test_two_processes_finishing_at_once_lose_no_update(
    storage: Storage, address: Address, outsider: Outsider
) -> None:
    games = 100
    processes = [finisher(address, first_channel, games) for first_channel in (1, 10_001)]
    outcomes = [process.communicate(timeout=60) for process in processes]
    assert [process.returncode for process in processes] == [0, 0]
    ids = {int(line) for output, _ in outcomes for line in output.splitlines()}
    assert len(ids) == 2 * games
    finished, counted = recount(outsider)
    assert set(finished) == ids
    assert counted == 2 * games
    ada, ben = NEWCOMER, NEWCOMER
    for _ in range(counted):
        ((ada,), (ben,)) = rate(((ada,), (ben,)), (1, 2))
    figures = [await figures_of(storage, person) for person in (ADA, BEN)]
    assert [(figure.rated, figure.rating) for figure in figures] == [(counted, ada), (counted, ben)]


@pytest.mark.parametrize("seed", range(3))
async def test_a_killed_process_leaves_both_or_neither(
    storage: Storage, address: Address, outsider: Outsider, seed: int
) -> None:
    with finisher(address, 1, 1_000_000) as process:
        assert process.stdout is not None
        told = [int(process.stdout.readline()) for _ in range(Random(seed).randint(5, 50))]
        process.kill()
        told += [int(line) for line in process.stdout if line.endswith("\n")]
    finished, counted = recount(outsider)
    assert set(told) <= set(finished)
    assert len(finished) == counted
    await finish_one(storage.matches, invitation(channel_id=2_000_000))
    assert recount(outsider)[1] == counted + 1
