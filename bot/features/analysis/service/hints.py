"""Who may be told what is best, and when."""

from bot.features.analysis.refusals import AnalysisRefusal
from bot.match.clocks.clocks import Clocks
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.service.presses import Press, pressed, require_turn
from bot.match.service.registry import MatchRegistry


class Hints:
    """Finds the position of whoever asks for a hint."""

    def __init__(self, registry: MatchRegistry, clocks: Clocks) -> None:
        """Look among the matches of `registry`; `clocks` bring back players who were away."""
        self._registry = registry
        self._clocks = clocks

    async def position_for_hint(self, press: Press) -> Match:
        """Return the match for the player on turn, who asks for a hint; nothing changes."""
        await self._clocks.take_back_seat(press)
        async with pressed(self._registry, press) as locked:
            if not locked.match.allows_hints:
                raise Refused(AnalysisRefusal.NO_HINTS)
            require_turn(locked.match, press.user_id)
            return locked.match
