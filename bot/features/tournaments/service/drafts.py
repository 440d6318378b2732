"""Planning a tournament: a draft that is changed choice by choice, and then announced."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.engine import RuleSet
from bot.features.rulebook.model.house_rules import HouseRule
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.plan import Plan, Start, read_title
from bot.features.tournaments.model.planning.draft import (
    STARTS_IN,
    PlanDraft,
    TournamentDraftKey,
    chosen,
    is_played_by,
    offered,
    with_rules,
)
from bot.features.tournaments.model.planning.serialization import Value
from bot.features.tournaments.model.planning.start_time import read_when
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.store.drafts import SqlPlanDraftStore
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from bot.match.ports import Clock

Create = Callable[[Plan, Place, Actor], Awaitable[Tournament]]
"""Makes a tournament of a plan; raises `Refused`."""


class PlanDrafts:
    """Keeps drafts of tournaments, changes them choice by choice, and announces them."""

    def __init__(
        self, store: SqlPlanDraftStore, rules: Rulesets, create: Create, clock: Clock
    ) -> None:
        """Keep them in `store`, by house `rules`; `create` makes tournaments of them."""
        self._store = store
        self._rules = rules
        self._create = create
        self._clock = clock

    async def begin(
        self, guild_id: int, user_id: int, plan: Plan, house_rule: int | None
    ) -> PlanDraft:
        """Begin a draft in place of the person's last one; raises `Refused` for its title.

        Its rules are those of a `house_rule` unless that is None.
        """
        plan = replace(plan, title=read_title(plan.title))
        return await self._store.put(
            PlanDraft(0, 0, guild_id, user_id, plan, self._clock.now(), house_rule)
        )

    async def last(self, guild_id: int, user_id: int) -> PlanDraft | None:
        """Return the draft that somebody has not announced yet, None if there is none."""
        draft = await self._store.last(guild_id, user_id)
        return None if draft is None else await self._following(draft)

    async def draft(self, key: TournamentDraftKey) -> PlanDraft:
        """Return a draft, by its house rule as that is now; raises `Refused` when it is gone."""
        draft = await self._store.last(key.guild_id, key.user_id)
        if draft is None or draft.id != key.id:
            raise Refused(TournamentRefusal.DRAFT_GONE)
        return await self._following(draft)

    async def choose(self, key: TournamentDraftKey, name: str, value: Value) -> PlanDraft:
        """Set an option of a draft; raises `Refused` for what the plan cannot have (any more)."""
        draft = await self.draft(key)
        if json.dumps(value) not in map(json.dumps, offered(draft.plan, name)):
            raise Refused(TournamentRefusal.DRAFT_OUTDATED)
        return await self._set(draft, chosen(draft.plan, name, value, self._clock.now()))

    async def play_by(
        self, key: TournamentDraftKey, rules: RuleSet, house_rule: int | None
    ) -> PlanDraft:
        """Set the rules of a draft, at the same pace; a `house_rule` unless that is None."""
        draft = await self.draft(key)
        return await self._set(replace(draft, house_rule=house_rule), with_rules(draft.plan, rules))

    async def call(self, key: TournamentDraftKey, typed: str) -> PlanDraft:
        """Set the title of a draft to the one that was typed; raises `Refused`."""
        draft = await self.draft(key)
        return await self._set(draft, replace(draft.plan, title=read_title(typed)))

    async def begin_at(self, key: TournamentDraftKey, typed: str) -> PlanDraft:
        """Set the start of a draft to the time that was typed, in the future; raises `Refused`."""
        draft = await self.draft(key)
        now = self._clock.now()
        at = read_when(typed, now)
        plan = chosen(draft.plan, STARTS_IN, 0, now)
        if at <= now:
            raise Refused(TournamentRefusal.START)
        return await self._set(draft, replace(plan, start=Start.AT_TIME, starts_at=at))

    async def announce(
        self, key: TournamentDraftKey, version: int, place: Place, actor: Actor, *, rated: bool
    ) -> Tournament:
        """Announce the tournament of a draft that still is in the `version` that was shown.

        Raises `Refused`, and then the draft stays. It is rated only if it can be `rated`.
        """
        draft = await self.draft(key)
        if draft.version != version:
            raise Refused(TournamentRefusal.DRAFT_OUTDATED)
        if draft.house_rule is not None and await self._rule_of(draft) is None:
            raise Refused(TournamentRefusal.DRAFT_RULES_GONE)
        plan = replace(draft.plan, rated=draft.plan.rated and rated)
        tournament = await self._create(plan, place, actor)
        await self._store.drop(key)
        return tournament

    async def discard(self, key: TournamentDraftKey) -> None:
        """Forget a draft."""
        await self._store.drop(key)

    async def _following(self, draft: PlanDraft) -> PlanDraft:
        """Return a draft with the changes that its house rule has had since."""
        rule = await self._rule_of(draft)
        if rule is None or is_played_by(draft.plan, rule.rules):
            return draft
        return await self._set(draft, with_rules(draft.plan, rule.rules))

    async def _rule_of(self, draft: PlanDraft) -> HouseRule | None:
        if draft.house_rule is None:
            return None
        return await self._rules.of_id(draft.guild_id, draft.house_rule)

    async def _set(self, draft: PlanDraft, plan: Plan) -> PlanDraft:
        changed = replace(draft, plan=plan, updated_at=self._clock.now())
        stored = await self._store.change(changed)
        if stored is None:
            raise Refused(TournamentRefusal.DRAFT_OUTDATED)
        return stored
