"""Who wears which role, in SQL."""

import json
from collections.abc import Iterable
from functools import partial

from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.announcements.model.role_awards import RoleAward, RoleAwardKind
from bot.sharding import EVERYTHING, Share

_SQL = statements(__package__, "role_awards")


class SqlRoleAwardStore:
    """Who wears which role, and who is to, in SQL."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date; what is due is that of `share` alone."""
        self._database = database
        self._own = share.columns

    async def crown(
        self, guild_id: int, honour: RoleAwardKind, role_id: int, user_ids: Iterable[int]
    ) -> None:
        """Let these people wear the role of an honour, and nobody else any more."""
        await self._database.write(partial(_crown, guild_id, honour, role_id, list(user_ids)))

    async def change_role(self, guild_id: int, honour: RoleAwardKind, role_id: int | None) -> None:
        """Let those who have an honour wear another role for it, or none."""

        def work(transaction: Transaction) -> None:
            of: dict[str, Value] = {"guild_id": guild_id, "honour": honour}
            holders = transaction.execute(_SQL["holders"], of)
            user_ids = [] if role_id is None else [row["user_id"] for row in holders]
            _crown(guild_id, honour, role_id or 0, user_ids, transaction)

        await self._database.write(work)

    async def open(self, guild_id: int) -> list[RoleAward]:
        """Return what is to be given and taken back on a server."""

        def work(transaction: Transaction) -> list[RoleAward]:
            rows = transaction.execute(_SQL["open_honours"], {"guild_id": guild_id})
            for row in rows:
                if row["stays"]:
                    _drop(_read(row), transaction)
            return [_read(row) for row in rows if not row["stays"]]

        return await self._database.write(work)

    async def open_servers(self) -> list[int]:
        """Return the servers on which anything is."""
        return [
            row["guild_id"] for row in await self._database.fetch(_SQL["open_servers"], self._own)
        ]

    async def note_given(self, award: RoleAward) -> None:
        """Note that somebody wears the role now."""
        await self._database.fetch(_SQL["note_given"], _columns(award))

    async def drop(self, award: RoleAward) -> None:
        """Forget an honour, whose role nobody wears."""
        await self._database.write(partial(_drop, award))

    async def forget_role(self, guild_id: int, role_id: int) -> None:
        """Forget all honours of a role that is gone."""
        await self._database.fetch(_SQL["forget_role"], {"guild_id": guild_id, "role_id": role_id})

    async def of_person(self, user_id: int) -> list[RoleAward]:
        """Return all roles that somebody wears."""
        rows = await self._database.fetch(_SQL["of_person"], {"user_id": user_id})
        return [_read(row, over=True) for row in rows]


def _crown(
    guild_id: int,
    honour: RoleAwardKind,
    role_id: int,
    user_ids: list[int],
    transaction: Transaction,
) -> None:
    values: dict[str, Value] = {
        "guild_id": guild_id,
        "honour": honour,
        "role_id": role_id,
        "user_ids": json.dumps(user_ids),
    }
    transaction.execute(_SQL["end_honours"], values)
    transaction.execute(_SQL["begin_honours"], values)


def _drop(award: RoleAward, transaction: Transaction) -> None:
    transaction.execute(_SQL["drop_honour"], {**_columns(award), "is_over": award.over})


def _read(row: Row, *, over: bool | None = None) -> RoleAward:
    is_over = bool(row["is_over"]) if over is None else over
    return RoleAward(
        row["guild_id"], RoleAwardKind(row["honour"]), row["user_id"], row["role_id"], is_over
    )


def _columns(award: RoleAward) -> dict[str, Value]:
    return {
        "guild_id": award.guild_id,
        "honour": award.honour,
        "user_id": award.user_id,
        "role_id": award.role_id,
    }
