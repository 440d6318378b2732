"""Every store of every feature on one database, for tests that look at several of them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.config import FILE
from bot.database.notes import SqlNotes
from bot.database.opening import Address
from bot.database.ports import Database
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.announcements.store.role_awards import SqlRoleAwardStore
from bot.features.announcements.store.scheduled_tournaments import SqlScheduledTournamentStore
from bot.features.daily.store import SqlDailyStore
from bot.features.duplicate.store import SqlDealStore
from bot.features.fairness.store import SqlFaceStore
from bot.features.ladder.store.departures import SqlLadderDepartureStore
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.learn.store import SqlProgressStore
from bot.features.privacy.store import SqlPrivacyStore, SqlRetentionStore
from bot.features.puzzles.store.own_puzzles import SqlOwnPuzzleStore
from bot.features.puzzles.store.puzzles import SqlPuzzleStore
from bot.features.rulebook.store.house_rules import SqlHouseRuleStore
from bot.features.rulebook.store.rule_drafts import SqlDraftStore
from bot.features.settings.store import SqlSettingsStore
from bot.features.standings.store.figures import SqlRecordStore
from bot.features.standings.store.history import SqlHistoryStore
from bot.features.standings.store.members import SqlMemberStore
from bot.features.standings.store.seasons import SqlSeasonStore
from bot.features.tables.store.block_key import open_block_key
from bot.features.tables.store.blocks import SqlBlockStore
from bot.features.tables.store.declines import SqlDeclineStore
from bot.features.tavern.store import SqlCollectionStore
from bot.features.tournaments.store.cards import SqlCardStore
from bot.features.tournaments.store.drafts import SqlPlanDraftStore
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.features.vacations.store import SqlVacationStore
from bot.features.watching.store import SqlGuessStore
from bot.match.store.matches import SqlMatchStore
from bot.match.store.turn_calls import SqlTurnCallStore
from bot.sharding import EVERYTHING, Share
from bot.storage import FINISHING, PERSONAL_DATA, open_up_to_date


@dataclass(frozen=True, slots=True)
class Storage:
    """The stores, by what they keep."""

    announcements: SqlAnnouncementStore
    honours: SqlRoleAwardStore
    happenings: SqlScheduledTournamentStore
    matches: SqlMatchStore
    records: SqlRecordStore
    history: SqlHistoryStore
    seasons: SqlSeasonStore
    members: SqlMemberStore
    daily: SqlDailyStore
    deals: SqlDealStore
    ladders: SqlLadderStore
    leaving_ladders: SqlLadderDepartureStore
    progress: SqlProgressStore
    puzzles: SqlPuzzleStore
    own_puzzles: SqlOwnPuzzleStore
    guesses: SqlGuessStore
    declines: SqlDeclineStore
    faces: SqlFaceStore
    house_rules: SqlHouseRuleStore
    drafts: SqlDraftStore
    settings: SqlSettingsStore
    blocks: SqlBlockStore
    collections: SqlCollectionStore
    tournaments: SqlTournamentStore
    plan_drafts: SqlPlanDraftStore
    cards: SqlCardStore
    turn_calls: SqlTurnCallStore
    vacations: SqlVacationStore
    privacy: SqlPrivacyStore
    retention: SqlRetentionStore
    notes: SqlNotes
    database: Database


@asynccontextmanager
async def open_storage(
    address: Address, files: Path | None = None, share: Share = EVERYTHING
) -> AsyncIterator[Storage]:
    """Open the database at `address` as a bot with `share` does, and close it at the end.

    The key of former blocks is beside `files`, or beside the database if that is a file.
    """
    beside = address if isinstance(address, Path) else files or FILE
    async with open_up_to_date(address) as database:
        blocks = SqlBlockStore(database, open_block_key(beside))
        await blocks.warn_of_lost_key()
        yield Storage(
            announcements=SqlAnnouncementStore(database),
            honours=SqlRoleAwardStore(database, share),
            happenings=SqlScheduledTournamentStore(database, share),
            matches=SqlMatchStore(database, FINISHING, share),
            records=SqlRecordStore(database),
            history=SqlHistoryStore(database),
            seasons=SqlSeasonStore(database),
            members=SqlMemberStore(database),
            daily=SqlDailyStore(database),
            deals=SqlDealStore(database),
            ladders=SqlLadderStore(database, share),
            leaving_ladders=SqlLadderDepartureStore(database, share),
            progress=SqlProgressStore(database),
            puzzles=SqlPuzzleStore(database),
            own_puzzles=SqlOwnPuzzleStore(database),
            guesses=SqlGuessStore(database),
            declines=SqlDeclineStore(database),
            faces=SqlFaceStore(database),
            house_rules=SqlHouseRuleStore(database),
            drafts=SqlDraftStore(database),
            settings=SqlSettingsStore(database),
            blocks=blocks,
            collections=SqlCollectionStore(database),
            tournaments=SqlTournamentStore(database, share),
            plan_drafts=SqlPlanDraftStore(database),
            cards=SqlCardStore(database),
            turn_calls=SqlTurnCallStore(database, share),
            vacations=SqlVacationStore(database),
            privacy=SqlPrivacyStore(database, blocks, PERSONAL_DATA),
            retention=SqlRetentionStore(database, share),
            notes=SqlNotes(database),
            database=database,
        )
