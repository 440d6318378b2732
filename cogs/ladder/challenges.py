"""Challenging on a ladder, and answering."""

import discord

from bot.client import FarkleBot, Interaction, edit_pressed
from bot.client.inputs import chosen_as, place_of, server_of
from bot.client.sending import send_answer
from bot.features.ladder.buttons import (
    AcceptChallengeButton,
    ChallengeMenu,
    GiveUpPlaceButton,
    ReachButton,
)
from bot.features.ladder.feature import LadderFeature
from bot.features.ladder.model import Challenge, Ladder
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.view import challenge_card, reach_card
from bot.features.rulebook.feature import RulebookFeature
from bot.features.tables.feature import TablesFeature
from bot.features.tables.refusals import TableRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.service.registry import View
from cogs.feature_cog import FeatureCog, on_press, person
from cogs.permissions import require_room
from cogs.tables.posting import post_table, welcome
from cogs.visibility import can_be_read_by


class LadderChallengesCog(FeatureCog):
    """Challenges on ladders, and the games that follow."""

    def __init__(
        self,
        bot: FarkleBot,
        rulebook: RulebookFeature,
        ladder: LadderFeature,
        tables: TablesFeature,
    ) -> None:
        """Add the buttons."""
        super().__init__(bot)
        self._rulebook = rulebook.rulebook
        self._ladders, self._answers = ladder.ladders, ladder.answers
        self._tables = tables

    @on_press
    async def show_reach(self, interaction: Interaction, button: ReachButton) -> None:
        """Show the person whom they may challenge, or the challenge that they are in."""
        ladder = Ladder(server_of(interaction), self._rulebook.get(button.ruleset).name)
        reach = await self._ladders.reach(ladder, interaction.user.id)
        card = reach_card(reach, ladder, self.bot.own_texts(interaction))
        await send_answer(interaction, card)

    @on_press
    async def challenge(self, interaction: Interaction, button: ChallengeMenu) -> None:
        """Challenge who was chosen, where everybody sees it."""
        ladder = Ladder(server_of(interaction), self._rulebook.get(button.ruleset).name)
        challenged_id = chosen_as(interaction, int)
        require_room(interaction)
        if not await can_be_read_by(interaction, challenged_id):
            raise Refused(LadderRefusal.CANNOT_READ)
        challenge = await self._ladders.challenge(
            person(interaction.user), ladder, challenged_id, place_of(interaction)
        )
        await self._post(interaction, challenge)

    @on_press
    async def accept(self, interaction: Interaction, button: AcceptChallengeButton) -> None:
        """Begin the game: in the message of the challenge, or in a new one if that is elsewhere."""
        require_room(interaction)
        assert interaction.message is not None  # Discord sends it with every press
        message_id = interaction.message.id
        challenge = await self._answers.look(button.challenge_id)
        is_own = challenge.message_id == message_id
        if not (is_own or await can_be_read_by(interaction, challenge.challenger.user_id)):
            raise Refused(LadderRefusal.CANNOT_READ)
        match = await self._answers.accept(
            challenge.id, person(interaction.user), place_of(interaction), message_id
        )
        if is_own:
            await self._become_board(interaction, match, message_id)
            await welcome(interaction, self._tables)
        else:
            await post_table(interaction, self._tables, match)

    @on_press
    async def give_up(self, interaction: Interaction, button: GiveUpPlaceButton) -> None:
        """Give the place to the challenger."""
        challenge = await self._answers.decline(
            button.challenge_id, person(interaction.user), place_of(interaction)
        )
        card = challenge_card(challenge, self.bot.shared_texts(interaction))
        assert interaction.message is not None  # Discord sends it with every press
        is_own = challenge.message_id == interaction.message.id
        if is_own or interaction.message.flags.ephemeral:
            await edit_pressed(interaction, card)
        else:
            await send_answer(interaction, card)

    async def _post(self, interaction: Interaction, challenge: Challenge) -> None:
        """Answer with `challenge`, which calls the challenged person once.

        Raises `Refused`, and gives it up, where Discord shows the answer to one person alone.
        """
        challenged = discord.Object(challenge.challenged.user_id)
        try:
            answer = await send_answer(
                interaction,
                challenge_card(challenge, self.bot.shared_texts(interaction)),
                private=False,
                notified=discord.AllowedMentions(users=[challenged]),
            )
        except discord.HTTPException:
            await self._ladders.withdraw(challenge)  # nobody can see it, so nobody can answer
            raise
        assert answer.message_id is not None
        if answer.is_ephemeral():
            await self._ladders.withdraw(challenge)
            await interaction.delete_original_response()
            raise Refused(TableRefusal.ONLY_YOU_SEE)
        await self._ladders.posted(challenge, answer.message_id)

    async def _become_board(self, interaction: Interaction, match: Match, message_id: int) -> None:
        layout = self.bot.layout(View(match), self.bot.shared_texts(interaction))
        await self._tables.gathering.posted(match, message_id)
        try:
            await edit_pressed(interaction, layout)
        except discord.HTTPException:
            self.bot.boards.redraw(match)  # it has begun, so it is to be seen
            raise
        self.bot.boards.shown(match, interaction)
