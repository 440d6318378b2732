"""Errors of Discord: which of them pass, and how long the bot waits for an answer."""

from typing import Final

import aiohttp
import discord

ANSWER_WITHIN: Final = 3.0
"""Seconds to answer a press: Discord takes no answer after as many."""

REQUEST_WITHIN: Final = 10.0
"""Seconds for any other request. discord.py lets one take five minutes, and everything else that
concerns the same channel waits behind it."""

EDITED_TOO_OFTEN: Final = 30046
"""Discord's code for a message that is too old to be edited this often."""

TROUBLE: Final = (discord.HTTPException, aiohttp.ClientError, TimeoutError)
"""What a request to Discord may end in: a refusal, a broken connection, or no answer in time."""


def is_passing(error: Exception) -> bool:
    """Tell whether an error passes: Discord was not reached, did not answer, or is in trouble."""
    return not isinstance(error, discord.HTTPException) or error.status >= 500


def may_come_right(error: Exception) -> bool:
    """Tell whether a failed edit may be taken later: the error passes, or is a rate limit."""
    too_often = isinstance(error, discord.HTTPException) and error.code == EDITED_TOO_OFTEN
    return too_often or is_passing(error)


def in_short(error: Exception) -> str:
    """Return an error in one line, without a page of HTML, and never empty."""
    if isinstance(error, discord.GatewayNotFound) and isinstance(error.__cause__, Exception):
        return in_short(error.__cause__)
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason or ''}".strip()
    if isinstance(error, TimeoutError):
        return "no answer in time"
    if isinstance(error, LookupError):
        return repr(error)  # as a text it is the key alone
    return str(error).partition("\n")[0] or type(error).__name__
