"""A tournament on one bot, from its beginning to its last game, while everything goes wrong."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.engine import RuleSet
from bot.features.tournaments.model.plan import FormName, Plan, Seeding, Start
from tests.support.soak.run import FaultRun
from tests.support.soak.watched import Fault
from tests.support.soak.weather import ANSWERS, EDITS, FOLLOW_UPS, POSTS, THREADS
from tests.support.wire.stored import phases_of_tournaments, stored_games
from tests.wire_server import Thread, WireServer

from .checks import check_counted, check_games, check_tournament
from .entrants import CalledGame
from .gathering import gather

_ROUTES: Final = (ANSWERS, ANSWERS, EDITS, FOLLOW_UPS, POSTS, POSTS, THREADS, THREADS)

_KILLS: Final = 0.1
"""The share of troubles that end the process: more than at tables, since most happens at once."""

_STARTS_IN: Final = 2
"""Seconds until the tournament begins: it does once the bot is there."""

_BEGINS_WITHIN: Final = 60.0
"""Seconds until the first of its threads; the bot waits for ten of them after a start."""

_LOOK_EVERY: Final = 0.25
"""Seconds after which people look again whether they were called."""

_LONGEST: Final = 900
"""Seconds after which a tournament is not going to end."""

_RULES: Final = RuleSet("short", target=1000, turn_seconds=900)
"""Games of a few turns, in which nobody is late whatever happens."""


class TournamentRun(FaultRun):
    """A tournament of so many `people`, with troubles for so many `seconds`, or to its end.

    The more people press at once, the more requests there are between two troubles: a bot that is
    killed every other second cannot open a thread.
    """

    def __init__(
        self,
        server: WireServer,
        folder: Path,
        seed: int,
        *,
        form: FormName,
        people: int,
        seconds: float,
    ) -> None:
        super().__init__(server, folder, seed, routes=_ROUTES, kills=_KILLS, calm=people)
        self._plan = Plan(
            "Cup",
            form,
            _RULES,
            rated=True,
            most=people,
            seeding=Seeding.DRAWN,
            third_place=form is FormName.KNOCK_OUT,
            start=Start.AT_TIME,
            grace_seconds=3600,
        )
        self._longest = seconds
        self._seed = seed
        self._entrants = [server.create_user(f"P{number:03}") for number in range(people)]
        guild = server.create_guild("Tavern", self._entrants)
        self._channel = server.create_channel(guild, "cup")
        self._games: dict[int, CalledGame] = {}
        self._is_over = False

    @property
    def _people(self) -> Sequence[CalledGame]:
        return list(self._games.values())

    async def _begin(self) -> None:
        plan = replace(self._plan, starts_at=int(time.time()) + _STARTS_IN)
        await gather(self.bot.database, plan, self._channel, self._entrants)
        await super()._begin()
        server = self._around.server
        await server.until(lambda: bool(server.threads(self._channel)), _BEGINS_WITHIN)

    async def _play(self, group: asyncio.TaskGroup) -> None:
        """Let people play what they are called to, until the tournament is over."""
        try:
            async with asyncio.timeout(_LONGEST):
                while not self._is_over:
                    for thread in self._around.server.threads(self._channel):
                        if thread.id not in self._games:
                            self._come(thread, group)
                    await asyncio.sleep(_LOOK_EVERY)
                    self._look_at_results()
        except TimeoutError:
            going_on = [game.number for game in self._games.values() if not game.is_over]
            raise Fault(f"the tournament comes to no end; games {going_on} go on") from None

    def _come(self, thread: Thread, group: asyncio.TaskGroup) -> None:
        """Let those come who are called to a thread."""
        called = [
            message
            for message in self._around.server.messages(self._entrants[0], thread)
            if message.pinged
        ]
        if called:
            game = CalledGame(self._around, thread, called[0], seed=self._seed + thread.id)
            self._games[thread.id] = game
            group.create_task(self._play_at(game))

    async def _play_at(self, game: CalledGame) -> None:
        await game.play_one()
        self.figures.games += 1

    def _look_at_results(self) -> None:
        stored = stored_games(self.bot.database)
        for game in self._games.values():
            game.is_over = stored[game.number].phase in {"finished", "closed"}
        ended = phases_of_tournaments(self.bot.database)
        self._is_over = not {"joining", "check-in", "running"}.intersection(ended.values())

    def _is_enough(self) -> bool:
        return self._is_over or self._seconds >= self._longest

    async def _make_trouble(self) -> None:
        """Make it, and end it with a kill: what was put off by half a minute begins at once."""
        await super()._make_trouble()
        self._around.weather.clear()
        if not self._is_over:
            async with self._killing:
                await self._kill()

    async def _check(self) -> None:
        games = list(self._games.values())
        check_games(games, stored_games(self.bot.database))
        await check_tournament(self.bot.database, games)
        await check_counted(self.bot.database)
