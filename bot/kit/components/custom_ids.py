"""What a button carries: `fk1:<game>:<version>:<action>[:<arg>][:<about>]`, numbers in base 36.

The prefix changes when older buttons can no longer be understood; they are answered all the same.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from bot.engine import ParseError
from bot.kit.components.typed_ids import CustomId

PREFIX: Final = "fk1"
LONGEST: Final = 100
"""The characters that Discord allows in a custom id."""
HIGHEST: Final = 2**63 - 1
"""The highest number of a game or version: the most that a database holds."""

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


class Action(StrEnum):
    """What a press asks for."""

    DIE = "die"
    """Choose the die at place `arg` (0 to 6: a badge may lend one), or no longer choose it."""
    BEST = "best"
    ROLL = "roll"
    BANK = "bank"
    BADGE = "badge"
    """Use the badge of the player, on the chosen dice where it asks for some."""
    GIVE_IN = "givein"
    """Let a farkle count that the badge could still undo."""
    TAKE = "take"
    """Take over the dice and points that the last player left (High Stakes)."""
    HINT = "hint"
    """Tell the player alone what could be done, and how well."""
    MORE = "more"
    """Show the person alone what else they can do."""
    END = "end"
    """Close the game without a result; this and the next for the host alone, version 0."""
    KICK = "kick"
    """Ask whether to remove the player at the seat that was chosen."""
    REMOVE = "remove"
    """Remove the player at seat `arg`, as the host; version 0 here and in the next two."""
    EXPEL = "expel"
    """The same as a moderator."""
    RESIGN = "resign"
    """Resign from the game."""
    SKIP = "skip"
    """Want the turn of whoever does not act to be skipped. `arg` is 0: in older buttons it told who
    had voted, which is not believed any more."""
    ACCEPT = "accept"
    DECLINE = "decline"
    BLOCK = "block"
    """Take no more challenges from a person, who is the `game` here; the version is 0."""
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    SHOW = "show"
    """Go on with a game that has made room for others, in the channel of the button."""
    REMATCH = "rematch"
    """Want another game like this finished one."""
    RETURN = "return"
    """Take one's seat back from the stand-in."""
    CLAIM = "claim"
    """Win a slow game against those who let their turns go."""
    PLAY_BOT = "playbot"
    """Begin a game against the bot; game and version are 0."""
    OPPONENT = "opponent"
    """Seat an opponent that the bot plays, or send it away."""
    PAGE = "page"
    """Show page `arg`, counted from 1, of the leaderboard that `about` names; game and version are
    0, as in the next four."""
    RANKING = "ranking"
    """Rank the people of the leaderboard `about` by something else."""
    PERIOD = "period"
    """Show the leaderboard `about` of another period."""
    LIST = "list"
    """Show the person on the leaderboards of all servers together."""
    UNLIST = "unlist"
    LISTING = "listing"
    """Show the person there or not, as was chosen among their preferences."""
    SHARE = "share"
    """Tell everyone how a daily game went."""
    DAY = "day"
    """Open the board of a day, which is the `game` here and in `daypage`, counted from year 1."""
    DAY_PAGE = "daypage"
    """Show page `arg` of that board, counted from 1."""
    DAY_EVERYWHERE = "dayall"
    """Show page `arg` of the board of that day on all servers."""
    HISTORY = "history"
    """Show page `arg` of somebody's games; the `game` here and in the next is their user id."""
    ACHIEVEMENTS = "achievements"
    TOPIC = "topic"
    """Show another screen of a draft of house rules; from here on `game` is the draft."""
    RULE = "rule"
    """Set an option of the draft; `arg` only tells the selects of one message apart."""
    ASK_NUMBER = "asknumber"
    """Ask for another number for option number `arg` of the draft."""
    NUMBER = "number"
    """Set option number `arg` of the draft to what was typed."""
    SAVE = "save"
    NAME = "name"
    """Save the draft under the title that was typed."""
    DISCARD = "discard"
    DELETE = "delete"
    """Delete a house rule, which is the `game` here; the version is 0."""
    KEEP = "keep"
    """Leave everything as it is: the other answer to whatever is asked before it is done."""
    REVIEW = "review"
    REPLAY = "replay"
    """Open the replay of the game at step `arg` in a message of its own."""
    STEP = "step"
    """Turn an open replay to step `arg`; the version only tells the buttons of one message apart.

    Game 0, here and below, is one that is in no database: its line is in the message.
    """
    MOMENT = "moment"
    """Turn an open replay to the step that was chosen."""
    EXPORT = "export"
    WORD = "word"
    """Ask for a word to mix into the dice."""
    MIX_IN = "mix"
    """Mix the word in that was typed."""
    VERIFY = "verify"
    """Tell what a finished game's dice follow from, and whether they do."""
    CHOOSE = "choose"
    """Show a player of a game in the tavern alone what they can choose to play with."""
    CHEST = "chest"
    """Show page `arg` of that, from 1."""
    ADD_DIE = "adddie"
    """Choose one more die; `arg` is the page, as in the next two."""
    WEAR = "wear"
    """Choose the badge that was chosen in the menu, or none; `arg` is the page."""
    PUT_BACK = "putback"
    """Put a chosen die back."""
    PICK = "pick"
    """Pick the die of a draft that was chosen."""
    CALL_OFF = "calloff"
    """Let the game begin without its wager."""
    STAKE = "stake"
    """Take the die of the loser that was chosen."""
    READY = "ready"
    """Take what was chosen for final."""
    GAMES = "games"
    """Show page `arg` of the person's games, from 1; here and below game and version are 0."""
    COLLECTION = "collection"
    """Show page `arg` of the person's dice, from 1."""
    END_SEASON = "endseason"
    """End the season of the server, which is the `game`; the version is when it began."""
    SETTINGS = "settings"
    """Show another screen of a server's settings."""
    SETTING = "setting"
    """Set the server's setting number `arg` to what was chosen."""
    PREFERENCE = "preference"
    """Set the person's own preference number `arg` to what was chosen."""
    UNBLOCK = "unblock"
    """End the person's blocks of those whose data was deleted."""
    FORGET = "forget"
    """Delete what is kept of the person."""
    FORGET_SERVER = "forgetserver"
    """Delete what is kept of the server, which is the `game` here."""


