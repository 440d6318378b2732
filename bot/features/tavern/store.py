"""What people own in the tavern, in SQL, and winning it by the end of a game."""

import json
import sqlite3
from collections.abc import Iterable
from itertools import product
from typing import Final

from bot.content.achievements import Award
from bot.content.levels import TavernLevel, shipped_levels
from bot.database.connection import Database
from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements
from bot.features.standings.store.awards import shipped_achievements
from bot.match.loadouts.collection import Collection, Prize, collected
from bot.match.model.match import Match

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("belongings", "owner_id", Fate.DELETED),
        IdColumn("belongings", "winner_id", Fate.RENAMED),
    ),
)
"""What these tables tell of people and servers."""


class SqlCollectionStore:
    """The port `CollectionStore` on a database."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def of(self, user_id: int) -> Collection:
        """Return what somebody owns."""
        rows = await self._database.fetch(_SQL["owned"], {"user_id": user_id})
        return collected(row["thing"] for row in rows)


def give_award_prizes(
    connection: sqlite3.Connection, awards: Iterable[Award], match_id: int
) -> tuple[Prize, ...]:
    """Give the prizes that come with `awards`, but for those that were given before."""
    given = []
    for award in awards:
        thing = shipped_achievements()[award.achievement].prize
        if thing is not None:
            prize = Prize(award.user_id, thing)
            _win(connection, prize, award.achievement, 1, match_id)
            given.append(prize)
    return tuple(given)


def give_level_prize(
    connection: sqlite3.Connection, user_id: int, level: TavernLevel, match_id: int
) -> Prize | None:
    """Give somebody who has won against `level` its next prize; None when they had them all."""
    row = connection.execute(
        _SQL["prizes_won"], {"user_id": user_id, "origin": level.slug}
    ).fetchone()
    had: int = row["prizes"]
    if had >= len(level.prizes):
        return None
    prize = Prize(user_id, level.prizes[had])
    _win(connection, prize, level.slug, had + 1, match_id)
    return prize


def give_level_prizes(connection: sqlite3.Connection, match: Match) -> tuple[Prize, ...]:
    """Give whoever has won the finished `match` against one of the tavern its next prize."""
    beaten = [player.role for player in match.players if player.role is not None]
    winners = [match.players[seat] for seat in match.winning_seats]
    given = [
        give_level_prize(connection, winner.user_id, shipped_levels()[role], match.id)
        for role, winner in product(beaten, winners)
        if not winner.is_bot and not winner.is_former
    ]
    return tuple(prize for prize in given if prize is not None)


def pass_on(connection: sqlite3.Connection, thing: str, owner_id: int, to_id: int) -> bool:
    """Give one of somebody's dice or badges to another; tell whether they owned it."""
    columns = {"thing": thing, "owner_id": owner_id, "to_id": to_id}
    return bool(connection.execute(_SQL["pass_on"], columns).fetchall())


def read_prizes(text: str) -> tuple[Prize, ...]:
    """Return the prizes of a match."""
    return tuple([Prize(*each) for each in json.loads(text)])


def _win(
    connection: sqlite3.Connection, prize: Prize, origin: str, number: int, match_id: int
) -> None:
    connection.execute(
        _SQL["win"],
        {
            "user_id": prize.user_id,
            "thing": prize.thing,
            "origin": origin,
            "number": number,
            "match_id": match_id,
        },
    )
