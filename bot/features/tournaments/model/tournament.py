"""A tournament as it is kept: who takes part, who plays whom, and the games of that.

Who plays whom is up to the forms in `pairing`, which know numbers alone: see `Tournament.course`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

from bot.features.tournaments.model.pairing.course import (
    DRAW,
    WIN,
    Course,
    Entrant,
    Outcome,
    Pairing,
)
from bot.features.tournaments.model.phases import CheckIn, Ended, Joining, Phase, Running
from bot.features.tournaments.model.plan import Plan
from bot.match.model.match import Person, Place
from bot.match.model.phases import Closing


class Attendance(StrEnum):
    """Whether those of an entry take part."""

    JOINED = "joined"
    CHECKED_IN = "checked-in"
    """They have said that they are there."""
    WITHDRAWN = "withdrawn"
    """By themselves, or because they did not come; they may come back where that is possible."""
    REMOVED = "removed"
    """By the organizer, or by deleting their data."""

    @property
    def is_in(self) -> bool:
        """Tell whether they take part."""
        return self in {Attendance.JOINED, Attendance.CHECKED_IN}


class Trouble(StrEnum):
    """Why a tournament waits for its organizer; `tournament-trouble-<value>` is the sentence."""

    CHANNEL_GONE = "channel-gone"
    FORBIDDEN = "forbidden"
    """The bot may not write there."""


class Result(StrEnum):
    """What came of one game."""

    FIRST = "first"
    """Won by the entrant that the pairing names first, whoever began."""
    SECOND = "second"
    DRAWN = "drawn"
    NOBODY = "nobody"
    """Neither came, or neither stayed."""
    VOID = "void"
    """The game broke off without a result; another one takes its place."""
    ALONE = "alone"
    """Played alone: only its score counts."""

    @property
    def halves(self) -> tuple[int, int]:
        """Return the points of both sides, in halves."""
        return _HALVES.get(self, (0, 0))


_HALVES: Final = {Result.FIRST: (WIN, 0), Result.SECOND: (0, WIN), Result.DRAWN: (DRAW, DRAW)}


@dataclass(frozen=True, slots=True)
class Entry:
    """Who has joined: a person, or a team, which has a `name`.

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
        """Return who speaks for the entry."""
        return self.people[0]

    def has(self, user_id: int) -> bool:
        """Tell whether somebody is one of its people."""
        return any(each.user_id == user_id for each in self.people)


@dataclass(frozen=True, slots=True)
class MatchNow:
    """How the match of a game stands: `away` are the seats that stand-ins play."""

    id: int
    is_open: bool
    is_shown: bool
    closing: Closing | None = None
    away: int = 0

    @property
    def is_deserted(self) -> bool:
        """Tell whether both players are away."""
        return self.is_open and self.away > 1


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """One game of a series, from when it is due. What is told of both sides is in their order.

    - `board`: from 1; one for each person of a team. `number`: from 1, within the board.
    - `match`: what is played for it, None until it has begun. It is kept by the match.
    - `result`: None while it is played. `score`: the points of both sides at its end.
    - `no_show`: whether the result is that somebody did not come.
    - `came`: whether the players have done anything. `absent_at`: when they lose unless they do
      before; None where no time runs.
    - `resigned`: whether they gave the game up within the first turns.
    """

    id: int
    board: int
    number: int
    match: MatchNow | None = None
    result: Result | None = None
    score: tuple[int, int] = (0, 0)
    no_show: bool = False
    came: tuple[bool, bool] = (False, False)
    absent_at: tuple[int | None, int | None] = (None, None)
    berserk: tuple[bool, bool] = (False, False)
    resigned: tuple[bool, bool] = (False, False)

    @property
    def is_open(self) -> bool:
        """Tell whether nothing has come of it."""
        return self.result is None

    @property
    def first_sits_at(self) -> int:
        """Return the seat of the entrant that the pairing names first: they alternate."""
        return (self.board + self.number) % 2


