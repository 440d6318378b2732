"""Why something cannot be done with a table."""

from bot.match.model.errors import Refusal


class TableRefusal(Refusal):
    """`refusal-<value>` is the sentence of each."""

    CHALLENGE_SELF = "challenge-self"
    CHALLENGE_BOT = "challenge-bot"
    CHALLENGE_TWICE = "challenge-twice"
    TAKES_NO_CHALLENGES = "takes-no-challenges"
    CHALLENGE_DECLINED = "challenge-declined"
    CHALLENGE_WAITS = "challenge-waits"
    CHALLENGED_ALREADY = "challenged-already"
    TOO_MANY_CHALLENGES = "too-many-challenges"
    BLOCK_LIST_FULL = "block-list-full"
    NO_OWN_GAME_HERE = "no-own-game-here"
    GAMES_ELSEWHERE = "games-elsewhere"
    GAMES_IN_THREADS = "games-in-threads"
    NOT_OWN_GAME = "not-own-game"
    NOT_OPEN_HERE = "not-open-here"
    SEVERAL_GAMES = "several-games"
    ALREADY_SEATED = "already-seated"
    TABLE_FULL = "table-full"
    ONLY_HOST = "only-host"
    HOST_SEATS = "host-seats"
    NO_SUCH_OPPONENT = "no-such-opponent"
    TOO_FEW = "too-few"
    NO_STAKE = "no-stake"
    NO_STAKE_OF = "no-stake-of"
    CANNOT_MOVE = "cannot-move"
    ONLY_YOU_SEE = "only-you-see"
