"""Playing a game: choosing dice, rolling, banking, leaving, and finding the board again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.engine import (
    AcceptFarkle,
    Bank,
    IllegalMove,
    Positions,
    Reason,
    Resign,
    Roll,
    TakeOver,
    UseBadge,
    best_keep,
    check,
    toggled,
    within,
)
from bot.features.board.model.badge_use import farkle_waits, use_of_badge
from bot.features.tables.service.gathering import Gathering
from bot.match.clocks.clocks import Clocks
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.refusals import MatchRefusal
from bot.match.service.moves import Moves
from bot.match.service.opponents import leaving_with
from bot.match.service.presses import Press, pressed, require_board, require_turn
from bot.match.service.registry import LockedMatch, MatchRegistry, View


class Play:
    """The moves of people, each saved before it is shown."""

    def __init__(
        self,
        registry: MatchRegistry,
        gathering: Gathering,
        moves: Moves,
        clocks: Clocks,
    ) -> None:
        """Change games by `moves`; `clocks` bring back players who were away."""
        self._registry = registry
        self._gathering = gathering
        self._moves = moves
        self._clocks = clocks

    async def toggle(self, press: Press, place: int) -> View:
        """Choose the die at `place` of the roll, or unchoose it."""
        async with self._turn(press) as locked:
            if not 0 <= place < len(locked.match.state.roll):
                raise IllegalMove(Reason.NO_SUCH_DIE)
            locked.select(toggled(_chosen(locked, press), place))
            return locked.view

    async def best(self, press: Press) -> View:
        """Choose the dice that score most."""
        async with self._turn(press) as locked:
            best = best_keep(locked.match.state)
            if best is None:
                raise IllegalMove(Reason.ROLL_FIRST)
            locked.select(best)
            return locked.view

    async def options(self, press: Press) -> View:
        """Return the roll from which the player on turn may choose, and what is chosen of it."""
        async with self._turn(press) as locked:
            require_choice(locked.match, press.user_id)
            locked.select(_chosen(locked, press))
            return locked.view

    async def choose(self, press: Press, dice: Positions) -> View:
        """Choose `dice` that score, all at once, beside the board; none leaves what is chosen."""
        async with pressed(self._registry, press, beside=True) as locked:
            require_choice(locked.match, press.user_id)
            if dice:
                refused = check(locked.match.state, Roll(dice))
                if refused is not None:
                    raise IllegalMove(refused)
                locked.select(dice)
            return locked.view

    async def roll(self, press: Press) -> View:
        """Set the chosen dice aside and roll the others."""
        async with self._turn(press) as locked:
            return await self._moves.act(
                locked, locked.match.state.seat, Roll(_chosen(locked, press))
            )

    async def bank(self, press: Press) -> View:
        """Set the chosen dice aside and bank the turn's points."""
        async with self._turn(press) as locked:
            return await self._moves.act(
                locked, locked.match.state.seat, Bank(_chosen(locked, press))
            )

    async def use_badge(self, press: Press) -> View:
        """Use the player's badge, on the chosen dice if it needs any."""
        async with self._turn(press) as locked:
            state, chosen = locked.match.state, _chosen(locked, press)
            move = use_of_badge(state, chosen) or UseBadge(chosen)
            return await self._moves.act(locked, state.seat, move)

    async def accept_farkle(self, press: Press) -> View:
        """Accept a farkle that the badge could still undo."""
        async with self._turn(press) as locked:
            return await self._moves.act(locked, locked.match.state.seat, AcceptFarkle())

    async def take_over(self, press: Press) -> View:
        """Begin the turn with the dice and the points that the last player left."""
        async with self._turn(press) as locked:
            return await self._moves.act(locked, locked.match.state.seat, TakeOver())

    async def resign(self, match_id: int, user_id: int) -> View:
        """Leave an open game; an invitation is withdrawn or declined."""
        async with self._registry.lock(match_id) as locked:
            if not locked.match.concerns(user_id) or not locked.match.has_board:
                raise Refused(MatchRefusal.BUTTON_OUTDATED)  # nobody was offered to
            if not locked.match.is_open:
                raise Refused(MatchRefusal.GAME_ENDED)
            await self.leave(locked, user_id)
            return locked.view

    async def leave(self, locked: LockedMatch, user_id: int) -> None:
        """Let a person resign, withdraw or decline, whichever it is in `match`."""
        match = locked.match
        seat = match.seat_of(user_id)
        if match.is_playing and seat is not None:
            for leaving in leaving_with(match, seat):
                await self._moves.act(locked, seat, Resign(leaving))
        else:
            await self._gathering.leave(locked, user_id)

    async def look(self, match_id: int) -> View:
        """Return what the board of a match shows, or raise `Refused`."""
        async with self._registry.lock(match_id) as locked:
            return locked.view

    async def at_board(self, press: Press) -> Match:
        """Return the match whose board anyone has pressed, as it now is, or raise `Refused`."""
        async with self._registry.lock(press.match_id) as locked:
            await require_board(locked, press)
            return locked.match

    @asynccontextmanager
    async def _turn(self, press: Press) -> AsyncIterator[LockedMatch]:
        """Lock the match of a press by the player on turn."""
        await self._clocks.take_back_seat(press)
        async with pressed(self._registry, press) as locked:
            require_turn(locked.match, press.user_id)
            yield locked


def require_choice(match: Match, user_id: int) -> None:
    """Raise `Refused` or `IllegalMove` unless `user_id` may choose from a roll that lies there."""
    if not match.is_open:
        raise Refused(MatchRefusal.GAME_ENDED)
    require_turn(match, user_id)
    if not match.state.roll:
        raise IllegalMove(Reason.ROLL_FIRST)
    if farkle_waits(match.state):
        raise IllegalMove(Reason.FARKLE_WAITS)


def _chosen(locked: LockedMatch, press: Press) -> Positions:
    """Return the selection: as this process knows it, else as the message shows it."""
    if locked.selection is not None:
        return locked.selection
    return within(locked.match.state.roll, press.shown() or ())