@dataclass(frozen=True, slots=True)
class Series:
    """A pairing, and the games that decide it; `until` is when it is decided at the latest."""

    id: int
    pairing: Pairing
    games: tuple[SeriesGame, ...] = ()
    until: int | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether it is being played."""
        return self.pairing.outcome is None

    def on_board(self, board: int) -> list[SeriesGame]:
        """Return the games of a board that were not broken off, in order."""
        return [
            each for each in self.games if each.board == board and each.result is not Result.VOID
        ]

    @property
    def open_games(self) -> tuple[SeriesGame, ...]:
        """Return the games that are being played."""
        return tuple(each for each in self.games if each.is_open)

    def with_game(self, game: SeriesGame) -> "Series":
        """Return it with `game` in the place of the one with its id."""
        return replace(
            self, games=tuple(game if each.id == game.id else each for each in self.games)
        )

    def ended(self, outcome: Outcome) -> "Series":
        """Return it with the outcome of its pairing: what is still played came to nothing."""
        games = tuple(
            replace(each, result=Result.VOID) if each.is_open else each for each in self.games
        )
        return replace(self, pairing=self.pairing.ended(outcome), games=games, until=None)


@dataclass(frozen=True)
class Tournament:
    """A tournament, whose `version` grows with every change. Times are Unix seconds.

    - `place`: its channel. `organizer`: who looks after it, beside those who manage the server.
    - `entries`: in the order in which they joined. `series`: in the order of pairing.
    - `paused_at`: since when nothing new begins and no grace time runs; None while it goes on.
    - `trouble`: why it had to be paused; None where somebody wanted that.
    - `retry_at`: when something is tried again that Discord would not do.
    - `told`: the last phase that was announced.
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
    trouble: Trouble | None = None
    retry_at: int | None = None
    told: str = ""

    @property
    def is_open(self) -> bool:
        """Tell whether it has not ended."""
        return not isinstance(self.phase, Ended)

    @property
    def is_gathering(self) -> bool:
        """Tell whether it has not begun."""
        return isinstance(self.phase, Joining | CheckIn)

    @property
    def is_running(self) -> bool:
        """Tell whether it is being played."""
        return isinstance(self.phase, Running)

    @property
    def is_closing(self) -> bool:
        """Tell whether it is being played, and nothing new begins any more."""
        return isinstance(self.phase, Running) and self.phase.is_closing

    @property
    def is_paused(self) -> bool:
        """Tell whether nothing new begins."""
        return self.paused_at is not None

    @cached_property
    def present(self) -> tuple[Entry, ...]:
        """Return the entries that take part."""
        return tuple(each for each in self.entries if each.attendance.is_in)

    @property
    def is_full(self) -> bool:
        """Tell whether nobody can join any more; teams may still lack people."""
        return len(self.present) >= self.plan.most

    @cached_property
    def by_number(self) -> Mapping[int, Entry]:
        """Return the entries that were given a number, by it."""
        return {each.number: each for each in self.entries if each.number is not None}

    @cached_property
    def course(self) -> Course:
        """Return it as the forms read it."""
        numbered = sorted(self.by_number.items())
        return Course(
            [Entrant(number, each.since, not each.attendance.is_in) for number, each in numbered],
            [each.pairing for each in self.series],
        )

    @property
    def open_series(self) -> Sequence[Series]:
        """Return the series that are being played."""
        return [each for each in self.series if each.is_open]

    def series_of(self, entry: Entry) -> list[Series]:
        """Return the series of an entry."""
        return [
            each
            for each in self.series
            if entry.number is not None and entry.number in each.pairing.sides
        ]

    def entry_of(self, user_id: int) -> Entry | None:
        """Return the entry of somebody, None when they have none."""
        return next((each for each in self.entries if each.has(user_id)), None)

    def entry(self, entry_id: int) -> Entry | None:
        """Return an entry by its id."""
        return next((each for each in self.entries if each.id == entry_id), None)

    def with_entry(self, entry: Entry) -> "Tournament":
        """Return it with `entry` in the place of the one with its id, or as the last one."""
        if self.entry(entry.id) is None:
            return replace(self, entries=(*self.entries, entry))
        entries = tuple(entry if each.id == entry.id else each for each in self.entries)
        return replace(self, entries=entries)

    def with_series(self, series: Series) -> "Tournament":
        """Return it with `series` in the place of the one with its id."""
        changed = tuple(series if each.id == series.id else each for each in self.series)
        return replace(self, series=changed)

    def series_of_game(self, game_id: int) -> Series | None:
        """Return the series of a game, by the game's id."""
        return next(
            (each for each in self.series if any(game.id == game_id for game in each.games)), None
        )
