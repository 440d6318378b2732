"""The board: playing, and ending games that are stuck."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.features.board.service.moderation import Moderation
from bot.features.board.service.play import Play
from bot.features.board.service.skips import Skips
from bot.features.board.view.ended.closed import closed_match
from bot.features.board.view.ended.finished import finished_board
from bot.features.board.view.ended.race_picture import has_race
from bot.features.board.view.match import Faces, played_board, shown_match
from bot.features.settings.feature import SettingsFeature
from bot.features.tables.feature import TablesFeature
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import MatchViews, PhaseView
from bot.kit.texts.texts import Texts
from bot.match.clocks.clocks import Clocks
from bot.match.clocks.deadlines import PassDeadlines
from bot.match.core import Core
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Finished, Playing
from bot.match.service.registry import View

BOARD_VIEWS: Final = (
    PhaseView(Playing, lambda showing, _: played_board(showing)),
    PhaseView(
        Finished,
        lambda showing, finished: finished_board(
            showing.match,
            finished.rematch,
            showing.texts,
            showing.dice,
            pictured=showing.pictured,
        ),
    ),
    PhaseView(
        Closed,
        lambda showing, closed: closed_match(showing.match, closed, showing.texts, showing.dice),
    ),
)
"""How matches look from their first roll to their end, and after it."""


@dataclass(frozen=True, slots=True)
class BoardFeature:
    """Playing, by oneself or by the clock, and putting an end to it.

    What everybody is shown of a match is `shown`, as its server and its people want it; the end of
    one that `has_race` is to have a picture.
    """

    play: Play
    clocks: Clocks
    moderation: Moderation
    skips: Skips
    shown: Callable[[View, Texts, Faces], Layout]
    has_race: Callable[[Match], bool]

    @property
    def deadlines(self) -> PassDeadlines:
        """Return what becomes of a turn when its time is up."""
        return {Playing: self.clocks.look}


def build_board(
    core: Core, settings: SettingsFeature, tables: TablesFeature, views: MatchViews
) -> BoardFeature:
    """Return the feature, which shows matches by `views`."""
    registry, moves, clock, gathering = core.registry, core.moves, core.clock, tables.gathering
    return BoardFeature(
        play=Play(registry, gathering, moves, core.clocks),
        clocks=core.clocks,
        moderation=Moderation(tables.open_games, registry, gathering, moves, clock),
        skips=Skips(registry, moves, core.absences, clock),
        shown=partial(shown_match, settings, views),
        has_race=partial(has_race, settings),
    )
