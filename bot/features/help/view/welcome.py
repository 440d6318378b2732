"""What the bot says once when it joins a server."""

from bot.features.help.buttons import DeleteWelcomeButton
from bot.features.settings.buttons import OpenSettingsButton
from bot.features.tables.buttons import PlayMenuButton
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import Layout, row, text
from bot.kit.components.parts import ButtonStyle
from bot.kit.texts.texts import Texts


def welcome_card(texts: Texts) -> Layout:
    """Return who may do what, and the ways to begin."""
    return Layout(
        text(texts("welcome")),
        row(
            [
                board_button(PlayMenuButton(), texts("button-play"), style=ButtonStyle.PRIMARY),
                board_button(OpenSettingsButton(), texts("button-settings")),
                board_button(DeleteWelcomeButton(), texts("button-delete-welcome")),
            ]
        ),
    )
