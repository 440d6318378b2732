"""The matches in memory: one lock each, and saved before they are shown."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace

from bot.engine import Positions
from bot.match.model.errors import Refused, StaleError
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing, Finished, Rematch
from bot.match.model.refusals import MatchRefusal
from bot.match.ports import MatchWatch
from bot.match.results.figures import results
from bot.match.service.keyed_locks import KeyedLocks
from bot.match.service.watches import Watches
from bot.match.store.matches import SqlMatchStore


@dataclass(frozen=True, slots=True)
class View:
    """What a board shows: a match and the selection; once it is over maybe a picture of it."""

    match: Match
    selection: Positions = ()
    pictured: bool = False


@dataclass(slots=True)
class _Entry:
    """A match in the registry, for whoever holds its lock.

    `selection` is None when this process does not know it.
    """

    match: Match | None = None
    selection: Positions | None = None


class LockedMatch:
    """A match that this task has locked: read it, change it, commit it."""

    def __init__(self, store: SqlMatchStore, watches: Watches, entry: _Entry, match: Match) -> None:
        """Take the entry, which must be locked."""
        self._store = store
        self._watches = watches
        self._entry = entry
        self._version = match.version
        self._leaves_board = False
        self.match = match

    @property
    def view(self) -> View:
        """Return the match and the selection, as its board shows them."""
        return View(self.match, self.selection or ())

    @property
    def selection(self) -> Positions | None:
        """Return the selection, None when this process does not know it."""
        return self._entry.selection

    def select(self, selection: Positions) -> None:
        """Choose places of the roll; this is not saved, since the board shows it."""
        self._entry.selection = selection

    def note_act(self, user_id: int) -> None:
        """Tell the listeners that a person has pressed something in the match."""
        self._watches.acted(self.match, user_id)

    def leave_board(self) -> None:
        """Leave the board as it is when the lock ends.

        The lock's holder shows it, for example as the answer to a press; or it cannot or should not
        be shown.
        """
        self._leaves_board = True

    def release(self) -> None:
        """End the lock, and have the board redrawn if it is outdated."""
        if self.match.version != self._version and not self._leaves_board:
            self._watches.outdated(self.match)

    async def close(self, closing: Closing, now: int) -> None:
        """End the match at `now` (Unix seconds) without a result."""
        closed = self.match.next(
            phase=Closed(now, closing),
            deadline=None,
            remind_at=None,
            reminder_id=None,
            presence=self.match.presence.at_the_end(),
        )
        await self.commit(closed)

    async def commit(self, match: Match) -> None:
        """Save `match`, one version further, as the current one.

        A game that has finished is counted in the same transaction. When saving fails the registry
        forgets the match, so that the next press reads what is stored.
        """
        self._entry.match = None
        if isinstance(match.phase, Finished):
            match = await self._store.finish(match, results(match), match.phase.ended_at)
        else:
            await self._store.save(match, self.match)
        self._take(match)

    async def begin(self, match: Match, now: int) -> None:
        """Save `match`, whose game begins at `now`; it may no longer be rated then."""
        self._entry.match = None
        self._take(await self._store.begin(match, now))

    def _take(self, match: Match) -> None:
        self.became(match)
        self._entry.selection = ()

    def became(self, match: Match) -> None:
        """Take `match`, which is stored already, as the current version."""
        before, self.match = self.match, match
        self._entry.match = match
        self._watches.changed(before, match)

    async def renew(self) -> None:
        """Read the match anew: another process has changed it.

        Raises `Refused` if it is gone.
        """
        self._entry.match = None
        stored = await self._store.get(self.match.id)
        if stored is None:
            raise Refused(MatchRefusal.GAME_GONE)
        before, self.match, self._entry.match = self.match, stored, stored
        if stored != before:
            self._entry.selection = ()
            self._watches.heard(before, stored)

    async def show_on(self, message_id: int | None) -> None:
        """Store the message `message_id` as that of the board, None for no board."""
        await self._store.move_board(self.match.id, message_id)
        self.became(replace(self.match, message_id=message_id))

    async def move(self, moved: Match, most: int) -> None:
        """Store the place, board and deadline of `moved`.

        Raises `ChannelBusyError` when `most` other matches are open there.
        """
        await self._store.move_match(moved, most)
        self.became(moved)

    async def park(self, parked: Match) -> None:
        """Store that the match is parked, as `parked` has it."""
        await self._store.park(parked)
        self.became(parked)

    async def note_times(self, timed: Match) -> None:
        """Store the times of `timed`, and who is on vacation in it."""
        await self._store.note_times(timed)
        self.became(timed)

    async def note_votes(self, votes: int) -> None:
        """Store the votes to skip the turn."""
        await self._store.note_votes(self.match.id, votes)
        self.became(replace(self.match, votes=votes))

    async def note_rematch(self, finished: Finished, rematch: Rematch | None) -> None:
        """Store the wish for a rematch of the match, which is `finished`; None: nobody's."""
        await self._store.note_rematch(self.match.id, rematch)
        self.became(replace(self.match, phase=replace(finished, rematch=rematch)))

    async def note_reminder(self, message_id: int | None) -> None:
        """Store the message of a reminder."""
        await self._store.note_reminder(self.match.id, message_id)
        self.became(replace(self.match, remind_at=None, reminder_id=message_id))


