"""Moves in a locked match."""

from dataclasses import replace

from bot.engine import Move, dice_to_roll
from bot.match.clocks.presence import Presence
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER, timed, timed_after_move
from bot.match.ports import Clock, DiceCup
from bot.match.service.registry import LockedMatch, View


class Moves:
    """Makes moves in locked matches."""

    def __init__(self, *, clock: Clock, cup: DiceCup) -> None:
        """Roll with the dice of `cup`."""
        self._clock = clock
        self._cup = cup

    async def act(self, locked: LockedMatch, seat: int, move: Move) -> View:
        """Make the `move` of the player at `seat`."""
        return await self._make(
            locked, move, locked.match.presence.acted(seat), self._given_up_at()
        )

    async def play(self, locked: LockedMatch, move: Move) -> View:
        """Make the `move` of the bot, as an opponent or a stand-in."""
        return await self.end_turn(locked, move, locked.match.presence.unchanged())

    async def end_turn(self, locked: LockedMatch, move: Move, presence: Presence) -> View:
        """Make a `move` that no player has chosen, and store who keeps up."""
        return await self._make(locked, move, presence, locked.match.closes_at)

    async def take_back_seat(self, locked: LockedMatch, seat: int) -> View:
        """Give the player at `seat` their seat back, with a whole turn if it is theirs."""
        match = locked.match
        there = replace(match.presence.acted(seat), back=seat)
        back = match.next(presence=there, closes_at=self._given_up_at(), reminder_id=None)
        fresh = match.is_deserted or match.state.seat == seat
        await locked.commit(timed(back, self._clock.now(), fresh=fresh))
        return locked.view

    async def _make(
        self, locked: LockedMatch, move: Move, presence: Presence, closes_at: int
    ) -> View:
        match, now = locked.match, self._clock.now()
        dice = self._cup.roll(match, dice_to_roll(match.state, move))
        # All at once: there is more in a match to copy than in a move to work out.
        after = match.after(
            move, dice, now, presence=presence, closes_at=closes_at, reminder_id=None
        )
        await locked.commit(timed_after_move(match, after, now))
        return locked.view

    def _given_up_at(self) -> int:
        return self._clock.now() + GIVEN_UP_AFTER
