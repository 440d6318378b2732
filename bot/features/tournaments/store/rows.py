"""Tournaments as rows of the database, and back."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields
from typing import Final

from bot.database.ports import Row, Value
from bot.engine import parse_rules, write_rules
from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.model.pairing.history import (
    BracketPart,
    How,
    Pairing,
    PairingOutcome,
    PairingPlace,
)
from bot.features.tournaments.model.phases import (
    CalledOff,
    Cancelled,
    CheckIn,
    Joining,
    Over,
    Phase,
    Running,
)
from bot.features.tournaments.model.plan import FormName, Plan, Seeding, Start
from bot.features.tournaments.model.series import GameResult, MatchNow, Series, SeriesGame, Unplayed
from bot.features.tournaments.model.times import deadline_of
from bot.features.tournaments.model.tournament import Attendance, Entry, PauseReason, Tournament
from bot.match.model.match import Person, Place
from bot.match.model.phases import OPEN_PHASES, Closed
from bot.match.store.match_rows import read_closing

_KINDS: Final = {
    "form": FormName,
    "seeding": Seeding,
    "counted": Counted,
    "start": Start,
}
"""The fields of a plan that are enums."""

_PHASES: Final[Mapping[str, type[Phase]]] = {
    phase.name: phase for phase in (Joining, CheckIn, Running, Over, Cancelled)
}


def columns_of(tournament: Tournament) -> dict[str, Value]:
    """Return the columns of a tournament, without its entries and series."""
    return {
        "id": tournament.id,
        "version": tournament.version,
        "guild_id": tournament.place.guild_id,
        "channel_id": tournament.place.channel_id,
        "organizer_id": tournament.organizer.user_id,
        "organizer_name": tournament.organizer.name,
        "plan": write_plan(tournament.plan),
        "phase": tournament.phase.name,
        "details": _json(asdict(tournament.phase)),
        "created_at": tournament.created_at,
        "deadline": deadline_of(tournament),
        "paused_at": tournament.paused_at,
        "trouble": tournament.trouble,
        "told": tournament.told,
    }


def columns_of_entry(entry: Entry) -> dict[str, Value]:
    """Return the columns of an entry, without its people."""
    return {
        "id": entry.id,
        "name": entry.name,
        "number": entry.number,
        "attendance": entry.attendance,
        "since": entry.since,
    }


def columns_of_series(series: Series) -> dict[str, Value]:
    """Return the columns of a series, without its games."""
    pairing = series.pairing
    return {
        "id": series.id,
        "part": pairing.place.part,
        "round": pairing.place.round,
        "position": pairing.place.position,
        "first": pairing.first,
        "second": pairing.second,
        "outcome": None if pairing.outcome is None else _json(asdict(pairing.outcome)),
        "until": series.until,
    }


def columns_of_game(game: SeriesGame) -> dict[str, Value]:
    """Return the columns of a game."""
    return {
        "id": game.id,
        "board": game.board,
        "number": game.number,
        "result": game.result,
        "score": _json(game.score),
        "unplayed": game.unplayed,
        "came": _json(game.came),
        "absent_at": _json(game.absent_at),
        "berserk": _json(game.berserk),
        "resigned": _json(game.resigned),
    }


def columns_of_audit(act: AuditEntry) -> dict[str, Value]:
    """Return the columns of an entry of the log."""
    return {
        "at": act.at,
        "kind": act.kind,
        "by_id": None if act.by is None else act.by.user_id,
        "by_name": None if act.by is None else act.by.name,
        "about_id": None if act.about is None else act.about.user_id,
        "about_name": None if act.about is None else act.about.name,
        "detail": act.detail,
    }


def write_plan(plan: Plan) -> str:
    """Return the column of a plan."""
    return _json(
        {field.name: getattr(plan, field.name) for field in fields(plan)}
        | {"rules": write_rules(plan.rules)}
    )


def read_plan(text: str) -> Plan:
    """Return the plan of a column."""
    values = json.loads(text)
    chosen = {name: kind(values[name]) for name, kind in _KINDS.items()}
    return Plan(**(values | chosen | {"rules": parse_rules(values["rules"])}))


def read_phase(name: str, details: str) -> Phase:
    """Return the phase of a tournament from its columns."""
    values = json.loads(details)
    if "why" in values:
        values["why"] = CalledOff(values["why"])
    return _PHASES[name](**values)


def read_tournament(row: Row, entries: tuple[Entry, ...], series: tuple[Series, ...]) -> Tournament:
    """Return the tournament of a `row`, with what was read of it."""
    return Tournament(
        id=row["id"],
        version=row["version"],
        place=Place(row["guild_id"], row["channel_id"]),
        organizer=Person(row["organizer_id"], row["organizer_name"]),
        plan=read_plan(row["plan"]),
        phase=read_phase(row["phase"], row["details"]),
        created_at=row["created_at"],
        entries=entries,
        series=series,
        paused_at=row["paused_at"],
        trouble=None if row["trouble"] is None else PauseReason(row["trouble"]),
        told=row["told"],
    )


def read_entries(rows: Iterable[Row], people: Iterable[Row]) -> tuple[Entry, ...]:
    """Return the entries of `rows`, with their people."""
    of: dict[int, list[Person]] = {}
    for person in people:
        of.setdefault(person["entry_id"], []).append(Person(person["user_id"], person["name"]))
    return tuple(
        Entry(
            row["id"],
            tuple(of[row["id"]]),
            row["name"],
            row["number"],
            Attendance(row["attendance"]),
            row["since"],
        )
        for row in rows
    )


def read_series(
    rows: Iterable[Row], games: Iterable[Row], alone: Iterable[Row]
) -> tuple[Series, ...]:
    """Return the series of `rows`, with their games; `alone` are the matches of deals."""
    of: dict[int, list[SeriesGame]] = {}
    deals = {row["id"]: _read_match(row) for row in alone}
    for row in games:
        of.setdefault(row["series_id"], []).append(_read_game(row, deals.get(row["id"])))
    return tuple(
        Series(row["id"], _read_pairing(row), tuple(of.get(row["id"], ())), row["until"])
        for row in rows
    )


def read_act(row: Row) -> AuditEntry:
    """Return the entry of the log in a row."""
    by, about = (
        None if row[f"{who}_id"] is None else Person(row[f"{who}_id"], row[f"{who}_name"])
        for who in ("by", "about")
    )
    return AuditEntry(row["at"], AuditKind(row["kind"]), by, about, row["detail"])


def _read_pairing(row: Row) -> Pairing:
    place = PairingPlace(BracketPart(row["part"]), row["round"], row["position"])
    outcome = None if row["outcome"] is None else _outcome(**json.loads(row["outcome"]))
    return Pairing(place, row["first"], row["second"], outcome)


def _outcome(
    first: int, second: int, how: str, scored: list[int], berserk: list[bool]
) -> PairingOutcome:
    return PairingOutcome(first, second, How(how), (scored[0], scored[1]), (berserk[0], berserk[1]))


def _read_game(row: Row, deal: MatchNow | None) -> SeriesGame:
    score, came, absent_at, berserk, resigned = (
        json.loads(row[name]) for name in ("score", "came", "absent_at", "berserk", "resigned")
    )
    return SeriesGame(
        id=row["id"],
        board=row["board"],
        number=row["number"],
        match=deal or _read_match(row),
        result=None if row["result"] is None else GameResult(row["result"]),
        score=(score[0], score[1]),
        unplayed=None if row["unplayed"] is None else Unplayed(row["unplayed"]),
        came=(came[0], came[1]),
        absent_at=(absent_at[0], absent_at[1]),
        berserk=(berserk[0], berserk[1]),
        resigned=(resigned[0], resigned[1]),
    )


def _read_match(row: Row) -> MatchNow | None:
    if row["match_id"] is None:
        return None
    return MatchNow(
        row["match_id"],
        is_open=row["match_phase"] in OPEN_PHASES,
        is_shown=row["message_id"] is not None,
        closing=read_closing(row["closing"]) if row["match_phase"] == Closed.name else None,
        away=row["away"],
    )


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
