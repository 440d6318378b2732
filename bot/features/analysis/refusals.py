"""Why a position or a game cannot be analysed."""

from bot.match.model.errors import Refusal


class AnalysisRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    NO_HINTS = "no-hints"
    HINTS_OFF = "hints-off"
    GAME_CLOSED = "game-closed"
    NO_SUCH_GAME = "no-such-game"
    NO_GAME_TO_REPLAY = "no-game-to-replay"
    REPLAY_PRIVATE = "replay-private"
    GAME_RUNNING = "game-running"
    DEAL_RUNNING = "deal-running"
    GAME_OR_LINE = "game-or-line"
    GAME_LINE_TOO_LONG = "game-line-too-long"
    GAME_LINE_CUT = "game-line-cut"
    GAME_LINE_CHANGED = "game-line-changed"
    ODDS_SCORES = "odds-scores"
    ODDS_OFF_STEP = "odds-off-step"
    ODDS_SCORE = "odds-score"
    ODDS_LOW = "odds-low"
    ODDS_TURN = "odds-turn"
    ODDS_NO_DICE = "odds-no-dice"
    ODDS_DICE = "odds-dice"
    ODDS_TOO_FEW_POINTS = "odds-too-few-points"
    ODDS_NO_TURNS = "odds-no-turns"
    ODDS_TURNS_LEFT = "odds-turns-left"
