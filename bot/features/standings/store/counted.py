"""The columns of what is counted of games, in statements that name one of each kind for all."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Final

from bot.database.ports import Row, Value
from bot.database.statements import Statement
from bot.match.results.figures import OVER_GAMES, OverGames, PlayCounts

COUNTED: Final = tuple(field.name for field in fields(PlayCounts))
"""The columns of `results` and `figures` that tell what was counted."""

_NAMED: Final = {OverGames.SUM: "hot_dice", OverGames.MOST: "best_turn"}
"""The figure that stands in statements for all that games add up to in the same way."""


def with_counted(statements: Mapping[str, Statement]) -> Mapping[str, Statement]:
    """Return statements in which what they do with one figure is done with all of its kind."""
    return {name: _with_all(statement) for name, statement in statements.items()}


def _with_all(statement: Statement) -> Statement:
    for kind, named in _NAMED.items():
        alike = [field.name for field in fields(PlayCounts) if field.metadata[OVER_GAMES] is kind]
        statement = statement.with_each(named, alike)
    return statement


def columns_of_counts(counts: PlayCounts) -> dict[str, Value]:
    """Return what was counted as it is kept."""
    return {name: getattr(counts, name) for name in COUNTED}


def read_counts(row: Row) -> dict[str, int]:
    """Return what was counted as a row has it, by the names of the fields."""
    return {name: row[name] for name in COUNTED}
