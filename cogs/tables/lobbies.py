"""`/farkle open`: a table that anyone may join, and its buttons."""

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.engine import MOST_SEATS, Setup
from bot.features.tables.model.options import Ending
from bot.features.tables.service.gathering import FEWEST
from bot.kit.components.custom_ids import Action, ButtonId
from bot.kit.texts.commands import localized
from cogs.feature_cog import FeatureCog, person, place_of
from cogs.options import RulesetName, Target, Teams, Turns, named_ruleset
from cogs.permissions import require_others, require_room
from cogs.tables.game_options import begins_game, is_rated, usually_paced
from cogs.tables.posting import post_table

USUAL_SEATS = 4


class Lobbies(FeatureCog):
    """Open tables."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the buttons of a lobby."""
        super().__init__(bot)
        bot.handle(Action.JOIN, self.join)
        bot.handle(Action.LEAVE, self.leave)
        bot.handle(Action.START, self.start)

    @localized("cmd-open", "cmd-challenge")
    @begins_game
    async def open(  # noqa: PLR0917 - as many as the command has options
        self,
        interaction: Interaction,
        ruleset: RulesetName | None = None,
        seats: app_commands.Range[int, FEWEST, MOST_SEATS] = USUAL_SEATS,
        target: Target | None = None,
        turns: Turns | None = None,
        teams: Teams | None = None,
        rated: bool | None = None,  # noqa: FBT001 - Discord gives options by name
        pace: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        require_others(interaction)
        require_room(interaction)
        services = self.bot.services
        name = await named_ruleset(interaction, ruleset)
        base = await services.rulesets.get(name, interaction.guild_id)
        rules = Ending(target, turns, teams).of(base)
        match = await services.lobbies.open(
            place_of(interaction),
            person(interaction.user),
            Setup(usually_paced(interaction, rules, pace), seats, teams),
            rated=is_rated(interaction, rules, teams, wanted=rated),
        )
        await post_table(self.bot, interaction, match)

    async def join(self, interaction: Interaction, button: ButtonId) -> None:
        """Sit down."""
        lobbies, someone = self.bot.services.lobbies, person(interaction.user)
        await self.answer(interaction, button, lambda press: lobbies.join(press, someone))

    async def leave(self, interaction: Interaction, button: ButtonId) -> None:
        """Get up again."""
        await self.answer(interaction, button, self.bot.services.lobbies.leave)

    async def start(self, interaction: Interaction, button: ButtonId) -> None:
        """Begin the game."""
        await self.answer(interaction, button, self.bot.services.gathering.start)
