"""Deleting the data of a person: games that are over in batches, and then all of it."""

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.database.errors import StorageError
from bot.database.personal_data import IdColumn
from bot.database.ports import Database, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.privacy.store.erase import erase
from bot.features.privacy.store.export import is_of
from bot.features.privacy.store.renaming import names_in, parts_of, renamed_in_match
from bot.features.tables.store.blocks import SqlBlockStore
from bot.match.model.match import Person
from bot.match.model.open_games import takes_part
from bot.match.model.phases import OPEN_PHASES
from bot.match.store.match_rows import read_match

MATCHES_AT_ONCE = 500
"""Games that one transaction renames, and one statement reads: others wait for it."""

BEGUN: Final = "deleting "
"""What the key of the note begins with that a person is being deleted; their id follows."""

_SQL = statements(__package__, "privacy")
_MATCHES = statements("bot.match.store", "matches")
_NOTES = statements("bot.database", "notes")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Leaver:
    """Somebody whose data is being deleted: `former` takes their place.

    `names` are the parts of those that they have had; games that are renamed tell them no more.
    """

    user_id: int
    former: Person
    names: frozenset[str] = frozenset()


async def names_of(database: Database, user_id: int) -> frozenset[str]:
    """Return every part of every name that a person has had here."""
    of = {"user_id": user_id}
    names = {row["name"] for row in await database.fetch(_SQL["names"], of)}
    names.update(names_in(await database.fetch(_SQL["unfinished_games_of"], of), user_id))
    after: dict[str, Value] = {"ended_at": 0, "match_id": 0}
    while True:
        some = {"user_id": user_id, "most": MATCHES_AT_ONCE, **after}
        rows = await database.fetch(_SQL["some_games_of"], some)
        names.update(names_in(rows, user_id))
        if len(rows) < MATCHES_AT_ONCE:
            return parts_of(names)
        after = {"ended_at": rows[-1]["ended_at"], "match_id": rows[-1]["id"]}


def begin_forgetting(leaver: Leaver, transaction: Transaction) -> Leaver:
    """Note that somebody is being deleted, and return them as it was noted first."""
    noted = _noted(leaver, _note_of(leaver, transaction), transaction)
    note = {"former": noted.former.user_id, "names": sorted(noted.names)}
    value = json.dumps(note, ensure_ascii=False)
    transaction.execute(_NOTES["write"], {"key": f"{BEGUN}{leaver.user_id}", "value": value})
    return noted


def forget_some(leaver: Leaver, transaction: Transaction) -> bool:
    """Let a former player have played some finished games, and tell whether there may be more.

    None of them once somebody else has deleted the person: what they play after that is theirs.
    """
    note = _note_of(leaver, transaction)
    if note is None:
        return False
    leaver = _noted(leaver, note, transaction)
    some = {"user_id": leaver.user_id, "most": MATCHES_AT_ONCE, "ended_at": 0, "match_id": 0}
    rows = transaction.execute(_SQL["some_games_of"], some)
    _rename(rows, leaver, transaction)
    ids = json.dumps([row["id"] for row in rows])
    transaction.execute(_SQL["drop_some_results"], {"user_id": leaver.user_id, "ids": ids})
    return len(rows) == MATCHES_AT_ONCE


def forget_some_closed(leaver: Leaver, after: int, transaction: Transaction) -> int | None:
    """Do the same for some games that were closed: those after the one with the id `after`.

    Returns the last of them, None when there are no more.
    """
    note = _note_of(leaver, transaction)
    if note is None:
        return None
    leaver = _noted(leaver, note, transaction)
    some = {"user_id": leaver.user_id, "match_id": after, "most": MATCHES_AT_ONCE}
    rows = transaction.execute(_SQL["some_closed_games_of"], some)
    _rename([row for row in rows if is_of(row, leaver.user_id)], leaver, transaction)
    return rows[-1]["id"] if len(rows) == MATCHES_AT_ONCE else None


def forget_person(
    people: Sequence[IdColumn], leaver: Leaver, blocks: SqlBlockStore, transaction: Transaction
) -> bool:
    """Delete what concerns somebody alone, and let a former player have played their games.

    `people` are the columns in which they may be. Who has blocked them keeps that, in `blocks`.
    Does nothing and returns False while they take part in an open match.
    """
    user_id = leaver.user_id
    rows = [
        row
        for row in transaction.execute(_SQL["matches_of"], {"user_id": user_id})
        if is_of(row, user_id)
    ]
    if any(_takes_part(transaction, row, user_id) for row in rows):
        return False
    leaver = _noted(leaver, _note_of(leaver, transaction), transaction)
    found = transaction.execute(_SQL["names"], {"user_id": user_id})
    names = parts_of([*names_in(rows, user_id), *(row["name"] for row in found)])
    _rename(rows, Leaver(user_id, leaver.former, leaver.names | names), transaction)
    ids = {"user_id": user_id, "former": leaver.former.user_id}
    transaction.execute(_SQL["rename_in_figures"], ids)
    blocks.keep(transaction, user_id)
    transaction.execute(_SQL["unblock"], ids)
    erase(transaction, people, user_id, leaver.former.user_id)
    transaction.execute(_SQL["unlist"], ids)
    transaction.execute(_SQL["end_deleting"], {"key": f"{BEGUN}{user_id}"})
    return True


def _rename(rows: Sequence[Row], leaver: Leaver, transaction: Transaction) -> None:
    renamed = [renamed_in_match(row, leaver.user_id, leaver.former, leaver.names) for row in rows]
    transaction.execute_many(_SQL["rename_in_match"], renamed)


def _noted(leaver: Leaver, note: Row | None, transaction: Transaction) -> Leaver:
    """Return who is being deleted as `note` has it, with the names that are known now."""
    former, names = _former_and_names(leaver, note)
    while transaction.first(_SQL["is_counted"], {"user_id": former}):
        # A recount has taken the person for two, or they have played again since they were deleted.
        # The figures of others follow from both, so what is left becomes another former player.
        former -= 1
    return Leaver(leaver.user_id, Person(former, leaver.former.name), leaver.names | names)


def _former_and_names(leaver: Leaver, note: Row | None) -> tuple[int, frozenset[str]]:
    if note is not None:
        try:
            begun = json.loads(note["value"])
            return int(begun["former"]), frozenset(map(str, begun["names"]))
        except (ValueError, TypeError, KeyError):
            _log.exception("nobody knows who takes the place of somebody who is being deleted")
    return leaver.former.user_id, leaver.names


def _note_of(leaver: Leaver, transaction: Transaction) -> Row | None:
    return transaction.first(_NOTES["read"], {"key": f"{BEGUN}{leaver.user_id}"})


def _takes_part(transaction: Transaction, row: Row, user_id: int) -> bool:
    """Tell whether a person can still act in the match of a `row`; nobody can in a damaged one."""
    if row["phase"] not in OPEN_PHASES:
        return False
    try:
        [stored] = transaction.execute(_MATCHES["get"], {"id": row["id"]})
        match = read_match(stored)
    except StorageError:
        return False
    return takes_part(match, user_id)
