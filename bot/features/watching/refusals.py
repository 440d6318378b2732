"""Why a game cannot be watched, or a guess is not taken."""

from bot.match.model.errors import Refusal


class WatchingRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    OFF = "watching-off"
    OWN_GAME = "watching-own"
    LOST = "watching-lost"
    """The view can no longer follow, or its person may no longer see the game."""
    NOT_BEGUN = "watching-not-begun"
    GUESSES_OFF = "guesses-off"
    GUESSES_CLOSED = "guesses-closed"
