"""Tournaments in SQL. Each change is one transaction."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from bot.database.paging import read_page
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.tournaments.model.audit_log import AuditEntry
from bot.features.tournaments.model.pages import Suspicion, TournamentPage, TournamentRow
from bot.features.tournaments.model.plan import DAY
from bot.features.tournaments.model.series import Series, SeriesGame
from bot.features.tournaments.model.times import shifted
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.features.tournaments.ports import Budget
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.store.rows import (
    columns_of,
    columns_of_audit,
    columns_of_entry,
    columns_of_game,
    columns_of_series,
    read_act,
    read_entries,
    read_phase,
    read_plan,
    read_series,
    read_tournament,
)
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import Refused, StaleError
from bot.match.model.match import Person, Place
from bot.match.store.downtime_credit import DowntimeCredit
from bot.sharding import EVERYTHING, Share

_SQL: Final = statements(__package__)

POSTPONED_AT_ONCE: Final = 10
"""Tournaments that one transaction postpones: each is read and stored as a whole."""


class SqlTournamentStore:
    """Tournaments, in SQL. Every write is on disk before the call returns."""

    def __init__(self, database: Database, share: Share = EVERYTHING) -> None:
        """Use a `database` whose schema is up to date; what is due is that of `share` alone."""
        self._database = database
        self._share = share
        self._own = share.columns
        self._giving_back = DowntimeCredit(
            database,
            what="tournaments",
            share=share,
            find=self.unfinished,
            give=_postpone,
            at_once=POSTPONED_AT_ONCE,
        )

    async def add(self, tournament: Tournament, act: AuditEntry, budget: Budget) -> Tournament:
        """Store a new tournament and return it with its id; raises `Refused` beyond the budget."""
        return await self._database.write(partial(_add, tournament, act, budget))

    async def get(self, tournament_id: int) -> Tournament | None:
        """Return a tournament with all its entries, series and games, None if there is none."""
        return await self._database.read(partial(_get, tournament_id))

    async def save(
        self, before: Tournament, after: Tournament, audit: Sequence[AuditEntry] = ()
    ) -> Tournament:
        """Store the changed parts of a tournament and its log entries; return the next version.

        What has the id 0 is new. Raises `StaleError` when it is no longer as it was `before`.
        """
        return await self._database.write(partial(_save, before, after, audit))

    def is_due_here(self, tournament: Tournament) -> bool:
        """Tell whether what is due in a tournament is due in this process."""
        return self._share.owns(tournament.place.guild_id)

    async def unfinished(self) -> list[int]:
        """Return the ids of tournaments that are open, or whose end is not announced yet."""
        return [row["id"] for row in await self._database.fetch(_SQL["unfinished"], self._own)]

    async def open_on(self, guild_id: int) -> list[int]:
        """Return the ids of the tournaments of a server that have not ended."""
        rows = await self._database.fetch(_SQL["open_on"], {"guild_id": guild_id})
        return [row["id"] for row in rows]

    async def servers(self) -> list[int]:
        """Return the ids of the servers with tournaments that have not ended."""
        rows = await self._database.fetch(_SQL["servers"], self._own)
        return [row["guild_id"] for row in rows]

    async def open_of(self, user_id: int) -> list[int]:
        """Return the ids of the open tournaments in which a person takes part."""
        rows = await self._database.fetch(_SQL["open_of"], {"user_id": user_id})
        return [row["id"] for row in rows]

    async def next_deadline(self) -> int | None:
        """Return the earliest deadline of all tournaments, None without one."""
        [row] = await self._database.fetch(_SQL["next_deadline"], self._own)
        deadline: int | None = row["deadline"]
        return deadline

    async def due(self, now: int) -> list[int]:
        """Return the ids of the tournaments with a deadline until `now`."""
        rows = await self._database.fetch(_SQL["due"], {"now": now} | self._own)
        return [row["id"] for row in rows]

    async def postpone(self, down: DownTime) -> None:
        """Give tournaments the downtime back, once even if this is done again.

        A start at a set time stays where it is, unless it would have been meanwhile.
        """
        await self._giving_back.give(down)

    async def page(self, guild_id: int, page: int, rows: int) -> TournamentPage:
        """Return a page of the tournaments of a server; pages past the end give the last."""
        wanted: dict[str, Value] = {"guild_id": guild_id, "page": page, "rows": rows}
        found = await self._database.fetch(_SQL["page"], wanted)
        number, of, shown, _ = read_page(found, _row)
        return TournamentPage(shown, number, of)

    async def audit(
        self, tournament_id: int, page: int, rows: int
    ) -> tuple[Sequence[AuditEntry], int, int]:
        """Return a page of a tournament's log, the newest first, its number and how many there are.

        Pages past the end give the last.
        """
        wanted: dict[str, Value] = {"id": tournament_id, "page": page, "rows": rows}
        found = await self._database.fetch(_SQL["acts"], wanted)
        number, of, shown, _ = read_page(found, read_act)
        return shown, number, of

    async def suspicions(self, guild_id: int, times: int) -> list[Suspicion]:
        """Return who gave up early at least some times against the same person."""
        wanted: dict[str, Value] = {"guild_id": guild_id, "times": times}
        return [
            Suspicion(
                Person(row["loser_id"], row["loser_name"]),
                Person(row["winner_id"], row["winner_name"]),
                row["times"],
            )
            for row in await self._database.fetch(_SQL["suspicions"], wanted)
        ]


def _row(row: Row) -> TournamentRow:
    plan = read_plan(row["plan"])
    phase = read_phase(row["phase"], row["details"])
    place = Place(row["guild_id"], row["channel_id"])
    return TournamentRow(row["id"], place, plan.title, plan.form, phase, row["entrants"], plan.most)


def _get(tournament_id: int, transaction: Transaction) -> Tournament | None:
    key = {"id": tournament_id}
    row = transaction.first(_SQL["get"], key)
    if row is None:
        return None
    entries, people, series, games = (
        transaction.execute(_SQL[name], key) for name in ("entries", "people", "series", "games")
    )
    alone = transaction.execute(_SQL["games_alone"], key)
    return read_tournament(row, read_entries(entries, people), read_series(series, games, alone))


def _add(
    tournament: Tournament, act: AuditEntry, budget: Budget, transaction: Transaction
) -> Tournament:
    own = columns_of(tournament)
    [so_far] = transaction.execute(
        _SQL["budget"],
        {
            "guild_id": own["guild_id"],
            "organizer_id": own["organizer_id"],
            "since": tournament.created_at - DAY,
        },
    )
    if so_far["on_server"] >= budget.on_server:
        raise Refused(TournamentRefusal.ENOUGH_HERE, most=budget.on_server)
    if so_far["of_organizer"] >= budget.of_organizer:
        raise Refused(TournamentRefusal.ENOUGH_OWN, most=budget.of_organizer)
    if so_far["a_day"] >= budget.a_day:
        raise Refused(TournamentRefusal.ENOUGH_TODAY, most=budget.a_day)
    [row] = transaction.execute(_SQL["add"], own)
    _note(transaction, row["id"], [act])
    return replace(tournament, id=row["id"])


def _save(
    before: Tournament,
    after: Tournament,
    audit: Sequence[AuditEntry],
    transaction: Transaction,
) -> Tournament:
    if not transaction.execute(_SQL["save"], columns_of(after)):
        raise StaleError
    if after.organizer != before.organizer:
        transaction.execute(_SQL["hand_over"], columns_of(after))
    _save_entries(before, after, transaction)
    known = {series.id: series for series in before.series}
    for series in after.series:
        if series != known.get(series.id):
            _save_series(transaction, after.id, known.get(series.id), series)
    _note(transaction, after.id, audit)
    stored = _get(after.id, transaction)
    assert stored is not None  # it was just saved
    return stored


def _save_entries(before: Tournament, after: Tournament, transaction: Transaction) -> None:
    known = {entry.id: entry for entry in before.entries}
    for gone in known.keys() - {entry.id for entry in after.entries}:
        transaction.execute(_SQL["drop_entry"], {"id": gone})
    for entry in after.entries:
        old = known.get(entry.id)
        if entry == old:
            continue
        columns = columns_of_entry(entry) | {"tournament_id": after.id}
        if old is None:
            [(entry_id,)] = transaction.execute(_SQL["add_entry"], columns)
        else:
            entry_id = entry.id
            transaction.execute(_SQL["save_entry"], columns)
        if old is None or entry.people != old.people:
            _save_people(transaction, entry_id, entry)


def _save_people(transaction: Transaction, entry_id: int, entry: Entry) -> None:
    transaction.execute(_SQL["drop_people"], {"id": entry_id})
    people: list[dict[str, Value]] = [
        {"entry_id": entry_id, "board": board, "user_id": person.user_id, "name": person.name}
        for board, person in enumerate(entry.people, 1)
    ]
    transaction.execute_many(_SQL["add_people"], people)


def _save_series(
    transaction: Transaction, tournament_id: int, old: Series | None, series: Series
) -> None:
    columns = columns_of_series(series) | {"tournament_id": tournament_id}
    if old is None:
        [(series_id,)] = transaction.execute(_SQL["add_series"], columns)
    else:
        series_id = series.id
        transaction.execute(_SQL["save_series"], columns)
    known = {game.id: _kept(game) for game in (() if old is None else old.games)}
    for game in series.games:
        if game.id not in known:
            transaction.execute(_SQL["add_game"], columns_of_game(game) | {"series_id": series_id})
        elif _kept(game) != known[game.id]:
            transaction.execute(_SQL["save_game"], columns_of_game(game))


def _kept(game: SeriesGame) -> SeriesGame:
    """Return the part of a game that is stored here: its match is stored elsewhere."""
    return replace(game, match=None)


def _note(transaction: Transaction, tournament_id: int, audit: Sequence[AuditEntry]) -> None:
    rows = [columns_of_audit(act) | {"tournament_id": tournament_id} for act in audit]
    transaction.execute_many(_SQL["add_act"], rows)


def _postpone(down: DownTime, ids: Sequence[int], transaction: Transaction) -> None:
    for tournament_id in ids:
        before = _get(tournament_id, transaction)
        if before is not None and before.is_open and not before.is_paused:
            _save(before, shifted(before, down.seconds, down.until), (), transaction)
