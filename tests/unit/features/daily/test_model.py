"""Days, the names of rolls, and what turns brought."""

from dataclasses import replace
from datetime import date

import pytest

from bot.engine import Bank, Faces, Move, Roll, RuleSet, Setup, start
from bot.features.daily.model import day_of, end_of, turn_points
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Playing
from bot.match.model.seal import next_roll
from bot.match.model.variants import Daily

TODAY = date(2026, 11, 21)
MIDNIGHT = 1_795_305_600
SETUP = Setup(RuleSet("ten_turns", turns=3), seats=1)
NOTHING, ONE, HOT = (2, 2, 3, 3, 4, 6), (1, 2, 2, 3, 4, 6), (1, 1, 1, 5, 5, 5)


def daily_game(*moves: tuple[Move, Faces]) -> Match:
    match = Match(
        id=1,
        version=0,
        phase=Playing(),
        place=Place(50, 60),
        message_id=None,
        players=(Person(1, "Ada"),),
        state=start(SETUP),
        log=new_log(SETUP),
        events=(),
        created_at=0,
        variant=Daily(TODAY),
    )
    for move, dice in moves:
        match = match.after(move, dice, now=0)
    return match


@pytest.mark.parametrize(
    ("now", "day"),
    [(MIDNIGHT - 86_400, TODAY), (MIDNIGHT - 1, TODAY), (MIDNIGHT, date(2026, 11, 22))],
)
def test_a_day_begins_and_ends_at_midnight_utc(now: int, day: date) -> None:
    assert day_of(now) == day
    assert end_of(TODAY) == MIDNIGHT


@pytest.mark.parametrize(
    ("moves", "name"),
    [
        ([], "1:1"),
        ([(Roll(), ONE)], "1:2"),
        ([(Roll(), ONE), (Roll((0,)), (1, 2, 3, 4, 6))], "1:3"),
        ([(Roll(), HOT)], "1:2"),
        ([(Roll(), HOT), (Roll((0, 1, 2, 3, 4, 5)), ONE)], "1:3"),
        ([(Roll(), ONE), (Bank((0,)), ())], "2:1"),
        ([(Roll(), NOTHING)], "2:1"),
        ([(Roll(), NOTHING), (Roll(), ONE)], "2:2"),
    ],
)
def test_a_roll_is_named_by_day_turn_and_number(moves: list[tuple[Move, Faces]], name: str) -> None:
    assert next_roll(daily_game(*moves)) == f"2026-11-21:{name}"


def test_neither_player_nor_choice_is_part_of_the_name() -> None:
    several = (1, 1, 1, 5, 2, 3)
    rolls = [
        next_roll(daily_game((Roll(), several), (Roll(keep), (2,) * (5 - len(keep)) + (1,))))
        for keep in ((0,), (0, 1), (0, 1, 2), (5,))
    ]
    other = replace(daily_game((Roll(), several)), players=(Person(2, "Ben"),))
    assert {*rolls} == {"2026-11-21:1:3"}
    assert next_roll(other) == next_roll(daily_game((Roll(), ONE)))


def test_turns_are_what_they_brought() -> None:
    playing = daily_game((Roll(), ONE), (Bank((0,)), ()), (Roll(), NOTHING), (Roll(), HOT))
    assert turn_points(playing) == (100, 0)
    assert turn_points(playing.after(Bank((3, 4)), (), now=0)) == (100, 0, 100)
