"""The composition root: the client with all features, and the cogs that show them."""

from contextlib import AsyncExitStack
from functools import partial

import cogs.analysis
import cogs.board
import cogs.confirm
import cogs.daily
import cogs.fairness
import cogs.guild_events
import cogs.help
import cogs.ladder
import cogs.learn
import cogs.play
import cogs.privacy
import cogs.puzzles
import cogs.rulebook
import cogs.settings
import cogs.standings
import cogs.tables
import cogs.tavern
import cogs.tournaments
import cogs.watching
from bot.client import FarkleBot
from bot.client.boards.setting_clocks import set_clocks
from bot.client.guard.budgets import Budgets, RateLimiter
from bot.client.ports import Games, Ports, Views
from bot.config import Settings
from bot.content.folder import data_folder
from bot.features.rulebook.feature import (
    RuleBook,
    shipped_rulebook,
)
from bot.kit.pictures.themes import read_themes
from bot.kit.texts.texts import catalogue
from bot.wiring import Features, WiringOptions, open_features
from cogs.commands import Commands


class Farkle(FarkleBot):
    """The bot with its features, which are there once it is open."""

    features: Features

    def __init__(self, settings: Settings, rules: RuleBook, options: WiringOptions) -> None:
        """Open nothing yet."""
        limiter = RateLimiter(Budgets(settings.presses_per_second))
        themes = read_themes(data_folder() / "themes")
        super().__init__(
            catalogue(),
            themes,
            limiter,
            options.callbacks,
            options.metering.client,
            shard_count=options.shard_count,
        )
        self._open_all = partial(open_features, self, settings, rules, options)

    async def open_features(self, until_closed: AsyncExitStack) -> Ports:
        """Open every feature `until_closed`, and add what people can say and press."""
        self.features = features = await until_closed.enter_async_context(self._open_all())
        await add_cogs(self, features)
        games = Games(
            peek=features.core.registry.peek,
            look=features.board.play.look,
            shown_by=features.tables.open_games.shown_by,
            posted=features.tables.gathering.posted,
            settle=features.tables.places.settle,
            reminded=features.core.clocks.reminded,
            lose_channel=features.tables.places.lose_channel,
            old_clocks=features.core.old_clocks,
        )
        self.tasks.start(set_clocks(self), "boards after down time")
        views = Views(features.board.shown, features.result, features.settings.own_look)
        return Ports(features.settings.book, games, views, features.core.notes)


def build_bot(settings: Settings, options: WiringOptions | None = None) -> Farkle:
    """Return the bot, not yet connected.

    Raises `RulesFileError` for a broken ruleset, `ThemeFileError` for a broken theme; the database
    is opened when the bot starts.
    """
    return Farkle(settings, shipped_rulebook(), options or WiringOptions())


async def add_cogs(bot: FarkleBot, features: Features) -> None:
    """Add the commands and buttons of every feature to `bot`."""
    commands = Commands()
    rulebook, tables, board = features.rulebook, features.tables, features.board
    cogs.play.add_to(bot, commands, tables)
    cogs.tables.add_to(bot, commands, rulebook, tables, features.daily.reminder)
    cogs.board.add_to(bot, commands, tables, board)
    cogs.analysis.add_to(
        bot, commands, rulebook, features.analysis, features.fairness, drawing=features.drawing
    )
    cogs.standings.add_to(
        bot,
        commands,
        rulebook,
        features.standings,
        features.announcements,
        collections=features.tavern.collections,
        drawing=features.drawing,
    )
    cogs.learn.add_to(bot, commands, features.learn)
    cogs.fairness.add_to(
        bot, commands, features.fairness, tables, features.analysis, drawing=features.drawing
    )
    cogs.daily.add_to(bot, commands, features.daily)
    cogs.ladder.add_to(bot, commands, rulebook, features.ladder, tables)
    cogs.puzzles.add_to(bot, commands, rulebook, features.puzzles)
    cogs.watching.add_to(bot, commands, features.watching)
    cogs.rulebook.add_to(bot, commands, rulebook)
    cogs.settings.add_to(
        bot,
        commands,
        features.settings,
        rulebook,
        features.standings,
        tables,
        vacations=features.vacations,
        announcements=features.announcements,
    )
    cogs.tavern.add_to(bot, commands, rulebook, tables, features.tavern)
    cogs.tournaments.add_to(bot, commands, rulebook, features.tournaments, drawing=features.drawing)
    cogs.privacy.add_to(bot, commands, features.privacy)
    cogs.confirm.add_to(bot, commands)
    await cogs.help.add_to(bot, commands, features.help)
    commands.add_to(bot)
    await cogs.guild_events.add_to(
        bot, features.departures, features.privacy, features.announcements, features.ladder
    )
