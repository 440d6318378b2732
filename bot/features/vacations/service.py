"""Vacations: taken and ended by people themselves, and known to each of their slow games."""

from collections.abc import Callable
from contextlib import suppress

from bot.features.vacations.model import HOUR, VacationLeave
from bot.features.vacations.refusals import VacationRefusal
from bot.features.vacations.store import SqlVacationStore
from bot.match.clocks.vacations import allows_vacations, with_vacation, without_vacation
from bot.match.model.errors import DamagedMatchError, Instant, Refused
from bot.match.model.match import Match
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import BoardPost, Clock, MatchWatch
from bot.match.service.registry import MatchRegistry
from bot.match.service.tasks import Tasks
from bot.match.store.matches import SqlMatchStore
from bot.sharding import EVERYTHING, Share

Change = Callable[[Match, int], Match]
"""Makes of a match, and the seat of somebody in it, what it is with or without their vacation."""


class Vacations(MatchWatch):
    """Lets the clocks of somebody's games stand, those that begin meanwhile too.

    A match knows who is on vacation in it, so that a move asks nobody. Who is on vacation is in
    memory, and the store has it first and forgets it last: what a crash has left undone is done at
    the next start.
    """

    def __init__(
        self,
        store: SqlVacationStore,
        matches: SqlMatchStore,
        registry: MatchRegistry,
        *,
        clock: Clock,
        boards: BoardPost,
        tasks: Tasks,
        share: Share = EVERYTHING,
    ) -> None:
        """Know of no vacation; `load` reads those that go on."""
        self._store = store
        self._matches = matches
        self._registry = registry
        self._clock = clock
        self._boards = boards
        self._tasks = tasks
        self._share = share
        self._until: dict[int, int] = {}

    async def load(self) -> None:
        """Read who is on vacation, once before anything happens."""
        self._until = await self._store.running(self._clock.now())

    async def resume(self) -> None:
        """Let the games of those on vacation know of it, where they do not yet."""
        for user_id in list(self._until):
            await self._tell_games(user_id)

    def is_away(self, user_id: int) -> bool:
        """Tell whether somebody is on vacation."""
        return self._until.get(user_id, 0) > self._clock.now()

    async def leave(self, user_id: int) -> VacationLeave:
        """Return how somebody is off for vacations."""
        return await self._store.leave(user_id, self._clock.now())

    async def begin(self, user_id: int, hours: int) -> None:
        """Let somebody's vacation begin.

        Raises `Refused` if they are on one, or have not so much left, or it is not offered.
        """
        now = self._clock.now()
        leave = await self._store.begin(user_id, hours, now)
        if leave.until is not None:
            raise Refused(VacationRefusal.ON_VACATION, when=Instant(leave.until))
        if hours * HOUR > leave.longest:
            raise Refused(VacationRefusal.TOO_LITTLE_LEFT, most=leave.longest // HOUR)
        if hours not in leave.hours:
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        self._until[user_id] = now + hours * HOUR
        await self._tell_games(user_id)

    async def end(self, user_id: int) -> None:
        """End somebody's vacation; what is left of it can be taken another time."""
        now, until = self._clock.now(), self._until.pop(user_id, None)
        if until is None:
            return
        try:
            await self._change_games(
                user_id, lambda match, seat: without_vacation(match, seat, now)
            )
            await self._store.end(user_id, now)
        except BaseException:
            self._until[user_id] = until  # it goes on
            raise

    async def invalidate(self, user_id: int) -> None:
        """Take note of what somebody has begun or ended in another process."""
        now = self._clock.now()
        until = (await self._store.leave(user_id, now)).until
        if until is not None:
            self._until[user_id] = until
            await self._tell_games(user_id)
        elif self._until.pop(user_id, None) is not None:
            await self._change_games(
                user_id, lambda match, seat: without_vacation(match, seat, now)
            )

    async def invalidate_all(self) -> None:
        """Take note of everything that may have happened in other processes."""
        for user_id in {*self._until, *await self._store.running(self._clock.now())}:
            await self.invalidate(user_id)

    def forget_person(self, user_id: int) -> None:
        """Take it that somebody, who has left all games, is on no vacation."""
        self._until.pop(user_id, None)

    def added(self, match: Match) -> None:
        """Take note of a match that may have begun at once."""
        if match.is_playing:
            self._begun(match)

    def changed(self, before: Match, after: Match) -> None:
        """Take note of a match that begins."""
        if before.phase is not after.phase and after.is_playing:
            self._begun(after)

    def _begun(self, match: Match) -> None:
        for player in match.players:
            if player.user_id in self._until and allows_vacations(match):
                self._tasks.start(self._tell_game(match.id, player.user_id), "vacation")

    async def _tell_games(self, user_id: int) -> None:
        await self._change_games(user_id, self._noting(user_id))

    async def _tell_game(self, match_id: int, user_id: int) -> None:
        await self._change(match_id, user_id, self._noting(user_id))

    def _noting(self, user_id: int) -> Change:
        """Return what notes somebody's vacation in a match, unless it has ended meanwhile."""

        def note(match: Match, seat: int) -> Match:
            now, until = self._clock.now(), self._until.get(user_id, 0)
            return with_vacation(match, seat, until, now) if until > now else match

        return note

    async def _change_games(self, user_id: int, change: Change) -> None:
        for match in await self._matches.open_of(user_id, self._clock.now()):
            if allows_vacations(match) and self._share.owns(match.place.guild_id):
                # It has been closed meanwhile, or is read by nobody.
                with suppress(Refused, DamagedMatchError):
                    await self._change(match.id, user_id, change)

    async def _change(self, match_id: int, user_id: int, change: Change) -> None:
        async with self._registry.lock(match_id) as locked:
            before, seat = locked.match, locked.match.seat_of(user_id)
            after = before if seat is None else change(before, seat)
            if after is not before:
                await locked.note_times(after)
                if after.presence.stands_until != before.presence.stands_until:
                    self._boards.redraw(after)
