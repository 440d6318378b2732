"""All rulesets of a server: those that ship with the bot, and its house rules."""

import asyncio

from bot.engine import RuleSet, prepare
from bot.features.rulebook.model.house_rules import ChosenRules, HouseRule, typed_key
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.rulebook import RuleBook
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.settings.service.settings import SettingsBook
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import house_id


class Rulesets:
    """Looks rulesets up: shipped ones by name, then a server's house rules by id or title."""

    def __init__(
        self, rulebook: RuleBook, house_rules: SqlHouseRuleStore, settings: SettingsBook
    ) -> None:
        """Offer the `rulebook` everywhere, and house rules where they belong."""
        self.rulebook = rulebook
        self._house_rules = house_rules
        self._settings = settings

    async def house_rules(self, guild_id: int | None) -> list[HouseRule]:
        """Return the house rules of a server by title; outside servers there are none."""
        return [] if guild_id is None else await self._house_rules.all(guild_id)

    async def is_default(self, rule: HouseRule) -> bool:
        """Tell whether a house rule is the default of its server."""
        default = await self.default_rule(rule.guild_id)
        return default is not None and default.id == rule.id

    async def get(self, name: str | None, guild_id: int | None) -> RuleSet:
        """Return the rules of `chosen`."""
        return (await self.chosen(name, guild_id)).rules

    async def chosen(self, name: str | None, guild_id: int | None) -> ChosenRules:
        """Return the ruleset that a reference or a title names, or the default one of the server.

        Raises `Refused` when there is none: nobody is to play by other rules than they think.
        """
        if name is None:
            return await self._default(guild_id)
        if self.rulebook.has(name):
            rules = self.rulebook.get(name)
            await _prepared(rules)
            return ChosenRules(rules)
        if guild_id is not None:
            rule_id = house_id(name)
            rule = await self.of_id(guild_id, rule_id) if rule_id else None
            rule = rule or await self._titled(name, guild_id)
            if rule is not None:
                return await _ready(rule)
            if rule_id:
                raise Refused(RuleRefusal.RULESET_GONE)
        own = [rule.rules for rule in await self.house_rules(guild_id)]
        known = (*self.rulebook, *self.rulebook.presets, *own)
        raise Refused(RuleRefusal.UNKNOWN_RULESET, name=name, known=known)

    async def of_id(self, guild_id: int, rule_id: int) -> HouseRule | None:
        """Return the house rule of a server with this id, None when there is none."""
        return await self._house_rules.get(guild_id, rule_id)

    async def default_rule(self, guild_id: int) -> HouseRule | None:
        """Return the house rule that is the default of a server, None when none is there.

        A title, as it was chosen before there were references, becomes one.
        """
        chosen = self._settings.of_server(guild_id).ruleset
        if chosen is None or self.rulebook.has(chosen):
            return None
        rule_id = house_id(chosen)
        if rule_id is not None:
            return await self.of_id(guild_id, rule_id)
        rule = await self._titled(chosen, guild_id)
        if rule is not None:
            await self._settings.set_for_server(guild_id, "ruleset", rule.ref)
        return rule

    async def _default(self, guild_id: int | None) -> ChosenRules:
        chosen = self._settings.of_server(guild_id).ruleset
        if chosen is None or self.rulebook.has(chosen):
            return ChosenRules(self.rulebook.get(chosen))
        rule = None if guild_id is None else await self.default_rule(guild_id)
        if rule is None:
            raise Refused(RuleRefusal.DEFAULT_RULESET_GONE)
        return await _ready(rule)

    async def _titled(self, title: str, guild_id: int) -> HouseRule | None:
        key = typed_key(title)
        return None if key is None else await self._house_rules.find(guild_id, key)


async def _ready(rule: HouseRule) -> ChosenRules:
    """Return a house rule to play by, with its scores worked out."""
    await _prepared(rule.rules)
    return ChosenRules(rule.rules, rule.id)


async def _prepared(rules: RuleSet) -> None:
    """Work out the scores of `rules`, once; other presses do not wait for it."""
    await asyncio.to_thread(prepare, rules)
