"""The pairings of one round of a Swiss."""

from collections.abc import Sequence
from itertools import combinations

from bot.features.tournaments.model.pairing.history import (
    BYE,
    BracketPart,
    Pairing,
    PairingHistory,
    PairingPlace,
)
from bot.features.tournaments.model.pairing.matching import cheapest_pairs
from bot.features.tournaments.model.pairing.start_balance import StartBalance
from bot.features.tournaments.model.pairing.swiss.blocks import Pairs, SwissBlocks
from bot.features.tournaments.model.pairing.swiss.costs import cost
from bot.features.tournaments.model.pairing.swiss.player import Player, bye, in_order, players_of


def next_round(course: PairingHistory, late: int, *, strongest_begins: bool) -> list[Pairing]:
    """Return the pairings of the round after the last one, the best board first.

    Nobody meets an opponent again, or has a second bye, while that can be avoided.
    """
    players = players_of(course, late)
    pairs = _fresh_pairs(players) or _any_pairs(players)
    pairs.sort(key=lambda pair: _board(*pair))
    begun = StartBalance(course)
    return [
        _seated(
            pair,
            PairingPlace(BracketPart.MAIN, course.last_round + 1, position),
            begun,
            stronger_begins=bool(position % 2) == strongest_begins,
        )
        for position, pair in enumerate(pairs, 1)
    ]


def _fresh_pairs(players: Sequence[Player]) -> Pairs | None:
    """Return the best pairs of those who have not met, the bye at the lowest score possible."""
    if len(players) % 2 == 0:
        return SwissBlocks(players).paired()
    least = min(player.free_wins for player in players)
    for score in sorted({player.score for player in players if player.free_wins == least}):
        if pairs := SwissBlocks(in_order([*players, bye(score, least)])).paired():
            return pairs
    return None


def _any_pairs(players: Sequence[Player]) -> Pairs:
    """Return the pairs with the fewest meetings again, among all that there are."""
    if len(players) % 2:
        least = min(player.free_wins for player in players)
        players = [*players, bye(min(player.score for player in players), least)]
    edges = [
        (first, second, cost(players[first], players[second], second - first))
        for first, second in combinations(range(len(players)), 2)
    ]
    found = cheapest_pairs(len(players), edges) or []
    return [(players[first], players[second]) for first, second in found]


def _board(upper: Player, lower: Player) -> tuple[bool, int, int, int]:
    """Return what boards are ordered by: the higher points first, and a bye last."""
    points = sorted((upper.score, lower.score), reverse=True)
    return upper.is_bye or lower.is_bye, -points[0], -points[1], min(upper.number, lower.number)


def _seated(
    pair: tuple[Player, Player], place: PairingPlace, begun: StartBalance, *, stronger_begins: bool
) -> Pairing:
    upper, lower = pair
    if upper.is_bye or lower.is_bye:
        return Pairing(place, upper.number or lower.number, None, BYE)
    if upper.side != lower.side:
        first, second = (upper, lower) if upper.side > lower.side else (lower, upper)
        return Pairing(place, first.number, second.number)
    return Pairing(
        place, *begun.seated(upper.number, lower.number, stronger_begins=stronger_begins)
    )
