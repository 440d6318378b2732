"""Making house rules: drafts that are edited option by option, and saved under a title."""

from dataclasses import replace

from bot.engine import InvalidRules, RuleSet, Value, build_rules
from bot.features.rulebook.model.house_rules import (
    MOST_HOUSE_RULES,
    UNNAMED,
    Draft,
    HouseRule,
    Replaced,
    RulesDraftKey,
    RuleUses,
    Saved,
    parse_title,
    title_key,
    typed_key,
    values_of,
)
from bot.features.rulebook.model.rules_line import read_line, write_line
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.rulebook.store.rule_drafts import SqlDraftStore
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import house_id, slug_of, title_of
from bot.match.ports import Clock

_CANNOT_BE = frozenset({"unknown-option", "not-offered", "out-of-range"})
"""Problems of a single value, which no other option could solve."""


class HouseRules:
    """What the people who make a server's house rules can do."""

    def __init__(
        self, rulesets: Rulesets, rules: SqlHouseRuleStore, drafts: SqlDraftStore, clock: Clock
    ) -> None:
        """Start drafts from `rulesets`."""
        self._rulesets = rulesets
        self._rules = rules
        self._drafts = drafts
        self._clock = clock

    async def find(self, guild_id: int, typed: str) -> HouseRule:
        """Return the house rule of a server by its reference or title; raises `Refused`."""
        rule_id, key = house_id(typed), typed_key(typed)
        rule = await self._rules.get(guild_id, rule_id) if rule_id else None
        if rule is None and key is not None:
            rule = await self._rules.find(guild_id, key)
        if rule is not None:
            return rule
        if rule_id:
            raise Refused(RuleRefusal.HOUSE_RULE_GONE)
        titles = tuple([rule.title for rule in await self._rules.all(guild_id)])
        if not titles:
            raise Refused(RuleRefusal.NO_HOUSE_RULES)
        raise Refused(RuleRefusal.UNKNOWN_HOUSE_RULE, name=typed, known=titles)

    # ------------------------------------------------------------------ beginning a draft

    async def create(self, guild_id: int, user_id: int, ruleset: str | None) -> Draft:
        """Begin a draft from the ruleset with the title `ruleset`.

        Without one, go on with the person's unsaved draft, if there is one: the private message
        that showed it may be gone. Raises `Refused` when the server has as many house rules as it
        may.
        """
        if len(await self._rules.all(guild_id)) >= MOST_HOUSE_RULES:
            raise Refused(RuleRefusal.HOUSE_RULES_FULL, most=MOST_HOUSE_RULES)
        if ruleset is None:
            unfinished = await self._drafts.unfinished(guild_id, user_id, None)
            if unfinished is not None:
                return unfinished
        base = await self._rulesets.get(ruleset, guild_id)
        return await self._begin(guild_id, user_id, base, base)

    async def edit(self, guild_id: int, user_id: int, typed: str) -> Draft:
        """Begin a draft that will replace a house rule, or go on with one.

        Such a draft stands on the rules as they are now, whoever has changed them since.
        """
        rule = await self.find(guild_id, typed)
        unfinished = await self._drafts.unfinished(guild_id, user_id, rule.id)
        if unfinished is not None:
            if unfinished.base == rule.rules:
                return unfinished
            return await self._put_on(unfinished, rule)
        return await self._begin(
            guild_id, user_id, rule.rules, rule.rules, title=rule.title, edits=rule.id
        )

    async def import_line(self, guild_id: int, user_id: int, line: str) -> Draft:
        """Begin a draft with the rules of an exported line, to be checked before it is saved.

        Raises `Refused` when the line is too long, cut or changed.
        """
        rules = read_line(line)
        base = self._rulesets.rulebook.get(None)
        return await self._begin(guild_id, user_id, base, rules, title=title_of(rules.name) or "")

    async def _begin(
        self,
        guild_id: int,
        user_id: int,
        base: RuleSet,
        rules: RuleSet,
        *,
        title: str = "",
        edits: int | None = None,
    ) -> Draft:
        return await self._drafts.add(
            Draft(
                id=0,
                version=0,
                guild_id=guild_id,
                user_id=user_id,
                title=title,
                edits=edits,
                base=base,
                values=values_of(rules),
                updated_at=self._clock.now(),
            )
        )

    # ------------------------------------------------------------------ editing it

    async def draft(self, key: RulesDraftKey) -> Draft:
        """Return a draft, or raise `Refused` when it is gone."""
        return _there(await self._drafts.get(key))

    async def set_option(self, key: RulesDraftKey, name: str, value: Value) -> Draft:
        """Set an option, and return the draft, which may contradict itself until it is saved.

        Raises `InvalidRules` for a value that the option never takes.
        """
        require_possible(self._rulesets.rulebook.get(None), name, value)
        now = self._clock.now()
        return _there(await self._drafts.set_option(key, name, value, now))

    async def discard(self, key: RulesDraftKey) -> None:
        """Delete a draft."""
        await self._drafts.drop(key)

    # ------------------------------------------------------------------ keeping what was made

    async def save(self, key: RulesDraftKey, version: int, typed: str) -> Saved:
        """Save a draft under the title that was `typed`.

        The draft stays, with its title, unless that succeeds. Raises `Refused` for a title that is
        not valid or taken, for one house rule too many, when the draft has changed since `version`,
        and when somebody else has changed the house rule: then the draft stands on what they made
        of it. Raises `InvalidRules` when it contradicts itself.
        """
        title = parse_title(typed)
        draft = _there(await self._drafts.set_title(key, title))
        require_shown(draft, version)
        if self._rulesets.rulebook.has(title_key(title).replace(" ", "_")):
            raise Refused(RuleRefusal.TITLE_TAKEN, title=title)
        saved = await self._store(draft, draft.build(slug_of(title)))
        await self._drafts.drop(key)
        return saved

    async def _store(self, draft: Draft, rules: RuleSet) -> Saved:
        title = title_of(rules.name) or ""
        if draft.edits is not None:
            edited = HouseRule(draft.edits, draft.guild_id, rules)
            match await self._rules.replace(edited, draft.base):
                case Replaced.DONE:
                    return Saved(edited)
                case Replaced.CHANGED:
                    await self._follow(draft)
                    raise Refused(RuleRefusal.HOUSE_RULE_CHANGED)
                case Replaced.TITLE_TAKEN:
                    raise Refused(RuleRefusal.TITLE_TAKEN, title=title)
                case Replaced.GONE:
                    pass
        added = await self._rules.add(draft.guild_id, rules, MOST_HOUSE_RULES)
        if added is not None:
            return Saved(added, after_deletion=draft.edits is not None)
        if await self._rules.find(draft.guild_id, title_key(title)) is not None:
            raise Refused(RuleRefusal.TITLE_TAKEN, title=title)
        raise Refused(RuleRefusal.HOUSE_RULES_FULL, most=MOST_HOUSE_RULES)

    async def _follow(self, draft: Draft) -> None:
        """Put a draft on what has become of its house rule, unless that is gone too."""
        rule = await self._rules.get(draft.guild_id, draft.edits) if draft.edits else None
        if rule is not None:
            await self._put_on(draft, rule)

    async def _put_on(self, draft: Draft, rule: HouseRule) -> Draft:
        moved = replace(draft.on_top_of(rule.rules), updated_at=self._clock.now())
        return await self._drafts.rebase(moved) or await self.draft(draft.key)

    async def uses(self, rule: HouseRule) -> RuleUses:
        """Return what is played by a house rule; raises `Refused` if the server cannot spare it."""
        await self._require_spare(rule)
        return await self._rules.uses(rule)

    async def delete(self, guild_id: int, rule_id: int) -> HouseRule:
        """Delete a house rule; games that are played by it keep a copy.

        Raises `Refused` when it is the server's default: what is played by then is for those to
        choose who manage the server.
        """
        rule = await self._rules.get(guild_id, rule_id)
        if rule is not None:
            await self._require_spare(rule)
            rule = await self._rules.delete(guild_id, rule_id)
        if rule is None:
            raise Refused(RuleRefusal.HOUSE_RULE_GONE)
        return rule

    async def _require_spare(self, rule: HouseRule) -> None:
        if await self._rulesets.is_default(rule):
            raise Refused(RuleRefusal.HOUSE_RULE_DEFAULT, title=rule.title)

    async def export(self, guild_id: int, typed: str) -> tuple[HouseRule, str]:
        """Return a house rule and the line of text that `import_line` reads."""
        rule = await self.find(guild_id, typed)
        return rule, write_line(rule.rules)


def require_possible(sound: RuleSet, name: str, value: Value) -> None:
    """Raise `InvalidRules` if the option `name` never takes `value`, as `sound` rules show."""
    try:
        build_rules(UNNAMED, values_of(sound) | {name: value})
    except InvalidRules as error:
        problems = [problem for problem in error.problems if problem.key in _CANNOT_BE]
        if problems:
            raise InvalidRules(problems) from None


def require_shown(draft: Draft, version: int) -> None:
    """Raise `Refused` unless the draft is still in the `version` that was shown."""
    if draft.version != version:
        raise Refused(RuleRefusal.DRAFT_OUTDATED)


def _there(draft: Draft | None) -> Draft:
    if draft is None:
        raise Refused(RuleRefusal.DRAFT_GONE)
    return draft
