"""The menu with which a host seats opponents."""

import pytest

from bot.advice.level import AnyLevel, Level, Strength
from bot.content.levels import TavernLevel, shipped_levels
from bot.features.tables.refusals import TableRefusal
from bot.features.tables.view.opponents import (
    Coming,
    opponents_menu,
    read_level,
    read_seating,
    suggested_levels,
)
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, opponent
from bot.match.model.refusals import MatchRefusal
from tests.support.scenes.tables import ANN, BEN, Table, english

GREG, TESS = opponent(Level.GREEDY), opponent(Level.TACTICIAN)


def table(*players: Person, free: int) -> Match:
    return Table(people=[*players, *[BEN] * free]).lobby(seated=len(players))


def offered(match: Match) -> list[tuple[str, str]]:
    """Return the label and the value of each option."""
    menu = opponents_menu(match, english())
    return [(option.label, option.value) for option in menu.options]


def test_everyone_may_sit_down_once() -> None:
    assert offered(table(ANN, GREG, free=1)) == [
        ("Add Petra the Perfect", "join:perfect"),
        ("Add Cora the Cautious", "join:cautious"),
        ("Remove Greg the Greedy", "leave:greedy"),
        ("Add Stella the Streaky", "join:streaky"),
        ("Add Tess the Tactician", "join:tactician"),
    ]


def test_at_a_full_table_opponents_may_only_leave() -> None:
    assert offered(table(ANN, GREG, TESS, BEN, free=0)) == [
        ("Remove Greg the Greedy", "leave:greedy"),
        ("Remove Tess the Tactician", "leave:tactician"),
    ]


def test_what_is_chosen_is_read_back() -> None:
    assert read_seating("join:perfect") == (Coming.JOIN, Level.PERFECT)
    assert read_seating("leave:greedy") == (Coming.LEAVE, Level.GREEDY)


@pytest.mark.parametrize("value", ["", "join", "join:lucky", "start:greedy", "join:greedy:"])
def test_other_values_are_refused(value: str) -> None:
    with pytest.raises(Refused, match=MatchRefusal.BUTTON_OUTDATED):
        read_seating(value)


@pytest.mark.parametrize(
    ("typed", "level"),
    [
        ("perfect", Level.PERFECT),  # as it was chosen from a list before
        (" Greg the greedy ", Level.GREEDY),
        ("CORA THE CAUTIOUS: banks early and risks little", Level.CAUTIOUS),
        ("greg", Level.GREEDY),
        ("Tactician ", Level.TACTICIAN),
        ("1", Strength(1)),
        ("37", Strength(37)),
        ("100", Strength(100)),
    ],
)
def test_an_opponent_is_typed_by_name_or_number(typed: str, level: AnyLevel) -> None:
    assert read_level(typed, english()) == level


@pytest.mark.parametrize("typed", ["0", "101", "-1", "3.5", "²", "٣", "9" * 100, "the", ""])
def test_who_is_no_opponent_is_said(typed: str) -> None:
    with pytest.raises(Refused, match=TableRefusal.NO_SUCH_OPPONENT):
        read_level(typed, english())


@pytest.mark.parametrize(
    ("typed", "suggested"),
    [
        ("", [*Level, *map(Strength, (1, 10, 20, 30, 40, 50, 60, 70, 80, 90))]),
        ("GREED", [Level.GREEDY]),
        ("1", [Strength(1), Strength(10)]),
        ("3", [Strength(3), Strength(30)]),
        ("37", [Strength(37)]),
        ("1000", []),
    ],
)
def test_what_is_suggested(typed: str, suggested: list[AnyLevel]) -> None:
    assert [level for level, _ in suggested_levels(typed, english())] == suggested


@pytest.mark.parametrize("level", shipped_levels().values(), ids=lambda level: level.slug)
def test_a_level_of_the_tavern_is_offered_with_its_target(level: TavernLevel) -> None:
    assert f"{level.target:,}" in english()(f"cmd-tavern-level-{level.slug}")
