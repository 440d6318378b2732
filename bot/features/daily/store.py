"""The daily game in SQL."""

import json
from collections.abc import Collection, Sequence
from datetime import date, timedelta
from typing import Final

from bot.database.paging import read_page
from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.daily.model import DailyBoard, DailyRow, DailyStanding, EndingStreak
from bot.match.model.match import Match, Person
from bot.match.model.variants import Daily
from bot.match.results.figures import Result
from bot.match.service.departures import rows_alone
from bot.match.store.finishing import Answers, FinishStep
from bot.match.store.match_rows import read_match

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("daily_results", "user_id", Fate.RENAMED, also=("name",)),
        IdColumn("daily_streaks", "user_id", Fate.DELETED),
    ),
    servers=(IdColumn("daily_results", "guild_id", Fate.RENAMED),),
    exports=statements(__package__, "export"),
)
"""What these tables tell of people and servers."""

WHEN_GONE: Final = rows_alone("everybody plays alone, and a game that is left is a match")


class SqlDailyStore:
    """Keeps the seeds of days, and answers questions about daily games that have ended."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def seed(self, day: date, fresh: bytes) -> bytes:
        """Return the seed of `day`: `fresh` for whoever asks first, and the same for all others."""
        parameters: dict[str, Value] = {"day": day.isoformat(), "fresh": fresh}
        [row] = await self._database.fetch(_SQL["seed"], parameters)
        seed: bytes = row["seed"]
        return seed

    async def last_game(self, user_id: int, until: date) -> Match | None:
        """Return the person's newest daily game, finished or not, None when there was none.

        Games of days after `until` are left out: the clock was wrong when they began.
        """
        of: dict[str, Value] = {"user_id": user_id, "until": until.isoformat()}
        rows = await self._database.fetch(_SQL["last_game"], of)
        return read_match(rows[0]) if rows else None

    async def standing(self, day: date, user_id: int) -> DailyStanding | None:
        """Return how somebody did on `day`, None when they have no result."""
        parameters: dict[str, Value] = {"day": day.isoformat(), "user_id": user_id}
        rows = await self._database.fetch(_SQL["standing"], parameters)
        return DailyStanding(*rows[0]) if rows else None

    async def ending_streak(self, today: date, user_ids: Collection[int]) -> int | None:
        """Return somebody of `user_ids` whose days in a row end with `today`, and who is untold."""
        key = _ending(today) | {"user_ids": json.dumps(sorted(user_ids))}
        rows = await self._database.fetch(_SQL["ending_streak"], key)
        return rows[0]["user_id"] if rows else None

    async def note_reminded(self, today: date, user_id: int) -> EndingStreak | None:
        """Note that somebody is told `today`; None if that is done, or they have played since."""
        rows = await self._database.fetch(
            _SQL["note_reminded"], _ending(today) | {"user_id": user_id}
        )
        return EndingStreak(user_id, rows[0]["days"], rows[0]["guild_id"]) if rows else None

    async def board(
        self, day: date, guild_id: int | None, user_id: int, page: int, rows: int
    ) -> DailyBoard:
        """Return a page of `rows` rows of a server's board, as `user_id` sees it.

        Without a server: of all who agreed to be listed. The highest score comes first, equal ones
        share a rank; pages past the end give the last.
        """
        wanted: dict[str, Value] = {
            "day": day.isoformat(),
            "user_id": user_id,
            "page": page,
            "rows": rows,
        }
        if guild_id is None:
            found = await self._database.fetch(_SQL["board_everywhere"], wanted)
        else:
            found = await self._database.fetch(_SQL["board"], {**wanted, "guild_id": guild_id})
        return DailyBoard(day, guild_id, *read_page(found, _row))


def _keep_result(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Keep the result of a daily game; of any other there is nothing to keep."""
    del now, answers
    if not isinstance(match.variant, Daily):
        return match
    player = match.host
    columns: dict[str, Value] = {
        "day": match.variant.day.isoformat(),
        "user_id": player.user_id,
        "guild_id": match.place.guild_id,
        "name": player.name,
        "score": results[0].score,
    }
    transaction.execute_later(_SQL["add_result"], columns)
    day_before = match.variant.day - timedelta(days=1)
    transaction.execute_later(_SQL["add_day"], columns | {"day_before": day_before.isoformat()})
    return match


RESULT: Final = FinishStep(_keep_result)
"""The result of a daily game."""


def _row(row: Row) -> DailyRow:
    return DailyRow(row["rank"], Person(row["user_id"], row["name"]), row["score"])


def _ending(today: date) -> dict[str, Value]:
    return {"today": today.isoformat(), "last_day": (today - timedelta(days=1)).isoformat()}
