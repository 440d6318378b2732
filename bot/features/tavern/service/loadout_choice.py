"""Choosing dice and badges in the tavern, in private, until everybody is ready."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.content.badges import shipped_badges
from bot.content.dice import ORDINARY, shipped_dice
from bot.features.tavern.refusals import TavernRefusal
from bot.features.tavern.store import SqlCollectionStore
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.draft import left, picked, seat_to_pick
from bot.match.loadouts.loadout import DICE, DiceFrom, Outfit, Tavern, Wager
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import Clock
from bot.match.service.presses import Press, pressed, pressed_beside, require_board
from bot.match.service.registry import LockedMatch, MatchRegistry, View
from bot.match.service.seating import dealt, time_to_choose, with_picks_of_bot


@dataclass(frozen=True, slots=True)
class Chest:
    """What the player at `seat` may choose from for `match`, which may have begun by now."""

    match: Match
    tavern: Tavern
    seat: int
    owned: Collection

    @property
    def outfit(self) -> Outfit:
        """Return what they have chosen so far."""
        return self.tavern.outfits[self.seat]

    @property
    def badges(self) -> list[str]:
        """Return the badges that they could wear, in the order of the catalogue."""
        return [badge for badge in shipped_badges() if badge in self.owned.badges]

    @property
    def left(self) -> dict[str, int]:
        """Return how many more of each die they could choose; ordinary ones come first."""
        chosen = self.outfit.dice
        left = {die: count - chosen.count(die) for die, count in self.owned.dice.items()}
        return {ORDINARY: DICE - len(chosen)} | {die: n for die, n in left.items() if n > 0}


class LoadoutChooser:
    """Takes people's choices. Each is saved, so that no restart loses any."""

    def __init__(
        self,
        registry: MatchRegistry,
        collections: SqlCollectionStore,
        *,
        clock: Clock,
    ) -> None:
        """Let people choose from `collections`."""
        self._registry = registry
        self._collections = collections
        self._clock = clock

    async def open(self, press: Press) -> Chest:
        """Return what a player who has pressed the board may choose from, as `look` does."""
        async with self._registry.lock(press.match_id) as locked:
            await require_board(locked, press)
        return await self.look(press)

    async def look(self, press: Press) -> Chest:
        """Return what a player may choose from; raises `Refused` if it is nothing."""
        async with self._choosing(press) as (_, chest):
            return chest

    async def add(self, press: Press, die: str) -> Chest:
        """Choose one more die, by slug; raises `Refused` for a seventh, and one not owned."""
        async with self._choosing(press) as (locked, chest):
            dice = chest.outfit.dice
            _require_own_dice(chest.tavern)
            if len(dice) == DICE:
                raise Refused(TavernRefusal.SIX_DICE, most=DICE)
            _require_owned(chest.owned, (*dice, die))
            return await self._choose(locked, replace(chest.outfit, dice=(*dice, die)), chest)

    async def put_back(self, press: Press, place: int) -> Chest:
        """Put the chosen die at `place` back; raises `Refused` when there is none."""
        async with self._choosing(press) as (locked, chest):
            dice = chest.outfit.dice
            _require_own_dice(chest.tavern)
            if not 0 <= place < len(dice):
                raise Refused(TavernRefusal.DIE_GONE)
            kept = dice[:place] + dice[place + 1 :]
            return await self._choose(locked, replace(chest.outfit, dice=kept), chest)

    async def wear(self, press: Press, badge: str | None) -> Chest:
        """Choose the badge of this slug, or none; raises `Refused` for one that is not owned."""
        async with self._choosing(press) as (locked, chest):
            if not chest.tavern.badges:
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            _require_badge(chest.owned, badge)
            return await self._choose(locked, replace(chest.outfit, badge=badge), chest)

    async def ready(self, press: Press) -> Chest:
        """Make a player's choice final; the last one begins the game.

        Raises `Refused` for a die that is not owned any more.
        """
        async with self._choosing(press) as (locked, chest):
            if chest.tavern.dice is DiceFrom.OWN:
                _require_owned(chest.owned, chest.outfit.dice)
            _require_badge(chest.owned, chest.outfit.badge)
            if chest.tavern.wager is Wager.AGREED and not chest.outfit.has_stake:
                raise Refused(TavernRefusal.NOTHING_AT_STAKE)
            outfit = replace(chest.outfit, ready=True)
            tavern = chest.tavern.with_outfit(chest.seat, outfit)
            await self._go_on(locked, tavern, locked.match.deadline)
            return replace(chest, match=locked.match, tavern=_tavern(locked))

    async def pick(self, press: Press, place: int) -> View:
        """Pick the die at `place` of a draft for both; the next pick has the whole time again.

        Raises `Refused` for a die that is taken, and for players who are not on turn to pick.
        """
        async with pressed(self._registry, press, any_version=True) as locked:
            match, tavern = locked.match, _tavern(locked)
            seat = seat_to_pick(tavern)
            if not match.is_choosing or seat is None:
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            if match.seat_of(press.user_id) != seat:
                raise Refused(TavernRefusal.NOT_YOUR_PICK, name=match.players[seat])
            if place not in left(tavern):
                raise Refused(TavernRefusal.DIE_TAKEN)
            tavern = with_picks_of_bot(picked(tavern, place), match.players)
            await self._go_on(locked, tavern, self._clock.now() + time_to_choose(match))
            return locked.view

    async def time_up(self, match: Match) -> None:
        """Begin `match` with what was chosen so far: the time to choose is up."""
        async with self._registry.lock(match.id) as locked:
            match, now = locked.match, self._clock.now()
            if match.is_choosing and match.deadline and match.deadline <= now:
                await self._begin(locked, _tavern(locked))

    @asynccontextmanager
    async def _choosing(self, press: Press) -> AsyncIterator[tuple[LockedMatch, Chest]]:
        """Lock a match for a player who has still to choose."""
        owned = await self._collections.of(press.user_id)
        async with pressed_beside(self._registry, press) as locked:
            match = locked.match
            seat = match.seat_of(press.user_id)
            if seat is None or not match.is_choosing:
                raise Refused(TavernRefusal.DICE_SETTLED)
            tavern = _tavern(locked)
            if not tavern.is_private:
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            chest = Chest(match, tavern, seat, owned)
            if chest.outfit.ready:
                raise _why_ready(chest)
            locked.note_act(press.user_id)
            yield locked, chest

    async def _choose(self, locked: LockedMatch, outfit: Outfit, chest: Chest) -> Chest:
        locked.leave_board()  # others see who is ready, and not what is chosen
        tavern = chest.tavern.with_outfit(chest.seat, outfit)
        await locked.commit(locked.match.next(variant=tavern))
        return replace(chest, match=locked.match, tavern=tavern)

    async def _go_on(self, locked: LockedMatch, tavern: Tavern, deadline: int | None) -> None:
        """Begin the game once all have chosen; until then the others have until `deadline`."""
        if tavern.is_settled:
            await self._begin(locked, tavern)
        else:
            await locked.commit(locked.match.next(variant=tavern, deadline=deadline))

    async def _begin(self, locked: LockedMatch, tavern: Tavern) -> None:
        """Begin the game with what people have chosen, as far as they still own it.

        A wager is off unless both have something at stake.
        """
        for seat, player in enumerate(locked.match.players):
            outfit = tavern.outfits[seat]
            if not player.is_bot:
                owned = await self._collections.of(player.user_id)
                outfit = outfit.owned_by(owned, dice=tavern.dice is DiceFrom.OWN)
            tavern = tavern.with_outfit(seat, replace(outfit, ready=True))
        if tavern.wager is Wager.AGREED and not all(outfit.has_stake for outfit in tavern.outfits):
            tavern = replace(tavern, wager=Wager.OFF)
        await locked.commit(dealt(locked.match.next(), tavern, self._clock.now()))


