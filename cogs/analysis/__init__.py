"""Commands and buttons of analysis."""

from bot.client import FarkleBot
from bot.features.analysis.feature import AnalysisFeature
from bot.features.fairness.feature import FairnessFeature
from bot.features.rulebook.feature import RulebookFeature
from bot.jobs.job import Workers
from cogs.analysis.coach import CoachCog
from cogs.analysis.replays import ReplaysCog
from cogs.commands import Commands, add


def add_to(
    bot: FarkleBot,
    commands: Commands,
    rulebook: RulebookFeature,
    analysis: AnalysisFeature,
    fairness: FairnessFeature,
    *,
    drawing: Workers,
) -> None:
    """Add all of them; `drawing` draws charts."""
    add(
        commands.farkle,
        CoachCog(bot, rulebook, analysis),
        ReplaysCog(bot, analysis, fairness, drawing),
    )
