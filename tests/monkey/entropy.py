"""All chance of a run from one seed: secrets, the order of threads, and the dice."""

import asyncio
import os
import random
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import aiosqlite

from bot.database.sqlite import opening
from bot.engine import Die, Faces
from bot.match.model.match import Match

T = TypeVar("T")

MOST_TURNS = 3
"""The most turns of the event loop that a statement takes: another order of things each time."""


class SeededCup:
    """Rolls that follow from the seed, the game and its version: others cannot change them."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        drawn = Random(f"{self._seed} {match.id} {match.version}")
        return tuple(drawn.choices(die.faces, die.weights)[0] for die in dice)


class _Thread:
    """The thread of a connection, played on the event loop: first in, first out, at any pace."""

    def __init__(self, pace: Random) -> None:
        self._pace = pace
        self._waiting: deque[tuple[asyncio.Future[Any], Callable[[], object]]] = deque()

    async def run(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((done, work))
        if len(self._waiting) == 1:
            loop.call_soon(self._turn, self._pace.randrange(MOST_TURNS))
        return await done

    def _turn(self, turns: int) -> None:
        loop = asyncio.get_running_loop()
        if turns:
            loop.call_soon(self._turn, turns - 1)
            return
        done, work = self._waiting.popleft()
        try:
            outcome = work()
        except BaseException as error:  # noqa: BLE001 - whoever waits for it gets it
            if not done.done():
                done.set_exception(error)
        else:
            if not done.done():  # whoever waited may have been cancelled: it is done all the same
                done.set_result(outcome)
        if self._waiting:
            loop.call_soon(self._turn, self._pace.randrange(MOST_TURNS))


def _connection(pace: Random) -> type[aiosqlite.Connection]:
    """Return a class of connections without threads, whose statements take a random while."""

    class Connection(aiosqlite.Connection):
        def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - aiosqlite's
            super().__init__(*arguments, **options)
            self._played = _Thread(pace)

        def __await__(self) -> Generator[Any, None, aiosqlite.Connection]:
            return self._open().__await__()

        async def _open(self) -> aiosqlite.Connection:
            self._connection = await self._played.run(self._connector)
            return self

        async def _execute(
            self,
            fn: Callable[..., T],
            *arguments: Any,  # noqa: ANN401 - (same)
            **options: Any,  # noqa: ANN401 - (same)
        ) -> T:
            if self._connection is None:
                raise ValueError("Connection closed")
            return await self._played.run(lambda: fn(*arguments, **options))

        async def close(self) -> None:
            if self._connection is not None:
                await self._played.run(self._connection.close)
                self._connection = None

    return Connection


async def _here(work: Callable[..., T], /, *arguments: object, **options: object) -> T:
    """Do what `asyncio.to_thread` does, at once."""
    await asyncio.sleep(0)
    return work(*arguments, **options)


def _no_checkpoints(path: Path) -> AbstractContextManager[None]:
    """Leave the log to the commits: a thread would work on it by the machine's clock.

    A bot that starts meanwhile would wait for it, by a clock that stands until the start is over.
    """
    del path
    return nullcontext()


@contextmanager
def seeded(seed: int) -> Iterator[None]:
    """Let nothing in the block differ from one run with `seed` to the next."""
    secret, pace = Random(f"{seed} secret"), Random(f"{seed} pace")
    to_thread: Callable[..., Awaitable[object]] = _here
    with (
        patch.object(random, "_urandom", secret.randbytes),
        patch.object(os, "urandom", secret.randbytes),
        patch.object(aiosqlite.core, "Connection", _connection(pace)),
        patch.object(asyncio, "to_thread", to_thread),
        patch.object(opening, "checkpoints_beside", _no_checkpoints),
    ):
        yield
