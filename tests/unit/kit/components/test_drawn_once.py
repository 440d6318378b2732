"""What is drawn from the very same values is drawn once, and nothing is mixed up or kept."""

from dataclasses import dataclass, replace

from bot.kit.components.drawn_once import MOST_KEPT, drawn_once
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.samples import STRAIGHT
from tests.support.scenes.tables import PICTURES, Table, english


@dataclass(frozen=True, slots=True)
class Value:
    number: int


class Painter:
    """Counts how often it draws."""

    def __init__(self) -> None:
        self.times = 0
        self.draw = drawn_once(self._draw)

    def _draw(self, *values: Value, marked: bool = False, big: bool = False) -> str:
        self.times += 1
        return f"{[value.number for value in values]} {marked} {big}"


def test_the_same_values_are_drawn_once() -> None:
    painter, one, two = Painter(), Value(1), Value(2)
    for _ in range(3):
        assert painter.draw(one, two) == "[1, 2] False False"
        assert painter.draw(two, one) == "[2, 1] False False"
        assert painter.draw(one, marked=True) == "[1] True False"
        assert painter.draw(one, big=True) == "[1] False True"
    assert painter.times == 4


def test_equal_values_are_not_the_same() -> None:
    painter = Painter()
    assert painter.draw(Value(1)) == painter.draw(Value(1))
    assert painter.times == 2


def test_a_value_that_is_gone_leaves_its_place_to_nobody() -> None:
    """An object may have the address of one that is gone: those that were drawn are kept."""
    painter = Painter()
    for number in range(MOST_KEPT):
        assert painter.draw(Value(number)) == f"[{number}] False False"


def test_the_oldest_are_given_up() -> None:
    painter = Painter()
    values = [Value(number) for number in range(MOST_KEPT + 1)]
    for value in values:
        painter.draw(value)
    painter.draw(values[-1])
    assert painter.times == MOST_KEPT + 1
    painter.draw(values[0])
    assert painter.times == MOST_KEPT + 2


def test_a_board_shows_its_newest_version_after_every_choice() -> None:
    match = Table().play(STRAIGHT).match()
    for version in (match.version, match.version + 1):
        changed = replace(match, version=version)
        for chosen in ((), (0,), (0, 4), ()):
            sent = str(match_layout(changed, chosen, english(), PICTURES).payload())
            assert sent.count(f"fk1:25:{version}:die:") == 6
            assert sent.count("'✓ ") == len(chosen)
