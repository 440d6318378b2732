"""Drafts of house rules in SQL: an option is set by one statement that touches no other."""

import json
import logging
from collections.abc import Sequence
from dataclasses import replace

from bot.database.ports import Database, Row
from bot.database.ports import Value as Column
from bot.database.statements import statements
from bot.engine import FarkleError, Value, parse_rules, write_rules
from bot.features.rulebook.model.house_rules import OPTIONS, Draft, RulesDraftKey, values_of

_SQL = statements(__package__, "drafts")
_log = logging.getLogger(__name__)


class SqlDraftStore:
    """Drafts of house rules, in SQL. Each method is one statement.

    A draft that this version of the bot cannot read is logged and treated as gone.
    """

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def add(self, draft: Draft) -> Draft:
        """Store a new draft and return it with its id."""
        columns: dict[str, Column] = {
            "guild_id": draft.guild_id,
            "user_id": draft.user_id,
            "edits": draft.edits,
            "match_id": draft.match_id,
        }
        [row] = await self._database.fetch(_SQL["add"], columns | _edited(draft))
        return replace(draft, id=row["id"])

    async def get(self, key: RulesDraftKey) -> Draft | None:
        """Return a draft, None when it is gone."""
        return _first(await self._database.fetch(_SQL["get"], _columns(key)))

    async def unfinished(
        self, guild_id: int, user_id: int, edits: int | None, match_id: int | None = None
    ) -> Draft | None:
        """Return the newest draft of somebody that edits this house rule, or a new one.

        With `match_id`, the newest that changes the rules of that match.
        """
        parameters: dict[str, Column] = {
            "guild_id": guild_id,
            "user_id": user_id,
            "edits": edits,
            "match_id": match_id,
        }
        return _first(await self._database.fetch(_SQL["unfinished"], parameters))

    async def set_option(
        self, key: RulesDraftKey, name: str, value: Value, now: int
    ) -> Draft | None:
        """Set one option at `now` (unix seconds), whatever the others are, and raise the version.

        Returns the draft as it then is, None when it is gone.
        """
        changes: dict[str, Column] = {"name": name, "value": json.dumps(value), "now": now}
        return _first(await self._database.fetch(_SQL["set_option"], _columns(key) | changes))

    async def set_title(self, key: RulesDraftKey, title: str) -> Draft | None:
        """Remember the title; no rule changes, so the version stays. None when it is gone."""
        changes: dict[str, Column] = {"title": title}
        return _first(await self._database.fetch(_SQL["set_title"], _columns(key) | changes))

    async def rebase(self, draft: Draft) -> Draft | None:
        """Store the base, values and title of a draft, if it still is in its version.

        Returns it in the next version, None when it is gone or has changed.
        """
        return _first(
            await self._database.fetch(_SQL["rebase"], _columns(draft.key) | _edited(draft))
        )

    async def drop(self, key: RulesDraftKey) -> None:
        """Forget a draft."""
        await self._database.fetch(_SQL["drop"], _columns(key))


def _columns(key: RulesDraftKey) -> dict[str, Column]:
    return {
        "id": key.id,
        "guild_id": key.guild_id,
        "user_id": key.user_id,
        "for_game": int(key.for_game),
    }


def _edited(draft: Draft) -> dict[str, Column]:
    return {
        "version": draft.version,
        "title": draft.title,
        "base": write_rules(draft.base),
        "options": json.dumps(dict(draft.values)),
        "updated_at": draft.updated_at,
    }


def _first(rows: Sequence[Row]) -> Draft | None:
    return _read(rows[0]) if rows else None


def _read(row: Row) -> Draft | None:
    try:
        base = parse_rules(row["base"])
        stored: dict[str, Value] = json.loads(row["options"])
    except (FarkleError, ValueError) as error:
        _log.error("draft %d cannot be used and is left out: %s", row["id"], error)
        return None
    # An option that a newer version of the bot has brought is as it is in the base.
    values = values_of(base) | {name: stored[name] for name in OPTIONS if name in stored}
    return Draft(
        id=row["id"],
        version=row["version"],
        guild_id=row["guild_id"],
        user_id=row["user_id"],
        title=row["title"],
        edits=row["edits"],
        base=base,
        values=values,
        updated_at=row["updated_at"],
        match_id=row["match_id"],
    )
