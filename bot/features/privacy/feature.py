"""Privacy: personal data and that of servers, exported and deleted."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.database.personal_data import PersonalData
from bot.features.board.feature import BoardFeature
from bot.features.privacy.model import Operator
from bot.features.privacy.service.departures import GameDepartures
from bot.features.privacy.service.privacy import Privacy
from bot.features.privacy.service.retention import Retention
from bot.features.privacy.store import SqlPrivacyStore, SqlRetentionStore
from bot.features.tables.feature import TablesFeature
from bot.match.core import Core
from bot.match.service.cache_bus import NewsTopic
from bot.match.service.departures import (
    Departures,
    ServerLeft,
    Stays,
    WhenGone,
)

__all__ = ["Operator", "PrivacyFeature", "build_leaving", "matches_when_gone", "open_privacy"]


@dataclass(frozen=True, slots=True)
class PrivacyFeature:
    """Explaining, exporting and deleting, also after a time; `operator` runs the bot."""

    privacy: Privacy
    retention: Retention
    operator: Operator


def build_leaving(core: Core, tables: TablesFeature, board: BoardFeature) -> GameDepartures:
    """Return how people and servers get out of their games."""
    return GameDepartures(
        core.matches,
        core.registry,
        leave=board.play.leave,
        get_up=tables.gathering.remove,
        give_up=tables.room.give_up,
        boards=core.boards,
        clock=core.clock,
    )


def matches_when_gone(core: Core, tables: TablesFeature, leaving: GameDepartures) -> WhenGone:
    """Return what happens to matches of every kind when somebody or something goes."""

    async def channel_deleted(_: int, channel_id: int) -> None:
        await tables.places.lose_channel(channel_id)

    read_anew = Stays("matches in memory are read anew, and then their boards are drawn")
    return WhenGone(
        person_leaves=leaving.leave_all,
        person_out=read_anew,
        while_deleted=read_anew,
        person_deleted=read_anew,
        member_left=leaving.leave_server,
        server_left=ServerLeft(
            core.matches.servers,
            tables.places.lose_server,
            Stays("what was closed is over"),
        ),
        server_closes=leaving.close_all,
        server_deleted=read_anew,
        channel_deleted=channel_deleted,
    )


@contextmanager
def open_privacy(
    core: Core,
    tables: TablesFeature,
    leaving: GameDepartures,
    departures: Departures,
    *,
    operator: Operator,
    columns: PersonalData,
) -> Iterator[PrivacyFeature]:
    """Open the feature. `columns` are the personal data of all tables.

    What goes on ends, and what is in memory is forgotten, by `departures`.
    """
    privacy = Privacy(
        SqlPrivacyStore(core.database, tables.former_blocks, columns),
        leaving,
        core.registry,
        departures=departures,
        blocks=tables.blocks,
    )
    retention = Retention(
        SqlRetentionStore(core.database, core.share),
        privacy.forget_server,
        privacy.forget_person,
        core.clock,
        core.tasks,
        core.share,
    )
    core.news.on(NewsTopic.FORMER, privacy.person_deleted_elsewhere)
    try:
        yield PrivacyFeature(privacy, retention, operator)
    finally:
        retention.stop()
