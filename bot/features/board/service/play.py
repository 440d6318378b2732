"""Playing a game: choosing dice, rolling, banking, leaving, and finding the board again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.engine import (
    Bank,
    GiveIn,
    IllegalMove,
    Positions,
    Reason,
    Resign,
    Roll,
    TakeOver,
    UseBadge,
    best_keep,
)
from bot.features.board.model.badge_use import use_of_badge
from bot.features.tables.service.gathering import Gathering
from bot.match.clocks.clocks import Clocks
from bot.match.model.errors import Refusal, Refused
from bot.match.model.match import Match, Phase
from bot.match.service.moves import Moves
from bot.match.service.opponents import leaving_with
from bot.match.service.presses import Press, pressed, require_board
from bot.match.service.registry import Desk, Held, View


class Play:
    """The moves of the people at a table, each saved before it is shown."""

    def __init__(
        self,
        desk: Desk,
        gathering: Gathering,
        moves: Moves,
        clocks: Clocks,
    ) -> None:
        """Change games by `moves`; with `clocks` come people who were away."""
        self._desk = desk
        self._gathering = gathering
        self._moves = moves
        self._clocks = clocks

    async def toggle(self, press: Press, place: int) -> View:
        """Choose the die at `place` of the roll, or no longer choose it."""
        async with self._turn(press) as held:
            if not 0 <= place < len(held.match.state.roll):
                raise IllegalMove(Reason.NO_SUCH_DIE)
            held.select(tuple(sorted({place} ^ set(_chosen(held, press)))))
            return held.view

    async def best(self, press: Press) -> View:
        """Choose the dice that score most."""
        async with self._turn(press) as held:
            best = best_keep(held.match.state)
            if best is None:
                raise IllegalMove(Reason.ROLL_FIRST)
            held.select(best)
            return held.view

    async def roll(self, press: Press) -> View:
        """Set the chosen dice aside and roll the others."""
        async with self._turn(press) as held:
            return await self._moves.act(held, held.match.state.seat, Roll(_chosen(held, press)))

    async def bank(self, press: Press) -> View:
        """Set the chosen dice aside and bank the turn's points."""
        async with self._turn(press) as held:
            return await self._moves.act(held, held.match.state.seat, Bank(_chosen(held, press)))

    async def use_badge(self, press: Press) -> View:
        """Use the player's badge, on the chosen dice where it asks for some."""
        async with self._turn(press) as held:
            state, chosen = held.match.state, _chosen(held, press)
            move = use_of_badge(state, chosen) or UseBadge(chosen)
            return await self._moves.act(held, state.seat, move)

    async def give_in(self, press: Press) -> View:
        """Let a farkle count that the badge could still undo."""
        async with self._turn(press) as held:
            return await self._moves.act(held, held.match.state.seat, GiveIn())

    async def take_over(self, press: Press) -> View:
        """Begin the turn with the dice and the points that the last player left."""
        async with self._turn(press) as held:
            return await self._moves.act(held, held.match.state.seat, TakeOver())

    async def ponder(self, press: Press) -> Match:
        """Return the match for whoever is on turn and asks for a hint; nothing changes."""
        await self._clocks.welcome(press)
        async with pressed(self._desk, press) as held:
            if not held.match.allows_hints:
                raise Refused(Refusal.NO_HINTS)
            _require_turn(held.match, press)
            return held.match

    async def resign(self, match_id: int, user_id: int) -> View:
        """Leave an open game; an invitation is withdrawn or declined by it."""
        async with self._desk.hold(match_id) as held:
            if not held.match.concerns(user_id) or held.match.daily is not None:
                raise Refused(Refusal.BUTTON_OUTDATED)  # nobody was offered to
            if not held.match.is_open:
                raise Refused(Refusal.GAME_ENDED)
            await self.leave(held, user_id)
            return held.view

    async def leave(self, held: Held, user_id: int) -> None:
        """Let somebody whom an open match concerns resign, withdraw, or decline."""
        match = held.match
        seat = match.seat_of(user_id)
        if match.phase is Phase.PLAYING and seat is not None:
            for leaving in leaving_with(match, seat):
                await self._moves.act(held, seat, Resign(leaving))
        else:
            await self._gathering.leave(held, user_id)

    async def look(self, match_id: int) -> View:
        """Return what the board of a match shows, or raise `Refused`."""
        async with self._desk.hold(match_id) as held:
            return held.view

    async def at_board(self, press: Press) -> Match:
        """Return the match whose board anyone has pressed, as it now is, or raise `Refused`."""
        async with self._desk.hold(press.match_id) as held:
            await require_board(held, press)
            return held.match

    @asynccontextmanager
    async def _turn(self, press: Press) -> AsyncIterator[Held]:
        """Hold the match of a press by the person who is on turn."""
        await self._clocks.welcome(press)
        async with pressed(self._desk, press) as held:
            _require_turn(held.match, press)
            yield held


def _require_turn(match: Match, press: Press) -> None:
    if match.phase is not Phase.PLAYING:
        raise Refused(Refusal.NOT_ALLOWED_NOW)
    if match.on_turn.user_id != press.user_id:
        raise Refused(Refusal.NOT_YOUR_TURN, name=match.on_turn)


def _chosen(held: Held, press: Press) -> Positions:
    """Return the chosen places: what this process has seen, else what the person sees."""
    if held.selection is not None:
        return held.selection
    roll = held.match.state.roll
    return tuple(place for place in press.shown() or () if place < len(roll))
