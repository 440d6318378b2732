"""Sealed dice: the seal of a game's seed, and the names of its rolls.

docs/fair-dice.md explains the whole scheme.
"""

import hashlib
from collections.abc import Iterable
from itertools import islice
from typing import Final

from bot.engine import parse_game
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Word
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variant import roll_name
from bot.match.model.visible_text import typed_line

LONGEST_WORD: Final = 32
"""The characters of a player word."""

_ROLLS: Final = (">", "^")
"""What a game's line has once for each roll: the roll itself, or dice taken over."""


def commitment(seed: bytes) -> str:
    """Return the seal of `seed`: its SHA-256, shown to everybody before the first roll."""
    return hashlib.sha256(seed).hexdigest()


def rolls_made(match: Match) -> int:
    """Return how often dice were rolled in `match`, counted in its line without a replay."""
    _, _, moves = match.log.partition(" :")
    return sum(map(moves.count, _ROLLS))


def next_roll(match: Match) -> str:
    """Return the name of the next roll of `match`."""
    words = [word.text for word in match.words]
    if not match.variant.shares_dice:
        return roll_name(match.id, rolls_made(match) + 1, words)
    game = parse_game(match.log)
    return next(islice(match.variant.roll_names(match.id, words, game), len(game.plies), None))


def is_sealed(match: Match) -> bool:
    """Tell whether `match` has a seed from which nothing has been rolled yet."""
    return match.seed is not None and match.is_open and not rolls_made(match)


def takes_words(match: Match) -> bool:
    """Tell whether people may still mix words into the dice of `match`."""
    return is_sealed(match) and not match.variant.shares_dice


def with_word(match: Match, word: Word) -> Match:
    """Return `match` one version further, with `word` instead of the last one of its person."""
    others = [given for given in match.words if given.user_id != word.user_id]
    return match.next(words=words_of([*others, word], match.people))


def words_of(words: Iterable[Word], people: Iterable[Person]) -> tuple[Word, ...]:
    """Return the `words` of those among `people`, in the order of `people`."""
    by_person = {word.user_id: word for word in words}
    return tuple(by_person[person.user_id] for person in people if person.user_id in by_person)


def read_word(typed: str) -> str:
    """Return the player word that was typed, without invisible characters, composed (NFC).

    Raises `Refused` when nothing is left, or more than one word of at most `LONGEST_WORD`
    characters.
    """
    word = typed_line(typed)
    if not 1 <= len(word) <= LONGEST_WORD or " " in word:
        raise Refused(MatchRefusal.BAD_WORD, most=LONGEST_WORD)
    return word
