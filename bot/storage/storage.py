"""Everything that is kept, in one file."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.domain.ports import (
    BlockStore,
    CollectionStore,
    DailyStore,
    DeclineStore,
    DraftStore,
    FaceStore,
    HistoryStore,
    HouseRuleStore,
    MatchStore,
    MemberStore,
    Notes,
    PrivacyStore,
    RecordStore,
    RetentionStore,
    SeasonStore,
    SettingsStore,
    TurnCallStore,
)
from bot.storage.belongings import SqlCollectionStore
from bot.storage.block_key import open_block_key
from bot.storage.blocks import SqlBlockStore
from bot.storage.daily import SqlDailyStore
from bot.storage.database import open_database
from bot.storage.declines import SqlDeclineStore
from bot.storage.drafts import SqlDraftStore
from bot.storage.faces import SqlFaceStore
from bot.storage.history import SqlHistoryStore
from bot.storage.house_rules import SqlHouseRuleStore
from bot.storage.matches import SqlMatchStore
from bot.storage.members import SqlMemberStore
from bot.storage.migrations import migrate, shipped_migrations, write_anew_if_due
from bot.storage.notes import SqlNotes
from bot.storage.privacy import SqlPrivacyStore, SqlRetentionStore
from bot.storage.records import SqlRecordStore
from bot.storage.recount import count_if_due
from bot.storage.seasons import SqlSeasonStore
from bot.storage.settings import SqlSettingsStore
from bot.storage.turn_calls import SqlTurnCallStore


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
        await count_if_due(database)
        await database.begin_log()
        # Only now: a migration may have to rebuild a table that others refer to.
        await database.fetch("PRAGMA foreign_keys = ON")
        key = open_block_key(path)
        blocks = SqlBlockStore(database, key)
        await blocks.warn_of_lost_key()
        yield Storage(
            matches=SqlMatchStore(database),
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
            privacy=SqlPrivacyStore(database, key),
            retention=SqlRetentionStore(database),
            notes=SqlNotes(database),
        )
