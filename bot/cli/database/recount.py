"""`farkle recount`: every stored game counted again, to prove the figures or put them right."""

import asyncio
from pathlib import Path

from bot.cli.progress import shown
from bot.cli.running.settings import load_settings
from bot.cli.running.single_instance import only_copy
from bot.cli.text import fail, text
from bot.database.errors import StorageError
from bot.features.standings.store.recount import Difference
from bot.storage import recount


def recount_games(*, fix: bool) -> None:
    """Print what differs from the stored games; end with code 1 unless it is put right."""
    database = load_settings().database
    if isinstance(database, Path) and not database.exists():
        fail(text("cli-recount-no-database", path=str(database)))
    try:
        if fix:
            with only_copy(database):
                differences = asyncio.run(recount(database, fix=True, show=shown))
        else:
            differences = asyncio.run(recount(database, fix=False, show=shown))
    except StorageError as error:
        fail(str(error))
    for difference in differences:
        print(_told(difference))
    if not differences:
        print(text("cli-recount-equal"))
    elif fix:
        print(text("cli-recount-fixed", differences=len(differences)))
    else:
        fail(text("cli-recount-differs", differences=len(differences)))


def _told(difference: Difference) -> str:
    kept, counted = difference.kept, difference.counted
    nothing = text("cli-recount-nothing")
    return text(
        "cli-recount-difference",
        where=" ".join(filter(None, (difference.where, difference.column))),
        kept=nothing if kept is None else str(kept),
        counted=nothing if counted is None else str(counted),
    )
