"""What the pairing of a round needs to know of each entrant."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.features.tournaments.model.pairing.bracket import NOBODY
from bot.features.tournaments.model.pairing.history import WIN, How, PairingHistory
from bot.features.tournaments.model.pairing.scores import Scores
from bot.features.tournaments.model.pairing.start_balance import StartBalance

ABSOLUTE: Final = 3
"""How strongly somebody is to have a side, who would else have it three times in a row, or three
times more often than the other. Below it 2 is strong and 1 mild."""


@dataclass(frozen=True, slots=True)
class Player:
    """An entrant, or the bye, which is `NOBODY` at the score of those who may have it.

    - `met`: how often they have met whom.
    - `side`: above 0 if they are to begin, below 0 if the other is; how strongly, up to `ABSOLUTE`.
    - `down`, `up`: whether they met somebody with less or more points in the last round.
    - `free_wins`: how often they had the points of a win without playing.
    """

    number: int
    score: int
    met: Mapping[int, int] = field(default_factory=dict)
    side: int = 0
    down: bool = False
    up: bool = False
    free_wins: int = 0

    @property
    def is_bye(self) -> bool:
        """Tell whether it is not an entrant."""
        return self.number == NOBODY


def bye(score: int, least: int) -> Player:
    """Return the bye of those with this score who had `least` free wins, the fewest of all.

    Those are taken off it, so that the sum is 0 for whoever may have it.
    """
    return Player(NOBODY, score, free_wins=-least)


def players_of(course: PairingHistory, late: int) -> list[Player]:
    """Return those who can be paired in the next round of a Swiss, in the order of their scores.

    `late`: see `Scores`.
    """
    scores = Scores(course, late=late)
    begun = StartBalance(course)
    last = course.last_round
    floated = _floated(course, scores, last)
    found = [
        Player(
            number,
            scores.points[number],
            Counter(
                opponent
                for pairing in course.of[number]
                if pairing.was_played and (opponent := pairing.opponent(number)) is not None
            ),
            _side(begun, number),
            down=floated.get(number, 0) < 0,
            up=floated.get(number, 0) > 0,
            free_wins=sum(
                pairing.outcome is not None
                and pairing.outcome.how in {How.BYE, How.NO_SHOW}
                and pairing.points(number) >= WIN
                for pairing in course.of[number]
            ),
        )
        for number in course.present
        if course.entrant(number).joined <= last + 1
    ]
    return in_order(found)


def in_order(players: Sequence[Player]) -> list[Player]:
    """Return players by score, the strongest of equal ones first and the bye last."""
    return sorted(players, key=lambda player: (-player.score, player.is_bye, player.number))


def _side(begun: StartBalance, number: int) -> int:
    balance, streak = begun.balance(number), begun.streak(number)
    mild_or_strong = 2 if balance else abs(streak)
    strength = ABSOLUTE if max(abs(balance), abs(streak)) > 1 else mild_or_strong
    # A streak of two is broken whatever the balance says.
    began_too_often = streak > 0 if abs(streak) > 1 or not balance else balance > 0
    return -strength if began_too_often else strength


def _floated(course: PairingHistory, scores: Scores, last: int) -> Mapping[int, int]:
    """Return how many points more the opponent of the last round had, less for a bye."""
    before = {
        number: points - scores.meetings[number][-1].points if scores.meetings[number] else points
        for number, points in scores.points.items()
    }
    floated: dict[int, int] = {}
    for pairing in course.pairings:
        if pairing.place.round != last:
            continue
        if pairing.second is None:
            floated[pairing.first] = -1
        elif pairing.was_played:
            difference = before[pairing.second] - before[pairing.first]
            floated[pairing.first], floated[pairing.second] = difference, -difference
    return floated
