"""Player words: mixed into the dice of a game by its people."""

from bot.features.fairness.refusals import ProofRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Word
from bot.match.model.seal import read_word, takes_words, with_word
from bot.match.service.presses import (
    Press,
    pressed,
    pressed_beside,
    require_board,
    require_player,
)
from bot.match.service.registry import MatchRegistry, View


class Words:
    """Takes a word from each player until the first roll, for which no seed can be chosen then."""

    def __init__(self, registry: MatchRegistry) -> None:
        """Share the registry with every other game."""
        self._registry = registry

    async def ask(self, press: Press) -> Match:
        """Return the match for a person who may add a word, or raise `Refused`."""
        async with self._registry.lock(press.match_id) as locked:
            await require_board(locked, press)
            require_player(locked.match, press)
            _require_open(locked.match)
            return locked.match

    async def ask_beside(self, press: Press) -> Match:
        """Do as `ask` for a press on what the board has led to."""
        async with pressed_beside(self._registry, press) as locked:
            _require_open(locked.match)
            return locked.match

    async def add(self, press: Press, typed: str, *, beside: bool = False) -> View:
        """Mix a word in, instead of the person's last one.

        With `beside` it was typed on what the board has led to, and the board is drawn anew.
        Several people may type at once, so the version of the board does not matter. Raises
        `Refused` once words are closed, and `Outdated` where the game has gone on in another
        process meanwhile.
        """
        async with pressed(self._registry, press, any_version=True, beside=beside) as locked:
            _require_open(locked.match)
            await locked.commit(with_word(locked.match, Word(press.user_id, read_word(typed))))
            return locked.view


def _require_open(match: Match) -> None:
    if not takes_words(match):
        raise Refused(ProofRefusal.WORDS_CLOSED)
