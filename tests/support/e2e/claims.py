"""What bears out the claim of each action: docs/buttons.md tells it to readers."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from bot.advice.level import Level
from bot.kit.components.custom_ids import HAS_ABOUT, HIGHEST_ARG, Action, ButtonId


class Proof(StrEnum):
    """What is checked before anything is done or told."""

    BOARD = "board"
    """The message that the match is kept with, in its place."""
    BESIDE = "beside"
    """The place of the match, and a seat in it."""
    SEAT = "seat"
    """A seat in the match, which goes on where the press is: on its server."""
    MODERATOR = "moderator"
    """The channel of the match, and that the person looks after it now."""
    SIGHT = "sight"
    HERE = "here"
    OWN = "own"
    DRAFT = "draft"
    RULES = "rules"
    MANAGER = "manager"
    NOTHING = "nothing"


PROOFS: Final = {
    Action.DIE: Proof.BOARD,
    Action.BEST: Proof.BOARD,
    Action.ROLL: Proof.BOARD,
    Action.BANK: Proof.BOARD,
    Action.BADGE: Proof.BOARD,
    Action.GIVE_IN: Proof.BOARD,
    Action.TAKE: Proof.BOARD,
    Action.HINT: Proof.BOARD,
    Action.MORE: Proof.BOARD,
    Action.ACCEPT: Proof.BOARD,
    Action.DECLINE: Proof.BOARD,
    Action.JOIN: Proof.BOARD,
    Action.LEAVE: Proof.BOARD,
    Action.START: Proof.BOARD,
    Action.OPPONENT: Proof.BOARD,
    Action.REMATCH: Proof.BOARD,
    Action.RETURN: Proof.BOARD,
    Action.CLAIM: Proof.BOARD,
    Action.WORD: Proof.BOARD,
    Action.MIX_IN: Proof.BOARD,
    Action.CHOOSE: Proof.BOARD,
    Action.PICK: Proof.BOARD,
    Action.CALL_OFF: Proof.BOARD,
    Action.STAKE: Proof.BOARD,
    Action.END: Proof.BESIDE,
    Action.KICK: Proof.BESIDE,
    Action.REMOVE: Proof.BESIDE,
    Action.SKIP: Proof.BESIDE,
    Action.CHEST: Proof.BESIDE,
    Action.ADD_DIE: Proof.BESIDE,
    Action.PUT_BACK: Proof.BESIDE,
    Action.WEAR: Proof.BESIDE,
    Action.READY: Proof.BESIDE,
    Action.EXPEL: Proof.MODERATOR,
    Action.SHOW: Proof.SEAT,
    Action.REVIEW: Proof.SIGHT,
    Action.REPLAY: Proof.SIGHT,
    Action.STEP: Proof.SIGHT,
    Action.MOMENT: Proof.SIGHT,
    Action.EXPORT: Proof.SIGHT,
    Action.VERIFY: Proof.SIGHT,
    Action.PAGE: Proof.HERE,
    Action.RANKING: Proof.HERE,
    Action.PERIOD: Proof.HERE,
    Action.DAY: Proof.HERE,
    Action.DAY_PAGE: Proof.HERE,
    Action.DAY_EVERYWHERE: Proof.HERE,
    Action.HISTORY: Proof.HERE,
    Action.ACHIEVEMENTS: Proof.HERE,
    Action.LIST: Proof.OWN,
    Action.UNLIST: Proof.OWN,
    Action.LISTING: Proof.OWN,
    Action.PREFERENCE: Proof.OWN,
    Action.BLOCK: Proof.OWN,
    Action.UNBLOCK: Proof.OWN,
    Action.FORGET: Proof.OWN,
    Action.RESIGN: Proof.OWN,
    Action.PLAY_BOT: Proof.OWN,
    Action.SHARE: Proof.OWN,
    Action.GAMES: Proof.OWN,
    Action.COLLECTION: Proof.OWN,
    Action.TOPIC: Proof.DRAFT,
    Action.RULE: Proof.DRAFT,
    Action.ASK_NUMBER: Proof.DRAFT,
    Action.NUMBER: Proof.DRAFT,
    Action.SAVE: Proof.DRAFT,
    Action.NAME: Proof.DRAFT,
    Action.DISCARD: Proof.DRAFT,
    Action.DELETE: Proof.RULES,
    Action.SETTINGS: Proof.MANAGER,
    Action.SETTING: Proof.MANAGER,
    Action.FORGET_SERVER: Proof.MANAGER,
    Action.END_SEASON: Proof.MANAGER,
    Action.KEEP: Proof.NOTHING,
}
"""The proof of every action; a new one fails the tests until it has a line here and in the page."""

OF_MATCHES: Final = frozenset({Proof.BOARD, Proof.BESIDE, Proof.SEAT, Proof.MODERATOR, Proof.SIGHT})
"""The proofs of actions whose ids name a match."""

CHOSEN: Final = {
    Action.KICK: "1",
    Action.OPPONENT: f"{Action.JOIN}:{Level.PERFECT}",
    Action.RANKING: "rating",
    Action.PERIOD: "week",
    Action.TOPIC: "overview",
    Action.RULE: "opening=500",
    Action.MOMENT: "1",
    Action.SETTINGS: "games",
    Action.SETTING: "true",
    Action.PREFERENCE: '"en"',
    Action.LISTING: "true",
    Action.ADD_DIE: "ordinary 0",
    Action.PUT_BACK: "0 0",
    Action.WEAR: "-",
    Action.PICK: "0",
    Action.STAKE: "lucky",
}
"""The actions of menus, each with something that one of them may offer."""

TYPED: Final = {Action.NUMBER: "500", Action.NAME: "Mine", Action.MIX_IN: "luck"}
"""The actions of questions, each with an answer that can be."""

NEVER_OFFERED: Final = ("", "-1", "99", "nonsense", '"nonsense"', "[]", "9" * 30)
"""What no menu of ours offers."""


def with_proof(*proofs: Proof) -> list[Action]:
    """Return the actions that any of `proofs` bears out."""
    return [action for action in Action if PROOFS[action] in proofs]


def claims_of(action: Action, game: int, version: int) -> Iterator[ButtonId]:
    """Yield buttons of `action` as ours are, with the lowest and the highest `arg`."""
    about = "points.all.here.any" if action in HAS_ABOUT else ""
    for arg in (0, HIGHEST_ARG[action]) if action in HIGHEST_ARG else (None,):
        yield ButtonId(game, version, action, arg, about)
