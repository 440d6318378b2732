"""Commands and buttons of watching."""

from bot.client import FarkleBot
from bot.features.watching.feature import WatchingFeature
from cogs.commands import Commands, add
from cogs.watching.watching import WatchingCog


def add_to(bot: FarkleBot, commands: Commands, watching: WatchingFeature) -> None:
    """Add the command and the buttons."""
    add(commands.events, WatchingCog(bot, watching))
