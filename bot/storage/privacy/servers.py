"""Deleting the data of a server, in one transaction."""

import sqlite3

from bot.domain.match import FORMER_SERVER
from bot.storage.privacy.erase import erase
from bot.storage.privacy.traces import OF_SERVERS
from bot.storage.statements import statements

_SQL = statements("privacy")
_MATCHES = statements("matches")


def forget_server(guild_id: int, connection: sqlite3.Connection) -> bool:
    """Delete what is kept of a server; its games stay with the people who played them.

    Does nothing and returns False while a match is open there, daily games excepted.
    """
    server = {"guild_id": guild_id, "former": FORMER_SERVER}
    if connection.execute(_MATCHES["open_on"], server).fetchone() is not None:
        return False
    for statement in (
        "move_results",
        "move_matches",
        "clear_figures",
        "clear_tallies",
        "clear_ledgers",
    ):
        connection.execute(_SQL[statement], server)
    erase(connection, OF_SERVERS, guild_id, FORMER_SERVER)
    return True
