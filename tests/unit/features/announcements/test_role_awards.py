"""Who on a podium wears its role."""

import pytest

from bot.features.announcements.model.role_awards import honoured
from bot.features.standings.model.leaderboards import Podium, PodiumPlace
from bot.features.standings.model.periods import Span
from bot.match.model.match import Person


def podium(*places: int) -> Podium:
    placed = tuple(
        PodiumPlace(place, Person(number, f"P{number}"), wins=9 - place, games=9)
        for number, place in enumerate(places, start=1)
    )
    return Podium(Span(0, 1), placed)


@pytest.mark.parametrize(
    ("places", "wearing"),
    [
        ((1, 2, 3), [1, 2, 3]),
        ((1, 2, 2), [1, 2, 3]),
        ((1,) * 10, [*range(1, 11)]),
        ((1,) * 11, []),
        ((1, *(2,) * 9), [*range(1, 11)]),
        ((1, *(2,) * 10), [1]),
        ((1, 2, *(3,) * 40), [1, 2]),
    ],
)
def test_equals_are_treated_alike(places: tuple[int, ...], wearing: list[int]) -> None:
    assert honoured(podium(*places)) == wearing


def test_former_players_wear_nothing() -> None:
    gone = PodiumPlace(1, Person(-5, ""), wins=3, games=3)
    here = PodiumPlace(2, Person(5, "Ada"), wins=2, games=3)
    assert honoured(Podium(Span(0, 1), (gone, here))) == [5]
