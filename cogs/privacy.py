"""`/farkle privacy` and `/farkle-admin privacy`: data explained, exported and deleted."""

import asyncio
from functools import partial

from bot.client import FarkleBot, Interaction
from bot.client.inputs import server_of
from bot.client.sending import change_answer, send_answer
from bot.features.privacy.buttons import ForgetButton, ForgetServerButton
from bot.features.privacy.feature import PrivacyFeature
from bot.features.privacy.model import Export, write_export
from bot.features.privacy.view import (
    data_file,
    delete_question,
    delete_server_question,
    deleted_card,
    exported_card,
    privacy_card,
    server_deleted_card,
)
from bot.kit import prices
from bot.kit.components.media import Attachment
from bot.kit.components.proofs import Proof
from bot.kit.texts.commands import localized
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal
from cogs.commands import Commands, add, subgroup
from cogs.feature_cog import FeatureCog, on_press


class PrivacyCog(FeatureCog):
    """A person's data; every answer is for them alone."""

    def __init__(self, bot: FarkleBot, privacy: PrivacyFeature) -> None:
        """Add the button that confirms."""
        super().__init__(bot)
        self._privacy = privacy.privacy
        self._operator = privacy.operator

    @localized("cmd-privacy-explain")
    async def explain_privacy(self, interaction: Interaction) -> None:
        """Tell in plain words what is kept."""
        card = privacy_card(self._operator, self.bot.own_texts(interaction))
        await send_answer(interaction, card)

    @localized("cmd-privacy-export", price=prices.EXPORT)
    async def export_data(self, interaction: Interaction) -> None:
        """Give the person what is kept of them as a file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        user_id = interaction.user.id
        export = await self._privacy.export(user_id)
        sentence = self.bot.own_texts(interaction)("privacy-exported")
        await _give(interaction, export, sentence, user_id=user_id)

    @localized("cmd-privacy-delete")
    async def delete_data(self, interaction: Interaction) -> None:
        """Say what will go and what will stay, and ask."""
        open_games = await self._privacy.open_games(interaction.user.id)
        question = delete_question(open_games, self.bot.own_texts(interaction))
        await send_answer(interaction, question)

    @on_press
    async def forget(self, interaction: Interaction, button: ForgetButton) -> None:
        """Delete what is kept of the person."""
        del button
        texts = self.bot.own_texts(interaction)  # the language is among what goes
        await interaction.response.defer()
        await self._privacy.forget_person(interaction.user.id)
        await change_answer(interaction, deleted_card(texts))


class ServerPrivacyCog(FeatureCog):
    """A server's data, for those who manage it."""

    def __init__(self, bot: FarkleBot, privacy: PrivacyFeature) -> None:
        """Add the button that confirms."""
        super().__init__(bot)
        self._privacy = privacy.privacy

    @localized(
        "cmd-server-privacy-export", "cmd-privacy-export", price=prices.EXPORT, proof=Proof.MANAGER
    )
    async def export_data(self, interaction: Interaction) -> None:
        """Give whoever asks what is kept of the server as a file."""
        guild_id = server_of(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        export = await self._privacy.export_server(guild_id)
        sentence = self.bot.own_texts(interaction)("export-server")
        await _give(interaction, export, sentence, guild_id=guild_id)

    @localized("cmd-server-privacy-delete", "cmd-privacy-delete", proof=Proof.MANAGER)
    async def delete_data(self, interaction: Interaction) -> None:
        """Say what will go and what will stay, and ask."""
        question = delete_server_question(server_of(interaction), self.bot.own_texts(interaction))
        await send_answer(interaction, question)

    @on_press
    async def forget(self, interaction: Interaction, button: ForgetServerButton) -> None:
        """Delete what is kept of the server in which the question was asked."""
        if button.guild_id != server_of(interaction):
            raise Refused(MatchRefusal.BUTTON_OUTDATED)
        await interaction.response.defer()
        await self._privacy.forget_server(button.guild_id)
        await change_answer(interaction, server_deleted_card(self.bot.own_texts(interaction)))


async def _give(interaction: Interaction, export: Export, sentence: str, **ids: int) -> None:
    """Give the person alone what is kept of whom, or of which server, `ids` name."""
    now = int(interaction.created_at.timestamp())
    data = await asyncio.to_thread(partial(write_export, export, now, **ids))
    name, content = await asyncio.to_thread(data_file, data)
    await change_answer(interaction, exported_card(name, sentence), [Attachment(name, content)])


def add_to(bot: FarkleBot, commands: Commands, privacy: PrivacyFeature) -> None:
    """Add the commands and buttons, of people and of servers."""
    add(subgroup(commands.farkle, "cmd-privacy"), PrivacyCog(bot, privacy))
    servers = subgroup(commands.admin, "cmd-privacy", "cmd-server-privacy-about")
    add(servers, ServerPrivacyCog(bot, privacy))
