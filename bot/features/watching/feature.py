"""Watching games, and guesses."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.features.settings.feature import SettingsFeature
from bot.features.watching.ports import Members, Odds
from bot.features.watching.service.analyst import Analyst
from bot.features.watching.service.audience import Audiences
from bot.features.watching.service.stage import Stage
from bot.features.watching.service.watching import Watching
from bot.features.watching.store import SqlGuessStore, SqlRatings
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class WatchingFeature:
    """Watching games, and guesses."""

    watching: Watching


@contextmanager
def open_watching(
    core: Core, settings: SettingsFeature, odds: Odds, members: Members, *, every: float
) -> Iterator[WatchingFeature]:
    """Open the feature, whose views change `every` so many seconds at most.

    At the end nobody watches any more.
    """
    guesses, ratings = SqlGuessStore(core.database), SqlRatings(core.database)
    stage = Stage(core, settings.book, Analyst(odds), guesses, ratings)
    audiences = Audiences(stage, core.clock, core.tasks, every)
    core.registry.watch(audiences)
    try:
        yield WatchingFeature(Watching(stage, audiences, guesses, members, core.clock))
    finally:
        audiences.close()
