"""The database of all features, and what they declare to those who share it."""

from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from functools import partial
from typing import Final

from bot.database import moving
from bot.database.errors import UnusableStorageError
from bot.database.opening import Address, open_beside, open_database
from bot.database.personal_data import PersonalData
from bot.database.ports import Database, NoteStatement, Transaction
from bot.database.progress import LongWork, Show, quietly
from bot.features.announcements.store import personal_data as announcements
from bot.features.daily import store as daily
from bot.features.duplicate import store as duplicate
from bot.features.fairness import store as fairness
from bot.features.ladder.store import personal_data as ladder
from bot.features.ladder.store.challenges import PLACES
from bot.features.learn import store as learn
from bot.features.privacy.store import personal_data as privacy
from bot.features.puzzles.store import personal_data as puzzles
from bot.features.rulebook.store import personal_data as rulebook
from bot.features.settings import store as settings
from bot.features.standings.store import personal_data as standings
from bot.features.standings.store import recount as recounting
from bot.features.standings.store.counting import FIGURES
from bot.features.standings.store.seasons import CLEARING
from bot.features.standings.store.soundness import damaged_games
from bot.features.tables.store import personal_data as tables
from bot.features.tavern import store as tavern
from bot.features.tournaments.store import finishing as tournament_games
from bot.features.tournaments.store import personal_data as tournaments
from bot.features.vacations import store as vacations
from bot.features.watching import store as watching
from bot.match.service.departures import WhenGone
from bot.match.store import personal_data as match

OWNERS: Final[Mapping[str, PersonalData]] = {
    "match": match.PERSONAL_DATA,
    "tables": tables.PERSONAL_DATA,
    "tavern": tavern.PERSONAL_DATA,
    "tournaments": tournaments.PERSONAL_DATA,
    "daily": daily.PERSONAL_DATA,
    "duplicate": duplicate.PERSONAL_DATA,
    "ladder": ladder.PERSONAL_DATA,
    "announcements": announcements.PERSONAL_DATA,
    "learn": learn.PERSONAL_DATA,
    "puzzles": puzzles.PERSONAL_DATA,
    "rulebook": rulebook.PERSONAL_DATA,
    "standings": standings.PERSONAL_DATA,
    "watching": watching.PERSONAL_DATA,
    "settings": settings.PERSONAL_DATA,
    "vacations": vacations.PERSONAL_DATA,
    "privacy": privacy.PERSONAL_DATA,
}
"""Who keeps rows of people or servers: each says what happens when these go."""

ROWS_ALONE: Final[Mapping[str, WhenGone]] = {
    "tables": tables.WHEN_GONE,
    "tavern": tavern.WHEN_GONE,
    "daily": daily.WHEN_GONE,
    "duplicate": duplicate.WHEN_GONE,
    "learn": learn.WHEN_GONE,
    "puzzles": puzzles.WHEN_GONE,
    "rulebook": rulebook.WHEN_GONE,
    "standings": standings.WHEN_GONE,
    "privacy": privacy.WHEN_GONE,
}
"""The answers of those who have nothing but rows; the others act, as `bot/wiring.py` shows."""

PERSONAL_DATA: Final = sum(OWNERS.values(), PersonalData())
"""The columns of all tables that tell of somebody, or of a server."""

FINISHING: Final = (
    fairness.FACES,
    FIGURES,
    daily.RESULT,
    duplicate.RESULT,
    PLACES,
    tournament_games.RESULT,
    CLEARING,
    tavern.AWARD_PRIZES,  # they come with the achievements, which come with the figures
    tavern.LEVEL_PRIZES,
    watching.GUESSES,
)
"""What the features do when a game finishes, in this order."""


@asynccontextmanager
async def open_up_to_date(
    address: Address, note: NoteStatement | None = None
) -> AsyncIterator[Database]:
    """Open the database at `address` with its schema up to date, and close it at the end.

    `note` hears of every statement. Raises `StorageError`, whose message says what to do, when the
    database cannot be used.
    """
    migrated = partial(recounting.count_if_due, steps=FINISHING)
    async with open_database(address, note, migrated) as database:
        yield database


async def migrate(address: Address, show: Show = quietly) -> None:
    """Bring the schema of the database at `address` up to date, as a start of the bot does.

    Raises `StorageError` when that cannot be done. Nobody may use a file meanwhile.
    """
    with ExitStack() as migrating:
        migrating.enter_context(show(LongWork.MIGRATING))

        async def migrated(database: Database) -> None:
            migrating.close()
            await recounting.count_if_due(database, FINISHING, show)

        async with open_database(address, None, migrated, alone=True):
            pass


async def recount(
    address: Address, *, fix: bool, show: Show = quietly
) -> list[recounting.Difference]:
    """Return what differs in the database at `address`, and with `fix` correct it.

    Raises `StorageError` when it cannot be used, or has another schema than that of today. With
    `fix` nobody else can write meanwhile.
    """
    async with open_beside(address) as database:
        return await recounting.recount(database, FINISHING, fix=fix, show=show)


async def move(source: Address, target: Address, show: Show) -> Mapping[str, int]:
    """Copy everything from `source`, which stays as it is, to the empty `target`.

    Unless the copy is proven to be right, the target stays empty, as it does when this is
    interrupted. Returns how many rows of each table there are. Raises `StorageError` when a
    database cannot be used, is used by others, or the copy would not be right.
    """
    async with moving.open_source(source) as old, moving.open_target(target) as new:
        with show(LongWork.COPYING) as tell:
            copied = await moving.copy(old, new, tell)
        await new.prove(partial(_prove, source, show))
    return copied


def _prove(source: Address, show: Show, transaction: Transaction) -> None:
    """Raise `UnusableStorageError` unless each figure follows from the games, which can be read."""
    differences = recounting.compare(FINISHING, transaction, fix=False, show=show)
    if differences:
        raise UnusableStorageError(
            f"Some figures do not follow from the games in {source} (differences: "
            f"{len(differences)}), and nothing was copied. See them with farkle recount, and put "
            "them right with farkle recount --fix."
        )
    damaged = ", ".join(map(str, damaged_games(transaction)))
    if damaged:
        raise UnusableStorageError(
            f"Some games in {source} are damaged, and nothing was copied: {damaged}."
        )
