"""Somebody's first games with people are friendly: not rated, unless everybody asks for it.

Who is new is noted with the people of a table that can be rated as they come to it, so that a game
is what its invitation said, whatever they finish meanwhile.
"""

from collections.abc import Iterable
from dataclasses import replace

from bot.match.model.match import Match, Person
from bot.match.results.experience import Experience


def is_friendly(match: Match) -> bool:
    """Tell whether a match is not rated only because somebody is new and not everybody asks."""
    return bool(newcomers(match)) and not all(person.asks_rated for person in _people(match))


def newcomers(match: Match) -> list[Person]:
    """Return those at the table, or invited, who are noted as new."""
    return [person for person in _people(match) if person.experience is Experience.NEW]


def needs_explaining(match: Match) -> bool:
    """Tell whether somebody at the table, or invited, may not know what a rated game is."""
    return any(
        person.experience in {Experience.NEW, Experience.UNRATED} for person in _people(match)
    )


def settled(match: Match) -> Match:
    """Return `match` as its game begins: not rated if it is friendly.

    Who is new stays noted in a friendly game, and who has asked in a rated one, for its rematch.
    """
    if match.rated and is_friendly(match):
        return replace(match, rated=False)
    return replace(match, players=unmarked(match.players, asks=match.rated))


def unmarked(people: Iterable[Person], *, asks: bool = False) -> tuple[Person, ...]:
    """Return `people` without what is noted of them for ratings; who `asks` may stay noted."""
    return tuple(
        [
            replace(person, experience=None, asks_rated=asks and person.asks_rated)
            for person in people
        ]
    )


def _people(match: Match) -> list[Person]:
    return [person for person in match.people if not person.is_bot]
