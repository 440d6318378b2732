"""Why something cannot be done on a ladder."""

from bot.match.model.errors import Refusal


class LadderRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    OFF = "ladder-off"
    FULL = "ladder-full"
    JOINED = "ladder-joined"
    NOT_ON_IT = "ladder-not-on-it"
    TAKES_NONE = "ladder-takes-none"
    NOT_IN_REACH = "ladder-not-in-reach"
    BUSY_YOURSELF = "ladder-busy-yourself"
    BUSY = "ladder-busy"
    MET_LATELY = "ladder-met-lately"
    CANNOT_READ = "ladder-cannot-read"
    NOT_CHALLENGED = "ladder-not-challenged"
    OVER = "ladder-over"
