"""The stores of the service, kept in memory."""

from collections.abc import Collection as Group
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from operator import itemgetter

from bot.database.notes import SqlNotes
from bot.features.settings.model import Preferences, ServerSettings, read_chosen
from bot.features.settings.model import Value as Choice
from bot.features.settings.store import SqlSettingsStore
from bot.features.tables.model.challenge_limits import OFTEN, PEACE
from bot.features.tables.store.blocks import SqlBlockStore
from bot.features.tables.store.declines import SqlDeclineStore
from bot.features.tavern.store import SqlCollectionStore
from bot.match.clocks.downtime import DownTime
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import Tavern
from bot.match.model.errors import (
    AlreadyPlayedError,
    ChannelBusyError,
    DamagedMatchError,
    StaleError,
)
from bot.match.model.match import Match
from bot.match.model.phases import NEVER, Ended, Finished, Rematch
from bot.match.model.variants import Daily, Occasion, Shared
from bot.match.results.figures import PastGame, Result
from bot.match.store.matches import SqlMatchStore
from tests.support.matches.phases import with_rematch


class MemoryStore(SqlMatchStore):
    """Matches in a dictionary; `finished` keeps what was counted, `fail_next` breaks one save."""

    def __init__(self) -> None:
        self.matches: dict[int, Match] = {}
        self.finished: list[Sequence[Result]] = []
        self.reads = 0
        self.fail_next: Exception | None = None
        self.limit_reached = False

    async def add(self, match: Match, most: int = 1) -> Match:
        if isinstance(match.variant, Shared):
            if await self.game_on(match.variant.occasion, match.players[0].user_id) is not None:
                raise AlreadyPlayedError
        elif len(await self.open_in(match.place.channel_id)) >= most:
            raise ChannelBusyError
        stored = replace(match, id=len(self.matches) + 1)
        self.matches[stored.id] = stored
        return stored

    async def get(self, match_id: int) -> Match | None:
        self.reads += 1
        return self.matches.get(match_id)

    async def open_in(self, channel_id: int) -> list[Match]:
        return [
            match
            for match in self._open()
            if match.place.channel_id == channel_id and not match.parked
        ]

    async def last_daily(self, user_id: int, until: date) -> Match | None:
        theirs = [
            (match.variant.day, match)
            for match in self.matches.values()
            if isinstance(match.variant, Daily)
            and match.variant.day <= until
            and match.players[0].user_id == user_id
        ]
        return max(theirs, key=itemgetter(0))[1] if theirs else None

    async def game_on(self, occasion: Occasion, user_id: int) -> Match | None:
        for match in self.matches.values():
            shared = isinstance(match.variant, Shared) and match.variant.occasion == occasion
            if shared and match.players[0].user_id == user_id:
                return match
        return None

    async def damaged_in(self, channel_id: int) -> list[DamagedMatchError]:
        return []

    async def give_up(self, match_id: int, now: int, user_id: int | None = None) -> bool:
        raise NotImplementedError  # nothing in memory is damaged

    async def open_of(self, user_id: int, now: int) -> list[Match]:
        found = [
            match
            for match in self.matches.values()
            if match.concerns(user_id) and (match.is_open or _wants_rematch(match, now))
        ]
        return found[::-1]

    async def past_in(self, channel_id: int, most: int) -> list[PastGame]:
        found = [
            PastGame(match.id, match.players, match.phase.ended_at)
            for match in self.matches.values()
            if match.place.channel_id == channel_id
            and match.has_moves
            and isinstance(match.phase, Ended)
        ]
        return sorted(found, key=lambda past: -past.ended_at)[:most]

    async def save(self, match: Match, before: Match | None = None) -> None:
        del before
        if self.fail_next is not None:
            error, self.fail_next = self.fail_next, None
            raise error
        if self.matches[match.id].version != match.version - 1:
            raise StaleError
        self.matches[match.id] = match

    async def begin(self, match: Match, now: int) -> Match:
        limited = match.rated and self.limit_reached
        match = replace(match, rated=match.rated and not limited, limited=limited)
        await self.save(match)
        return match

    async def finish(self, match: Match, results: Sequence[Result], now: int) -> Match:
        assert match.phase == Finished(now)
        await self.save(match)
        self.finished.append(results)
        return match

    async def open_on(self, guild_id: int) -> list[int]:
        return [m.id for m in self._open() if m.place.guild_id == guild_id]

    async def servers(self) -> list[int]:
        return list({m.place.guild_id for m in self._open() if m.place.guild_id is not None})

    def _open(self) -> list[Match]:
        return [m for m in self.matches.values() if m.is_open and m.has_board]

    async def move_board(self, match_id: int, message_id: int | None) -> None:
        self.matches[match_id] = replace(self.matches[match_id], message_id=message_id)

    async def move_match(self, match: Match, most: int = 1) -> None:
        here = [held.id for held in await self.open_in(match.place.channel_id)]
        if match.id not in here and len(here) >= most:
            raise ChannelBusyError
        self.matches[match.id] = match

    async def park(self, match: Match) -> None:
        self.matches[match.id] = match

    async def note_times(self, match: Match) -> None:
        self.matches[match.id] = match

    async def note_votes(self, match_id: int, votes: int) -> None:
        self.matches[match_id] = replace(self.matches[match_id], votes=votes)

    async def note_rematch(self, match_id: int, rematch: Rematch | None) -> None:
        self.matches[match_id] = with_rematch(self.matches[match_id], rematch)

    async def note_reminder(self, match_id: int, message_id: int | None) -> None:
        self.matches[match_id] = replace(
            self.matches[match_id], remind_at=None, reminder_id=message_id
        )

    async def next_deadline(self) -> int | None:
        return min(filter(None, map(_look_at, self.matches.values())), default=None)

    async def postpone_deadlines(self, down: DownTime) -> None:
        for match in self.matches.values():
            if match.deadline is not None and match.is_open and match.variant.fixed_end is None:
                seconds = min(down.seconds, max(0, down.now - (match.presence.stands_until or 0)))
                self.matches[match.id] = replace(
                    match,
                    deadline=max(match.deadline + seconds, down.until),
                    remind_at=match.remind_at and match.remind_at + seconds,
                    closes_at=min(match.closes_at + seconds, NEVER),
                )

    async def waiting_for_bots(self) -> list[int]:
        return [match.id for match in self.matches.values() if match.waits_for_bot]

    async def with_clocks(self) -> list[int]:
        clocked = [
            (match.deadline, match.id)
            for match in self.matches.values()
            if match.is_open and match.deadline is not None and match.message_id is not None
        ]
        return [match_id for _, match_id in sorted(clocked)]

    async def due(self, now: int) -> list[Match]:
        return [match for match in self.matches.values() if (_look_at(match) or now + 1) <= now]


