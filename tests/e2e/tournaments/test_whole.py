"""Whole tournaments of each form, with real games in threads."""

import threading

import pytest

from bot.features.tournaments.model.pairing import matching
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import gather, plan


@pytest.mark.parametrize(
    ("form", "people", "games"),
    [
        (FormName.KNOCK_OUT, 5, 4),
        (FormName.DOUBLE, 4, 6),
        (FormName.SWISS, 5, 6),
        (FormName.ROUND_ROBIN, 4, 6),
    ],
)
async def test_a_whole_tournament(
    table: Table, cup: ScriptedCup, form: FormName, people: int, games: int
) -> None:
    event = gather(table, cup, people)
    await event.begin(plan(form))
    assert await event.play_all() == games
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    standings = await event.standings()
    points = {name: points for _, points, name in standings}
    assert points["P01"] == standings[0][1], "who wins every game is not behind anybody"


@pytest.mark.parametrize(("form", "loads"), [(FormName.SWISS, True), (FormName.KNOCK_OUT, False)])
async def test_nobody_waits_while_what_finds_pairs_is_loaded(
    table: Table, cup: ScriptedCup, monkeypatch: pytest.MonkeyPatch, form: FormName, loads: bool
) -> None:
    threads: list[threading.Thread] = []
    monkeypatch.setattr(matching, "is_loaded", lambda: bool(threads))
    monkeypatch.setattr(matching, "load", lambda: threads.append(threading.current_thread()))
    event = gather(table, cup, 2)
    await event.begin(plan(form))
    assert len(await event.matches()) == 1
    assert [thread is threading.main_thread() for thread in threads] == [False] * loads
