"""Puzzles."""

from dataclasses import dataclass

from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.puzzles.service.own_puzzles import OwnPuzzles
from bot.features.puzzles.service.puzzles import Puzzles
from bot.features.puzzles.service.shelf import LazyShelf
from bot.features.puzzles.store.own_puzzles import SqlOwnPuzzleStore
from bot.features.puzzles.store.puzzles import SqlPuzzleStore
from bot.features.rulebook.feature import RulebookFeature
from bot.features.standings.feature import StandingsFeature
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class PuzzlesFeature:
    """Puzzles; `own` is to be told of every game that was reviewed."""

    puzzles: Puzzles
    own: OwnPuzzles


def build_puzzles(
    core: Core, rulebook: RulebookFeature, solved: JobAdvisor, standings: StandingsFeature
) -> PuzzlesFeature:
    """Return the feature, which reads the puzzles that ship when somebody first asks for one."""
    own = SqlOwnPuzzleStore(core.database)
    puzzles = Puzzles(
        LazyShelf(rulebook.rulebook),
        SqlPuzzleStore(core.database),
        own,
        solved,
        standings.leaderboards,
        played=standings.statistics,
        first_rules=rulebook.rulebook.get(None).name,
        clock=core.clock,
    )
    return PuzzlesFeature(puzzles, OwnPuzzles(core.matches, own, solved, core.clock))
