"""All data of a person or a server, from the tables."""

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

from bot.database.personal_data import PersonalData
from bot.database.ports import Row, Transaction
from bot.features.privacy.model import Export, Json
from bot.features.privacy.model import Row as Exported
from bot.match.model.match import Person
from bot.match.store.match_rows import DAMAGE, read_people, read_words

_AS_JSON: Final = frozenset({"choices", "options", "latest", "rematch", "presence"})
"""Columns that hold JSON about the person, the game or the server."""


def export(personal: PersonalData, user_id: int, transaction: Transaction) -> Export:
    """Return the rows with a person's id, by table."""
    tables = dict.fromkeys(column.table for column in personal.people)
    by = {"user_id": user_id}
    return {
        table: list(_own(table, transaction.execute(personal.exports[table], by), user_id))
        for table in tables
    }


def _own(table: str, rows: Iterable[Row], user_id: int) -> Iterator[Exported]:
    for row in rows:
        if table != "matches":
            yield _plain(row)
        elif is_of(row, user_id):
            yield _match(row, user_id)


def export_server(personal: PersonalData, guild_id: int, transaction: Transaction) -> Export:
    """Return the rows with a server's own data, by table."""
    by = {"guild_id": guild_id}
    return {
        table: [_plain(row) for row in transaction.execute(sql, by)]
        for table, sql in personal.server_exports.items()
    }


def is_of(row: Row, user_id: int) -> bool:
    """Tell whether a person plays, is invited, or has left a word, in the match of a `row`.

    The row contains the digits of their id; if it cannot be read, it counts as theirs.
    """
    try:
        people = (*read_people(row["players"]), *read_people(row["invited"]))
        speakers = [word.user_id for word in read_words(row["words"])]
    except DAMAGE:
        return True
    return user_id in speakers or any(person.user_id == user_id for person in people)


def _match(row: Row, user_id: int) -> Exported:
    """Return a match for `user_id`'s export: others are opponents, and their words are left out.

    If it cannot be read who is who, nobody is named.
    """
    own = _plain(row)
    try:
        for name in ("players", "invited"):
            own[name] = [_seat(person, user_id) for person in read_people(row[name])]
        words = read_words(row["words"])
        own["words"] = [word.text for word in words if word.user_id == user_id]
    except DAMAGE:
        own |= dict.fromkeys(("players", "invited", "words"))
    return own


def _seat(person: Person, user_id: int) -> Exported:
    if person.user_id == user_id:
        return {"who": "you", "name": person.name}
    return {"who": "opponent" if person.level is None else f"the bot, {person.level}"}


def _plain(row: Row) -> dict[str, Json]:
    return {name: _value(name, row[name]) for name in row.keys()}  # noqa: SIM118 - a row has values


def _value(name: str, value: str | float | None) -> Json:
    if name in _AS_JSON and isinstance(value, str):
        with suppress(ValueError, RecursionError):
            parsed: Json = json.loads(value)
            return parsed
    return value
