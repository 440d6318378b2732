"""A tournament as it is kept: who takes part, who plays whom, and how it stands.

Who plays whom is up to the forms in `pairing`, which know numbers alone: see `Tournament.course`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from bot.features.tournaments.model.pairing.history import Entrant, PairingHistory
from bot.features.tournaments.model.phases import CheckIn, Ended, Joining, Phase, Running
from bot.features.tournaments.model.plan import MINUTE, Plan
from bot.features.tournaments.model.series import Series
from bot.match.model.match import Person, Place


class Attendance(StrEnum):
    """Whether an entry takes part."""

    JOINED = "joined"
    CHECKED_IN = "checked-in"
    """They have said that they are there."""
    WITHDRAWN = "withdrawn"
    """By themselves, or not checked in; they may come back where that is possible."""
    ABSENT = "absent"
    """They missed a game without a press: paired no more until they say that they are there."""
    REMOVED = "removed"
    """By the organizer, or by deleting their data."""

    @property
    def is_in(self) -> bool:
        """Tell whether an entry takes part."""
        return self in {Attendance.JOINED, Attendance.CHECKED_IN}


class PauseReason(StrEnum):
    """Why a tournament waits for its organizer; `tournament-trouble-<value>` is the sentence."""

    CHANNEL_GONE = "channel-gone"
    FORBIDDEN = "forbidden"
    """The bot may not write there."""
    REFUSED = "refused"
    """Discord takes no thread there, or no message in it, and would not later."""


class MissingPermission(StrEnum):
    """What a tournament goes on without; `tournament-hindrance-<value>` is the sentence."""

    NO_EVENT = "no-event"
    """It is not among the scheduled events: the bot may make none."""
    NO_THREADS = "no-threads"
    """Discord takes no thread in its channel, where its games go on instead."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entrant: a person, or a team, which has a `name`.

    - `number`: by seeding, None until the start, and for those who then did not take part.
    - `since`: the first round in which they can be paired.
    - `people`: by board; the first speaks for a team.
    """

    id: int
    people: tuple[Person, ...]
    name: str = ""
    number: int | None = None
    attendance: Attendance = Attendance.JOINED
    since: int = 1

    @property
    def captain(self) -> Person:
        """Return the person who speaks for the entry."""
        return self.people[0]

    def has(self, user_id: int) -> bool:
        """Tell whether a person belongs to the entry."""
        return any(person.user_id == user_id for person in self.people)


@dataclass(frozen=True)
class Tournament:
    """A tournament, whose `version` grows with every change. Times are Unix seconds.

    - `place`: its channel. `organizer`: who looks after it, beside those who manage the server.
    - `entries`: in the order in which they joined. `series`: in the order of pairing.
    - `paused_at`: since when nothing new begins and no grace time runs; None while it goes on.
    - `trouble`: why it had to be paused; None where somebody wanted that.
    - `told`: what was announced last, see `news`.
    """

    id: int
    version: int
    place: Place
    organizer: Person
    plan: Plan
    phase: Phase
    created_at: int
    entries: tuple[Entry, ...] = ()
    series: tuple[Series, ...] = ()
    paused_at: int | None = None
    trouble: PauseReason | None = None
    told: str = ""

    @property
    def news(self) -> str:
        """Return the state to announce, in words: the phase, and why it is paused if it is.

        Where a server's calendar shows it, also where it is, and when it begins.
        """
        words = [self.phase.name, *([self.trouble] if self.trouble is not None else [])]
        if self.begins_at is not None and self.is_open:
            words += [str(self.place.channel_id), *([str(self.begins_at)] * self.is_gathering)]
        return " ".join(words)

    @property
    def begins_at(self) -> int | None:
        """Return the planned start of the tournament, moved by any delay; None without one."""
        planned = self.plan.starts_at
        match self.phase:
            case _ if planned is None:
                return None
            case Joining(until):
                return max(planned, until + self.plan.check_in_minutes * MINUTE)
            case CheckIn(until):
                return max(planned, until)
            case _:
                return planned

    @property
    def is_open(self) -> bool:
        """Tell whether the tournament has not ended."""
        return not isinstance(self.phase, Ended)

    @property
    def is_gathering(self) -> bool:
        """Tell whether the tournament has not begun."""
        return isinstance(self.phase, Joining | CheckIn)

    @property
    def checks_in(self) -> bool:
        """Tell whether the tournament has a check-in before its start."""
        return isinstance(self.phase, CheckIn) and self.plan.check_in_minutes > 0

    @property
    def is_running(self) -> bool:
        """Tell whether the tournament is being played."""
        return isinstance(self.phase, Running)

    @property
    def is_closing(self) -> bool:
        """Tell whether the tournament is being played and begins no more games."""
        return isinstance(self.phase, Running) and self.phase.is_closing

    @property
    def is_joinable(self) -> bool:
        """Tell whether people can join the tournament now: before it begins, or late."""
        late = self.is_running and self.plan.takes_late and not self.is_closing
        return self.is_gathering or late

    def clock(self, now: int) -> int:
        """Return the tournament's own time at `now`: it stands still during a pause.

        What a pause leaves over is given back when it ends, once, to all times alike.
        """
        return now if self.paused_at is None else min(now, self.paused_at)

    @property
    def is_paused(self) -> bool:
        """Tell whether the tournament is paused."""
        return self.paused_at is not None

    @cached_property
    def present(self) -> tuple[Entry, ...]:
        """Return the entries that take part in the tournament."""
        return tuple(entry for entry in self.entries if entry.attendance.is_in)

    @property
    def is_full(self) -> bool:
        """Tell whether the tournament has no place left; its teams may still lack people."""
        return len(self.present) >= self.plan.most

    @cached_property
    def by_number(self) -> Mapping[int, Entry]:
        """Return the numbered entries of the tournament, by number."""
        return {entry.number: entry for entry in self.entries if entry.number is not None}

    @cached_property
    def course(self) -> PairingHistory:
        """Return the history of the tournament as its form reads it."""
        numbered = sorted(self.by_number.items())
        return PairingHistory(
            [
                Entrant(number, entry.since, not entry.attendance.is_in)
                for number, entry in numbered
            ],
            [series.pairing for series in self.series],
            closed=self.is_closing,
        )

    @property
    def open_series(self) -> Sequence[Series]:
        """Return the series of the tournament that are being played."""
        return [series for series in self.series if series.is_open]

    def series_of(self, entry: Entry) -> list[Series]:
        """Return the series of an entry."""
        return [
            series
            for series in self.series
            if entry.number is not None and entry.number in series.pairing.sides
        ]

    def entry_of(self, user_id: int) -> Entry | None:
        """Return the entry of a person, None when they have none."""
        return next((entry for entry in self.entries if entry.has(user_id)), None)

    def entry(self, entry_id: int) -> Entry | None:
        """Return an entry by its id."""
        return next((entry for entry in self.entries if entry.id == entry_id), None)

    def with_entry(self, entry: Entry) -> "Tournament":
        """Return the tournament with `entry` in place of the one with its id, or as the last."""
        if self.entry(entry.id) is None:
            return replace(self, entries=(*self.entries, entry))
        entries = tuple(entry if known.id == entry.id else known for known in self.entries)
        return replace(self, entries=entries)

    def with_series(self, series: Series) -> "Tournament":
        """Return the tournament with `series` in place of the one with its id."""
        changed = tuple(series if known.id == series.id else known for known in self.series)
        return replace(self, series=changed)
