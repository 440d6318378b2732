"""What forms of tournaments are: said once, and true of what pairs their entrants."""

import re
from pathlib import Path

import pytest

import bot
import cogs
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.pairing.elimination import Elimination
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.planning.draft import OPTIONS
from bot.features.tournaments.model.planning.estimate import rounds_of
from bot.features.tournaments.view.navigation import has_picture
from tests.support.scenes.tournaments.samples import plan, running

_QUESTION = re.compile(r"\b(?:is|is not|==|!=|in) *[({]?FormName\.")


def test_nobody_asks_which_form_a_tournament_has() -> None:
    folders = [Path(package.__path__[0]) for package in (bot, cogs)]
    files = [path for folder in folders for path in folder.rglob("*.py")]
    asking = [
        path.as_posix() for path in files if _QUESTION.search(path.read_text(encoding="utf-8"))
    ]
    assert asking == []


@pytest.mark.parametrize("name", FormName)
def test_a_form_is_paired_as_its_traits_say(name: FormName) -> None:
    tournament = running(plan(name), 6)
    form, traits = form_of(tournament), name.traits
    is_bracket = isinstance(form, Elimination)
    assert traits.is_knock_out is is_bracket
    assert has_picture(tournament) is (is_bracket or form.columns is not None)
    assert traits.has_series is (traits.rounds is not None)
    assert traits.is_continuous is (form.rounds(tournament.course) is None)
    assert traits.is_solitary is all(series.pairing.second is None for series in tournament.series)


@pytest.mark.parametrize(
    ("name", "rounds"),
    [
        (FormName.KNOCK_OUT, [1, 2, 3, 8]),
        (FormName.DOUBLE, [2, 4, 6, 16]),
        (FormName.SWISS, [1, 2, 3, 8]),
        (FormName.ROUND_ROBIN, [1, 3, 5, 255]),
        (FormName.ARENA, [None] * 4),
        (FormName.DUPLICATE, [None] * 4),
    ],
)
def test_rounds_are_estimated_by_form(name: FormName, rounds: list[int | None]) -> None:
    assert [rounds_of(plan(name), entrants) for entrants in (2, 4, 5, 256)] == rounds
    chosen = rounds_of(plan(name, rounds=7), 4)
    assert (chosen == 7) is (name is FormName.SWISS)


@pytest.mark.parametrize(
    ("option", "forms"),
    [
        ("late_joins", {FormName.SWISS, FormName.ARENA, FormName.DUPLICATE}),
        ("rounds", {FormName.SWISS, FormName.DUPLICATE}),
        ("third_place", {FormName.KNOCK_OUT}),
        ("team_size", {FormName.SWISS, FormName.ROUND_ROBIN}),
        ("minutes", {FormName.ARENA, FormName.DUPLICATE}),
    ],
)
def test_an_option_is_offered_where_the_form_has_it(option: str, forms: set[FormName]) -> None:
    assert {name for name in FormName if OPTIONS[option].fits(plan(name))} == forms
