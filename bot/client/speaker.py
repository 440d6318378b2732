"""The language in which a person or a server is answered."""

import discord

from bot.features.settings.service.settings import SettingsBook
from bot.kit.texts.texts import Catalogue, Texts


class Speaker:
    """A client that knows what languages people and servers have chosen, once it is open."""

    catalogue: Catalogue
    choices: SettingsBook

    def client_texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts in the language of the person's Discord, whoever it is."""
        return self.catalogue.texts(interaction.locale.value)

    def own_texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts for an answer that only the person sees, in their language.

        Commands are named as their Discord shows them.
        """
        own = self.choices.of_person(interaction.user.id).language
        client = interaction.locale.value
        return self.catalogue.texts(own or client, client)

    def shared_texts(self, interaction: discord.Interaction) -> Texts:
        """Return the texts for what everyone sees, in the server's language."""
        own = self.choices.of_server(interaction.guild_id).language
        locale = interaction.guild_locale or interaction.locale
        return self.catalogue.texts(own or locale.value)
