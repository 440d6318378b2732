"""What a person, or the bot, is not permitted to do."""

from bot.match.model.errors import Refusal


class PermissionRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    NOT_A_MODERATOR = "not-a-moderator"
    PERMISSION_TO_GRANT = "permission-to-grant"
    MISSING_PERMISSION = "missing-permission"
    NOBODY_ELSE_HERE = "nobody-else-here"
    NOT_A_MANAGER = "not-a-manager"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    NOT_A_RULE_MAKER = "not-a-rule-maker"
    NOT_AN_ORGANIZER = "not-an-organizer"
