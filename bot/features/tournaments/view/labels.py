"""Labels of entrants and rounds, and durations, in words."""

from typing import Final

from bot.features.tournaments.model.pairing.history import BracketPart, PairingPlace
from bot.features.tournaments.model.plan import LONGEST_TITLE
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.kit.game.people import called, person_name
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.texts import Texts

_MINUTES_A_DAY: Final = 24 * 60

_LONGEST_LABEL: Final = 100
"""The characters of a line of a menu."""


def title_of(tournament: Tournament) -> str:
    """Return the title of a tournament, escaped."""
    return plain(tournament.plan.title, LONGEST_TITLE)


def entry_name(entry: Entry, texts: Texts) -> str:
    """Return the name of a team or a person, escaped, and cut where it is long: lists have many."""
    return plain(entry.name) if entry.name else person_name(entry.captain, texts)


def entry_label(entry: Entry, texts: Texts) -> str:
    """Return the name of a team or a person, for a menu, where no markup counts."""
    return clean(entry.name or called(entry.captain, texts), _LONGEST_LABEL)


def duration(minutes: int, texts: Texts) -> str:
    """Return minutes in words: "2 hours 30 minutes"."""
    days, rest = divmod(minutes, _MINUTES_A_DAY)
    hours, rest = divmod(rest, 60)
    parts = [
        texts("tournament-days", days=days) if days else "",
        texts("tournament-hours", hours=hours) if hours else "",
        texts("tournament-minutes", minutes=rest) if rest or not minutes else "",
    ]
    return texts.together(parts)


def place_name(place: PairingPlace, of: int | None, texts: Texts) -> str:
    """Return the name of the round of a pairing, out of `of` in the main part, if known."""
    if place.part is BracketPart.MAIN and of is not None:
        return texts("tournament-round-of", round=place.round, of=of)
    return texts(f"tournament-round-{place.part}", round=place.round)


def at(time: int) -> str:
    """Return a time (Unix seconds) as Discord shows it by the reader's own clock."""
    return f"<t:{time}:f>"


def until(time: int) -> str:
    """Return a time as Discord counts down to it."""
    return f"<t:{time}:R>"
