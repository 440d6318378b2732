"""Everything that is kept, in one file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.database.connection import open_database
from bot.database.migrations import migrate, shipped_migrations, write_anew_if_due
from bot.database.notes import SqlNotes
from bot.features.daily import store as daily
from bot.features.daily.ports import DailyStore
from bot.features.daily.store import SqlDailyStore
from bot.features.fairness import store as fairness
from bot.features.fairness.ports import FaceStore
from bot.features.fairness.store import SqlFaceStore
from bot.features.privacy.ports import PrivacyStore, RetentionStore
from bot.features.privacy.store import SqlPrivacyStore, SqlRetentionStore
from bot.features.privacy.store import personal_data as privacy
from bot.features.rulebook.ports import DraftStore, HouseRuleStore
from bot.features.rulebook.store import personal_data as rulebook
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.rulebook.store.rule_drafts import SqlDraftStore
from bot.features.settings import store as settings
from bot.features.settings.ports import SettingsStore
from bot.features.settings.store import SqlSettingsStore
from bot.features.standings.ports import HistoryStore, MemberStore, RecordStore, SeasonStore
from bot.features.standings.store import personal_data as standings
from bot.features.standings.store import recount as recounting
from bot.features.standings.store.counting import FIGURES
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.standings.store.history import SqlHistoryStore
from bot.features.standings.store.members import SqlMemberStore
from bot.features.standings.store.seasons import CLEARING, SqlSeasonStore
from bot.features.tables.ports import BlockStore, DeclineStore
from bot.features.tables.store import personal_data as tables
from bot.features.tables.store.block_key import open_block_key
from bot.features.tables.store.blocks import SqlBlockStore
from bot.features.tables.store.declines import SqlDeclineStore
from bot.features.tavern import store as tavern
from bot.features.tavern.ports import CollectionStore
from bot.features.tavern.store import SqlCollectionStore
from bot.match.ports import MatchStore, Notes, TurnCallStore
from bot.match.store import personal_data as match
from bot.match.store.matches import SqlMatchStore
from bot.match.store.turn_calls import SqlTurnCallStore

PERSONAL_DATA: Final = (
    match.PERSONAL_DATA
    + tables.PERSONAL_DATA
    + tavern.PERSONAL_DATA
    + daily.PERSONAL_DATA
    + rulebook.PERSONAL_DATA
    + standings.PERSONAL_DATA
    + settings.PERSONAL_DATA
    + privacy.PERSONAL_DATA
)
"""The columns of all tables that tell of somebody, or of a server."""

FINISHING: Final = (
    fairness.FACES,
    FIGURES,
    daily.RESULT,
    CLEARING,
    tavern.AWARD_PRIZES,  # they come with the achievements, which come with the figures
    tavern.LEVEL_PRIZES,
)
"""What the features do when a game finishes, in this order."""


@dataclass(frozen=True, slots=True)
class Storage:
    """The ports of the domain on one database."""

    matches: MatchStore
    records: RecordStore
    history: HistoryStore
    seasons: SeasonStore
    members: MemberStore
    daily: DailyStore
    declines: DeclineStore
    faces: FaceStore
    house_rules: HouseRuleStore
    drafts: DraftStore
    settings: SettingsStore
    blocks: BlockStore
    collections: CollectionStore
    turn_calls: TurnCallStore
    privacy: PrivacyStore
    retention: RetentionStore
    notes: Notes


@asynccontextmanager
async def open_storage(path: Path) -> AsyncIterator[Storage]:
    """Open the database at `path` with its schema up to date, and close it at the end.

    Raises `StorageError`, whose message says what to do, when the file cannot be used.
    """
    async with open_database(path) as database:
        database.file.remove_mark()  # what it says would be wrong in the middle of a migration
        await migrate(database, shipped_migrations())
        await database.use_wal()  # only now: a file that is refused stays as it was
        await write_anew_if_due(database)
        await recounting.count_if_due(database, FINISHING)
        await database.begin_log()
        # Only now: a migration may have to rebuild a table that others refer to.
        await database.fetch("PRAGMA foreign_keys = ON")
        key = open_block_key(path)
        blocks = SqlBlockStore(database, key)
        await blocks.warn_of_lost_key()
        yield Storage(
            matches=SqlMatchStore(database, FINISHING),
            records=SqlRecordStore(database),
            history=SqlHistoryStore(database),
            seasons=SqlSeasonStore(database),
            members=SqlMemberStore(database),
            daily=SqlDailyStore(database),
            declines=SqlDeclineStore(database),
            faces=SqlFaceStore(database),
            house_rules=SqlHouseRuleStore(database),
            drafts=SqlDraftStore(database),
            settings=SqlSettingsStore(database),
            blocks=blocks,
            collections=SqlCollectionStore(database),
            turn_calls=SqlTurnCallStore(database),
            privacy=SqlPrivacyStore(database, key, PERSONAL_DATA),
            retention=SqlRetentionStore(database),
            notes=SqlNotes(database),
        )


async def recount(path: Path, *, fix: bool) -> list[recounting.Difference]:
    """Return what differs in the database at `path`, and with `fix` put it right as well.

    Raises `StorageError` when the file cannot be used. Nobody can write meanwhile with `fix`.
    """
    return await recounting.recount(path, FINISHING, fix=fix)
