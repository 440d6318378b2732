"""`/farkle-events ladder`: looking at ladders, joining and leaving them."""

from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import server_of
from bot.client.sending import send_answer
from bot.features.ladder.buttons import (
    JoinLadderButton,
    LadderPageButton,
    LeaveLadderButton,
    SurelyLeaveLadderButton,
)
from bot.features.ladder.feature import LadderFeature
from bot.features.ladder.model import Ladder
from bot.features.ladder.view import ladder_card, leave_question, left_card
from bot.features.rulebook.feature import RulebookFeature
from bot.kit.texts.commands import localized
from cogs.feature_cog import on_press, person
from cogs.options import RulesetCog, RulesetName

_LAST_PAGE = 1_000_000


class LaddersCog(RulesetCog):
    """The ladders of a server."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature, ladder: LadderFeature) -> None:
        """Add the buttons of a ladder, but for that which challenges."""
        super().__init__(bot, rulebook)
        self._ladders, self._answers = ladder.ladders, ladder.answers

    @localized("cmd-ladder", "cmd-challenge")
    @app_commands.autocomplete(ruleset=RulesetCog.suggest_shipped_rulesets)
    async def ladder(self, interaction: Interaction, ruleset: RulesetName | None = None) -> None:
        """Show the ladder of this server, to everybody."""
        guild_id = server_of(interaction)
        name = await self.named(interaction, ruleset) or self._usual(guild_id)
        ladder = Ladder(guild_id, self.rulebook.rulebook.get(name).name)
        page = await self._ladders.page(ladder, 1, interaction.user.id)
        card = ladder_card(page, self.bot.shared_texts(interaction))
        await send_answer(interaction, card, private=False)

    @on_press
    async def turn_page(self, interaction: Interaction, button: LadderPageButton) -> None:
        """Show another page."""
        await self._turn_to(interaction, self._of(interaction, button.ruleset), button.page or 1)

    @on_press
    async def join(self, interaction: Interaction, button: JoinLadderButton) -> None:
        """Put the person at the bottom, and show them there."""
        ladder = self._of(interaction, button.ruleset)
        await self._ladders.join(ladder, person(interaction.user))
        await self._turn_to(interaction, ladder, _LAST_PAGE)

    @on_press
    async def ask_to_leave(self, interaction: Interaction, button: LeaveLadderButton) -> None:
        """Ask whether to step off: the place is lost by it."""
        ladder = self._of(interaction, button.ruleset)
        await self._ladders.reach(ladder, interaction.user.id)
        await send_answer(interaction, leave_question(ladder, self.bot.own_texts(interaction)))

    @on_press
    async def leave(self, interaction: Interaction, button: SurelyLeaveLadderButton) -> None:
        """Take the person off."""
        ladder = self._of(interaction, button.ruleset)
        await self._answers.leave(ladder, interaction.user.id)
        await edit_pressed(interaction, left_card(ladder, self.bot.own_texts(interaction)))

    async def _turn_to(self, interaction: Interaction, ladder: Ladder, number: int) -> None:
        page = await self._ladders.page(ladder, number, interaction.user.id)
        await edit_pressed(interaction, ladder_card(page, self.bot.shared_texts(interaction)))

    def _of(self, interaction: Interaction, ruleset: str) -> Ladder:
        """Return the ladder of a button; raises `Refused` for rules that are not ours."""
        return Ladder(server_of(interaction), self.rulebook.rulebook.get(ruleset).name)

    def _usual(self, guild_id: int) -> str | None:
        """Return the shipped ruleset by which games usually are on a server, None without one."""
        usual = self.bot.choices.of_server(guild_id).ruleset
        return usual if usual is not None and self.rulebook.rulebook.has(usual) else None
