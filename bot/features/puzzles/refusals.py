"""Why a puzzle cannot be shown or answered."""

from bot.match.model.errors import Refusal


class PuzzleRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    GONE = "puzzle-gone"
    NONE_LEFT = "puzzle-none"
    NO_ANSWER = "puzzle-no-answer"
    NO_OWN = "puzzle-no-own"
    NOT_SHARED = "puzzle-not-shared"