def _why_ready(chest: Chest) -> Refused:
    """Return what to tell a player who has nothing more to choose in private."""
    if chest.tavern.dice is not DiceFrom.OWN and not chest.badges:
        return Refused(TavernRefusal.NO_BADGE)
    if chest.tavern.dice is DiceFrom.DRAFT:
        return Refused(TavernRefusal.BADGE_SETTLED)
    return Refused(TavernRefusal.ALREADY_READY)


def _tavern(locked: LockedMatch) -> Tavern:
    """Return the options of the locked match; raises `Refused` outside the tavern."""
    if not isinstance(locked.match.variant, Tavern):
        raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
    return locked.match.variant


def _require_owned(owned: Collection, dice: tuple[str, ...]) -> None:
    """Raise `Refused`, which names the first die that is lacking, unless all of `dice` are."""
    for die in owned.lacks(dice):
        raise Refused(TavernRefusal.DIE_NOT_OWNED, die=shipped_dice()[die].name)


def _require_own_dice(tavern: Tavern) -> None:
    """Raise `Refused` unless dice are chosen in private."""
    if tavern.dice is not DiceFrom.OWN:
        raise Refused(MatchRefusal.NOT_ALLOWED_NOW)


def _require_badge(owned: Collection, badge: str | None) -> None:
    """Raise `Refused`, which names it, unless the `badge` is owned; none always is."""
    if badge is not None and badge not in owned.badges:
        raise Refused(TavernRefusal.BADGE_NOT_OWNED, badge=shipped_badges()[badge].name)
