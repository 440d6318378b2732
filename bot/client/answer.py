"""Answers: an edit of the message whose button was pressed, or a private one that takes thought."""

import asyncio
import logging
from collections.abc import Coroutine

import aiohttp
import discord

from bot.client.boards.trouble import ANSWER_WITHIN
from bot.client.sending import as_view, send_answer, send_further
from bot.kit.components.layout import Layout

_log = logging.getLogger(__name__)

DEFER_AFTER = 1.5
"""Seconds that an answer may take before Discord is told to wait for it: it waits three at most."""

ALREADY_ANSWERED = 40060
"""Discord's code for a second answer to one interaction."""


async def edit_pressed(interaction: discord.Interaction, layout: Layout) -> None:
    """Answer a press by showing `layout` in its message, with one request.

    When the connection breaks nobody knows whether Discord heard it, so it is said once more:
    Discord takes the first answer only. Raises one of `TROUBLE` when that was to no avail.
    """
    async with asyncio.timeout(ANSWER_WITHIN):
        try:
            await interaction.response.edit_message(view=as_view(layout))
        except aiohttp.ClientConnectionError as error:
            _log.info("the connection broke during an answer, which is sent again: %s", error)
            try:
                await interaction.response.edit_message(view=as_view(layout))
            except discord.HTTPException as refused:
                if refused.code != ALREADY_ANSWERED:
                    raise


async def answer_privately(
    interaction: discord.Interaction, work: Coroutine[None, None, Layout]
) -> None:
    """Show the person alone what `work` returns: with one request, or two when it takes long."""
    thinking = asyncio.create_task(work)
    try:
        done, _ = await asyncio.wait({thinking}, timeout=DEFER_AFTER)
        if done:
            await send_answer(interaction, thinking.result())
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await send_further(interaction, await thinking)
    finally:
        thinking.cancel()
