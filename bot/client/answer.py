"""The answer to a press: an edit of the message whose button was pressed."""

import logging

import aiohttp
import discord

_log = logging.getLogger(__name__)

ALREADY_ANSWERED = 40060
"""Discord's code for a second answer to one interaction."""


async def edit_pressed(interaction: discord.Interaction, layout: discord.ui.LayoutView) -> None:
    """Answer a press by showing `layout` in its message, with one request.

    When the connection breaks nobody knows whether Discord heard it, so it is said once more:
    Discord takes the first answer only.
    """
    try:
        await interaction.response.edit_message(view=layout)
    except aiohttp.ClientConnectionError as error:
        _log.info("the connection broke during an answer, which is sent again: %s", error)
        try:
            await interaction.response.edit_message(view=layout)
        except discord.HTTPException as refused:
            if refused.code != ALREADY_ANSWERED:
                raise
