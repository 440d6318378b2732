"""What is felt of a move: a farkle, hot dice, a big bank. It has a heading, and its own edge."""

from collections.abc import Iterator
from typing import Final

from bot.engine import Banked, Event, Faces, Farkled, GameOver, HotDice
from bot.kit.components.layout import BRIGHT, HARSH, LIVELY
from bot.kit.game.people import name_of
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.results.figures import BIG_TURNS

BIG_BANK: Final = BIG_TURNS[0]
"""The points from which on a bank is a big one, as statistics count them."""


def felt_event(match: Match) -> Event | None:
    """Return the last event of the last move that is felt, None where none is.

    Where the turns of several opponents are told at once, none stands out.
    """
    acted = {event.seat for event in match.events if not isinstance(event, GameOver)}
    if len(acted) > 1:
        return None
    return next((event for event in reversed(match.events) if _is_felt(match, event)), None)


def edge(match: Match) -> int:
    """Return the colour of the edge of the board of a match that is being played."""
    felt = felt_event(match)
    if felt is None:
        return LIVELY
    return HARSH if isinstance(felt, Farkled) else BRIGHT


def felt_lines(
    match: Match, event: Event, rolled: Faces, texts: Texts, faces: DiceFaces
) -> Iterator[str]:
    """Yield the heading of an `event` that is felt; a farkle has its dice, which were `rolled`."""
    match event:
        case Farkled(seat, lost):
            name = name_of(match, seat, texts)
            yield texts("felt-farkle", name=name, lost=lost)
            if rolled and faces.tells:
                yield texts("event-rolled", name=name, roll=faces.roll(rolled))
            elif rolled:
                yield texts("turn-roll", dice=faces.roll(rolled))
        case HotDice(seat, bonus):
            yield texts("felt-hot-dice", name=name_of(match, seat, texts), bonus=bonus)
        case Banked(seat, points):
            yield texts("felt-bank", name=name_of(match, seat, texts), points=points)
        case _:
            pass


def _is_felt(match: Match, event: Event) -> bool:
    if isinstance(event, Banked):
        return event.points >= BIG_BANK and event.seat != match.presence.timed_out
    return isinstance(event, Farkled | HotDice)
