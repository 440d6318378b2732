"""Why a press, a command or a clock cannot change a match."""

from bot.match.model.errors import Refusal


class MatchRefusal(Refusal):
    """Reasons that any feature may have; `refusal-<value>` is the sentence."""

    CHANNEL_BUSY = "channel-busy"
    NO_GAME_HERE = "no-game-here"
    MADE_ROOM = "made-room"
    NOT_AT_TABLE = "not-at-table"
    NOT_A_PLAYER = "not-a-player"
    NOT_YOUR_TURN = "not-your-turn"
    TURN_TIMED_OUT = "turn-timed-out"
    NOT_AWAY = "not-away"
    NOTHING_TO_CLAIM = "nothing-to-claim"
    NOT_ALLOWED_NOW = "not-allowed-now"
    GAME_GONE = "game-gone"
    GAME_ENDED = "game-ended"
    DAILY_ENDED = "daily-ended"
    DEAL_ENDED = "deal-ended"
    BOARD_MOVED = "board-moved"
    BOARD_OUTDATED = "board-outdated"
    BUTTON_OUTDATED = "button-outdated"
    NOT_WORKED_OUT = "not-worked-out"
    SERVER_ONLY = "server-only"
    BAD_WORD = "bad-word"
