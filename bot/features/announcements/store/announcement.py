"""What was announced, and choices that were taken back, in SQL."""

from typing import Final

from bot.database.ports import Database, Transaction, Value
from bot.database.statements import statements
from bot.features.announcements.model.announcement import ChoiceLoss
from bot.features.announcements.model.times import DAY

NONCE_KNOWN: Final = 120
"""Seconds for which Discord knows a message again by its nonce: it says "a few minutes"."""

_KEPT: Final = 60 * DAY
"""Seconds after which it is forgotten that something was announced: nobody would do so again."""

_SQL = statements(__package__, "announcement")


class SqlAnnouncementStore:
    """What was posted and which choices were lost, in SQL; times are unix seconds."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def claim(self, guild_id: int, key: tuple[str, int], now: int) -> bool:
        """Tell whether an announcement is to be posted now, and note that it is.

        It is if nobody has done so before, or has just tried and cannot say what came of it.
        """

        def work(transaction: Transaction) -> bool:
            times = {"now": now, "again": now - NONCE_KNOWN}
            claimed = transaction.execute(_SQL["claim"], _named(guild_id, key) | times)
            old = {"guild_id": guild_id, "until": now - _KEPT}
            transaction.execute(_SQL["clear_old"], old)
            return bool(claimed)

        return await self._database.write(work)

    async def settle(self, guild_id: int, key: tuple[str, int]) -> None:
        """Note that an announcement is done with."""
        await self._database.fetch(_SQL["settle"], _named(guild_id, key))

    async def release(self, guild_id: int, key: tuple[str, int]) -> None:
        """Note that an announcement is still to be posted."""
        await self._database.fetch(_SQL["release"], _named(guild_id, key))

    async def lose(self, guild_id: int, setting: str, why: ChoiceLoss) -> None:
        """Note why a choice was taken back."""
        values: dict[str, Value] = {"guild_id": guild_id, "setting": setting, "why": why}
        await self._database.fetch(_SQL["lose"], values)

    async def lost(self, guild_id: int) -> dict[str, ChoiceLoss]:
        """Return by setting why choices of a server were taken back."""
        rows = await self._database.fetch(_SQL["lost"], {"guild_id": guild_id})
        return {row["setting"]: ChoiceLoss(row["why"]) for row in rows}

    async def choose_anew(self, guild_id: int, setting: str) -> None:
        """Forget that a choice was taken back."""
        values: dict[str, Value] = {"guild_id": guild_id, "setting": setting}
        await self._database.fetch(_SQL["choose_anew"], values)


def _named(guild_id: int, key: tuple[str, int]) -> dict[str, Value]:
    kind, about = key
    return {"guild_id": guild_id, "kind": kind, "about": about}