HIGHEST_ARG: Final = {
    Action.DIE: 6,
    Action.REMOVE: 7,
    Action.EXPEL: 7,
    Action.SKIP: 255,
    Action.PAGE: 1_000_000,
    Action.DAY_PAGE: 1_000_000,
    Action.HISTORY: 1_000_000,
    Action.ACHIEVEMENTS: 1_000_000,
    Action.DAY_EVERYWHERE: 1_000_000,
    Action.GAMES: 1_000_000,
    Action.COLLECTION: 1_000_000,
    Action.CHEST: 1_000_000,
    Action.ADD_DIE: 1_000_000,
    Action.PUT_BACK: 1_000_000,
    Action.WEAR: 1_000_000,
    Action.RULE: 99,
    Action.ASK_NUMBER: 99,
    Action.NUMBER: 99,
    Action.SETTING: 99,
    Action.PREFERENCE: 99,
    Action.REPLAY: 1_000_000,
    Action.STEP: 1_000_000,
}
"""The actions that have an argument, and the most that it may be."""

HAS_ABOUT: Final = frozenset({Action.PAGE, Action.RANKING, Action.PERIOD})
"""The actions that are about something without a number."""
_ABOUT: Final = re.compile(r"[a-z0-9_.-]{1,60}")


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A button of a game's board, drawn for one version of the game; numbers are 0 to `HIGHEST`.

    `about` is what a button is about that belongs to no game: small letters, digits, `_`, `-`, `.`.
    """

    game: int
    version: int
    action: Action
    arg: int | None = None
    about: str = ""


AnyButton = ButtonId | CustomId


def write_id(button: AnyButton) -> str:
    """Return the custom id of `button`."""
    if isinstance(button, CustomId):
        return button.write()
    text = f"{PREFIX}:{_base36(button.game)}:{_base36(button.version)}:{button.action}"
    if button.arg is not None:
        text = f"{text}:{_base36(button.arg)}"
    return f"{text}:{button.about}" if button.about else text


def parse_id(text: str) -> ButtonId:
    """Return the button that carries the custom id `text`.

    Raises `ParseError` when it is none of this version's ids, to the letter.
    """
    if len(text) > LONGEST:
        raise ParseError("a button id", text)
    prefix, *parts = text.split(":")
    if prefix != PREFIX or len(parts) < 3:
        raise ParseError("a button id", text)
    game, version, name, *args = parts
    try:
        action = Action(name)
        about = args.pop() if action in HAS_ABOUT and args else ""
        arg = int(args.pop(), 36) if args else None
        button = ButtonId(int(game, 36), int(version, 36), action, arg, about)
    except ValueError as error:
        raise ParseError("a button id", text) from error
    highest = HIGHEST_ARG.get(action)
    if (button.arg is None) != (highest is None) or (button.arg or 0) > (highest or 0):
        raise ParseError("a button id", text)
    if action in HAS_ABOUT and not _ABOUT.fullmatch(about):
        raise ParseError("a button id", text)
    if max(button.game, button.version) > HIGHEST:
        raise ParseError("a button id", text)
    # int() also takes signs, blanks, underscores and capitals: only the canonical text is an id.
    if min(button.game, button.version, button.arg or 0) < 0 or write_id(button) != text:
        raise ParseError("a button id", text)
    return button


@lru_cache(maxsize=4096)
def _base36(number: int) -> str:
    if number < 36:
        return _DIGITS[number]
    return _base36(number // 36) + _DIGITS[number % 36]
