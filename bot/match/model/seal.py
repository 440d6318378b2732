"""Sealed dice: the seal of a game's seed, and the names of its rolls.

docs/fair-dice.md explains the whole scheme.
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


def roll_name(match_id: int, number: int, words: Iterable[str]) -> str:
    """Return the name of roll `number` (from 1) of a game: `17:1`, with the words if any."""
    return " ".join([f"{match_id}:{number}", *words])


def roll_names(match_id: int, words: Sequence[str], game: Game) -> Iterator[str]:
    """Yield for each ply of a game the name of the roll that it may make."""
    number = 1
    for ply in game.plies:
        yield roll_name(match_id, number, words)
        number += bool(ply.dice)


def daily_roll_names(day: date, game: Game) -> Iterator[str]:
    """Yield for each ply of a daily game the name of the roll it may make; the next one last.

    A name is day, turn and roll. Neither the player nor what was kept before is part of it, so that
    everybody gets the same dice.
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
    """Tell whether `match` has a seed from which nothing has been rolled yet."""
    return match.seed is not None and match.is_open and not rolls_made(match)


def takes_words(match: Match) -> bool:
    """Tell whether people may still mix words into the dice of `match`."""
    return is_sealed(match) and not match.is_daily


def with_word(match: Match, word: Word) -> Match:
    """Return `match` one version further, with `word` instead of the last one of its person."""
    others = [each for each in match.words if each.user_id != word.user_id]
    return match.next(words=words_of([*others, word], match.people))


def words_of(words: Iterable[Word], people: Iterable[Person]) -> tuple[Word, ...]:
    """Return the `words` of those among `people`, in the order of `people`."""
    by_person = {word.user_id: word for word in words}
    return tuple(by_person[each.user_id] for each in people if each.user_id in by_person)


def read_word(typed: str) -> str:
    """Return the player word that was typed, without invisible characters, composed (NFC).

    Raises `Refused` when nothing is left, or more than one word of at most `LONGEST_WORD`
    characters.
    """
    word = typed_line(typed)
    if not 1 <= len(word) <= LONGEST_WORD or " " in word:
        raise Refused(MatchRefusal.BAD_WORD, most=LONGEST_WORD)
    return word
