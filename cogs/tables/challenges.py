"""`/farkle challenge`, the user menu's *Challenge to Farkle*, and the answers to both."""

import discord
from discord import app_commands

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import is_member, picked, picked_person, place_of
from bot.client.sending import send_answer, send_further
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.buttons import (
    AcceptButton,
    BlockButton,
    ChallengePersonMenu,
    DeclineButton,
)
from bot.features.tables.feature import TablesFeature
from bot.features.tables.model.ending import Ending
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.view.invitation import blocked_card, declined_card
from bot.features.tables.view.opponents import challenge_me_card
from bot.kit.texts.commands import command_text, localized
from bot.match.model.errors import Refused
from bot.match.model.match import NOBODY, Person
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from cogs.commands import EVERYWHERE, FOR_ALL
from cogs.feature_cog import on_press, person, press_of
from cogs.options import RulesetCog, RulesetName, Target, Teams, Turns
from cogs.permissions import require_others, require_room
from cogs.tables.game_options import asking, begins_game, is_rated, usually_paced
from cogs.tables.posting import post_table, welcome

_ANOTHER = command_text("cmd-challenge-another-about")


class ChallengesCog(RulesetCog):
    """Inviting people to a game."""

    def __init__(self, bot: FarkleBot, rulebook: RulebookFeature, tables: TablesFeature) -> None:
        """Add the buttons and the entry in the menu of every user."""
        super().__init__(bot, rulebook)
        self._tables = tables
        menu = app_commands.ContextMenu(
            name=command_text("cmd-context-challenge"), callback=self.from_menu
        )
        menu.allowed_contexts = EVERYWHERE
        menu.allowed_installs = FOR_ALL
        bot.tree.add_command(menu)

    @localized("cmd-challenge")
    @app_commands.describe(**{f"opponent{n}": _ANOTHER for n in range(2, 8)})
    @begins_game
    async def challenge(  # noqa: PLR0913, PLR0917 - Discord has no option that takes several people
        self,
        interaction: Interaction,
        opponent: discord.User,
        ruleset: RulesetName | None = None,
        target: Target | None = None,
        turns: Turns | None = None,
        teams: Teams | None = None,
        rated: bool | None = None,  # noqa: FBT001 - Discord gives options by name
        pace: str | None = None,
        opponent2: discord.User | None = None,
        opponent3: discord.User | None = None,
        opponent4: discord.User | None = None,
        opponent5: discord.User | None = None,
        opponent6: discord.User | None = None,
        opponent7: discord.User | None = None,
    ) -> None:
        """Invite `opponent`, and others, to a game."""
        others = (opponent2, opponent3, opponent4, opponent5, opponent6, opponent7)
        opponents = [opponent, *(user for user in others if user is not None)]
        ending = Ending(target, turns, teams)
        await self._invite_users(interaction, opponents, ruleset, ending, rated=rated, pace=pace)

    async def from_menu(
        self, interaction: Interaction, user: discord.User | discord.Member
    ) -> None:
        """Invite the person whose menu was used, to a game by the default rules."""
        await self._invite_users(interaction, [user], None, Ending())

    @on_press
    async def challenge_chosen(self, interaction: Interaction, button: ChallengePersonMenu) -> None:
        """Invite the person who was chosen, to a game by the default rules."""
        del button
        if self.is_me(picked(interaction, "users")):
            await self._offer_me(interaction)
            return
        guest = picked_person(interaction)
        if guest is None:
            raise Refused(TableRefusal.CHALLENGE_BOT, name="")
        strangers = [] if is_member(interaction, guest.user_id) else [guest.user_id]
        await self._invite(interaction, [guest], strangers, None, Ending())

    @on_press
    async def accept(self, interaction: Interaction, button: AcceptButton) -> None:
        """Take the seat that was offered."""
        await self.answer(interaction, button, self._tables.invitations.accept)
        await welcome(interaction, self._tables)

    @on_press
    async def decline(self, interaction: Interaction, button: DeclineButton) -> None:
        """Turn the invitation down, and offer the person alone to be left in peace."""
        try:
            view = await self._tables.invitations.decline(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        await self.show_board(interaction, button, view)
        card = declined_card(view.match.host, self.bot.own_texts(interaction))
        await send_further(interaction, card)

    @on_press
    async def block(self, interaction: Interaction, button: BlockButton) -> None:
        """Take no more challenges from the person of the button."""
        if button.user_id == NOBODY:
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        await self._tables.blocks.add(interaction.user.id, button.user_id)
        card = blocked_card(button.user_id, self.bot.own_texts(interaction))
        await edit_pressed(interaction, card)

    async def _invite_users(
        self,
        interaction: Interaction,
        opponents: list[discord.User | discord.Member] | list[discord.User],
        ruleset: str | None,
        ending: Ending,
        *,
        rated: bool | None = None,
        pace: str | None = None,
    ) -> None:
        if len(opponents) == 1 and self.is_me(opponents[0].id):
            await self._offer_me(interaction)
            return
        for opponent in opponents:
            if opponent.bot:
                raise Refused(TableRefusal.CHALLENGE_BOT, name=opponent.display_name)
        guests = [person(opponent) for opponent in opponents]
        strangers = [user.id for user in opponents if not isinstance(user, discord.Member)]
        await self._invite(interaction, guests, strangers, ruleset, ending, rated=rated, pace=pace)

    async def _offer_me(self, interaction: Interaction) -> None:
        await send_answer(interaction, challenge_me_card(self.bot.own_texts(interaction)))

    async def _invite(
        self,
        interaction: Interaction,
        guests: list[Person],
        strangers: list[int],
        ruleset: str | None,
        ending: Ending,
        *,
        rated: bool | None = None,
        pace: str | None = None,
    ) -> None:
        require_others(interaction)
        require_room(interaction)
        rules = ending.of(await self.ruleset(interaction, ruleset))
        host = asking(person(interaction.user), wanted=rated)
        rated = is_rated(interaction, self.rulebook.rulebook, rules, ending.teams, wanted=rated)
        match = await self._tables.invitations.challenge(
            place_of(interaction),
            host,
            guests,
            usually_paced(interaction, rules, pace),
            ending.teams,
            strangers=strangers,
            rated=rated,
        )
        await post_table(interaction, self._tables, match)
