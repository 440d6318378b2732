"""Deals: sealed before anybody plays, played once by each, told when they are over for all."""

import asyncio
from collections.abc import Callable

from bot.engine import RuleSet
from bot.features.duplicate.model import DealResults, SealedDeal
from bot.features.duplicate.refusals import DuplicateRefusal
from bot.features.duplicate.store import SqlDealStore
from bot.match.model.errors import AlreadyPlayedError, Refused
from bot.match.model.match import Match, Person, Place
from bot.match.model.refusals import MatchRefusal
from bot.match.model.seal import commitment
from bot.match.model.variants import Deal, Duplicate
from bot.match.ports import Clock
from bot.match.service.dice_cup import new_seed
from bot.match.service.registry import MatchRegistry, View
from bot.match.service.shared_games import SharedGames


class DuplicateDeals:
    """The deals of tournaments. Who may play one is for the tournament to say."""

    def __init__(
        self,
        deals: SqlDealStore,
        registry: MatchRegistry,
        shared: SharedGames,
        *,
        clock: Clock,
        note_deadline: Callable[[int], None],
    ) -> None:
        """Keep seals and results in `deals`; `note_deadline` is told when games end otherwise."""
        self._deals = deals
        self._registry = registry
        self._shared = shared
        self._clock = clock
        self._note_deadline = note_deadline
        self._ending = asyncio.Lock()
        """Held while a game begins or an end moves, so that no game begins in a deal that is over,
        whose dice may be told."""

    async def seal(self, deal: Deal, rules: RuleSet, ends_at: int) -> str:
        """Draw the dice of a deal that ends at `ends_at` (Unix seconds), and return their seal.

        `rules` are those of `rules_alone`. Of several calls the first one counts.
        """
        fresh = SealedDeal(deal, new_seed(), rules, ends_at)
        return commitment((await self._deals.seal(fresh)).seed)

    async def open(self, deal: Deal, place: Place, person: Person) -> View:
        """Return the person's game of a deal, which begins when they first ask for it.

        It is theirs for ever: there is one attempt. Raises `Refused` for a deal that is over, in
        which they have no game, or that was never sealed.
        """
        match = await self._deals.game(deal, person.user_id)
        match = match or await self._begin(deal, place, person)
        async with self._registry.lock(match.id) as locked:
            return locked.view

    async def move_end(self, deal: Deal, ends_at: int, *, as_of: int | None = None) -> bool:
        """Let a deal end at another time (Unix seconds), and tell whether it does.

        It does not once its end had come by `as_of`, which is now unless somebody knows that
        nothing was told since: its dice may be known.
        """
        async with self._ending:
            sealed = await self._sealed(deal)
            if sealed.ends_at <= (self._clock.now() if as_of is None else as_of):
                return False
            await self._deals.move_end(deal, ends_at)
            await self._registry.read_anew(lambda match: _is_of(match, deal))
        if ends_at > self._clock.now():
            self._note_deadline(ends_at)
        else:
            for match_id in await self._deals.open_games(deal):
                await self._shared.end(match_id)
        return True

    async def close(self, deal: Deal) -> None:
        """End a deal now: games in it end with what was banked, and its dice may be told."""
        await self.move_end(deal, self._clock.now())

    async def results(self, deal: Deal) -> DealResults:
        """Return the finished games of a deal, whoever may see them; raises as `open`."""
        results = await self._deals.results(deal)
        if results is None:
            raise Refused(MatchRefusal.GAME_GONE)
        return results

    async def _sealed(self, deal: Deal) -> SealedDeal:
        sealed = await self._deals.sealed(deal)
        if sealed is None:
            raise Refused(MatchRefusal.GAME_GONE)
        return sealed

    async def _begin(self, deal: Deal, place: Place, person: Person) -> Match:
        async with self._ending:
            sealed = await self._sealed(deal)
            if sealed.ends_at <= self._clock.now():
                raise Refused(DuplicateRefusal.DEAL_OVER)
            variant = Duplicate(deal, sealed.ends_at)
            try:
                return await self._shared.begin(variant, sealed.rules, sealed.seed, place, person)
            except AlreadyPlayedError:  # opened twice at once
                begun = await self._deals.game(deal, person.user_id)
                assert begun is not None  # it is why there was no room for another
                return begun


def _is_of(match: Match, deal: Deal) -> bool:
    return isinstance(match.variant, Duplicate) and match.variant.deal == deal
