"""Drafts of tournaments in SQL."""

import logging
from dataclasses import replace

from bot.database.ports import Database, Row
from bot.database.ports import Value as Column
from bot.database.statements import statements
from bot.engine import FarkleError
from bot.features.tournaments.model.planning.draft import PlanDraft, TournamentDraftKey
from bot.features.tournaments.store.rows import read_plan, write_plan

_SQL = statements(__package__, "drafts")
_log = logging.getLogger(__name__)


class SqlPlanDraftStore:
    """Drafts of tournaments, in SQL: one of each person on each server.

    Each method is one statement.

    A draft that this version of the bot cannot read is logged and treated as gone.
    """

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def put(self, draft: PlanDraft) -> PlanDraft:
        """Store a new draft in place of the person's last one, and return it with its id."""
        who: dict[str, Column] = {"guild_id": draft.guild_id, "user_id": draft.user_id}
        [row] = await self._database.fetch(_SQL["put"], who | _planned(draft))
        return replace(draft, id=row["id"], version=0)

    async def last(self, guild_id: int, user_id: int) -> PlanDraft | None:
        """Return the draft of somebody on a server, None if they have none."""
        who: dict[str, Column] = {"guild_id": guild_id, "user_id": user_id}
        rows = await self._database.fetch(_SQL["last"], who)
        return _read(rows[0]) if rows else None

    async def change(self, draft: PlanDraft) -> PlanDraft | None:
        """Store a draft if its version is the stored one, and return it in the next one."""
        which: dict[str, Column] = {"id": draft.id, "version": draft.version}
        rows = await self._database.fetch(_SQL["change"], which | _planned(draft))
        return replace(draft, version=rows[0]["version"]) if rows else None

    async def drop(self, key: TournamentDraftKey) -> None:
        """Forget a draft."""
        await self._database.fetch(
            _SQL["drop"], {"id": key.id, "guild_id": key.guild_id, "user_id": key.user_id}
        )


def _planned(draft: PlanDraft) -> dict[str, Column]:
    return {
        "plan": write_plan(draft.plan),
        "house_rule": draft.house_rule,
        "updated_at": draft.updated_at,
    }


def _read(row: Row) -> PlanDraft | None:
    try:
        plan = read_plan(row["plan"])
    except (FarkleError, LookupError, TypeError, ValueError) as error:
        _log.error("the tournament draft %d is left out: %s", row["id"], error)
        return None
    return PlanDraft(
        id=row["id"],
        version=row["version"],
        guild_id=row["guild_id"],
        user_id=row["user_id"],
        plan=plan,
        updated_at=row["updated_at"],
        house_rule=row["house_rule"],
    )
