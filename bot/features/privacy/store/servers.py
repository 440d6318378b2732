"""Deleting the data of a server: what there is much of in batches, and then all of it."""

import json
from collections.abc import Sequence

from bot.database.personal_data import IdColumn
from bot.database.ports import Transaction, Value
from bot.database.statements import statements
from bot.features.privacy.store.erase import erase
from bot.match.model.match import FORMER_SERVER

_SQL = statements(__package__, "privacy")
_MATCHES = statements("bot.match.store", "matches")


MATCHES_AT_ONCE = 500
FIGURES_AT_ONCE = 200
"""What one transaction deletes: games that begin and end elsewhere wait for it."""


def begin_forgetting(guild_id: int, transaction: Transaction) -> bool:
    """Note that a server is being deleted, unless a match is open there; tell which."""
    server = {"guild_id": guild_id}
    if transaction.first(_MATCHES["open_on"], server) is not None:
        return False
    transaction.execute(_SQL["begin_forgetting"], server)
    return True


def forget_some(guild_id: int, transaction: Transaction) -> bool:
    """Delete some of what a server has much of, and tell whether there may be more."""
    batch = {"guild_id": guild_id, "most": MATCHES_AT_ONCE}
    ids = [row["id"] for row in transaction.execute(_SQL["ended_matches"], batch)]
    moved: dict[str, Value] = {"ids": json.dumps(ids), "former": FORMER_SERVER}
    transaction.execute(_SQL["move_some_results"], moved)
    transaction.execute(_SQL["move_some_matches"], moved)
    cleared = transaction.execute(_SQL["clear_some_figures"], batch | {"most": FIGURES_AT_ONCE})
    return len(ids) == MATCHES_AT_ONCE or len(cleared) == FIGURES_AT_ONCE


def forget_server(servers: Sequence[IdColumn], guild_id: int, transaction: Transaction) -> bool:
    """Delete what is still kept of a server; its games stay with the people who played them.

    `servers` are the columns in which it may be. Does nothing and returns False while a match is
    open there, those without a board excepted.
    """
    server = {"guild_id": guild_id, "former": FORMER_SERVER}
    if transaction.first(_MATCHES["open_on"], server) is not None:
        return False
    for statement in (
        "move_results",
        "move_matches",
        "clear_figures",
        "clear_tallies",
        "clear_ledgers",
    ):
        transaction.execute(_SQL[statement], server)
    erase(transaction, servers, guild_id, FORMER_SERVER)
    return True
