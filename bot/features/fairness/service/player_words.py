"""Player words: mixed into the dice of a game by its people."""

from bot.features.fairness.refusals import ProofRefusal
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Word
from bot.match.model.seal import read_word, takes_words, with_word
from bot.match.service.presses import Press, require_board, require_player
from bot.match.service.registry import LockedMatch, MatchRegistry, View


class Words:
    """Takes a word from each player until the first roll, for which no seed can be chosen then."""

    def __init__(self, registry: MatchRegistry) -> None:
        """Share the registry with every other game."""
        self._registry = registry

    async def ask(self, press: Press) -> Match:
        """Return the match for a person who may add a word, or raise `Refused`."""
        async with self._registry.lock(press.match_id) as locked:
            await _require_open(locked, press)
            return locked.match

    async def add(self, press: Press, typed: str) -> View:
        """Mix a word in, instead of the person's last one.

        Several people may type at once, so the version of the board does not matter.
        """
        async with self._registry.lock(press.match_id) as locked:
            await _require_open(locked, press)
            await locked.commit(with_word(locked.match, Word(press.user_id, read_word(typed))))
            return locked.view


async def _require_open(locked: LockedMatch, press: Press) -> None:
    await require_board(locked, press)
    require_player(locked.match, press)
    if not takes_words(locked.match):
        raise Refused(ProofRefusal.WORDS_CLOSED)