class MatchRegistry:
    """Locks matches for one task at a time, and keeps the latest in memory."""

    def __init__(
        self, store: SqlMatchStore, capacity: int = 1000, watches: Watches | None = None
    ) -> None:
        """Keep at most `capacity` matches that nobody has locked."""
        self._store = store
        self._watches = watches or Watches()
        self._capacity = capacity
        self._entries: OrderedDict[int, _Entry] = OrderedDict()
        self._locks = KeyedLocks()

    def watch(self, *watches: MatchWatch) -> None:
        """Tell `watches` of all changes from now on, in this order."""
        self._watches.add(*watches)

    async def add(self, match: Match, most: int = 1) -> Match:
        """Store a new match and return it, as `MatchStore.add` does."""
        match = await self._store.add(match, most)
        self._watches.added(match)
        return match

    @asynccontextmanager
    async def lock(self, match_id: int) -> AsyncIterator[LockedMatch]:
        """Lock a match: nobody else reads or changes it until the block ends.

        Then its board is redrawn if it has changed, unless the holder has called `leave_board`.
        Raises `Refused` when there is no such match. One that another process plays is read each
        time; one that another process has moved all the same is read anew when that comes out, by
        the `StaleError` that this passes on.
        """
        try:
            async with self._locks.hold(match_id):
                entry = self._entries.setdefault(match_id, _Entry())
                self._entries.move_to_end(match_id)
                if entry.match is None or not self._watches.owns(entry.match):
                    entry.selection = None
                    entry.match = await self._store.get(match_id)
                if entry.match is None:
                    raise Refused(MatchRefusal.GAME_GONE)
                locked = LockedMatch(self._store, self._watches, entry, entry.match)
                try:
                    yield locked
                except StaleError:
                    await locked.renew()
                    raise
                finally:
                    locked.release()
        finally:
            self._forget_idle()

    def peek(self, match_id: int) -> View | None:
        """Return what the board of a match shows now, None when it is not in memory."""
        entry = self._entries.get(match_id)
        return View(entry.match, entry.selection or ()) if entry and entry.match else None

    async def read_anew(self, wanted: Callable[[Match], bool]) -> None:
        """Forget those of the matches in memory that are `wanted`: the database has changed."""
        for match_id, entry in list(self._entries.items()):
            is_held = self._locks.is_used(match_id)
            if is_held or (entry.match is not None and wanted(entry.match)):
                async with self._locks.hold(match_id):  # its holder may put the old match back
                    if entry.match is not None and wanted(entry.match):
                        entry.match = None

    async def invalidate(self, match_id: int) -> None:
        """Read a match anew that another process has changed, or add it as new here."""
        known = self.peek(match_id)
        with suppress(Refused):
            async with self.lock(match_id) as locked:
                if known is not None:
                    await locked.renew()
                elif self._watches.owns(locked.match):
                    self._watches.added(locked.match)

    async def invalidate_all(self) -> None:
        """Read every match anew, since other processes may have changed them."""
        await self.read_anew(lambda _match: True)

    def _forget_idle(self) -> None:
        """Drop the matches untouched for longest, but none that is locked or waited for."""
        excess = len(self._entries) - self._capacity
        if excess > 0:  # seldom: every press comes here
            idle = [match_id for match_id in self._entries if not self._locks.is_used(match_id)]
            for match_id in idle[:excess]:
                del self._entries[match_id]
