"""People who have left the server of their game: noticed when the game waits for them."""

from bot.engine import Exit, Resign
from bot.match.clocks.clock_settings import Absent
from bot.match.clocks.presence import Presence
from bot.match.model.match import Match
from bot.match.ports import MatchSettings, MembershipProbe
from bot.match.service.departures import TellOfLeaver
from bot.match.service.moves import Moves
from bot.match.service.registry import LockedMatch


class Absences:
    """Knows who has left, and gives up their seats where the server does not want stand-ins."""

    def __init__(self, moves: Moves, settings: MatchSettings, membership: MembershipProbe) -> None:
        """Ask `membership` who is on a server."""
        self._moves = moves
        self._settings = settings
        self._roll_call = membership
        self._tell: TellOfLeaver | None = None

    def tell_of_leavers(self, tell: TellOfLeaver) -> None:
        """Let others be told of everybody who is found to have left a server."""
        self._tell = tell

    async def has_left(self, match: Match) -> bool:
        """Tell whether the player on turn is no longer on the server, as far as can be known.

        They may have left, been banned, or deleted their account.
        """
        guild_id, person = match.place.guild_id, match.on_turn
        if guild_id is None or person.is_bot or match.state.seat in match.presence.away:
            return False
        here = await self._roll_call.present(guild_id, [person.user_id])
        gone = here is not None and person.user_id not in here
        if gone and self._tell is not None:
            self._tell(guild_id, person.user_id)
        return gone

    async def give_up(self, locked: LockedMatch, presence: Presence) -> bool:
        """Take the player on turn, who has left, out of the game if the server wants that.

        Tell whether that was done. It is not unless another person keeps up: nobody wins by being
        away for a shorter time than others.
        """
        match = locked.match
        settings = self._settings.of_server(match.place.guild_id)
        if settings.absent is not Absent.LEAVES or not _others_keep_up(match):
            return False
        await self._moves.end_turn(locked, Resign(match.state.seat, Exit.TIMED_OUT), presence)
        return True


def _others_keep_up(match: Match) -> bool:
    """Tell whether a person at the table other than the one on turn keeps up."""
    others = [seat for seat in match.people_in_game if seat != match.state.seat]
    return any(match.presence.lapses_of(seat) == 0 for seat in others)
