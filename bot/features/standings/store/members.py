"""Who is shown on leaderboards, in SQL."""

import json
from collections.abc import Iterable, Sequence
from functools import partial

from bot.database.ports import Call, Database, Row, Transaction
from bot.database.statements import statements
from bot.features.standings.store.ledgers import EVERYWHERE
from bot.match.model.match import Person

_SQL = statements(__package__, "members")


class SqlMemberStore:
    """Remembers who is shown on leaderboards."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def list_everywhere(self, person: Person, now: int, *, listed: bool) -> None:
        """Show or hide `person` on the leaderboards of all servers together."""

        def work(transaction: Transaction) -> None:
            transaction.execute(
                _SQL["list_person"],
                {
                    "user_id": person.user_id,
                    "name": person.name,
                    "named_at": now,
                    "listed": listed,
                },
            )
            _show(transaction, EVERYWHERE, person.user_id, shown=listed)

        await self._database.write(work)

    async def is_listed(self, user_id: int) -> bool:
        """Tell whether somebody is shown there."""
        rows = await self._database.fetch(_SQL["is_listed"], {"user_id": user_id})
        return any(row["listed"] for row in rows)

    async def absent(self, guild_id: int, most: int) -> list[int]:
        """Return the user ids of at most so many people who were found to have left."""
        rows = await self._database.fetch(_SQL["absent"], {"guild_id": guild_id, "most": most})
        return [row["user_id"] for row in rows]

    async def note(self, guild_id: int, *, here: Iterable[int], gone: Iterable[int]) -> None:
        """Remember who was seen in a server, and who has left it."""
        await self._database.write(partial(_note, guild_id, list(here), list(gone)))


def end_absences(guild_id: int, here: Sequence[int]) -> Call:
    """Return what makes those of the people `here` present who have come back, and finds them."""
    return _SQL["end_absences"], {"guild_id": guild_id, "user_ids": json.dumps(here)}


def show_again(transaction: Transaction, guild_id: int, back: Iterable[Row]) -> None:
    """Show those who have come `back`, as of `end_absences`."""
    for row in back:
        _show(transaction, guild_id, row["user_id"], shown=True)


def _note(
    guild_id: int, here: Sequence[int], gone: Iterable[int], transaction: Transaction
) -> None:
    [back] = transaction.execute_batch([end_absences(guild_id, here)])
    show_again(transaction, guild_id, back)
    for user_id in gone:
        key = {"guild_id": guild_id, "user_id": user_id}
        if transaction.execute(_SQL["add_absence"], key):
            _show(transaction, guild_id, user_id, shown=False)


def _show(transaction: Transaction, guild_id: int, user_id: int, *, shown: bool) -> None:
    transaction.execute(_SQL["show"], {"guild_id": guild_id, "user_id": user_id, "shown": shown})
