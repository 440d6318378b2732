"""`/farkle bot`, and opponents that the bot plays at open tables."""

from discord import app_commands

from bot.advice.level import AnyLevel, Level
from bot.client import FarkleBot, Interaction
from bot.client.inputs import chosen, place_of
from bot.engine import Setup
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.buttons import FirstGameButton, OpponentMenu, PlayBotButton
from bot.features.tables.feature import TablesFeature
from bot.features.tables.model.ending import FIRST_OPPONENT, Ending
from bot.features.tables.view.opponents import (
    Coming,
    read_level,
    read_seating,
    suggested_levels,
)
from bot.kit.texts.commands import localized
from bot.match.clocks.pace import Pace, paced
from bot.match.model.match import opponent
from bot.match.model.phases import Playing
from cogs.feature_cog import on_press, person
from cogs.options import LONGEST_CHOICE, MOST_CHOICES, RulesetCog, RulesetName, Target, Turns
from cogs.permissions import require_room
from cogs.tables.game_options import begins_game
from cogs.tables.posting import post_table

LevelName = app_commands.Range[str, 1, LONGEST_CHOICE]
"""A name or a number; whoever types a suggestion in full is understood too."""


class OpponentsCog(RulesetCog):
    """Games against the bot."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature, tables: TablesFeature) -> None:
        """Add the menu with which a host seats opponents."""
        super().__init__(bot, rulebook)
        self._tables = tables

    async def suggest_levels(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest opponents by name, and levels by number."""
        if len(current) > LONGEST_CHOICE:
            return []
        found = suggested_levels(current.strip(), self.bot.own_texts(interaction))
        offers = [app_commands.Choice(name=label, value=str(level)) for level, label in found]
        return offers[:MOST_CHOICES]

    @localized("cmd-bot", "cmd-challenge")
    @app_commands.autocomplete(level=suggest_levels)
    @begins_game
    async def play_bot(
        self,
        interaction: Interaction,
        level: LevelName = Level.PERFECT.value,
        ruleset: RulesetName | None = None,
        target: Target | None = None,
        turns: Turns | None = None,
        pace: str | None = None,
    ) -> None:
        """Begin a game against the bot in this channel; the person rolls first.

        Nobody waits for them, so there is no clock unless they want one.
        """
        wanted = None if pace is None else Pace(pace)
        chosen_level = read_level(level, self.bot.own_texts(interaction))
        await self._begin(interaction, chosen_level, ruleset, Ending(target, turns), wanted)

    @on_press
    async def play_at_once(self, interaction: Interaction, button: PlayBotButton) -> None:
        """Begin the game that was offered to somebody who has challenged the bot."""
        del button
        await self._begin(interaction, Level.PERFECT, None, Ending(), None)

    @on_press
    async def play_first_game(self, interaction: Interaction, button: FirstGameButton) -> None:
        """Begin the game that the lessons lead to, by the rules that they teach."""
        del button
        rules = self.rulebook.rulebook.get(None)
        await self._begin(interaction, FIRST_OPPONENT, rules.name, Ending(), None)

    async def _begin(
        self,
        interaction: Interaction,
        level: AnyLevel,
        ruleset: str | None,
        ending: Ending,
        pace: Pace | None,
    ) -> None:
        require_room(interaction)
        players = (person(interaction.user), opponent(level))
        rules = paced(ending.of(await self.ruleset(interaction, ruleset)), pace, Pace.NONE)
        match = await self._tables.gathering.create(
            Playing(), place_of(interaction), players, (), Setup(rules, len(players))
        )
        await post_table(interaction, self._tables, match)

    @on_press
    async def seat_or_dismiss(self, interaction: Interaction, button: OpponentMenu) -> None:
        """Seat the opponent that the host chose, or send it away."""
        action, level = read_seating(chosen(interaction))
        lobbies = self._tables.lobbies
        act = lobbies.seat_opponent if action is Coming.JOIN else lobbies.dismiss_opponent
        await self.answer(interaction, button, lambda press: act(press, level))
