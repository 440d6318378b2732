"""House rules in SQL: a row each, their rules in the engine's notation."""

import logging
from collections.abc import Sequence
from functools import partial

from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.engine import FarkleError, RuleSet, parse_rules, write_rules
from bot.features.rulebook.model.house_rules import HouseRule, Replaced, RuleUses

_SQL = statements(__package__, "house_rules")
_log = logging.getLogger(__name__)


class SqlHouseRuleStore:
    """The house rules of servers, in SQL.

    What counts or compares before it stores is a `write`, whose statement sees what all have done.

    A house rule that this version of the bot cannot read is logged and treated as if it were not
    there, so that it takes none of the others with it.
    """

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def all(self, guild_id: int) -> list[HouseRule]:
        """Return the house rules of a server by title."""
        rows = await self._database.fetch(_SQL["all_of"], {"guild_id": guild_id})
        return [rule for rule in map(_read, rows) if rule is not None]

    async def find(self, guild_id: int, key: str) -> HouseRule | None:
        """Return the house rule of a server with this `key`, None when there is none."""
        return _first(await self._database.fetch(_SQL["find"], {"guild_id": guild_id, "key": key}))

    async def add(self, guild_id: int, rules: RuleSet, most: int) -> HouseRule | None:
        """Store a house rule; None when its title is taken or the server has `most` already."""
        rule = HouseRule(0, guild_id, rules)
        columns: dict[str, Value] = {
            "guild_id": guild_id,
            "key": rule.key,
            "rules": write_rules(rules),
            "most": most,
        }
        return await self._database.write(lambda sql: _first(sql.execute(_SQL["add"], columns)))

    async def get(self, guild_id: int, rule_id: int) -> HouseRule | None:
        """Return the house rule of a server with this id, None when there is none."""
        which: dict[str, Value] = {"guild_id": guild_id, "id": rule_id}
        return _first(await self._database.fetch(_SQL["get"], which))

    async def replace(self, rule: HouseRule, was: RuleSet) -> Replaced:
        """Store another title and other rules in place of what `was` there, and of nothing else."""
        return await self._database.write(partial(_replace, rule, was))

    async def uses(self, rule: HouseRule) -> RuleUses:
        """Return what is played by a house rule."""
        which: dict[str, Value] = {
            "guild_id": rule.guild_id,
            "id": rule.id,
            "name": rule.rules.name,
        }
        [row] = await self._database.fetch(_SQL["uses"], which)
        return RuleUses(**dict(row))

    async def delete(self, guild_id: int, rule_id: int) -> HouseRule | None:
        """Delete a house rule and return it, None when the server has no such one."""
        return _first(
            await self._database.fetch(_SQL["delete"], {"guild_id": guild_id, "id": rule_id})
        )


def _replace(rule: HouseRule, was: RuleSet, transaction: Transaction) -> Replaced:
    which: dict[str, Value] = {"guild_id": rule.guild_id, "id": rule.id}
    now = _first(transaction.execute(_SQL["get"], which))
    if now is None:
        return Replaced.GONE
    if now.rules != was:
        return Replaced.CHANGED
    columns: dict[str, Value] = {**which, "key": rule.key, "rules": write_rules(rule.rules)}
    stored = transaction.execute(_SQL["replace"], columns)
    return Replaced.DONE if stored else Replaced.TITLE_TAKEN


def _first(rows: Sequence[Row]) -> HouseRule | None:
    return _read(rows[0]) if rows else None


def _read(row: Row) -> HouseRule | None:
    try:
        return HouseRule(row["id"], row["guild_id"], parse_rules(row["rules"]))
    except FarkleError as error:
        _log.error("house rule %d cannot be used and is left out: %s", row["id"], error)
        return None
