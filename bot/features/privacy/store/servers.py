"""Deleting the data of a server, in one transaction."""

from collections.abc import Sequence

from bot.database.personal_data import IdColumn
from bot.database.ports import Transaction
from bot.database.statements import statements
from bot.features.privacy.store.erase import erase
from bot.match.model.match import FORMER_SERVER

_SQL = statements(__package__, "privacy")
_MATCHES = statements("bot.match.store", "matches")


def forget_server(servers: Sequence[IdColumn], guild_id: int, transaction: Transaction) -> bool:
    """Delete what is kept of a server; its games stay with the people who played them.

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
