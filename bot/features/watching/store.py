"""Guesses in SQL, and the ratings of those who play."""

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Final

from bot.database.paging import read_page
from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Call, Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.watching.model.guessing import (
    ENOUGH,
    Guess,
    GuessBoard,
    GuesserRow,
    points_of,
)
from bot.match.model.match import Match, Person
from bot.match.results.figures import Result
from bot.match.results.ratings import Rating
from bot.match.store.finishing import Answers, FinishStep

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("guesses", "user_id", Fate.DELETED, also=("name",)),),
    servers=(IdColumn("guesses", "guild_id", Fate.DELETED),),
    exports=statements(__package__, "export"),
)
"""What the table of guesses tells of people and servers."""


class SqlGuessStore:
    """Guesses of games, in SQL. Each method is one statement."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def put(self, match: Match, guess: Guess, now: int) -> bool:
        """Keep a guess in place of the person's former one; False if the game is not played now."""
        columns: dict[str, Value] = {
            "match_id": match.id,
            "guild_id": match.place.guild_id,
            "user_id": guess.person.user_id,
            "name": guess.person.name,
            "side": guess.side,
            "sides": match.setup.sides,
            "guessed_at": now,
        }
        # Not by itself, or a guess might come between a game's end and what is settled with it.
        return bool(await self._database.write(lambda sql: sql.execute(_SQL["put"], columns)))

    async def of_match(self, match_id: int) -> Mapping[int, int]:
        """Return the side that each person has guessed, by user id."""
        rows = await self._database.fetch(_SQL["of_match"], {"match_id": match_id})
        return {row["user_id"]: row["side"] for row in rows}

    async def board(self, guild_id: int, user_id: int, page: int, rows: int) -> GuessBoard:
        """Return a page of a server's board, as `user_id` sees it; one past the end is the last.

        It has those who have guessed `ENOUGH` games there and have not left.
        """
        wanted: dict[str, Value] = {
            "guild_id": guild_id,
            "user_id": user_id,
            "enough": ENOUGH,
            "page": page,
            "rows": rows,
        }
        found = await self._database.fetch(_SQL["board"], wanted)
        return GuessBoard(*read_page(found, _row))


class SqlRatings:
    """How strong people are, in SQL."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def ratings(self, guild_id: int, user_ids: Collection[int]) -> Mapping[int, int]:
        """Return the ratings on a server, in points, of those who have one."""
        wanted: dict[str, Value] = {
            "guild_id": guild_id,
            "user_ids": json.dumps(sorted(user_ids)),
        }
        rows = await self._database.fetch(_SQL["ratings"], wanted)
        return {row["user_id"]: Rating(row["mu"], row["sigma"]).points for row in rows}


def _ask_for_sides(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del results, now
    return [(_SQL["sides"], {"match_id": match.id})]


def _settle(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Count the guesses at a game that has finished; doing it again changes nothing."""
    del results, now
    for row in answers[0]:
        side, sides = row["side"], row["sides"]
        points = points_of(side, match.winners, sides)
        columns = {"match_id": match.id, "side": side, "points": points}
        transaction.execute_later(_SQL["settle"], columns)
    return match


GUESSES: Final = FinishStep(_settle, _ask_for_sides, fills_gaps=True)
"""What the guesses at a finished game are worth."""


def _row(row: Row) -> GuesserRow:
    return GuesserRow(
        rank=row["rank"],
        person=Person(row["user_id"], row["name"]),
        points=row["points"],
        right=row["right_ones"],
        guesses=row["guesses"],
    )
