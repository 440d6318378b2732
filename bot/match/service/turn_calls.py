"""Calling people to their turns, as each of them likes it, and only while it is their turn."""

from dataclasses import dataclass

from bot.match.clocks.clock_settings import Notify
from bot.match.model.match import Match
from bot.match.model.turn_calls import TurnCall
from bot.match.ports import Clock, MatchSettings, MatchWatch, TurnCaller
from bot.match.service.tasks import Inbox, LatestWins, Tasks
from bot.match.store.turn_calls import SqlTurnCallStore

IDLE = 180
"""Seconds without a press in a match after which a person may be elsewhere."""

WATCHING = 10
"""Seconds after a press in which its person still looks at the board."""

SLOW = 3600
"""Seconds of a turn from which on a game is slow; games without a clock are too."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A call to the player on turn in `match`; a quiet one makes no sound."""

    match: Match
    quiet: bool


class TurnCalls(MatchWatch):
    """Keeps at most one call in a match, until the person acts or the turn ends.

    Calls are sent and deleted in the background, where no error concerns a press. When people were
    last seen is kept in memory.
    """

    def __init__(
        self,
        store: SqlTurnCallStore,
        caller: TurnCaller,
        settings: MatchSettings,
        clock: Clock,
        tasks: Tasks,
    ) -> None:
        """Know of no call; `load` reads the stored ones."""
        self._store = store
        self._caller = caller
        self._settings = settings
        self._clock = clock
        self._seen: dict[int, dict[int, int]] = {}
        self._called: dict[int, int] = {}
        self._standing: dict[int, TurnCall] = {}
        self._calling = LatestWins(tasks, "turn call", self._settle)

    async def load(self) -> None:
        """Read the stored calls, once before anything happens."""
        self._standing = {call.match_id: call for call in await self._store.all()}
        self._called = {call.match_id: call.user_id for call in self._standing.values()}

    def acted(self, match: Match, user_id: int) -> None:
        """Take note that somebody has pressed something in `match`."""
        if match.is_open:
            self._seen.setdefault(match.id, {})[user_id] = self._clock.now()
        if self._called.get(match.id) == user_id:
            self._want(match.id, None)

    def changed(self, before: Match, after: Match) -> None:
        """Take note that a match has changed: its call goes with the turn.

        A reminder takes the place of the call.
        """
        if not after.is_open:
            self._seen.pop(after.id, None)
        reminded = after.reminder_id is not None and before.reminder_id is None
        same = before.message_id is not None and before.parked is after.parked
        if same and _turn_of(before) == _turn_of(after) and not reminded:
            return
        wanted = None if reminded else self._wanted_in(after)
        if wanted is not None or after.id in self._called:
            self._want(after.id, wanted)

    def _wanted_in(self, match: Match) -> _Wanted | None:
        """Return the call that the player on turn wants, None for none."""
        if not _allows_calls(match):
            return None
        user_id, now = match.on_turn.user_id, self._clock.now()
        absent = now - self._seen.get(match.id, {}).get(user_id, match.created_at)
        if absent < WATCHING:
            return None
        match self._settings.of_person(user_id).notifications:
            case Notify.QUIETLY:
                return _Wanted(match, quiet=True) if absent >= IDLE else None
            case Notify.ALWAYS:
                return _Wanted(match, quiet=False)
            case Notify.SLOW:
                is_slow = match.deadline is None or match.deadline - now >= SLOW
                return _Wanted(match, quiet=False) if is_slow else None
            case Notify.NEVER:
                return None

    def _want(self, match_id: int, wanted: _Wanted | None) -> None:
        """Make `wanted` the only call in a match, as soon as possible."""
        if wanted is None:
            self._called.pop(match_id, None)
        else:
            self._called[match_id] = wanted.match.on_turn.user_id
        self._calling.put(match_id, wanted)

    async def _settle(self, inbox: Inbox[_Wanted | None]) -> None:
        for wanted in inbox:
            await self._take_back(inbox.key)
            if wanted is not None:
                await self._call(wanted)

    async def _call(self, wanted: _Wanted) -> None:
        match = wanted.match
        message_id = await self._caller.call(match, quiet=wanted.quiet)
        if message_id is not None:
            call = TurnCall(match.id, match.on_turn.user_id, match.place, message_id)
            self._standing[match.id] = call
            await self._store.put(call)

    async def _take_back(self, match_id: int) -> None:
        call = self._standing.pop(match_id, None)
        if call is not None:
            await self._caller.take_back(call)
            await self._store.drop(match_id)


def _allows_calls(match: Match) -> bool:
    """Tell whether a person is on turn, and the bot may post beside the board.

    It may not outside servers.
    """
    has_board = match.message_id is not None and match.place.guild_id is not None
    return has_board and _turn_of(match) is not None and not match.waits_for_bot


def _turn_of(match: Match) -> tuple[int, int] | None:
    """Return the key of the turn of a match, None when there is no call for it.

    There is none while its clock stands for a vacation.
    """
    if not match.is_playing or not match.has_board or match.presence.stands_until is not None:
        return None
    return match.state.seat, match.state.round
