"""Who stands where, on an open connection."""

import sqlite3

from bot.database.connection import Value
from bot.database.statements import statements
from bot.features.ladder.model import MOST_RUNGS, Idle, Ladder, Rung, active
from bot.features.ladder.refusals import LadderRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Person

_SQL = statements(__package__)


def ladder_key(ladder: Ladder) -> dict[str, Value]:
    """Return the parameters that name a ladder."""
    return {"guild_id": ladder.guild_id, "ruleset": ladder.ruleset}


def rung_key(ladder: Ladder, user_id: int) -> dict[str, Value]:
    """Return the parameters that name somebody's rung."""
    return {**ladder_key(ladder), "user_id": user_id}


def read_rung(row: sqlite3.Row) -> Rung:
    """Return what a row tells of a rung."""
    return Rung(row["rank"], Person(row["user_id"], row["name"]))


def join(ladder: Ladder, person: Person, now: int, connection: sqlite3.Connection) -> None:
    """Put `person` at the bottom; raises `Refused` when they are on it, or it is full."""
    key, idle = rung_key(ladder, person.user_id), active(now)
    added = connection.execute(
        _SQL["add_rung"],
        {
            **key,
            "name": person.name,
            "sunk": idle.sunk,
            "sinks_at": idle.due_at,
            "most": MOST_RUNGS,
        },
    ).fetchall()
    if not added:
        if connection.execute(_SQL["rung"], key).fetchone() is not None:
            raise Refused(LadderRefusal.JOINED)
        raise Refused(LadderRefusal.FULL, most=MOST_RUNGS)


def take_place(connection: sqlite3.Connection, ladder: Ladder, up_id: int, down_id: int) -> None:
    """Let two people change places, if the first stands below the other."""
    up, down = (
        connection.execute(_SQL["rung"], rung_key(ladder, each)).fetchone()
        for each in (up_id, down_id)
    )
    if up is not None and down is not None and down["place"] < up["place"]:
        connection.execute(_SQL["put"], {**rung_key(ladder, up_id), "place": down["place"]})
        connection.execute(_SQL["put"], {**rung_key(ladder, down_id), "place": up["place"]})


def note_active(connection: sqlite3.Connection, ladder: Ladder, person: Person, now: int) -> None:
    """Note that `person` does something on the ladder, and what they are called now."""
    idle = active(now)
    columns = {"name": person.name, "sunk": idle.sunk, "sinks_at": idle.due_at}
    connection.execute(_SQL["note_active"], {**rung_key(ladder, person.user_id), **columns})


def sink_one(connection: sqlite3.Connection, ladder: Ladder, user_id: int, idle: Idle) -> None:
    """Let somebody change places with who stands just below; they are as `idle` from then on.

    Two who are idle do not pass each other, or they would take turns and never sink further.
    """
    key = rung_key(ladder, user_id)
    connection.execute(_SQL["note_sunk"], {**key, "sunk": idle.sunk, "sinks_at": idle.due_at})
    own = connection.execute(_SQL["rung"], key).fetchone()
    place = {**ladder_key(ladder), "place": own["place"]}
    below = connection.execute(_SQL["below"], place).fetchone()
    if below is not None and not below["sunk"]:
        take_place(connection, ladder, below["user_id"], user_id)
