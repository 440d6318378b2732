"""`/farkle open`: a table that anyone may join, and its buttons."""

from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.client.inputs import place_of
from bot.engine import MOST_SEATS, Setup
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.buttons import (
    AskRatedButton,
    JoinButton,
    LeaveButton,
    OpenTableButton,
    StartButton,
)
from bot.features.tables.feature import TablesFeature
from bot.features.tables.model.ending import Ending
from bot.features.tables.service.gathering import FEWEST
from bot.kit.texts.commands import localized
from cogs.feature_cog import on_press, person
from cogs.options import RulesetCog, RulesetName, Target, Teams, Turns
from cogs.permissions import require_others, require_room
from cogs.tables.game_options import asking, begins_game, is_rated, usually_paced
from cogs.tables.posting import post_table, welcome

USUAL_SEATS = 4


class LobbiesCog(RulesetCog):
    """Open tables."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature, tables: TablesFeature) -> None:
        """Add the buttons of a lobby."""
        super().__init__(bot, rulebook)
        self._tables = tables

    @localized("cmd-open", "cmd-challenge")
    @begins_game
    async def open(  # noqa: PLR0917 - as many as the command has options
        self,
        interaction: Interaction,
        ruleset: RulesetName | None = None,
        seats: app_commands.Range[int, FEWEST, MOST_SEATS] | None = None,
        target: Target | None = None,
        turns: Turns | None = None,
        teams: Teams | None = None,
        rated: bool | None = None,  # noqa: FBT001 - Discord gives options by name
        pace: str | None = None,
    ) -> None:
        """Open a table in this channel."""
        await self._open(
            interaction, ruleset, seats, Ending(target, turns, teams), pace, rated=rated
        )

    @on_press
    async def open_usual(self, interaction: Interaction, button: OpenTableButton) -> None:
        """Open one as `/farkle open` does without options."""
        del button
        await self._open(interaction, None, None, Ending(), None, rated=None)

    async def _open(
        self,
        interaction: Interaction,
        ruleset: str | None,
        seats: int | None,
        ending: Ending,
        pace: str | None,
        *,
        rated: bool | None,
    ) -> None:
        require_others(interaction)
        require_room(interaction)
        rules = ending.of(await self.ruleset(interaction, ruleset))
        usual = min(USUAL_SEATS, rules.players or USUAL_SEATS)
        match = await self._tables.lobbies.open(
            place_of(interaction),
            asking(person(interaction.user), wanted=rated),
            Setup(usually_paced(interaction, rules, pace), seats or usual, ending.teams),
            rated=is_rated(interaction, self.rulebook.rulebook, rules, ending.teams, wanted=rated),
        )
        await post_table(interaction, self._tables, match)

    @on_press
    async def join(self, interaction: Interaction, button: JoinButton) -> None:
        """Sit down."""
        lobbies, someone = self._tables.lobbies, person(interaction.user)
        await self.answer(interaction, button, lambda press: lobbies.join(press, someone))
        await welcome(interaction, self._tables)

    @on_press
    async def ask_rated(self, interaction: Interaction, button: AskRatedButton) -> None:
        """Ask for a rated game, at an open table or one of people who were invited."""
        await self.answer(interaction, button, self._tables.first_games.ask)

    @on_press
    async def leave(self, interaction: Interaction, button: LeaveButton) -> None:
        """Get up again."""
        await self.answer(interaction, button, self._tables.lobbies.leave)

    @on_press
    async def start(self, interaction: Interaction, button: StartButton) -> None:
        """Begin the game."""
        await self.answer(interaction, button, self._tables.gathering.start)
