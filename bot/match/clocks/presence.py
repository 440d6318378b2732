"""Which players keep up with the clock, who is away, and what time they have left."""

from dataclasses import dataclass, replace

from bot.engine import State


@dataclass(frozen=True, slots=True)
class Presence:
    """Which players keep up with the clock; seats are 0-based.

    - `lapses`: by seat, how many of its turns in a row were missed; empty while all are 0.
    - `away`: the seats that a stand-in plays until their players are back.
    - `timed_out`: the seat that has just missed a turn.
    - `back`: the seat whose player has just come back.
    - `left`: the seat whose player was just found to have left the server.
    - `banks`: by seat, the seconds in its time bank; empty where the rules give none. What the
      player on turn has put on the clock is not in it.
    - `vacations`: the seats on vacation, each with when that ends (Unix seconds).
    - `stands_until`: when the clock of this turn begins to run, if its player is on vacation.
    - `since`: the seats in `away`, each with the round in which its player lost it: in that round
      nothing was played for them yet.
    """

    lapses: tuple[int, ...] = ()
    away: tuple[int, ...] = ()
    timed_out: int | None = None
    back: int | None = None
    left: int | None = None
    banks: tuple[int, ...] = ()
    vacations: tuple[tuple[int, int], ...] = ()
    stands_until: int | None = None
    since: tuple[tuple[int, int], ...] = ()

    def lapses_of(self, seat: int) -> int:
        """Return how many turns in a row `seat` has missed."""
        return self.lapses[seat] if self.lapses else 0

    def unchanged(self) -> "Presence":
        """Return the presence after a move of the bot."""
        return replace(self, timed_out=None, back=None, left=None)

    def acted(self, seat: int) -> "Presence":
        """Return the presence after the player at `seat` has done something."""
        if self == ALL_PRESENT:  # most are, and every press comes here
            return self
        lapses = tuple(0 if at == seat else count for at, count in enumerate(self.lapses))
        away = tuple(at for at in self.away if at != seat)
        since = tuple((at, lost) for at, lost in self.since if at != seat)
        lapses = lapses if any(lapses) else ()
        there = replace(self, lapses=lapses, away=away, since=since)
        return there.unchanged()

    def after_timeout(self, seat: int, seats: int) -> "Presence":
        """Return the presence after `seat`, one of so many `seats`, has missed a turn."""
        before = self.lapses or (0,) * seats
        lapses = tuple(count + (at == seat) for at, count in enumerate(before))
        return replace(self, lapses=lapses, timed_out=seat, back=None, left=None)

    def gone(self, seat: int, lost_in: int) -> "Presence":
        """Return the presence with a stand-in at `seat`, whose player `lost_in` that round."""
        since = dict(self.since) | {seat: lost_in}
        return replace(
            self, away=tuple(sorted({*self.away, seat})), since=tuple(sorted(since.items()))
        )

    def is_played(self, seat: int, played_in: int) -> bool:
        """Tell whether a stand-in has played `seat` in that round, as far as it is known."""
        return seat in self.away and dict(self.since).get(seat, played_in - 1) < played_in

    def without(self, seat: int) -> "Presence":
        """Return the presence after the player at `seat` has left the server."""
        return replace(self, left=seat)

    def banked(self, seat: int, seconds: int) -> "Presence":
        """Return the presence with so many `seconds` in the time bank of `seat`."""
        banks = tuple(seconds if at == seat else had for at, had in enumerate(self.banks))
        return replace(self, banks=banks)

    def vacation_of(self, seat: int) -> int:
        """Return until when `seat` is on vacation, in Unix seconds; 0 if it is not."""
        return dict(self.vacations).get(seat, 0) if self.vacations else 0

    def on_vacation(self, seat: int, until: int) -> "Presence":
        """Return the presence with `seat` on vacation until then (Unix seconds), 0 for not."""
        others = {at: ends for at, ends in self.vacations if at != seat}
        vacations = others | {seat: until} if until else others
        return replace(self, vacations=tuple(sorted(vacations.items())))

    def at_the_end(self) -> "Presence":
        """Return what of the presence still matters once nobody is on turn any more."""
        if not self.banks and not self.vacations:
            return self
        return replace(self, banks=(), vacations=(), stands_until=None)


ALL_PRESENT = Presence()
"""Everybody is there and in time."""


def sides_there(state: State, presence: Presence) -> set[int]:
    """Return the sides with a player who is in the game and not away."""
    return {
        state.setup.side_of(seat)
        for seat, gone in enumerate(state.out)
        if not gone and seat not in presence.away
    }


def winners_of(state: State, presence: Presence) -> tuple[int, ...]:
    """Return the sides that have won.

    A side whose players are all away at the end has lost, even if a stand-in won for them: then the
    best of the other sides win.
    """
    there = sides_there(state, presence)
    won = tuple(side for side in state.winners if side in there)
    if won or not there or not state.winners:
        return won or state.winners
    best = max(state.totals[side] for side in there)
    return tuple(side for side in sorted(there) if state.totals[side] == best)


def has_won(state: State, presence: Presence, seat: int) -> bool:
    """Tell whether the player at `seat` has won: not if they left it to a partner."""
    side = state.setup.side_of(seat)
    left_it = seat in presence.away and side in sides_there(state, presence)
    return side in winners_of(state, presence) and not left_it
