"""What cannot be done on a board."""

from bot.match.model.errors import Refusal


class BoardRefusal(Refusal):
    """Each has its sentence, `refusal-<value>`, in the locale files."""

    NOT_HOST = "not-host"
    TURN_OVER = "turn-over"
    CANNOT_SKIP = "cannot-skip"
    RATED_GAME = "rated-game"
    NO_HINTS = "no-hints"
