"""Another game between the same people, once all of them want it."""

from dataclasses import dataclass, replace

from bot.engine import Setup
from bot.features.tables.service.channel_capacity import ChannelCapacity
from bot.features.tables.service.consent import Consent
from bot.features.tables.service.gathering import Gathering
from bot.match.loadouts.loadout import Tavern
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.phases import Closed, Closing, Finished, Playing, Rematch
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variants import PLAIN
from bot.match.ports import Clock
from bot.match.service.presses import Press, require_board
from bot.match.service.registry import MatchRegistry, View
from bot.match.store.matches import SqlMatchStore


@dataclass(frozen=True, slots=True)
class RematchOutcome:
    """What somebody's wish for a rematch has led to.

    - `view`: the old board; `begun`: the new game, None until all want it.
    - `called`: those to notify of it, whose agreement it needs: once, when the first one wants it.
    """

    view: View
    begun: Match | None = None
    called: tuple[Person, ...] = ()


class Rematches:
    """Asks everyone at a finished table; opponents that the bot plays agree at once."""

    def __init__(
        self,
        store: SqlMatchStore,
        registry: MatchRegistry,
        gathering: Gathering,
        room: ChannelCapacity,
        consent: Consent,
        *,
        clock: Clock,
        lifetime: int,
    ) -> None:
        """Let what somebody wants count for `lifetime` seconds; `consent` tells who is called."""
        self._store = store
        self._room = room
        self._registry = registry
        self._gathering = gathering
        self._consent = consent
        self._clock = clock
        self._lifetime = lifetime

    async def want(self, press: Press) -> RematchOutcome:
        """Note that a player wants a rematch, and begin it once all do.

        Raises `Refused` for strangers, and when there is no room in the channel.
        """
        async with self._registry.lock(press.match_id) as locked:
            await require_board(locked, press)
            match = locked.match
            seat = match.seat_of(press.user_id)
            if seat is None:
                raise Refused(MatchRefusal.NOT_A_PLAYER, players=match.people)
            finished = match.phase
            if not isinstance(finished, Finished) or not match.allows_rematch:
                raise Refused(MatchRefusal.NOT_ALLOWED_NOW)
            before = finished.rematch
            if before is not None and before.is_agreed_by(match.players):
                begun = None if before.game is None else await self._store.get(before.game)
                if begun is not None and begun.is_open:
                    return RematchOutcome(locked.view)  # pressed twice: it has begun
                if not _was_never_shown(begun):
                    before = None  # what was agreed on has been played
            await self._room.require(match.place, [press.user_id])
            wanted = self._with(match, before, seat)
            await locked.note_rematch(finished, wanted)
            if not wanted.is_agreed_by(match.players):
                is_new = before is None or before.until <= self._clock.now()
                called = await self._to_call(match, seat, wanted) if is_new else ()
                return RematchOutcome(locked.view, called=called)
            try:
                # Noted before it begins: if the bot is ended in between, nothing begins twice.
                begun = await self._begin(match)
            except BaseException:
                await locked.note_rematch(finished, before)
                raise
            await locked.note_rematch(finished, replace(wanted, game=begun.id))
            return RematchOutcome(locked.view, begun)

    async def _to_call(self, match: Match, seat: int, wanted: Rematch) -> tuple[Person, ...]:
        """Return whom to tell that the player at `seat` wants a rematch."""
        asked = [player for at, player in enumerate(match.players) if at not in wanted.seats]
        there = [player for player in asked if not player.is_former]
        return tuple(await self._consent.callable_by(match.players[seat], there))

    def _with(self, match: Match, before: Rematch | None, seat: int) -> Rematch:
        """Return who wants a rematch of `match` now that `seat` does, besides those `before`."""
        now = self._clock.now()
        seats = {seat} | {at for at, player in enumerate(match.players) if player.is_bot}
        if before is not None and before.until > now:
            seats.update(before.seats)
        return Rematch(tuple(sorted(seats)), now + self._lifetime)

    async def _begin(self, match: Match) -> Match:
        """Begin the game in which everyone has moved up a seat: who began last time is last.

        With teams, who played together still does. It is rated if the last one was meant to be. In
        the tavern everybody chooses anew.
        """
        before = match.setup
        players = (*match.players[1:], match.players[0])
        return await self._gathering.create(
            Playing(),
            match.place,
            players,
            (),
            Setup(before.rules, before.seats, before.teams),
            rated=match.rated or match.limited,
            variant=match.variant.anew if isinstance(match.variant, Tavern) else PLAIN,
        )


def _was_never_shown(match: Match | None) -> bool:
    """Tell whether a game was given up since its board could not be posted."""
    phase = None if match is None else match.phase
    return isinstance(phase, Closed) and phase.closing is Closing.WITHDRAWN
