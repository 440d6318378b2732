"""Who stands where, on an open transaction."""

from bot.database.ports import Row, Transaction, Value
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


def read_rung(row: Row) -> Rung:
    """Return what a row tells of a rung."""
    return Rung(row["rank"], Person(row["user_id"], row["name"]))


def join(ladder: Ladder, person: Person, now: int, transaction: Transaction) -> None:
    """Put `person` at the bottom; raises `Refused` when they are on it, or it is full."""
    key, idle = rung_key(ladder, person.user_id), active(now)
    added = transaction.execute(
        _SQL["add_rung"],
        {
            **key,
            "name": person.name,
            "sunk": idle.sunk,
            "sinks_at": idle.due_at,
            "most": MOST_RUNGS,
        },
    )
    if not added:
        if transaction.first(_SQL["rung"], key) is not None:
            raise Refused(LadderRefusal.JOINED)
        raise Refused(LadderRefusal.FULL, most=MOST_RUNGS)


def take_place(transaction: Transaction, ladder: Ladder, up_id: int, down_id: int) -> None:
    """Let two people change places, if the first stands below the other."""
    up, down = (
        transaction.first(_SQL["rung"], rung_key(ladder, user_id)) for user_id in (up_id, down_id)
    )
    if up is not None and down is not None and down["place"] < up["place"]:
        transaction.execute(_SQL["put"], {**rung_key(ladder, up_id), "place": down["place"]})
        transaction.execute(_SQL["put"], {**rung_key(ladder, down_id), "place": up["place"]})


def note_active(transaction: Transaction, ladder: Ladder, person: Person, now: int) -> None:
    """Note that `person` does something on the ladder, and what they are called now."""
    idle = active(now)
    columns: dict[str, Value] = {"name": person.name, "sunk": idle.sunk, "sinks_at": idle.due_at}
    transaction.execute(_SQL["note_active"], {**rung_key(ladder, person.user_id), **columns})


def sink_one(transaction: Transaction, ladder: Ladder, user_id: int, idle: Idle) -> None:
    """Let somebody change places with who stands just below; they are as `idle` from then on.

    Two who are idle do not pass each other, or they would take turns and never sink further.
    """
    key = rung_key(ladder, user_id)
    transaction.execute(_SQL["note_sunk"], {**key, "sunk": idle.sunk, "sinks_at": idle.due_at})
    [own] = transaction.execute(_SQL["rung"], key)
    place = {**ladder_key(ladder), "place": own["place"]}
    below = transaction.first(_SQL["below"], place)
    if below is not None and not below["sunk"]:
        take_place(transaction, ladder, below["user_id"], user_id)
