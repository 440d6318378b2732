"""Open tables: whoever comes may sit down, and the host begins."""

from bot.advice.level import AnyLevel
from bot.engine import Setup
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.service.gathering import FEWEST, Gathering, require_same_rules
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Lobby
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Press, pressed
from bot.match.service.registry import LockedMatch, MatchRegistry, View


class Lobbies:
    """Tables that anyone in the channel may join."""

    def __init__(self, registry: MatchRegistry, gathering: Gathering) -> None:
        """Share the gathering with invitations."""
        self._registry = registry
        self._gathering = gathering

    async def open(self, place: Place, host: Person, setup: Setup, *, rated: bool = False) -> Match:
        """Store a lobby with `host` on the first of its seats; raises `Refused`."""
        if setup.seats < FEWEST:
            raise Refused(TableRefusal.TOO_FEW)
        return await self._gathering.create(Lobby(), place, (host,), (), setup, rated=rated)

    async def join(self, press: Press, person: Person) -> View:
        """Seat `person` on the next free seat."""
        async with pressed(self._registry, press, anyone=True) as locked:
            match = locked.match
            _require_lobby(locked)
            require_same_rules(locked, press)
            if match.seat_of(person.user_id) is not None:
                raise Refused(TableRefusal.ALREADY_SEATED)
            if match.free_seats < 1:
                raise Refused(TableRefusal.TABLE_FULL)
            await self._gathering.sit_down(locked, person)
            return locked.view

    async def leave(self, press: Press) -> View:
        """Let a person get up again."""
        async with pressed(self._registry, press) as locked:
            _require_lobby(locked)
            await self._gathering.leave(locked, press.user_id)
            return locked.view

    async def seat_opponent(self, press: Press, level: AnyLevel) -> View:
        """Let the host seat an opponent that the bot plays; one who sits there already stays."""
        async with pressed(self._registry, press) as locked:
            match = locked.match
            _require_host(locked, press)
            if opponent(level) not in match.players:
                if match.free_seats < 1:
                    raise Refused(TableRefusal.TABLE_FULL)
                await locked.commit(match.next(players=(*match.players, opponent(level))))
            return locked.view

    async def dismiss_opponent(self, press: Press, level: AnyLevel) -> View:
        """Let the host send an opponent that the bot plays away again, if it is there."""
        async with pressed(self._registry, press) as locked:
            match = locked.match
            _require_host(locked, press)
            if opponent(level) in match.players:
                left = tuple(player for player in match.players if player.level != level)
                await locked.commit(match.next(players=left))
            return locked.view


def _require_lobby(locked: LockedMatch) -> None:
    if not isinstance(locked.match.phase, Lobby):
        raise Refused(MatchRefusal.NOT_ALLOWED_NOW)


def _require_host(locked: LockedMatch, press: Press) -> None:
    _require_lobby(locked)
    host = locked.match.host
    if press.user_id != host.user_id:
        raise Refused(TableRefusal.HOST_SEATS, name=host)
