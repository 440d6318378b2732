"""Why something cannot be done on a board."""

from bot.match.model.errors import Refusal


class BoardRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    NOT_HOST = "not-host"
    TURN_OVER = "turn-over"
    CANNOT_SKIP = "cannot-skip"
    RATED_GAME = "rated-game"
    TOURNAMENT_GAME = "tournament-game"
