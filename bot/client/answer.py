"""Answers: an edit of the message whose button was pressed, or a private one that takes thought."""

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import Final, Protocol, TypeAlias, TypeVar, cast

import aiohttp
import discord
from discord import InteractionResponseType

from bot.client.boards.discord_errors import ANSWER_WITHIN
from bot.client.callbacks import Callbacks, JsonObject, TooManyRequests
from bot.client.sending import change_answer, change_pressed, send_answer
from bot.kit.components.layout import Layout
from bot.kit.components.media import Attachment

_log = logging.getLogger(__name__)

DEFER_AFTER = 1.5
"""Seconds that an answer may take before Discord is told to wait for it: it waits three at most."""

LONGEST_WAIT: Final = 1.0
"""Seconds to wait until the answer before ours is shown: Discord gives each of us three in all."""

REPEAT_AFTER: Final = 0.5
"""Seconds until an answer is sent again that Discord could not take."""

SHORTEST_PAUSE: Final = 0.05
"""Seconds to wait where Discord takes no more requests, should it say that it is none."""

ALREADY_ANSWERED: Final = 40060
"""Discord's code for a second answer to one interaction."""

_V2: Final = discord.MessageFlags(components_v2=True).value


T = TypeVar("T")

Shown: TypeAlias = tuple[Layout, Sequence[Attachment]]
"""A message, and its files."""


class Answerer(Protocol):
    """The part of the bot that answers need."""

    callbacks: Callbacks


async def edit_pressed(
    interaction: discord.Interaction, layout: Layout, kept: int | None = None
) -> None:
    """Answer a press by showing `layout` in its message, with one request.

    The attachment `kept` stays in the message. Raises one of `TROUBLE` when that was to no avail.
    """
    files = {} if kept is None else {"attachments": [{"id": str(kept)}]}
    message = {**_message(layout), **files}
    await _answer(interaction, InteractionResponseType.message_update, message)


async def acknowledge(interaction: discord.Interaction) -> None:
    """Answer a press by changing nothing; raises one of `TROUBLE`."""
    await _answer(interaction, InteractionResponseType.deferred_message_update)


async def answer_privately(
    interaction: discord.Interaction, work: Coroutine[None, None, Layout]
) -> None:
    """Show the person alone what `work` returns: with one request, or two when it takes long."""
    thinking = asyncio.create_task(work)
    try:
        if await _is_in_time(thinking):
            await send_answer(interaction, thinking.result())
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await change_answer(interaction, await thinking)
    finally:
        thinking.cancel()


async def edit_privately(
    interaction: discord.Interaction, work: Coroutine[None, None, Layout]
) -> None:
    """Show what `work` returns in the private message whose button was pressed.

    A message that others see too stays as it is: there, the person gets one of their own.
    """
    if not _is_private(interaction):
        await answer_privately(interaction, work)
        return
    thinking = asyncio.create_task(work)
    try:
        if await _is_in_time(thinking):
            await edit_pressed(interaction, thinking.result())
        else:
            await acknowledge(interaction)
            await change_answer(interaction, await thinking)
    finally:
        thinking.cancel()


async def show_privately(
    interaction: discord.Interaction, drawing: Coroutine[None, None, Shown], coming: Layout
) -> None:
    """Show what `drawing` returns, with its files, as `edit_privately` does.

    Where that takes long, a private message that was pressed says meanwhile what is `coming`; for a
    new one Discord does.
    """
    is_private = _is_private(interaction)
    thinking = asyncio.create_task(drawing)
    try:
        if await _is_in_time(thinking):
            show = change_pressed if is_private else send_answer
            await show(interaction, *thinking.result())
        elif is_private:
            await edit_pressed(interaction, coming)
            await change_answer(interaction, *await thinking)
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await change_answer(interaction, *await thinking)
    finally:
        thinking.cancel()


def _is_private(interaction: discord.Interaction) -> bool:
    """Tell whether what was pressed stands in a message that the person alone sees."""
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def _is_in_time(thinking: asyncio.Task[T]) -> bool:
    """Wait for an answer, and tell whether it is there before Discord has to be told to wait."""
    done, _ = await asyncio.wait({thinking}, timeout=DEFER_AFTER)
    return bool(done)


def _message(layout: Layout) -> JsonObject:
    """Return `layout` as Discord takes it, in a message that notifies nobody."""
    return {
        "components": layout.payload(),
        "flags": _V2,
        "allowed_mentions": {"parse": []},
    }


async def _answer(
    interaction: discord.Interaction, kind: InteractionResponseType, data: JsonObject | None = None
) -> None:
    """Give an interaction its first answer; discord.py knows from then on that it had one.

    Raises `discord.InteractionResponded` for a second one, even while the first is under way.
    """
    if interaction.response.is_done():
        raise discord.InteractionResponded(interaction)
    _note(interaction, kind)
    answer: dict[str, object] = {"type": kind.value}
    if data is not None:
        answer["data"] = data
    try:
        async with asyncio.timeout(ANSWER_WITHIN) as limit:
            await _deliver(interaction, answer, limit)
    except BaseException:
        _note(interaction, None)
        raise


def _note(interaction: discord.Interaction, kind: InteractionResponseType | None) -> None:
    """Let discord.py know which answer an interaction had, so that what follows is a follow-up.

    It has no public way to be told, and this is the one place that needs one.
    """
    interaction.response._response_type = kind  # noqa: SLF001 - see above


async def _deliver(
    interaction: discord.Interaction, answer: JsonObject, limit: asyncio.Timeout
) -> None:
    """Send `answer`, and once more where nobody knows whether Discord has taken it.

    That does no harm, since Discord takes the first answer only. Where Discord tells when it will
    take one, that is waited for as often as the `limit` allows; raises `TimeoutError` where it does
    not.
    """
    send = cast(Answerer, interaction.client).callbacks.send
    repeated = False
    while True:
        try:
            return await send(interaction.id, interaction.token, answer)
        except TooManyRequests as error:
            pause = max(error.retry_after, SHORTEST_PAUSE)
            if asyncio.get_running_loop().time() + pause >= (limit.when() or 0):
                raise TimeoutError from error
            _log.info("an answer has to wait: %s", error)
        except (aiohttp.ClientConnectionError, discord.DiscordServerError) as error:
            if repeated:
                raise
            _log.info("an answer is sent again: %s", error)
            repeated = True
            pause = REPEAT_AFTER if isinstance(error, discord.DiscordServerError) else 0
        except discord.HTTPException as error:
            if repeated and error.code == ALREADY_ANSWERED:
                return None
            raise
        await asyncio.sleep(pause)
