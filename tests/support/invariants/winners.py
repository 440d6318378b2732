"""Which sides have won a finished game, told a second time and as simply as can be."""

from collections.abc import Collection

from bot.match.model.match import Match


def winning_sides(match: Match) -> Collection[int] | None:
    """Return the sides that have won; None where no total says it.

    Of the sides that anybody has not left, those with somebody there at the end come before those
    of stand-ins alone; then the most points win, and a side by itself wins with any.
    """
    state, setup = match.state, match.setup
    if setup.rules.scoring.six == "win":
        return None
    stayed = [seat for seat in range(len(match.players)) if not state.out[seat]]
    there = [seat for seat in stayed if seat not in match.presence.away]
    sides = {setup.side_of(seat) for seat in there or stayed}
    best = max((state.totals[side] for side in sides), default=0)
    return {side for side in sides if state.totals[side] == best}
