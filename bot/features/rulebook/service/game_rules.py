"""The rules of one game: whoever has called it changes them before it begins; it is not rated."""

import asyncio
from dataclasses import replace

from bot.engine import RuleSet, Setup, Value, prepare, start
from bot.features.rulebook.model.house_rules import Draft, RulesDraftKey, values_of
from bot.features.rulebook.refusals import RuleRefusal
from bot.features.rulebook.service.house_rules import require_possible, require_shown
from bot.features.rulebook.service.rulesets import Rulesets
from bot.features.rulebook.store.rule_drafts import SqlDraftStore
from bot.match.model.errors import Refused
from bot.match.model.game_log import new_log
from bot.match.model.match import Match
from bot.match.model.phases import Lobby
from bot.match.model.ruleset_titles import changed_slug
from bot.match.model.seal import words_of
from bot.match.model.variants import Plain
from bot.match.ports import Clock
from bot.match.results.first_games import unmarked
from bot.match.service.presses import Press, pressed
from bot.match.service.registry import LockedMatch, MatchRegistry


class GameRules:
    """What the host of a table can do about its rules, until the game begins."""

    def __init__(
        self, registry: MatchRegistry, rulesets: Rulesets, drafts: SqlDraftStore, clock: Clock
    ) -> None:
        """Only keep what is given."""
        self._registry = registry
        self._rulesets = rulesets
        self._drafts = drafts
        self._clock = clock

    async def rules(self, press: Press) -> RuleSet:
        """Return the rules of a match, to anybody who sees its board."""
        async with pressed(self._registry, press, anyone=True) as locked:
            return locked.match.setup.rules

    async def begin(self, press: Press) -> Draft:
        """Begin a draft of the rules of a table, or go on with one; raises `Refused`."""
        async with pressed(self._registry, press) as locked:
            match = locked.match
            _require_changeable(match, press.user_id)
        guild_id = match.place.guild_id or 0  # outside servers nothing offers it
        rules = match.setup.rules
        unfinished = await self._drafts.unfinished(guild_id, press.user_id, None, match.id)
        if unfinished is not None:
            return unfinished
        return await self._drafts.add(
            Draft(
                id=0,
                version=0,
                guild_id=guild_id,
                user_id=press.user_id,
                title="",
                edits=None,
                base=rules,
                values=values_of(rules),
                updated_at=self._clock.now(),
                match_id=match.id,
            )
        )

    async def draft(self, key: RulesDraftKey) -> Draft:
        """Return a draft; raises `Refused` when it is gone."""
        return _there(await self._drafts.get(key))

    async def set_option(self, key: RulesDraftKey, name: str, value: Value) -> Draft:
        """Set an option, and return the draft, which may contradict itself until it is used."""
        require_possible(self._rulesets.rulebook.get(None), name, value)
        return _there(await self._drafts.set_option(key, name, value, self._clock.now()))

    async def start_from(self, key: RulesDraftKey, version: int, ruleset: str) -> Draft:
        """Put the draft on another ruleset, at the pace that it has; raises `Refused`.

        What was changed before is gone, and can be changed again.
        """
        draft = await self.draft(key)
        require_shown(draft, version)
        rules = await self._rulesets.get(ruleset, key.guild_id)
        if rules.turn_seconds is None:
            base = draft.base
            rules = replace(rules, turn_seconds=base.turn_seconds, bank_seconds=base.bank_seconds)
        moved = replace(draft, base=rules, values=values_of(rules), updated_at=self._clock.now())
        return _there(await self._drafts.rebase(moved))

    async def discard(self, key: RulesDraftKey) -> None:
        """Forget a draft."""
        await self._drafts.drop(key)

    async def use(self, key: RulesDraftKey, version: int) -> None:
        """Let the game be played by the rules of a draft: it is not rated then.

        Who had accepted, or sat down, did so under other rules, and has to do it again. Raises
        `Refused` when the game has begun or the draft has changed since `version`, and
        `InvalidRules` when the rules contradict themselves, or are not for so many.
        """
        draft = await self.draft(key)
        require_shown(draft, version)
        rules = draft.build(changed_slug(draft.base.name))
        await asyncio.to_thread(prepare, rules)  # other presses do not wait for it
        assert draft.match_id is not None  # or it would not be there for this key
        async with self._registry.lock(draft.match_id) as locked:
            _require_changeable(locked.match, key.user_id)
            before = locked.match.setup.rules
            if rules != replace(before, name=rules.name):
                await _change(locked, rules)
        await self._drafts.drop(key)


async def _change(locked: LockedMatch, rules: RuleSet) -> None:
    match = locked.match
    stay = tuple([player for player in match.players if player.is_bot or player == match.host])
    gone = tuple([player for player in match.players if player not in stay])
    lobby = isinstance(match.phase, Lobby)
    seats = min(match.setup.seats, rules.players or match.setup.seats) if lobby else None
    setup = Setup(rules, seats or match.setup.seats, match.setup.teams)
    await locked.commit(
        match.next(
            players=unmarked(stay),
            invited=() if lobby else unmarked((*match.invited, *gone)),
            state=start(setup),
            log=new_log(setup),
            words=words_of(match.words, stay),
            rated=False,
        )
    )


def _require_changeable(match: Match, user_id: int) -> None:
    if not match.is_gathering or not isinstance(match.variant, Plain) or match.tournament:
        raise Refused(RuleRefusal.GAME_BEGAN)
    if match.host.user_id != user_id:
        raise Refused(RuleRefusal.HOST_CHANGES, name=match.host)


def _there(draft: Draft | None) -> Draft:
    if draft is None:
        raise Refused(RuleRefusal.GAME_DRAFT_GONE)
    return draft
