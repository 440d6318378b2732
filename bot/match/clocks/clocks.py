"""What happens when time runs out, step by step, and how players who were away come back."""

from bot.engine import Exit, Resign, TimeOut
from bot.match.clocks.absences import Absences
from bot.match.clocks.claims import claimable
from bot.match.clocks.clock_settings import Notify, TimeUp
from bot.match.clocks.turn_clock import safe_bank
from bot.match.clocks.vacations import awake
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.phases import Closing
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import BoardPost, Clock, MatchSettings, MatchWatch
from bot.match.service.moves import Moves
from bot.match.service.presses import Outdated, Press, pressed, require_board
from bot.match.service.registry import LockedMatch, MatchRegistry, View


class Clocks(MatchWatch):
    """Reminds, ends turns, lets stand-ins play, and gives up games that nobody plays.

    Each server chooses its steps; the settings of the moment count.
    """

    def __init__(
        self,
        registry: MatchRegistry,
        moves: Moves,
        absences: Absences,
        *,
        settings: MatchSettings,
        clock: Clock,
        boards: BoardPost,
    ) -> None:
        """Only keep what is given; nothing is timed here."""
        self._registry = registry
        self._moves = moves
        self._absences = absences
        self._settings = settings
        self._clock = clock
        self._boards = boards

    def changed(self, before: Match, after: Match) -> None:
        """Delete the reminder of a match that has gone on, or moved."""
        if before.reminder_id is not None and after.reminder_id is None:
            self._boards.take_back_reminder(before, before.reminder_id)

    async def look(self, match: Match) -> None:
        """Do what is due in a running `match`, and show it."""
        version, left = match.version, await self._left_it(match)
        async with self._registry.lock(match.id) as locked:
            match, now = locked.match, self._clock.now()
            if not match.is_playing or match.deadline is None:
                return
            if awake(match, now) is not match:
                await locked.note_times(awake(match, now))
                self._boards.redraw(locked.match)
                return
            if match.deadline > now:
                await self._remind(locked, now)
                return
            if match.closes_at <= now:
                await locked.close(Closing.ABANDONED, now)
            else:
                await self._end_turn(locked, left=left and match.version == version)

    async def reminded(self, match: Match, message_id: int) -> None:
        """Note the message that reminds the player on turn.

        They may have acted meanwhile, or gone on vacation; or the game has moved, and they are
        reminded there.
        """
        async with self._registry.lock(match.id) as locked:
            stands = locked.match.presence.stands_until is not None
            same_turn = locked.match.version == match.version and not stands
            if same_turn and locked.match.place == match.place:
                await locked.note_reminder(message_id)
                return
            self._boards.take_back_reminder(match, message_id)
            if same_turn:
                self._boards.remind(locked.match)

    async def take_back_seat(self, press: Press) -> None:
        """Give a player who was away their seat back, whatever they press.

        Raises `Outdated` for them: what they pressed was on an older board, and is not done.
        """
        back = await self._taken_back(press)
        if back is not None:
            raise Outdated(back, None)

    async def come_back(self, press: Press) -> View:
        """Give a player who was away their seat back; raises `Refused` if they were not."""
        back = await self._taken_back(press)
        if back is not None:
            return back
        async with pressed(self._registry, press):
            raise Refused(MatchRefusal.NOT_AWAY)

    async def claim(self, press: Press) -> View:
        """Win a slow game against those who miss their turns."""
        await self.take_back_seat(press)
        async with pressed(self._registry, press) as locked:
            seat, late = locked.match.seat_of(press.user_id), claimable(locked.match)
            if seat is None or seat in late or not late or locked.match.state.out[seat]:
                raise Refused(MatchRefusal.NOTHING_TO_CLAIM)
            for absent in late:
                await self._moves.act(locked, seat, Resign(absent, Exit.TIMED_OUT))
            return locked.view

    async def _taken_back(self, press: Press) -> View | None:
        """Give somebody who was away their seat, and return the board; None for all others."""
        seen = self._registry.peek(press.match_id)
        if seen is not None and not seen.match.is_away(press.user_id):
            return None
        async with self._registry.lock(press.match_id) as locked:
            seat = locked.match.seat_of(press.user_id)
            if seat is None or not locked.match.is_away(press.user_id):
                return None
            await require_board(locked, press)
            return await self._moves.take_back_seat(locked, seat)

    async def _remind(self, locked: LockedMatch, now: int) -> None:
        match = locked.match
        if match.remind_at is None or match.remind_at > now:
            return
        await locked.note_reminder(None)
        own = self._settings.of_person(match.on_turn.user_id)
        wanted = self._settings.of_server(match.place.guild_id).reminders
        if wanted and own.notifications is not Notify.NEVER:
            self._boards.remind(locked.match)

    async def _left_it(self, match: Match) -> bool:
        """Tell whether the time of a turn is up and its player has left the server."""
        ends = match.turn_ends
        is_up = ends is not None and ends <= self._clock.now()
        return is_up and await self._absences.has_left(match)

    async def _end_turn(self, locked: LockedMatch, *, left: bool) -> None:
        """End a turn whose time is up; after too many in a row a stand-in plays the seat.

        That happens at once when the player has `left` the server.
        """
        match = locked.match
        seat, state = match.state.seat, match.state
        settings = self._settings.of_server(match.place.guild_id)
        presence = match.presence.after_timeout(seat, len(match.players))
        if left:
            presence = presence.without(seat)
        if left or presence.lapses_of(seat) >= settings.lapses:
            if await self._absences.give_up(locked, presence):
                return
            presence = presence.gone(seat, state.round)
        keeps = settings.time_up is TimeUp.BANK and not match.setup.rules.late_turns_lost
        bank = safe_bank(state) if keeps else None
        await self._moves.end_turn(locked, bank or TimeOut(), presence)
