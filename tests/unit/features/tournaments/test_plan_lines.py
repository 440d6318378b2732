"""A plan in words: what is told of it, and what is not as it does not concern it."""

from dataclasses import replace

import pytest

from bot.features.tournaments.model.plan import FormName, Plan
from bot.features.tournaments.view.plan import form_line, plan_lines
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import plan

SWISS, DUPLICATE = plan(FormName.SWISS), plan(FormName.DUPLICATE)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (DUPLICATE, False),
        (replace(DUPLICATE, rounds=1), False),
        (replace(DUPLICATE, rounds=2), True),
        (replace(SWISS, rounds=2), False),
    ],
)
def test_what_counts_is_told_where_there_are_games_to_count(asked: Plan, told: bool) -> None:
    counts = english()(f"tournament-counts-{asked.counted}")
    assert (counts in form_line(asked, english())) == told


@pytest.mark.parametrize(
    ("asked", "told"),
    [(SWISS, True), (replace(SWISS, late_joins=False), False), (plan(FormName.KNOCK_OUT), False)],
)
def test_late_joins_are_told_where_there_are_any(asked: Plan, told: bool) -> None:
    assert asked.takes_late == told
    assert (english()("tournament-late") in "\n".join(plan_lines(asked, english()))) == told
