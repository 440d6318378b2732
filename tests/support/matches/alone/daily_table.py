"""The daily game with every port in memory."""

import asyncio
from dataclasses import dataclass, replace
from datetime import date

from bot.engine import RuleSet
from bot.features.board.service.play import Play
from bot.features.daily.model import DailyBoard, DailyStanding
from bot.features.daily.service import DailyGames
from bot.features.daily.store import SqlDailyStore
from bot.match.model.match import Match, Person
from bot.match.service.dice_cup import SystemCup
from bot.match.service.presses import Press
from bot.match.service.shared_games import SharedGames
from tests.support.matches.memory import MemoryStore
from tests.support.matches.table import HERE, Table, build_table

RULES = RuleSet("ten_turns", turns=10)
NOON = 1_795_262_400
"""The 21st of November 2026, 12:00 UTC."""
DAY = 86_400
TODAY = date(2026, 11, 21)


class MemoryDailyStore(SqlDailyStore):
    """Seeds in a dictionary; standings are asked of the real database only."""

    def __init__(self) -> None:
        self.seeds: dict[date, bytes] = {}
        self.matches = MemoryStore()

    async def last_game(self, user_id: int, until: date) -> Match | None:
        return await self.matches.last_daily(user_id, until)

    async def seed(self, day: date, fresh: bytes) -> bytes:
        await asyncio.sleep(0)  # so that others get a turn, as with a real database
        return self.seeds.setdefault(day, fresh)

    async def standing(self, day: date, user_id: int) -> DailyStanding | None:
        raise NotImplementedError

    async def board(
        self, day: date, guild_id: int | None, user_id: int, page: int, rows: int
    ) -> DailyBoard:
        raise NotImplementedError


@dataclass
class DailyTable:
    """The services that a daily game needs, with real dice."""

    table: Table
    seeds: MemoryDailyStore
    daily: DailyGames
    shared: SharedGames
    play: Play

    async def open(self, who: Person) -> Match:
        return (await self.daily.open(HERE, who)).match

    def press(self, match: Match, **changes: object) -> Press:
        """Return a press of the player of `match` on whichever message shows it."""
        current = self.table.store.matches[match.id]
        press = self.table.press(match.host, version=current.version, match_id=match.id)
        return replace(press, **changes)  # type: ignore[arg-type] # as the fields are

    async def turn(self, match: Match) -> Match:
        """Play the whole turn that has just begun: keep the best dice of one roll, and bank."""
        before = match.state.round
        match = (await self.play.roll(self.press(match))).match
        if match.state.round == before and match.is_open:
            await self.play.best(self.press(match))
            match = (await self.play.bank(self.press(match))).match
        return match

    async def finish(self, match: Match) -> Match:
        while match.is_open:
            match = await self.turn(match)
        return match


def build_daily(
    store: MemoryStore | None = None, seeds: MemoryDailyStore | None = None
) -> DailyTable:
    """Return the services as a fresh process would build them on `store` and `seeds`."""
    table = build_table(store, cup=SystemCup())
    table.clock.time = NOON
    seeds = seeds or MemoryDailyStore()
    seeds.matches = table.store
    shared = SharedGames(table.registry, table.clock)
    return DailyTable(
        table=table,
        seeds=seeds,
        daily=DailyGames(seeds, table.registry, shared, RULES, clock=table.clock),
        shared=shared,
        play=table.play,
    )
