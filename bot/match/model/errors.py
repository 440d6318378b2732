"""What a person is told when the bot will not do what they asked."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.engine import RuleSet, beginning
from bot.match.model.match import Person, Place
from bot.match.model.open_games import OpenGame


class Refusal(StrEnum):
    """Why an action was refused; each has a sentence in the locale files, as `refusal-<value>`."""

    CHALLENGE_SELF = "challenge-self"
    CHALLENGE_BOT = "challenge-bot"
    CHALLENGE_TWICE = "challenge-twice"
    TAKES_NO_CHALLENGES = "takes-no-challenges"
    CHALLENGE_DECLINED = "challenge-declined"
    CHALLENGE_WAITS = "challenge-waits"
    CHALLENGED_ALREADY = "challenged-already"
    TOO_MANY_CHALLENGES = "too-many-challenges"
    BLOCK_LIST_FULL = "block-list-full"
    CHANNEL_BUSY = "channel-busy"
    NO_GAME_HERE = "no-game-here"
    NO_OWN_GAME_HERE = "no-own-game-here"
    NOT_OWN_GAME = "not-own-game"
    NOT_OPEN_HERE = "not-open-here"
    SEVERAL_GAMES = "several-games"
    MADE_ROOM = "made-room"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    ONLY_HOST = "only-host"
    NOT_HOST = "not-host"
    HOST_SEATS = "host-seats"
    TOO_FEW = "too-few"
    TURN_OVER = "turn-over"
    CANNOT_SKIP = "cannot-skip"
    NOT_AT_TABLE = "not-at-table"
    RATED_GAME = "rated-game"
    NOT_A_MODERATOR = "not-a-moderator"
    NOT_A_PLAYER = "not-a-player"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_AWAY = "not-away"
    NOTHING_TO_CLAIM = "nothing-to-claim"
    NOT_ALLOWED_NOW = "not-allowed-now"
    SIX_DICE = "six-dice"
    DIE_NOT_OWNED = "die-not-owned"
    BADGE_NOT_OWNED = "badge-not-owned"
    DIE_GONE = "die-gone"
    DIE_TAKEN = "die-taken"
    WAGER_OWN = "wager-own"
    NO_STAKE = "no-stake"
    NO_STAKE_OF = "no-stake-of"
    NOTHING_AT_STAKE = "nothing-at-stake"
    WAGER_OF_ANOTHER = "wager-of-another"
    STAKE_GONE = "stake-gone"
    NOT_YOUR_PICK = "not-your-pick"
    ALREADY_READY = "already-ready"
    DICE_SETTLED = "dice-settled"
    NO_HINTS = "no-hints"
    HINTS_OFF = "hints-off"
    CANNOT_MOVE = "cannot-move"
    GAME_CLOSED = "game-closed"
    GAME_GONE = "game-gone"
    GAME_ENDED = "game-ended"
    DAILY_ENDED = "daily-ended"
    BOARD_MOVED = "board-moved"
    BOARD_OUTDATED = "board-outdated"
    BUTTON_OUTDATED = "button-outdated"
    COMMAND_OUTDATED = "command-outdated"
    OPTION_CHOICE = "option-choice"
    OPTION_LENGTH = "option-length"
    OPTION_NUMBER = "option-number"
    TOO_FAST = "too-fast"
    OVER_BUDGET = "over-budget"
    SERVER_OVER_BUDGET = "server-over-budget"
    NOT_WORKED_OUT = "not-worked-out"
    UNKNOWN_RULESET = "unknown-ruleset"
    PERMISSION_TO_GRANT = "permission-to-grant"
    MISSING_PERMISSION = "missing-permission"
    NOBODY_ELSE_HERE = "nobody-else-here"
    ONLY_YOU_SEE = "only-you-see"
    SERVER_ONLY = "server-only"
    NO_FIGURES = "no-figures"
    NO_GAMES = "no-games"
    NO_RIVALS = "no-rivals"
    NEVER_MET = "never-met"
    NOT_A_MANAGER = "not-a-manager"
    CHANNEL_NOT_ALLOWED = "channel-not-allowed"
    CANNOT_BE_RATED = "cannot-be-rated"
    NO_SEASON_GAMES = "no-season-games"
    NOT_A_RULE_MAKER = "not-a-rule-maker"
    UNKNOWN_HOUSE_RULE = "unknown-house-rule"
    NO_HOUSE_RULES = "no-house-rules"
    HOUSE_RULE_GONE = "house-rule-gone"
    HOUSE_RULES_FULL = "house-rules-full"
    BAD_TITLE = "bad-title"
    TITLE_TAKEN = "title-taken"
    DRAFT_GONE = "draft-gone"
    DRAFT_OUTDATED = "draft-outdated"
    LINE_TOO_LONG = "line-too-long"
    LINE_CUT = "line-cut"
    LINE_CHANGED = "line-changed"
    NO_SUCH_GAME = "no-such-game"
    NO_GAME_TO_REPLAY = "no-game-to-replay"
    REPLAY_PRIVATE = "replay-private"
    GAME_RUNNING = "game-running"
    GAME_OR_LINE = "game-or-line"
    BAD_WORD = "bad-word"
    WORDS_CLOSED = "words-closed"
    PROOF_CUT = "proof-cut"
    PROOF_WITHOUT_SEED = "proof-without-seed"
    PROOF_TOO_LONG = "proof-too-long"
    GAME_LINE_TOO_LONG = "game-line-too-long"
    GAME_LINE_CUT = "game-line-cut"
    GAME_LINE_CHANGED = "game-line-changed"
    ODDS_SCORES = "odds-scores"
    ODDS_OFF_STEP = "odds-off-step"
    ODDS_SCORE = "odds-score"
    ODDS_TURN = "odds-turn"
    ODDS_NO_DICE = "odds-no-dice"
    ODDS_DICE = "odds-dice"
    ODDS_TOO_FEW_POINTS = "odds-too-few-points"
    ODDS_NO_TURNS = "odds-no-turns"
    ODDS_TURNS_LEFT = "odds-turns-left"


@dataclass(frozen=True, slots=True)
class Instant:
    """A moment, in unix seconds."""

    at: int


Told = (
    str
    | int
    | Instant
    | Person
    | Place
    | RuleSet
    | tuple[str, ...]
    | tuple[Person, ...]
    | tuple[Place, ...]
    | tuple[RuleSet, ...]
)
"""A value in the sentence of a refusal. What people and rulesets are called is for the reader's
language, a place is named by its channel, and an instant is told as the time from now."""


class Refused(Exception):
    """An action that is not done, with the reason and the values its sentence needs.

    Below the sentence its `games` are listed.
    """

    def __init__(self, refusal: Refusal, *, games: Sequence[OpenGame] = (), **values: Told) -> None:
        """Keep the refusal and its values, of what was typed only the beginning."""
        super().__init__(refusal.value)
        self.refusal = refusal
        self.games = games
        self.values = {
            name: beginning(value) if isinstance(value, str) else value
            for name, value in values.items()
        }


class StaleError(Exception):
    """The stored match has moved on: its version is not the one that was to be replaced."""


class ChannelBusyError(Exception):
    """The channel already has as many open matches as it may have."""


class AlreadyPlayedError(Exception):
    """Somebody already has a daily game of that day."""


class StorageError(Exception):
    """The database cannot be used; the message says in plain words what to do."""


class DamagedMatchError(StorageError):
    """A stored match cannot be read, and so not be played; all others can."""

    def __init__(self, match_id: int, message: str) -> None:
        """Keep which match it is."""
        super().__init__(message)
        self.match_id = match_id


class UnusableStorageError(StorageError):
    """The database cannot be used before a person has mended something."""
