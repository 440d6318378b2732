"""Queries: pages about tournaments, as people are shown them."""

from collections.abc import Sequence
from typing import Final, TypeVar

from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.forms import form_of, standings_of
from bot.features.tournaments.model.pages import (
    LogPage,
    NextGame,
    RoundPage,
    StandingsPage,
    Suspicion,
    TournamentPage,
)
from bot.features.tournaments.model.pairing.history import PairingPlace
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.kit.page_window import page_window
from bot.match.model.errors import Refused
from bot.match.service.presses import board_link
from bot.match.service.registry import MatchRegistry

ROWS: Final = 10
"""Rows on a page: what a phone shows without scrolling."""

OFTEN: Final = 2
"""How often somebody has to give up early against the same person to be shown for it."""

T = TypeVar("T")


class TournamentQueries:
    """Reads pages of tournaments. All raise `Refused` for one that is not on the server."""

    def __init__(
        self, store: SqlTournamentStore, changes: Changes, registry: MatchRegistry
    ) -> None:
        """Read from `store`; `registry` knows where games are shown."""
        self._store = store
        self._changes = changes
        self._registry = registry

    async def show(self, tournament_id: int, guild_id: int) -> Tournament:
        """Return a tournament."""
        return await self._changes.read(tournament_id, guild_id)

    async def page(self, guild_id: int, page: int) -> TournamentPage:
        """Return a page of the tournaments of a server: open ones first, then the newest."""
        return await self._store.page(guild_id, page, ROWS)

    async def standings(
        self, tournament_id: int, guild_id: int, page: int, user_id: int | None = None
    ) -> StandingsPage:
        """Return a page of a tournament's standings, as `user_id` sees them."""
        tournament = await self._changes.read(tournament_id, guild_id)
        rows = standings_of(tournament)
        window = page_window(page, len(rows), ROWS)
        own = next((row for row in rows if user_id and row[1].has(user_id)), None)
        return StandingsPage(tournament, window.cut(rows), own, window.number, window.of)

    async def round(self, tournament_id: int, guild_id: int, page: int | None = None) -> RoundPage:
        """Return a page of a tournament's pairings, by default the newest round."""
        tournament = await self._changes.read(tournament_id, guild_id)
        series = [series for series in tournament.series if series.pairing.second is not None]
        window = page_window(page or len(series), len(series), ROWS)
        found = window.cut(series)
        return RoundPage(tournament, found, window.number, window.of, await self._links(found))

    async def log(self, tournament_id: int, guild_id: int, page: int) -> LogPage:
        """Return a page of a tournament's log, the newest entries first."""
        tournament = await self._changes.read(tournament_id, guild_id)
        audit, number, of = await self._store.audit(tournament_id, page, ROWS)
        return LogPage(tournament, tuple(audit), number, of)

    async def next_game(self, tournament_id: int, guild_id: int, user_id: int) -> NextGame | None:
        """Return the next game of a person, None if they take no part any more."""
        tournament = await self._changes.read(tournament_id, guild_id)
        entry = tournament.entry_of(user_id)
        if entry is None or entry.number is None or not entry.attendance.is_in:
            return None
        for series in tournament.open_series:
            if entry.number in series.pairing.sides:
                return await self._running(tournament, series, entry, user_id)
        ahead = form_of(tournament).upcoming(tournament.course, entry.number)
        if ahead is None:
            return NextGame(entry, None, "", None, None)
        opponent = None if ahead.opponent is None else tournament.by_number[ahead.opponent]
        waits = [(place, _game_at(tournament, place)) for place in ahead.waits_for]
        return NextGame(entry, None, "", opponent, ahead.place, waits)

    async def suspicions(self, tournament_id: int, actor: Actor) -> list[Suspicion]:
        """Return who gave up early against the same person again, for organizers alone."""
        tournament = await self._changes.read(tournament_id, actor.guild_id)
        if not actor.may_run(tournament):
            raise Refused(TournamentRefusal.NOT_ORGANIZER, name=tournament.organizer)
        return await self._store.suspicions(actor.guild_id, OFTEN)

    async def _links(self, series: Sequence[Series]) -> dict[int, str]:
        """Return links to the first open game of each series, by its number."""
        first = [next(iter(meeting.open_games), None) for meeting in series]
        numbers = [game.match.id for game in first if game is not None and game.match is not None]
        return {number: await self._link(number) for number in numbers}

    async def _link(self, match_id: int) -> str:
        async with self._registry.lock(match_id) as locked:
            return board_link(locked.match)

    async def _running(
        self, tournament: Tournament, series: Series, entry: Entry, user_id: int
    ) -> NextGame:
        """Return the game that an entrant is to play now."""
        assert entry.number is not None  # it is one of the two
        number = series.pairing.opponent(entry.number)
        opponent = None if number is None else tournament.by_number[number]
        board = next(at for at, person in enumerate(entry.people, 1) if person.user_id == user_id)
        game = next((game for game in series.open_games if game.board == board), None)
        if game is None or game.match is None:
            return NextGame(entry, None, "", opponent, series.pairing.place)
        link = await self._link(game.match.id)
        return NextGame(entry, game.match.id, link, opponent, series.pairing.place)


def _game_at(tournament: Tournament, place: PairingPlace) -> int | None:
    """Return the number of the game that is played where a pairing stands, None without one."""
    for series in tournament.open_series:
        if series.pairing.place == place:
            return next((game.match.id for game in series.open_games if game.match), None)
    return None
