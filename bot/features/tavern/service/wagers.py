"""Settling wagers of honour, and calling them off before the game begins."""

from dataclasses import replace

from bot.content.dice import shipped_dice
from bot.features.tavern.model import won_wager
from bot.features.tavern.refusals import TavernRefusal
from bot.features.tavern.store import SqlCollectionStore
from bot.match.loadouts.loadout import Tavern, Wager
from bot.match.model.errors import Refused, StaleError
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Press, pressed, require_board
from bot.match.service.registry import MatchRegistry, View


class Wagers:
    """Lets the winner take a die, once, and either player call a wager off."""

    def __init__(self, registry: MatchRegistry, collections: SqlCollectionStore) -> None:
        """Share the registry with every other game; `collections` has what is staked."""
        self._registry = registry
        self._collections = collections

    async def call_off(self, press: Press) -> View:
        """Let the game go on without its wager, for either player; until both have chosen."""
        async with pressed(self._registry, press, any_version=True) as locked:
            match, tavern = locked.match, locked.match.variant
            if not match.is_choosing or not isinstance(tavern, Tavern):
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            if tavern.wager is Wager.AGREED:
                await locked.commit(match.next(variant=replace(tavern, wager=Wager.OFF)))
            return locked.view

    async def take(self, press: Press, die: str) -> View:
        """Give the winner the `die` of the loser, by slug.

        Raises `Refused` for everybody else, and for a die that the loser does not own any more.
        """
        async with self._registry.lock(press.match_id) as locked:
            await require_board(locked, press)
            match = locked.match
            won = won_wager(match)
            if won is None:
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            winner, loser = match.players[won.winner], match.players[won.loser]
            if press.user_id != winner.user_id:
                raise Refused(TavernRefusal.WAGER_OF_ANOTHER, name=winner)
            if won.tavern.passed is not None:
                return locked.view  # pressed twice
            if die not in won.at_stake:
                raise Refused(MatchRefusal.BUTTON_OUTDATED)
            tavern = replace(won.tavern, passed=die)
            try:
                owned = await self._collections.pass_die(
                    match.id, tavern, loser.user_id, winner.user_id
                )
            except StaleError:
                await locked.renew()
                raise Refused(MatchRefusal.BOARD_OUTDATED) from None
            if not owned:
                raise Refused(TavernRefusal.STAKE_GONE, name=loser, die=shipped_dice()[die].name)
            locked.became(replace(match, variant=tavern))
            return locked.view
