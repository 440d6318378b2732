"""All rulesets of a server: those that ship with the bot, and its house rules."""

import asyncio

from bot.engine import RuleSet, prepare
from bot.features.rulebook.model.house_rules import HouseRule, typed_key
from bot.features.rulebook.ports import HouseRuleStore
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.settings.model import Choices
from bot.match.model.errors import Refused


class Rulesets:
    """Looks rulesets up by name: shipped ones first, then the house rules of the server."""

    def __init__(self, rulebook: RuleBook, house_rules: HouseRuleStore, settings: Choices) -> None:
        """Offer the `rulebook` everywhere, and house rules where they belong."""
        self.rulebook = rulebook
        self._house_rules = house_rules
        self._settings = settings

    async def house_rules(self, guild_id: int | None) -> list[HouseRule]:
        """Return the house rules of a server by title; outside servers there are none."""
        return [] if guild_id is None else await self._house_rules.all(guild_id)

    async def get(self, name: str | None, guild_id: int | None) -> RuleSet:
        """Return the ruleset `name`, or the default one of the server.

        Raises `Refused`, which lists the names of all.
        """
        rules = await self._find(name or self._settings.of_server(guild_id).ruleset, guild_id)
        if rules is not None:
            return rules
        if name is None:  # the server's default was deleted
            return self.rulebook.get(None)
        own = [rule.rules for rule in await self.house_rules(guild_id)]
        raise Refused(RuleRefusal.UNKNOWN_RULESET, name=name, known=(*self.rulebook, *own))

    async def _find(self, name: str | None, guild_id: int | None) -> RuleSet | None:
        if name is None or self.rulebook.has(name):
            return self.rulebook.get(name)
        if guild_id is None:
            return None
        key = typed_key(name)
        rule = None if key is None else await self._house_rules.find(guild_id, key)
        if rule is None:
            return None
        await asyncio.to_thread(prepare, rule.rules)  # other presses do not wait for it
        return rule.rules