def _look_at(match: Match) -> int | None:
    return (match.remind_at or match.deadline) if match.is_open else None


class MemoryNotes(SqlNotes):
    """Notes in a dictionary."""

    def __init__(self) -> None:
        self.notes: dict[str, str] = {}

    async def read(self, key: str) -> str | None:
        return self.notes.get(key)

    async def write(self, key: str, value: str) -> None:
        self.notes[key] = value


class MemoryDeclines(SqlDeclineStore):
    """Times of declined challenges, by who declined and whose they were."""

    def __init__(self) -> None:
        self.times: dict[tuple[int, int], list[int]] = {}

    async def add(self, user_id: int, challenger_id: int, now: int) -> None:
        times = self.times.setdefault((user_id, challenger_id), [])
        if times and times[-1] <= now - PEACE:
            times.clear()
        times.append(now)

    async def often(self, challenger_id: int, now: int) -> set[int]:
        return {
            user_id
            for (user_id, challenger), times in self.times.items()
            if challenger == challenger_id and len(times) >= OFTEN and times[-1] > now - PEACE
        }


class MemoryBlocks(SqlBlockStore):
    """Who has blocked whom of those whose data was deleted: pairs of ids."""

    def __init__(self) -> None:
        self.pairs: set[tuple[int, int]] = set()

    async def holding(self, blocked_id: int, user_ids: Group[int]) -> set[int]:
        return {user_id for user_id in user_ids if (user_id, blocked_id) in self.pairs}

    async def count(self, user_id: int) -> int:
        return sum(blocker == user_id for blocker, _ in self.pairs)

    async def lift(self, user_id: int, blocked_ids: Group[int]) -> None:
        self.pairs -= {(user_id, blocked_id) for blocked_id in blocked_ids}

    async def lift_all(self, user_id: int) -> None:
        self.pairs = {pair for pair in self.pairs if pair[0] != user_id}


class MemoryCollections(SqlCollectionStore):
    """What people own in the tavern, by user id."""

    def __init__(self) -> None:
        self.owned: dict[int, Collection] = {}

    async def of(self, user_id: int) -> Collection:
        return self.owned.get(user_id, Collection())

    async def pass_die(self, match_id: int, tavern: Tavern, loser_id: int, winner_id: int) -> bool:
        raise NotImplementedError  # asked of the real database only


class MemorySettings(SqlSettingsStore):
    """Choices in dictionaries."""

    def __init__(self) -> None:
        self.of_servers: dict[int, dict[str, Choice]] = {}
        self.of_people: dict[int, dict[str, Choice]] = {}

    async def servers(self, only: int | None = None) -> dict[int, ServerSettings]:
        return {
            key: read_chosen(ServerSettings, server)
            for key, server in self.of_servers.items()
            if only in {None, key}
        }

    async def people(self, only: int | None = None) -> dict[int, Preferences]:
        return {
            key: read_chosen(Preferences, person)
            for key, person in self.of_people.items()
            if only in {None, key}
        }

    async def set_for_server(self, guild_id: int, name: str, value: Choice) -> ServerSettings:
        self.of_servers.setdefault(guild_id, {})[name] = value
        return (await self.servers())[guild_id]

    async def set_for_person(self, user_id: int, name: str, value: Choice) -> Preferences:
        self.of_people.setdefault(user_id, {})[name] = value
        return (await self.people())[user_id]


def _wants_rematch(match: Match, now: int) -> bool:
    rematch = match.phase.rematch if isinstance(match.phase, Finished) else None
    return rematch is not None and rematch.until > now
