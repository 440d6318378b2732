"""What is not let through."""

from bot.match.model.errors import Refusal


class GuardRefusal(Refusal):
    """Each has its sentence, `refusal-<value>`, in the locale files."""

    COMMAND_OUTDATED = "command-outdated"
    PRESS_INCOMPLETE = "press-incomplete"
    OPTION_CHOICE = "option-choice"
    OPTION_LENGTH = "option-length"
    OPTION_NUMBER = "option-number"
    TOO_FAST = "too-fast"
    OVER_BUDGET = "over-budget"
    SERVER_OVER_BUDGET = "server-over-budget"
