"""Privacy: personal data and that of servers, exported and deleted."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.database.personal_data import PersonalData
from bot.features.analysis.feature import AnalysisFeature
from bot.features.announcements.feature import AnnouncementsFeature
from bot.features.board.feature import BoardFeature
from bot.features.ladder.feature import LadderFeature
from bot.features.privacy.model import Operator
from bot.features.privacy.ports import Events
from bot.features.privacy.service.leaving import Leaving
from bot.features.privacy.service.privacy import Privacy
from bot.features.privacy.service.retention import Retention
from bot.features.privacy.store import SqlPrivacyStore, SqlRetentionStore
from bot.features.settings.feature import SettingsFeature
from bot.features.tables.feature import TablesFeature
from bot.features.vacations.feature import VacationsFeature
from bot.match.core import Core
from bot.match.service.news import Topic

__all__ = ["KeptElsewhere", "Operator", "PrivacyFeature", "build_leaving", "open_privacy"]


@dataclass(frozen=True, slots=True)
class PrivacyFeature:
    """Explaining, exporting and deleting, also after a time; `operator` runs the bot."""

    privacy: Privacy
    retention: Retention
    operator: Operator


def build_leaving(
    core: Core, tables: TablesFeature, board: BoardFeature, events: Events, ladder: LadderFeature
) -> Leaving:
    """Return how people and servers get out of games and ladders, and of `events` before."""
    return Leaving(
        core.matches,
        core.registry,
        leave=board.play.leave,
        give_up=tables.room.give_up,
        events=events,
        ladders=ladder.leaving,
        boards=core.boards,
        clock=core.clock,
    )


@dataclass(frozen=True, slots=True)
class KeptElsewhere:
    """Features that have data of people and servers in memory, or on Discord."""

    settings: SettingsFeature
    analysis: AnalysisFeature
    vacations: VacationsFeature
    announcements: AnnouncementsFeature


@contextmanager
def open_privacy(
    core: Core,
    kept: KeptElsewhere,
    tables: TablesFeature,
    leaving: Leaving,
    *,
    operator: Operator,
    columns: PersonalData,
) -> Iterator[PrivacyFeature]:
    """Open the feature. `columns` are the personal data of all tables.

    What is `kept` elsewhere is deleted too.
    """
    privacy = Privacy(
        SqlPrivacyStore(core.database, tables.former_blocks, columns),
        leaving,
        core.registry,
        settings=kept.settings.book,
        blocks=tables.blocks,
        replays=kept.analysis.replays,
        vacations=kept.vacations.vacations,
        honours=kept.announcements.honours,
    )
    retention = Retention(
        SqlRetentionStore(core.database, core.share),
        privacy.forget_server,
        privacy.forget_person,
        core.clock,
        core.tasks,
        core.share,
    )
    core.news.on(Topic.FORMER, privacy.hear_of, privacy.hear_of_all)
    try:
        yield PrivacyFeature(privacy, retention, operator)
    finally:
        retention.stop()
