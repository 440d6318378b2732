"""`/farkle verify`, `/farkle fairness`, and a word of one's own in the dice."""

from io import BytesIO

import discord
from discord import app_commands

from bot.client import FarkleBot, Interaction
from bot.features.fairness.model.proof import write_proof
from bot.features.fairness.service.frequencies import Check
from bot.features.fairness.view.frequencies import CHART, fairness_card
from bot.features.fairness.view.frequencies_chart import draw_faces
from bot.features.fairness.view.seal import PROOF_FILE, sealed_card, verdict_card, word_question
from bot.kit.components.custom_ids import Action, ButtonId
from bot.kit.components.question import answered
from bot.kit.texts.commands import localized
from bot.match.service.presses import Outdated
from cogs.feature_cog import FeatureCog, place_of, press_of
from cogs.options import GameNumber, suggest_games
from cogs.viewing import viewer_of


class FairDice(FeatureCog):
    """Dice that anyone can check."""

    def __init__(self, bot: FarkleBot) -> None:
        """Add the buttons."""
        super().__init__(bot)
        bot.handle(Action.WORD, self.ask_word)
        bot.handle(Action.MIX_IN, self.mix_in)
        bot.handle(Action.VERIFY, self.verify_pressed)

    async def ask_word(self, interaction: Interaction, button: ButtonId) -> None:
        """Ask for a word to mix into the dice."""
        try:
            match = await self.bot.services.words.ask(press_of(interaction, button))
        except Outdated as outdated:
            await self.renew(interaction, button, outdated)
            return
        texts = self.bot.own_texts(interaction)
        await interaction.response.send_modal(word_question(match, interaction.user.id, texts))

    async def mix_in(self, interaction: Interaction, button: ButtonId) -> None:
        """Mix in the word that was typed."""
        words, typed = self.bot.services.words, answered(interaction)
        await self.answer(interaction, button, lambda press: words.add(press, typed))

    async def verify_pressed(self, interaction: Interaction, button: ButtonId) -> None:
        """Check the dice of the game whose board was pressed."""
        check = await self.bot.services.fairness.check(button.game, viewer_of(interaction))
        await self._tell(interaction, check)

    @localized("cmd-verify", "cmd-replay")
    @app_commands.autocomplete(game=suggest_games)
    async def verify(self, interaction: Interaction, game: GameNumber | None = None) -> None:
        """Tell the person alone what a game's dice follow from, and whether they do."""
        fairness, viewer = self.bot.services.fairness, viewer_of(interaction)
        if game is None:
            game = await self._looked_at(interaction)
        if game is None:
            check = await fairness.check_last(place_of(interaction).channel_id, viewer)
        else:
            check = await fairness.check(game, viewer)
        await self._tell(interaction, check)

    @localized("cmd-fairness")
    async def fairness(self, interaction: Interaction) -> None:
        """Show the person alone how the dice have fallen so far."""
        texts = self.bot.own_texts(interaction)
        counts = await self.bot.services.fairness.faces()
        if not counts.dice:
            await interaction.response.send_message(texts("fairness-none"), ephemeral=True)
            return
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = await self.draw(interaction, draw_faces, counts, texts)
        await interaction.edit_original_response(
            view=fairness_card(counts, texts), attachments=[discord.File(BytesIO(picture), CHART)]
        )

    async def _looked_at(self, interaction: Interaction) -> int | None:
        """Return the number of the game that is open in this channel, None without one."""
        open_games, channel_id = self.bot.services.open_games, place_of(interaction).channel_id
        match = await open_games.looked_at(channel_id, interaction.user.id)
        return None if match is None else match.id

    async def _tell(self, interaction: Interaction, check: Check) -> None:
        """Tell the person alone what was found, with the proof as a file where there is one."""
        texts, match = self.bot.own_texts(interaction), check.match
        if check.proof is None or check.verdict is None:
            card = sealed_card(match, texts)
            await interaction.response.send_message(view=card, ephemeral=True)
            return
        card = verdict_card(match, check.proof, check.verdict, texts)
        files = []
        if match.state.over:
            files.append(discord.File(BytesIO(write_proof(check.proof).encode()), PROOF_FILE))
        await interaction.response.send_message(view=card, files=files, ephemeral=True)
