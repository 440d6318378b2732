"""What somebody is told whose press is not done: refusals, and references to faults."""

from hashlib import sha256
from traceback import walk_tb
from typing import Final

from bot.match.model.errors import Refusal


class GuardRefusal(Refusal):
    """Why the guard refuses; `refusal-<value>` is the sentence."""

    COMMAND_OUTDATED = "command-outdated"
    MOVED_ON = "moved-on"
    PRESS_INCOMPLETE = "press-incomplete"
    OPTION_CHOICE = "option-choice"
    OPTION_LENGTH = "option-length"
    OPTION_NUMBER = "option-number"
    TOO_FAST = "too-fast"
    OVER_BUDGET = "over-budget"
    SERVER_OVER_BUDGET = "server-over-budget"


class PermissionRefusal(Refusal):
    """Which permission is missing; `refusal-<value>` is the sentence."""

    NOT_A_MODERATOR = "not-a-moderator"
    PERMISSION_TO_GRANT = "permission-to-grant"
    MISSING_PERMISSION = "missing-permission"
    NOBODY_ELSE_HERE = "nobody-else-here"
    NOT_A_MANAGER = "not-a-manager"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    NOT_A_RULE_MAKER = "not-a-rule-maker"
    NOT_AN_ORGANIZER = "not-an-organizer"


REFERENCE: Final = "reference"
"""The attribute of a record of the log with the reference that somebody was told."""

_PLACES: Final = 30
"""The innermost places of a traceback that are looked at: a recursion has a thousand."""

_CHARACTERS: Final = 6
"""Enough to be told apart, and to be read out loud."""


def fault_id(error: BaseException) -> str:
    """Return the id of an error: the same for errors of a kind, at one place, by one way.

    So it is the reference that people are told: the log has one traceback for all of them.
    """
    frames = list(walk_tb(error.__traceback__))[-_PLACES:]
    places = [(frame.f_code.co_filename, line) for frame, line in frames]
    return sha256(repr((type(error).__qualname__, places)).encode()).hexdigest()[:_CHARACTERS]
