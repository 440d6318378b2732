"""Dice that anyone can check: what seals the seed of a game, and what its rolls are called.

docs/fair-dice.md is the whole scheme in words.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import islice
from typing import Final

from bot.engine import Banked, Farkled, Game, Rolled, parse_game
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Word
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variants import Daily
from bot.match.model.visible import typed_line

LONGEST_WORD: Final = 32
"""The characters of a word that somebody mixes into the dice."""

_ROLLS: Final = (">", "^")
"""What each roll has one of in a game's line: a roll of one's own, or dice taken over."""


def commitment(seed: bytes) -> str:
    """Return what seals `seed`: its SHA-256, which everybody may see before the first roll."""
    return hashlib.sha256(seed).hexdigest()


def rolls_made(match: Match) -> int:
    """Return how often dice were rolled in `match`, counted in its line without playing it."""
    _, _, moves = match.log.partition(" :")
    return sum(map(moves.count, _ROLLS))


def roll_name(match_id: int, number: int, words: Iterable[str]) -> str:
    """Return the name of roll `number`, counted from 1, of a game: `17:1`, and the words if any."""
    return " ".join([f"{match_id}:{number}", *words])


def roll_names(match_id: int, words: Sequence[str], game: Game) -> Iterator[str]:
    """Yield the name of the roll that each ply of a game may make."""
    number = 1
    for ply in game.plies:
        yield roll_name(match_id, number, words)
        number += bool(ply.dice)


def daily_roll_names(day: date, game: Game) -> Iterator[str]:
    """Yield the name of the roll that each ply of a daily game may make, and of the next one last.

    It tells the roll from all others: day, turn and roll. Neither who plays nor what was kept
    before is part of it.
    """
    rolls = 1
    yield f"{day}:1:{rolls}"
    for state, events in game.replay():
        for event in events:
            if isinstance(event, Rolled):
                rolls += 1
            elif isinstance(event, Banked | Farkled):
                rolls = 1
        yield f"{day}:{state.round}:{rolls}"


def next_roll(match: Match) -> str:
    """Return the name of the next roll of `match`."""
    if isinstance(match.variant, Daily):
        game = parse_game(match.log)
        return next(islice(daily_roll_names(match.variant.day, game), len(game.plies), None))
    return roll_name(match.id, rolls_made(match) + 1, [word.text for word in match.words])


def is_sealed(match: Match) -> bool:
    """Tell whether `match` has a secret from which nothing has been rolled yet."""
    return match.seed is not None and match.is_open and not rolls_made(match)


def takes_words(match: Match) -> bool:
    """Tell whether people may still mix words into the dice of `match`."""
    return is_sealed(match) and not match.is_daily


def with_word(match: Match, word: Word) -> Match:
    """Return `match` one action further, with `word` in the place of its person's last one."""
    others = [each for each in match.words if each.user_id != word.user_id]
    return match.next(words=words_of([*others, word], match.people))


def words_of(words: Iterable[Word], people: Iterable[Person]) -> tuple[Word, ...]:
    """Return the `words` of those among `people`, in the order of these."""
    by_person = {word.user_id: word for word in words}
    return tuple(by_person[each.user_id] for each in people if each.user_id in by_person)


def read_word(typed: str) -> str:
    """Return the word that somebody typed, without what cannot be seen.

    Composed, so that it survives being copied. Raises `Refused` when
    nothing is left, or more than one word of at most `LONGEST_WORD` characters.
    """
    word = typed_line(typed)
    if not 1 <= len(word) <= LONGEST_WORD or " " in word:
        raise Refused(MatchRefusal.BAD_WORD, most=LONGEST_WORD)
    return word
