"""Looking back on games that are over, in SQL."""

import logging
from collections.abc import Iterable

from bot.content.achievements import AchievementProgress
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.engine import parse_setup, parse_state
from bot.features.standings.model.history import GameOutcome, HeadToHead, OutcomePage, TrendPoint
from bot.features.standings.store.awards import progress, progress_on
from bot.features.standings.store.figures import read_rivalry
from bot.kit.page_window import page_window
from bot.match.model.errors import DamagedMatchError
from bot.match.model.game_log import exit_of
from bot.match.model.match import Person, Place
from bot.match.store.match_rows import (
    as_damage,
    read_closing,
    read_people,
)
from bot.match.store.time_columns import read_presence
from bot.match.store.variant_columns import read_variant

_SQL = statements(__package__, "history")
_log = logging.getLogger(__name__)


class SqlHistoryStore:
    """Games that are over, looked back on in SQL. Each method is one hop."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def trend(self, guild_id: int, user_id: int, most: int) -> list[TrendPoint]:
        """Return the newest games on a server that count, the oldest of these first."""
        key: dict[str, Value] = {"guild_id": guild_id, "user_id": user_id, "most": most}
        rows = await self._database.fetch(_SQL["trend"], key)
        return [
            TrendPoint(row["rating"], row["banked"] / (row["turns"] or 1), won=row["won"] == 1)
            for row in rows[::-1]
        ]

    async def games(self, user_id: int, guild_id: int | None, page: int, rows: int) -> OutcomePage:
        """Return a page of `rows` of somebody's games; pages past the end give the last.

        With a server only those that count there, and None stands for all games anywhere.
        """
        scope = "all" if guild_id is None else "here"

        def work(transaction: Transaction) -> OutcomePage:
            key: dict[str, Value] = {"user_id": user_id, "guild_id": guild_id}
            [(games,)] = transaction.execute(_SQL[f"count_{scope}"], key)
            window = page_window(page, games, rows)
            where: dict[str, Value] = {"skipped": window.skipped, "rows": rows}
            found = transaction.execute(_SQL[f"games_{scope}"], key | where)
            return OutcomePage(window.number, window.of, _outcomes(found, user_id))

        return await self._database.read(work)

    async def head_to_head(self, guild_id: int, user_id: int, rival_id: int) -> HeadToHead | None:
        """Return how two people fared against each other, None when they never met there."""

        def work(transaction: Transaction) -> HeadToHead | None:
            key = {"guild_id": guild_id, "user_id": user_id, "rival_id": rival_id}
            row = transaction.first(_SQL["rivalry"], key)
            if row is None:
                return None
            meetings = transaction.execute(_SQL["meetings"], key)
            return HeadToHead(read_rivalry(row), _outcomes(meetings, user_id))

        return await self._database.read(work)

    async def person(self, user_id: int, guild_id: int | None) -> Person | None:
        """Return somebody by their newest name.

        None for who has played no game on a server that others see there, unless they are listed
        everywhere: their name is not for those who only have their id.
        """
        key: dict[str, Value] = {"user_id": user_id, "guild_id": guild_id}
        rows = await self._database.fetch(_SQL["person"], key)
        return Person(user_id, rows[0]["name"]) if rows else None

    async def achievements(self, user_id: int) -> list[AchievementProgress]:
        """Return how far somebody is with each achievement."""
        return await self._database.read(lambda transaction: progress(transaction, user_id))

    async def achievements_on(self, user_id: int, guild_id: int) -> list[AchievementProgress]:
        """Return which achievements somebody has earned on a server, and nothing of the others."""
        return await self._database.read(
            lambda transaction: progress_on(transaction, user_id, guild_id)
        )


def _outcomes(rows: Iterable[Row], user_id: int) -> tuple[GameOutcome, ...]:
    """Return how the games of `rows` went; a damaged one is no reason to show none."""
    outcomes = []
    for row in rows:
        try:
            outcomes.append(_outcome(row, user_id))
        except DamagedMatchError as error:
            _log.warning("%s", error)
    return tuple(outcomes)


def _outcome(row: Row, user_id: int) -> GameOutcome:
    """Return how the match of a `row`, which is over, went for `user_id`, who played in it.

    Its moves are left alone, which takes a tenth of the time. Raises `DamagedMatchError` when the
    row is damaged.
    """
    with as_damage(row):
        players = read_people(row["players"])
        setup, _, _ = row["log"].partition(" :")
        seat = [player.user_id for player in players].index(user_id)
        return GameOutcome(
            number=row["id"],
            place=Place(row["guild_id"], row["channel_id"]),
            players=players,
            seat=seat,
            state=parse_state(parse_setup(setup.partition(" ")[2]), row["snapshot"]),
            presence=read_presence(row["presence"]),
            ended_at=row["ended_at"],
            variant=read_variant(row),
            closing=read_closing(row["closing"]),
            exit=exit_of(row["log"], seat),
        )
