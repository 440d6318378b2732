"""The one place where an error becomes an answer: a sentence that says what to do next."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.client.boards.discord_errors import REQUEST_WITHIN, TROUBLE, is_passing
from bot.client.boards.threads import LOCKED
from bot.client.guard.meter import PressOutcome
from bot.client.guard.refusals import REFERENCE, GuardRefusal, fault_id
from bot.client.sending import fill_in, is_promised
from bot.database.errors import StorageError
from bot.engine import FarkleError
from bot.kit.texts.explain import explain
from bot.kit.texts.texts import Texts, catalogue
from bot.match.model.errors import DamagedMatchError, Refused, StaleError
from bot.match.model.refusals import MatchRefusal

_log = logging.getLogger(__name__)

_TOO_LATE = frozenset({10015, 10062, 40060})
"""Discord's codes for an interaction that is over: unknown webhook or interaction, or answered."""

_GONE = frozenset({10003, 10004, 10008, 50001})
"""Discord's codes for a channel, server or message that is no longer there for us."""

_OTHER_COMMANDS = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""What discord.py raises where Discord knows other commands than this process has."""

_LONGEST: Final = 2000
"""The characters that Discord takes in a message that is no layout."""

_LAST_WORDS: Final = {
    locale: catalogue().plain(locale.value, "error-last-resort") for locale in discord.Locale
}
"""A sentence that needs no formatting any more, in the language of the person's Discord."""


OwnTexts = Callable[[discord.Interaction], Texts]
"""Returns the texts in the language of the person."""


async def present(
    interaction: discord.Interaction,
    error: Exception,
    own_texts: OwnTexts,
    *,
    on_board: bool = False,
) -> PressOutcome:
    """Answer `interaction` after an `error`, privately; return the outcome that is counted.

    An error that nobody foresaw is shown as a short id, and logged under it with its traceback.
    `on_board`: a game that goes on was pressed, so that it is worth looking where it stands.
    What goes wrong in here is too, and then the person is told that much.
    """
    cause = _cause(error)
    outcome = outcome_of(cause)
    if outcome is PressOutcome.LATE:
        _log.warning("an interaction could not be answered any more: %r", cause)
        return outcome
    for sentence in (_in_words(cause, interaction, own_texts, on_board), _last_words(interaction)):
        try:
            await _tell(interaction, sentence)
        except TROUBLE as failure:
            _log.warning("nobody could be told of a %s: %r", type(cause).__name__, failure)
        except Exception as failure:  # noqa: BLE001 - there is nobody else to answer
            _log_unforeseen(failure)
            continue
        break
    return outcome


def outcome_of(cause: Exception) -> PressOutcome:
    """Return the outcome that is counted for an interaction that ended by `cause`."""
    if _is_too_late(cause):
        return PressOutcome.LATE
    if isinstance(cause, (Refused, FarkleError, StaleError, *_OTHER_COMMANDS)):
        return PressOutcome.REFUSED
    if isinstance(cause, TROUBLE):
        return PressOutcome.DISCORD
    return PressOutcome.STORAGE if isinstance(cause, StorageError) else PressOutcome.FAULT


async def _tell(interaction: discord.Interaction, sentence: str) -> None:
    """Send `sentence` to the person alone, whether or not they have had an answer already."""
    if len(sentence) > _LONGEST:
        sentence = f"{sentence[: _LONGEST - 1]}\N{HORIZONTAL ELLIPSIS}"
    async with asyncio.timeout(REQUEST_WITHIN):
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])  # nothing can be said while they type
        elif is_promised(interaction):
            await fill_in(interaction, sentence)
        elif interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)


def _in_words(
    cause: Exception,
    interaction: discord.Interaction,
    own_texts: OwnTexts,
    on_board: bool,  # noqa: FBT001 - as `present` is told
) -> str:
    """Return the sentence for the person about `cause`."""
    try:
        texts = own_texts(interaction)
        sentence = _sentence(cause, texts, on_board)
        if _is_full(cause) and interaction.permissions.manage_guild:
            return f"{sentence}\n{texts('advice-channel-busy')}"
        return sentence
    except Exception as failure:  # noqa: BLE001 - there is nobody else to answer
        return f"{_last_words(interaction)} ({_log_unforeseen(failure)})"


def _last_words(interaction: discord.Interaction) -> str:
    return _LAST_WORDS.get(interaction.locale, _LAST_WORDS[discord.Locale.american_english])


def _sentence(cause: Exception, texts: Texts, on_board: bool) -> str:  # noqa: FBT001 - see above
    """Return why an action was not done, or that something went wrong."""
    if isinstance(cause, _OTHER_COMMANDS):
        cause = Refused(GuardRefusal.COMMAND_OUTDATED)
    if isinstance(cause, StaleError):  # another process has moved the game, or the tournament
        cause = Refused(GuardRefusal.MOVED_ON)
    if isinstance(cause, Refused | FarkleError):
        return explain(cause, texts)
    told = _trouble_of_discord(cause, texts)
    if told is not None:
        return told
    if isinstance(cause, DamagedMatchError):
        reference = fault_id(cause)
        _log.error("damaged game %s", reference, exc_info=cause, extra={REFERENCE: reference})
        return texts("error-damaged", number=str(cause.match_id), reference=reference)
    if isinstance(cause, StorageError):
        reference = fault_id(cause)
        _log.error(
            "database in trouble %s", reference, exc_info=cause, extra={REFERENCE: reference}
        )
        return texts("error-storage", reference=reference)
    key = "error-unforeseen-board" if on_board else "error-unforeseen"
    return texts(key, reference=_log_unforeseen(cause))


def _trouble_of_discord(cause: Exception, texts: Texts) -> str | None:
    """Return the sentence for an error of Discord, None for any other error."""
    if isinstance(cause, discord.HTTPException) and cause.code in _GONE:
        return texts("error-gone")
    if isinstance(cause, discord.HTTPException) and cause.code == LOCKED:
        return texts("error-thread-locked")
    if isinstance(cause, discord.Forbidden):
        return texts("error-forbidden")
    if isinstance(cause, TROUBLE) and is_passing(cause):
        _log.warning("Discord is in trouble: %r", cause)
        return texts("error-discord")
    return None


def _log_unforeseen(error: Exception) -> str:
    """Log `error` with its traceback, and return its reference in the log."""
    reference = fault_id(error)
    _log.error("unforeseen error %s", reference, exc_info=error, extra={REFERENCE: reference})
    return reference


def _is_full(cause: Exception) -> bool:
    """Tell whether an error says that a channel is full, which managers of a server can change."""
    return isinstance(cause, Refused) and cause.refusal is MatchRefusal.CHANNEL_BUSY


def _is_too_late(cause: Exception) -> bool:
    """Tell whether Discord takes no answer any more, or the time for one has passed."""
    if isinstance(cause, discord.HTTPException):
        return cause.code in _TOO_LATE
    return isinstance(cause, TimeoutError)


def _cause(error: Exception) -> Exception:
    """Return the error inside a command, without discord.py's wrapping."""
    if isinstance(error, app_commands.CommandInvokeError):
        return error.original
    return error
