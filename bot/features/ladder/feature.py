"""Ladders: standing lists of people who challenge each other for their places."""

from dataclasses import dataclass

from bot.features.ladder.ports import ChallengeNews
from bot.features.ladder.service.answers import Answers, Whereabouts
from bot.features.ladder.service.departures import LadderDepartures
from bot.features.ladder.service.ladders import Ladders
from bot.features.ladder.store.departures import SqlLadderDepartureStore
from bot.features.ladder.store.ladders import SqlLadderStore
from bot.features.rulebook.feature import RulebookFeature
from bot.features.settings.feature import SettingsFeature
from bot.features.standings.feature import StandingsFeature
from bot.features.tables.feature import TablesFeature
from bot.features.vacations.feature import VacationsFeature
from bot.match.core import Core
from bot.match.service.cache_bus import NewsTopic
from bot.match.service.departures import ServerLeft, Stays, WhenGone

__all__ = ["LadderFeature", "open_ladder"]


@dataclass(frozen=True, slots=True)
class LadderFeature:
    """All ladders of all servers, and the answers to challenges on them."""

    ladders: Ladders
    answers: Answers
    leaving: LadderDepartures

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to places and challenges when somebody or something goes."""
        leaving = self.leaving
        return WhenGone(
            person_leaves=Stays("first the games are left that count on ladders"),
            person_out=leaving.forget_person,
            while_deleted=leaving.silence,
            person_deleted=Stays("nothing of them is in memory"),
            member_left=Stays(
                "who does not play sinks, and challenges to who has left are refused"
            ),
            server_left=ServerLeft(leaving.servers, leaving.lose_server, leaving.come_back),
            server_closes=leaving.close_all,
            server_deleted=Stays("nothing of it is in memory"),
            channel_deleted=leaving.lose_channel,
        )


def open_ladder(
    core: Core,
    settings: SettingsFeature,
    rulebook: RulebookFeature,
    tables: TablesFeature,
    standings: StandingsFeature,
    *,
    vacations: VacationsFeature,
    news: ChallengeNews,
) -> LadderFeature:
    """Return the feature, which listens to matches from now on and keeps its times with theirs.

    People are told by `news` how challenges have ended, also those that ended just before a stop:
    from the moment at which `leaving` hears on which servers the bot is.
    """
    store = SqlLadderStore(core.database, core.share)
    ladders = Ladders(
        store,
        settings.book,
        consent=tables.consent,
        members=standings.leaderboards,
        timer=core.deadlines,
        clock=core.clock,
    )
    answers = Answers(
        store,
        settings.book,
        rulebook.rulebook,
        games=tables.gathering,
        whereabouts=Whereabouts(vacations.vacations, standings.leaderboards),
        news=news,
        clock=core.clock,
        tasks=core.tasks,
    )
    leaving = LadderDepartures(
        SqlLadderDepartureStore(core.database, core.share), answers, core.clock
    )
    core.registry.watch(answers)
    core.news.on(NewsTopic.FORMER, leaving.person_deleted_elsewhere)
    core.deadlines.also(answers)
    return LadderFeature(ladders, answers, leaving)
