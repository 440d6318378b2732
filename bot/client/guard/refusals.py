"""What is not let through."""

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
