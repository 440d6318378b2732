"""The ports of house rules, kept in memory."""

from dataclasses import replace

from bot.engine import RuleSet, Value
from bot.features.rulebook.model.house_rules import (
    Draft,
    HouseRule,
    Replaced,
    RulesDraftKey,
    RuleUses,
)


class MemoryHouseRules:
    """House rules in a dictionary by id."""

    def __init__(self) -> None:
        self.rules: dict[int, HouseRule] = {}
        self.used: dict[int, RuleUses] = {}
        self._last = 0

    async def all(self, guild_id: int) -> list[HouseRule]:
        own = [rule for rule in self.rules.values() if rule.guild_id == guild_id]
        return sorted(own, key=lambda rule: rule.key)

    async def find(self, guild_id: int, key: str) -> HouseRule | None:
        return next((rule for rule in await self.all(guild_id) if rule.key == key), None)

    async def add(self, guild_id: int, rules: RuleSet, most: int) -> HouseRule | None:
        rule = HouseRule(self._last + 1, guild_id, rules)
        own = await self.all(guild_id)
        if len(own) >= most or any(house_rule.key == rule.key for house_rule in own):
            return None
        self._last += 1
        self.rules[rule.id] = rule
        return rule

    async def get(self, guild_id: int, rule_id: int) -> HouseRule | None:
        rule = self.rules.get(rule_id)
        return rule if rule is not None and rule.guild_id == guild_id else None

    async def replace(self, rule: HouseRule, was: RuleSet) -> Replaced:
        now = await self.get(rule.guild_id, rule.id)
        if now is None:
            return Replaced.GONE
        if now.rules != was:
            return Replaced.CHANGED
        same = await self.find(rule.guild_id, rule.key)
        if same is not None and same.id != rule.id:
            return Replaced.TITLE_TAKEN
        self.rules[rule.id] = rule
        return Replaced.DONE

    async def uses(self, rule: HouseRule) -> RuleUses:
        return self.used.get(rule.id, RuleUses())

    async def delete(self, guild_id: int, rule_id: int) -> HouseRule | None:
        rule = self.rules.get(rule_id)
        if rule is None or rule.guild_id != guild_id:
            return None
        return self.rules.pop(rule_id)


class MemoryDrafts:
    """Drafts in a dictionary by id."""

    def __init__(self) -> None:
        self.drafts: dict[int, Draft] = {}
        self._last = 0

    async def add(self, draft: Draft) -> Draft:
        self._last += 1
        self.drafts[self._last] = replace(draft, id=self._last)
        return self.drafts[self._last]

    async def get(self, key: RulesDraftKey) -> Draft | None:
        draft = self.drafts.get(key.id)
        return draft if draft and draft.key == key else None

    async def unfinished(self, guild_id: int, user_id: int, edits: int | None) -> Draft | None:
        wanted = (guild_id, user_id, edits)
        own = [
            draft
            for draft in self.drafts.values()
            if (draft.guild_id, draft.user_id, draft.edits) == wanted
        ]
        return own[-1] if own else None

    async def set_option(
        self, key: RulesDraftKey, name: str, value: Value, now: int
    ) -> Draft | None:
        draft = await self.get(key)
        if draft is None:
            return None
        self.drafts[key.id] = replace(
            draft,
            version=draft.version + 1,
            values={**draft.values, name: value},
            updated_at=now,
        )
        return self.drafts[key.id]

    async def set_title(self, key: RulesDraftKey, title: str) -> Draft | None:
        draft = await self.get(key)
        if draft is None:
            return None
        self.drafts[key.id] = replace(draft, title=title)
        return self.drafts[key.id]

    async def rebase(self, draft: Draft) -> Draft | None:
        now = await self.get(draft.key)
        if now is None or now.version != draft.version:
            return None
        self.drafts[draft.id] = replace(draft, version=draft.version + 1)
        return self.drafts[draft.id]

    async def drop(self, key: RulesDraftKey) -> None:
        if await self.get(key):
            del self.drafts[key.id]
