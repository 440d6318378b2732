"""Why a deal cannot be played."""

from bot.match.model.errors import Refusal


class DuplicateRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    WINS_AT_ONCE = "deal-wins-at-once"
    DEAL_OVER = "deal-over"
