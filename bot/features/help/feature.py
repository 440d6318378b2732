"""Help for whoever looks for it."""

from dataclasses import dataclass

from bot.features.help.service import Joins
from bot.match.core import Core


@dataclass(frozen=True, slots=True)
class HelpFeature:
    """Which servers are told that the bot is there; topics are texts alone."""

    joins: Joins


def build_help(core: Core) -> HelpFeature:
    """Return the feature."""
    return HelpFeature(Joins(core.clock))
