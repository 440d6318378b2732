"""The keys that the league and its levels put together, with the values that each may use."""

from typing import Final

from bot.solver.league.conversation import LosingFault

LEAGUE: Final[dict[str, frozenset[str]]] = {
    **{f"cli-league-fault-{fault.value}": frozenset({"said"}) for fault in LosingFault},
    **{
        f"cli-league-{column}": frozenset[str]()
        for column in ("player", "rival", "elo", "error", "games", "wins")
    },
    "opponent-of-level": frozenset({"number"}),
    "temper-of-level": frozenset[str](),
}
