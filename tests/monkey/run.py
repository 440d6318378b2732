"""A run: acts of a seed, or from a list, and what they come to."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from bot.database import shards
from bot.database.opening import Address
from bot.database.postgres import listening, opening
from bot.features.daily import service as daily
from bot.features.ladder.service import ladders
from bot.features.puzzles.service import puzzles
from bot.features.standings.service import leaderboards, statistics
from bot.features.standings.view import achievements
from bot.features.tables.service import own_games
from bot.features.tavern.view import collection
from bot.features.tournaments.service import queries
from bot.features.tournaments.view import managing, standings
from bot.features.watching import store as guesses_kept
from bot.features.watching.service import watching
from bot.features.watching.view import guessing as guesses_shown
from bot.match.clocks import deadlines
from tests.e2e.meetings.cells import Event
from tests.monkey.acts import Act
from tests.monkey.cells import events_of, rows_of
from tests.monkey.checks import Checks, MonkeyFault
from tests.monkey.choices.choosing import Chooser
from tests.monkey.choices.seeing import commands_of
from tests.monkey.doing import Impossible, do
from tests.monkey.entropy import seeded
from tests.monkey.world import World
from tests.support.wire.helpers import DESCRIPTION


@dataclass
class Outcome:
    """What a run has come to.

    - `acts`: all that were tried; `done`: how many of them could be done.
    - `reached`: how often each kind of press, menu and command was; `commands`: all that there are.
    - `cells`: how often a kind of match was open when an event happened; `phases`: of matches.
    - `fault`: what went wrong, None if nothing has; `seconds` that it took, and `work` of them on
      the processor. `digest`: of everything that Discord was asked; `begun`: of that by the first
      acts.
    """

    seed: int
    acts: list[Act] = field(default_factory=list)
    done: int = 0
    reached: dict[str, int] = field(default_factory=dict)
    commands: frozenset[str] = frozenset()
    cells: Counter[tuple[str, Event]] = field(default_factory=Counter)
    phases: set[str] = field(default_factory=set)
    fault: MonkeyFault | None = None
    seconds: float = 0.0
    work: float = 0.0
    digest: str = ""
    begun: str = ""


BEGINNING: Final = 100
"""Two runs that differ do so after so many acts, or never: most do after a few."""


@dataclass(frozen=True)
class Limits:
    """When a run ends: after so many seconds, or so many acts."""

    seconds: float = 30.0
    acts: int = 10**9


def run(
    seed: int,
    limits: Limits,
    acts: Sequence[Act] | None = None,
    address: Address | None = None,
    processes: int = 1,
) -> Outcome:
    """Do the acts of `seed`, or `acts`, and return what came of it.

    The database is a file of the run's own unless it is at an `address`, where several `processes`
    may be the bot.
    """
    outcome = Outcome(seed)
    with TemporaryDirectory() as folder, seeded(seed), without_signs_of_life(), _small_pages():
        asyncio.run(_run(outcome, Path(folder), limits, acts, address, processes))
    return outcome


@contextmanager
def without_signs_of_life() -> Iterator[None]:
    """Let days pass on a server without hundreds of statements that nobody looks at."""
    with (
        patch.object(opening, "open_postgres", partial(opening.open_postgres, time_limit=60)),
        patch.object(shards, "RENEWED_EVERY", 1e9),
        patch.object(listening, "_ASKED_EVERY", 1e9),
        patch.object(deadlines, "BEATS", 4),
    ):
        yield


_PAGES: Final = (
    *((module, "ROWS") for module in (daily, ladders, puzzles, leaderboards, achievements)),
    *((module, "ROWS") for module in (own_games, collection, queries)),
    (watching, "_ROWS"),
    (statistics, "GAMES"),
    (standings, "ENTRANTS_A_PAGE"),
    (managing, "A_PAGE"),
)
"""How much stands on a page of what has several."""


@contextmanager
def _small_pages() -> Iterator[None]:
    """Let eight people fill several pages of everything, and be good guessers after one game."""
    with ExitStack() as stack:
        for module, name in _PAGES:
            stack.enter_context(patch.object(module, name, 2))
        for module in (guesses_shown, guesses_kept):
            stack.enter_context(patch.object(module, "ENOUGH", 1))
        yield


async def _run(
    outcome: Outcome,
    folder: Path,
    limits: Limits,
    acts: Sequence[Act] | None,
    address: Address | None,
    processes: int,
) -> None:
    world = World(address or folder / "farkle.db", folder, outcome.seed, processes)
    await world.open()
    checks = Checks(world, DESCRIPTION if DESCRIPTION.exists() else None)
    chooser = Chooser(world, Random(f"{outcome.seed} acts"))
    outcome.commands = commands_of(world)
    begun, worked = time.monotonic(), time.process_time()
    try:
        async for act in _acts(chooser, acts):
            if time.monotonic() - begun > limits.seconds or len(outcome.acts) >= limits.acts:
                break
            outcome.acts.append(act)
            before = world.games
            try:
                results = await do(world, act)
                outcome.done += 1
            except Impossible:
                results = []
            except Exception as error:
                raise MonkeyFault(f"{type(error).__name__}: {error}") from error
            await world.processes.hear()
            after = await checks.after(act, results, before)
            for match, event in events_of(act, before, after, world.now()):
                outcome.cells.update((row, event) for row in rows_of(match))
            if len(outcome.acts) == BEGINNING:
                outcome.begun = checks.digest
        await world.restart(orderly=True)
        await checks.at_end()
        await world.close()
        checks.nobody_left()
    except MonkeyFault as fault:
        outcome.fault = fault
        await world.close()
    finally:
        outcome.seconds = time.monotonic() - begun
        outcome.phases = world.phases
        outcome.digest = checks.digest
        outcome.work = time.process_time() - worked
        outcome.reached = dict.fromkeys(world.answered, 1) | chooser.reached
        checks.close()


async def _acts(chooser: Chooser, acts: Iterable[Act] | None) -> AsyncIterator[Act]:
    for act in acts or ():
        yield act
    while acts is None:
        yield await chooser.next()
