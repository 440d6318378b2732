"""The name of a game's thread."""

from bot.kit.game.people import called
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_LONGEST_NAME = 100
"""The characters of a thread's name."""


def thread_name(match: Match, texts: Texts) -> str:
    """Return the name of the thread of `match`: its players, without markup."""
    names = texts.listed([clean(called(player, texts)) for player in match.players])
    return clean(texts("thread-name", players=names), _LONGEST_NAME)
