"""What may be planned."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import RuleSet
from bot.features.tournaments.model.plan import (
    BOUNDS,
    FormName,
    Plan,
    Start,
    check,
    read_team,
    read_title,
)
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.store.rows import read_plan, write_plan
from bot.match.model.errors import Refusal, Refused

NOW = 1_000_000
RULES = RuleSet("short", target=500, turn_seconds=120)
PLAN = Plan("Cup", FormName.SWISS, RULES)


def refusal_of(plan: Plan) -> Refusal | None:
    try:
        check(plan, NOW)
    except Refused as refused:
        return refused.refusal
    return None


@pytest.mark.parametrize("form", FormName)
def test_every_form_can_be_planned(form: FormName) -> None:
    assert refusal_of(replace(PLAN, form=form)) is None


@pytest.mark.parametrize("name", BOUNDS)
def test_every_number_is_bounded(name: str) -> None:
    low, high = BOUNDS[name]
    for value in (low - 1, high + 1, -(2**70), 2**70):
        changed = replace(PLAN, **{name: value})  # type: ignore[arg-type] # as replace
        assert refusal_of(changed) is TournamentRefusal.NUMBER


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"title": ""}, TournamentRefusal.TITLE),
        ({"title": "\u200b \u202e"}, TournamentRefusal.TITLE),
        ({"title": "x" * 61}, TournamentRefusal.TITLE),
        ({"best_of": 2}, TournamentRefusal.BEST_OF),
        ({"best_of": 3, "form": FormName.ARENA}, TournamentRefusal.BEST_OF),
        ({"rules": RuleSet("short", target=500)}, TournamentRefusal.NO_CLOCK),
        ({"team_size": 2, "form": FormName.KNOCK_OUT}, TournamentRefusal.NO_TEAMS),
        ({"most": 65, "form": FormName.ROUND_ROBIN}, TournamentRefusal.TOO_MANY),
        ({"start": Start.AT_TIME}, TournamentRefusal.START),
        ({"starts_at": NOW + 100}, TournamentRefusal.START),
        ({"start": Start.AT_TIME, "starts_at": NOW}, TournamentRefusal.START),
        ({"start": Start.AT_TIME, "starts_at": NOW + 91 * 86_400}, TournamentRefusal.START),
        (
            {"start": Start.AT_TIME, "starts_at": NOW + 60, "check_in_minutes": 5},
            TournamentRefusal.START,
        ),
    ],
)
def test_what_cannot_be_played_is_refused(
    changes: dict[str, object], refusal: TournamentRefusal
) -> None:
    assert refusal_of(replace(PLAN, **changes)) is refusal  # type: ignore[arg-type] # as replace


def test_rules_that_win_by_a_roll_have_no_duplicate() -> None:
    rules = replace(RULES, scoring=replace(RULES.scoring, six="win"))
    with pytest.raises(Refused):
        check(replace(PLAN, form=FormName.DUPLICATE, rules=rules), NOW)


@given(st.text(max_size=80))
def test_a_title_shows_something_and_is_one_line(typed: str) -> None:
    try:
        title = read_title(typed)
    except Refused:
        return
    assert title.strip() == title != ""
    assert len(title.splitlines()) == 1


@given(
    form=st.sampled_from(FormName),
    most=st.integers(2, 256),
    minutes=st.integers(5, 600),
    rounds=st.none() | st.integers(1, 20),
    vacation=st.booleans(),
)
def test_a_plan_comes_back_as_it_was_stored(
    form: FormName, most: int, minutes: int, rounds: int | None, vacation: bool
) -> None:
    plan = replace(PLAN, form=form, most=most, minutes=minutes, rounds=rounds, vacation=vacation)
    assert read_plan(write_plan(plan)) == plan


@pytest.mark.parametrize("read", [read_title, read_team])
def test_a_name_has_1_to_60_characters(read: Callable[[str], str]) -> None:
    for fits in ("x", "é" * 60):
        assert read(fits) == fits
    for refused in ("", " \u200b ", "x" * 61):
        with pytest.raises(Refused) as told:
            read(refused)
        assert told.value.values == {"most": 60}
