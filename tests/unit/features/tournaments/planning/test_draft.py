"""What an organizer can choose, and what follows from it."""

import json
from dataclasses import replace

import pytest

from bot.features.duplicate.model import rules_alone
from bot.features.tournaments.model.plan import DAY, FormName, Plan, Start, check
from bot.features.tournaments.model.planning.draft import (
    OPTIONS,
    RULESET,
    STARTS_IN,
    chosen,
    current,
    offered,
    with_rules,
)
from bot.features.tournaments.model.planning.estimate import minutes_of, rounds_of
from bot.features.tournaments.model.planning.serialization import plan_of, values_of
from bot.match.clocks.pace import Pace
from tests.support.scenes.tables import shipped_rules

RULES = {name: replace(rule, turn_seconds=120) for name, rule in shipped_rules().items()}
NOW = 1_795_000_000


def plan(form: FormName) -> Plan:
    return Plan("Cup", form, RULES["tavern"])


@pytest.mark.parametrize("form", FormName)
def test_everything_that_is_offered_makes_a_plan_that_can_be_played(form: FormName) -> None:
    start = plan(form)
    for name, option in OPTIONS.items():
        if not option.fits(start):
            continue
        for value in offered(start, name):
            after = chosen(start, name, value, NOW)
            check(after, NOW)
            if name not in {STARTS_IN, "form"}:
                assert json.dumps(current(after, name)) == json.dumps(value), name


@pytest.mark.parametrize(
    ("name", "unit", "whole"),
    [
        ("minutes", 1, 60),
        (STARTS_IN, 1, 60),
        ("check_in_minutes", 1, 60),
        ("grace_seconds", 60, 60),
        ("round_hours", 1, 24),
    ],
)
def test_times_that_are_offered_are_round_ones(name: str, unit: int, whole: int) -> None:
    """Parts of an hour or of a day, and multiples of one."""
    times = [int(value) / unit for value in OPTIONS[name].values if value]
    odd = [time for time in times if whole % time and time % whole]
    assert odd == [time for time in times if time in {45, 90}]
    assert times == sorted(set(times))


def test_of_people_at_most_a_multiple_of_four_is_offered_from_sixteen_on() -> None:
    most = [int(value) for value in OPTIONS["most"].values if value]
    assert [number for number in most if number >= 16 and number % 4] == []
    assert most == sorted(set(most))


@pytest.mark.parametrize("form", FormName)
@pytest.mark.parametrize("then", FormName)
def test_another_form_leaves_nothing_behind_that_it_does_not_have(
    form: FormName, then: FormName
) -> None:
    before = plan(form)
    for name in OPTIONS:
        if name != "form" and OPTIONS[name].fits(before) and offered(before, name):
            before = chosen(before, name, offered(before, name)[-1], NOW)
    check(chosen(before, "form", then, NOW), NOW)


def test_a_slow_pace_is_patient_and_a_fast_one_is_not() -> None:
    slow = chosen(plan(FormName.SWISS), "pace", Pace.SLOW, NOW)
    assert slow.grace_seconds == DAY
    assert chosen(slow, "pace", Pace.LIVE, NOW).grace_seconds <= 3600


def test_other_rules_keep_the_pace() -> None:
    slow = chosen(plan(FormName.SWISS), "pace", Pace.SLOW, NOW)
    assert with_rules(slow, shipped_rules()["kingdom"]).rules.turn_seconds == 86_400
    assert current(slow, RULESET) == "tavern"


def test_a_start_that_nobody_typed_is_at_a_full_quarter() -> None:
    at_time = chosen(plan(FormName.SWISS), "start", Start.AT_TIME, NOW)
    assert at_time.starts_at is not None
    assert at_time.starts_at % 900 == 0
    assert 3600 <= at_time.starts_at - NOW < 3600 + 900
    assert chosen(at_time, "start", Start.WHEN_FULL, NOW).starts_at is None


@pytest.mark.parametrize(
    ("form", "people", "rounds"),
    [
        (FormName.KNOCK_OUT, 2, 1),
        (FormName.KNOCK_OUT, 9, 4),
        (FormName.DOUBLE, 8, 6),
        (FormName.ROUND_ROBIN, 5, 5),
        (FormName.ROUND_ROBIN, 6, 5),
        (FormName.SWISS, 256, 8),
        (FormName.ARENA, 10, None),
    ],
)
def test_rounds(form: FormName, people: int, rounds: int | None) -> None:
    assert rounds_of(plan(form), people) == rounds


def test_how_long_it_takes_is_told_where_somebody_can_tell() -> None:
    live = plan(FormName.KNOCK_OUT)
    minutes = minutes_of(live, 8)
    assert minutes is not None
    assert 15 <= minutes <= 120
    assert minutes_of(chosen(live, "pace", Pace.SLOW, NOW), 8) is None
    assert minutes_of(plan(FormName.ARENA), 8) == 60


def test_a_tournament_starts_as_many_minutes_from_now_as_are_chosen() -> None:
    later = chosen(plan(FormName.SWISS), STARTS_IN, 60, NOW)
    assert (later.start, later.starts_at) == (Start.AT_TIME, NOW + 60 * 60)


@pytest.mark.parametrize("form", FormName)
def test_a_plan_is_what_its_values_say(form: FormName) -> None:
    before = chosen(plan(form), STARTS_IN, 60, NOW)
    assert plan_of(json.loads(json.dumps(values_of(before))), before.rules) == before


@pytest.mark.parametrize(
    ("name", "value"),
    [("most", True), ("most", "4"), ("rated", 1), ("form", 3), ("form", "chess"), ("rounds", "x")],
)
def test_values_of_another_kind_are_no_plan(name: str, value: bool | int | str) -> None:
    with pytest.raises(ValueError, match=r"."):
        plan_of({name: value}, RULES["tavern"])


def test_a_duplicate_is_played_by_rules_at_any_pace() -> None:
    for pace in Pace:
        if pace.seconds:
            duplicate = chosen(
                chosen(plan(FormName.SWISS), "pace", pace, NOW), "form", "duplicate", NOW
            )
            check(duplicate, NOW)
            assert rules_alone(duplicate.rules).turn_seconds is None
