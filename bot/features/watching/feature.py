"""Watching games, and guesses."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.settings.feature import SettingsFeature
from bot.features.standings.service.leaderboards import Leaderboards
from bot.features.watching.service.analyst import Analyst
from bot.features.watching.service.audience import Audiences
from bot.features.watching.service.live_view import LiveView
from bot.features.watching.service.watching import Watching
from bot.features.watching.store import SqlGuessStore, SqlRatings
from bot.match.core import Core
from bot.match.service.departures import Stays, WhenGone


@dataclass(frozen=True, slots=True)
class WatchingFeature:
    """Watching games, and guesses."""

    watching: Watching
    audiences: Audiences

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to views and guesses when somebody or something goes."""
        at_once = Stays("rows and memory go at once, and it tells of nobody meanwhile")
        of_match = Stays("a view follows its match, and guesses go with it")
        return WhenGone(
            person_leaves=Stays("nobody else sees a view, and a guess binds nobody"),
            person_out=at_once,
            while_deleted=at_once,
            person_deleted=self.audiences.leave,
            member_left=Stays("Discord shows them their view no longer"),
            server_left=of_match,
            server_closes=of_match,
            server_deleted=of_match,
            channel_deleted=of_match,
        )


@contextmanager
def open_watching(
    core: Core, settings: SettingsFeature, odds: JobAdvisor, members: Leaderboards, *, every: float
) -> Iterator[WatchingFeature]:
    """Open the feature, whose views change `every` so many seconds at most.

    At the end nobody watches any more.
    """
    guesses, ratings = SqlGuessStore(core.database), SqlRatings(core.database)
    live_view = LiveView(core, settings.book, Analyst(odds), guesses, ratings)
    audiences = Audiences(live_view, core.clock, core.tasks, every)
    core.registry.watch(audiences)
    try:
        watching = Watching(live_view, audiences, guesses, members, core.clock)
        yield WatchingFeature(watching, audiences)
    finally:
        audiences.close()
