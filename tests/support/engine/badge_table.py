"""A badge of each kind, and a game of two in which the first seat has it."""

from bot.engine import Badge, UseBadge, legal_moves
from bot.engine.notation.badge_text import parse_badge
from tests.support.engine.table import Table


def badge(text: str) -> Badge:
    """Return the badge of a notation."""
    read = parse_badge(text)
    assert read is not None
    return read


HEADSTART = badge("headstart(tier=silver,points=500)")
FORMATION = badge("formation(tier=gold,points=300,faces=135)")
DEFENCE = badge("defence(tier=silver)")
RESURRECTION = badge("resurrection(tier=silver,uses=2)")
DOPPELGANGER = badge("doppelganger(tier=tin,uses=1)")
WARLORD = badge("warlord(tier=tin,uses=1,percent=125)")
MIGHT = badge("might(tier=silver,uses=2)")
FORTUNE = badge("fortune(tier=silver,uses=1,dice=2)")
TRANSMUTATION = badge("transmutation(tier=gold,uses=1,face=1)")
SWAP_OUT = badge("swap-out(tier=gold,uses=1,dice=2)")
THREE_ONES = badge("three-ones(tier=gold,percent=300)")
THREE_SIXES = badge("three-sixes(tier=gold,percent=200)")

EVERY_KIND = [
    HEADSTART, FORMATION, DEFENCE, RESURRECTION, DOPPELGANGER, WARLORD, MIGHT, FORTUNE,
    TRANSMUTATION, SWAP_OUT, THREE_ONES, THREE_SIXES,
]  # fmt: skip


def table(mine: Badge, other: Badge | None = None, options: str = "") -> Table:
    """Return a game of two in which the first seat has a badge."""
    return Table(options, badges=(mine, other))


def uses(game: Table) -> list[UseBadge]:
    """Return the ways in which a badge can be used now."""
    return [move for move in legal_moves(game.state) if isinstance(move, UseBadge)]
