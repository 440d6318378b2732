"""What people are shown of tournaments, page by page. Pages count from 1."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.features.tournaments.model.audit_log import AuditEntry
from bot.features.tournaments.model.pairing.form import EntrantRow
from bot.features.tournaments.model.pairing.history import PairingPlace
from bot.features.tournaments.model.phases import Phase
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.match.model.match import Person, Place


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A row in a list of tournaments: `entrants` of at most `most`."""

    id: int
    place: Place
    title: str
    form: FormName
    phase: Phase
    entrants: int
    most: int


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A page of the tournaments of a server: open ones first, then the newest."""

    rows: tuple[TournamentRow, ...]
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """A page of the standings; `own` is the reader's row, None when they have none."""

    tournament: Tournament
    rows: tuple[tuple[EntrantRow, Entry], ...]
    own: tuple[EntrantRow, Entry] | None
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class RoundPage:
    """A page of the pairings of a round, and who plays them, by number.

    `links` lead to the boards of games that are being played, by the number of the game.
    """

    tournament: Tournament
    series: tuple[Series, ...]
    number: int
    of: int
    links: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of a tournament's log, the newest entries first."""

    tournament: Tournament
    audit: tuple[AuditEntry, ...]
    number: int
    of: int


@dataclass(frozen=True, slots=True)
class NextGame:
    """The next game of an entrant in a tournament.

    - `match_id`: the game that they are to play now, `board_link` where it is; None and "" when
      there is none.
    - `opponent`: whom they play now or next, None while nobody knows.
    - `waits_for`: the games (by number) that have to end before, with where they stand.
    """

    entry: Entry
    match_id: int | None
    board_link: str
    opponent: Entry | None
    at: PairingPlace | None
    waits_for: Sequence[tuple[PairingPlace, int | None]] = ()


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A person who gave up early `times` times in games against the same person."""

    loser: Person
    winner: Person
    times: int
