"""The one place where an error becomes an answer: a sentence that says what to do next."""

import asyncio
import logging
import secrets

import discord
from discord import app_commands

from bot.client.trouble import REQUEST_WITHIN, TROUBLE, is_passing
from bot.domain.errors import Refusal, Refused, StorageError
from bot.engine import FarkleError
from bot.ui.explain import explain
from bot.ui.texts import Texts

_log = logging.getLogger(__name__)

_TOO_LATE = frozenset({10015, 10062, 40060})
"""Discord's codes for an interaction that is over: unknown webhook or interaction, or answered."""

_GONE = frozenset({10003, 10004, 10008, 50001})
"""Discord's codes for a channel, server or message that is no longer there for us."""


async def tell(interaction: discord.Interaction, sentence: str) -> None:
    """Say `sentence` to the person alone, whether or not they have had an answer already."""
    async with asyncio.timeout(REQUEST_WITHIN):
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)


async def present(interaction: discord.Interaction, error: Exception, texts: Texts) -> None:
    """Answer `interaction`, which ended in `error`, privately.

    An error that nobody foresaw is shown as a short id, and logged under it with its traceback.
    """
    cause = _cause(error)
    if _is_too_late(cause):
        _log.warning("an interaction could not be answered any more: %r", cause)
        return
    if isinstance(cause, Refused | FarkleError):
        sentence = explain(cause, texts)
        if _is_full(cause) and interaction.permissions.manage_guild:
            sentence = f"{sentence}\n{texts('advice-channel-busy')}"
    elif isinstance(cause, discord.HTTPException) and cause.code in _GONE:
        sentence = texts("error-gone")
    elif isinstance(cause, discord.Forbidden):
        sentence = texts("error-forbidden")
    elif isinstance(cause, TROUBLE) and is_passing(cause):
        _log.warning("Discord is in trouble: %r", cause)
        sentence = texts("error-discord")
    else:
        reference = secrets.token_hex(3)
        _log.error("unforeseen error %s", reference, exc_info=cause)
        key = "error-storage" if isinstance(cause, StorageError) else "error-unforeseen"
        sentence = texts(key, reference=reference)
    try:
        await tell(interaction, sentence)
    except TROUBLE as failure:
        _log.warning("nobody could be told of a %s: %r", type(cause).__name__, failure)


def _is_full(cause: Exception) -> bool:
    """Tell whether a channel has no room, which those who manage the server can change."""
    return isinstance(cause, Refused) and cause.refusal is Refusal.CHANNEL_BUSY


def _is_too_late(cause: Exception) -> bool:
    """Tell whether Discord takes no answer any more, or the time for one went by in silence."""
    if isinstance(cause, discord.HTTPException):
        return cause.code in _TOO_LATE
    return isinstance(cause, TimeoutError)


def _cause(error: Exception) -> Exception:
    """Return what went wrong inside a command, without discord.py's wrapping."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error
