"""What was announced, and who wears which role, in SQL."""

import json
import sqlite3
from collections.abc import Iterable
from functools import partial
from typing import Final

from bot.database.connection import Database, Value
from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.statements import statements
from bot.features.announcements.model.announced import Lost
from bot.features.announcements.model.honours import Honour, Honoured
from bot.features.announcements.model.times import DAY

NONCE_KNOWN: Final = 120
"""Seconds for which Discord knows a message again by its nonce: it says "a few minutes"."""

_KEPT: Final = 60 * DAY
"""Seconds after which it is forgotten that something was announced: nobody would do so again."""

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(IdColumn("honours", "user_id", Fate.DELETED),),
    servers=(
        IdColumn("announcements", "guild_id", Fate.DELETED),
        IdColumn("honours", "guild_id", Fate.DELETED, also=("role_id",)),
        IdColumn("lost_choices", "guild_id", Fate.DELETED),
    ),
)
"""What these tables tell of people and servers."""


class SqlAnnouncementStore:
    """The port `AnnouncementStore` on a database."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def claim(self, guild_id: int, key: tuple[str, int], now: int) -> bool:
        """Tell whether an announcement is to be posted now, and note that it is.

        It is if nobody has done so before, or has just tried and cannot say what came of it.
        """

        def work(connection: sqlite3.Connection) -> bool:
            times = {"now": now, "again": now - NONCE_KNOWN}
            claimed = connection.execute(_SQL["claim"], _named(guild_id, key) | times).fetchall()
            old = {"guild_id": guild_id, "until": now - _KEPT}
            connection.execute(_SQL["clear_old"], old)
            return bool(claimed)

        return await self._database.write(work)

    async def settle(self, guild_id: int, key: tuple[str, int]) -> None:
        """Note that an announcement is done with."""
        await self._database.fetch(_SQL["settle"], _named(guild_id, key))

    async def release(self, guild_id: int, key: tuple[str, int]) -> None:
        """Note that an announcement is still to be posted."""
        await self._database.fetch(_SQL["release"], _named(guild_id, key))

    async def lose(self, guild_id: int, setting: str, why: Lost) -> None:
        """Note why a choice was taken back."""
        values: dict[str, Value] = {"guild_id": guild_id, "setting": setting, "why": why}
        await self._database.fetch(_SQL["lose"], values)

    async def lost(self, guild_id: int) -> dict[str, Lost]:
        """Return by setting why choices of a server were taken back."""
        rows = await self._database.fetch(_SQL["lost"], {"guild_id": guild_id})
        return {row["setting"]: Lost(row["why"]) for row in rows}

    async def choose_anew(self, guild_id: int, setting: str) -> None:
        """Forget that a choice was taken back."""
        values: dict[str, Value] = {"guild_id": guild_id, "setting": setting}
        await self._database.fetch(_SQL["choose_anew"], values)


class SqlHonourStore:
    """The port `HonourStore` on a database."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def crown(
        self, guild_id: int, honour: Honour, role_id: int, user_ids: Iterable[int]
    ) -> None:
        """Let these people wear the role of an honour, and nobody else any more."""
        await self._database.write(partial(_crown, guild_id, honour, role_id, list(user_ids)))

    async def change_role(self, guild_id: int, honour: Honour, role_id: int | None) -> None:
        """Let those who have an honour wear another role for it, or none."""

        def work(connection: sqlite3.Connection) -> None:
            of = {"guild_id": guild_id, "honour": honour}
            holders = connection.execute(_SQL["holders"], of).fetchall()
            user_ids = [] if role_id is None else [row["user_id"] for row in holders]
            _crown(guild_id, honour, role_id or 0, user_ids, connection)

        await self._database.write(work)

    async def open(self, guild_id: int) -> list[Honoured]:
        """Return what is to be given and taken back on a server."""

        def work(connection: sqlite3.Connection) -> list[Honoured]:
            rows = connection.execute(_SQL["open_honours"], {"guild_id": guild_id}).fetchall()
            for row in rows:
                if row["stays"]:
                    _drop(_read(row), connection)
            return [_read(row) for row in rows if not row["stays"]]

        return await self._database.write(work)

    async def open_servers(self) -> list[int]:
        """Return the servers on which anything is."""
        return [row["guild_id"] for row in await self._database.fetch(_SQL["open_servers"])]

    async def note_given(self, each: Honoured) -> None:
        """Note that somebody wears the role now."""
        await self._database.fetch(_SQL["note_given"], _columns(each))

    async def drop(self, each: Honoured) -> None:
        """Forget an honour, whose role nobody wears."""
        await self._database.write(partial(_drop, each))

    async def forget_role(self, guild_id: int, role_id: int) -> None:
        """Forget all honours of a role that is gone."""
        await self._database.fetch(_SQL["forget_role"], {"guild_id": guild_id, "role_id": role_id})

    async def of_person(self, user_id: int) -> list[Honoured]:
        """Return all roles that somebody wears."""
        rows = await self._database.fetch(_SQL["of_person"], {"user_id": user_id})
        return [_read(row, over=True) for row in rows]


def _crown(
    guild_id: int,
    honour: Honour,
    role_id: int,
    user_ids: list[int],
    connection: sqlite3.Connection,
) -> None:
    values = {
        "guild_id": guild_id,
        "honour": honour,
        "role_id": role_id,
        "user_ids": json.dumps(user_ids),
    }
    connection.execute(_SQL["end_honours"], values)
    connection.execute(_SQL["begin_honours"], values)


def _drop(each: Honoured, connection: sqlite3.Connection) -> None:
    connection.execute(_SQL["drop_honour"], {**_columns(each), "is_over": each.over})


def _read(row: sqlite3.Row, *, over: bool | None = None) -> Honoured:
    is_over = bool(row["is_over"]) if over is None else over
    return Honoured(row["guild_id"], Honour(row["honour"]), row["user_id"], row["role_id"], is_over)


def _columns(each: Honoured) -> dict[str, Value]:
    return {
        "guild_id": each.guild_id,
        "honour": each.honour,
        "user_id": each.user_id,
        "role_id": each.role_id,
    }


def _named(guild_id: int, key: tuple[str, int]) -> dict[str, Value]:
    kind, about = key
    return {"guild_id": guild_id, "kind": kind, "about": about}
