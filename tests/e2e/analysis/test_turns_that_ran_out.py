"""Games in which a turn ran out: reviewed and replayed like any other, those of before too."""

from pathlib import Path

import pytest

from bot.features.analysis.buttons import ReplayButton, ReviewButton
from bot.features.analysis.service.missed_reviews import NOTE
from bot.features.analysis.service.replays import Replays
from tests.support.e2e.clocks import PASSED, SPEED, let_time_pass, take_turn
from tests.support.e2e.messages.more import press_afterwards
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import told
from tests.support.e2e.reported import Logged, is_reported
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table


async def finish(table: Table, cup: ScriptedCup) -> None:
    """Play a game to its end in which Ada's first turn ran out."""
    await table.begin(pace="speed")
    await let_time_pass(table, SPEED + PASSED)
    await take_turn(table, table.ben, cup)
    await play_to_the_end(table)
    assert " ! " in str(table.stored()[-1][5])


async def test_it_is_reviewed_and_replayed(table: Table, cup: ScriptedCup) -> None:
    await finish(table, cup)
    board = table.message
    assert "accuracy" in told(await table.press(table.ada, ReviewButton, on=board))
    replay = told(await press_afterwards(table, table.ada, ReplayButton, 0, on=board))
    assert "step 0 of" in replay
    again = await table.cleo.slash(table.channel, "farkle replay")
    assert "step 0 of" in told(again)


async def test_it_is_replayed_whatever_becomes_of_its_review(
    table: Table, cup: ScriptedCup, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_arguments: object) -> None:
        raise ValueError("no review today")

    await finish(table, cup)
    monkeypatch.setattr(Replays, "review", fail)
    assert "step 0 of" in told(await press_afterwards(table, table.ada, ReplayButton, 0))
    sorry = told(await table.press(table.ada, ReviewButton))
    assert is_reported(sorry, "error-unforeseen", lambda: logged()[1:]) is ValueError


async def test_reviews_that_were_missed_are_made_up_for(tmp_path: Path) -> None:
    cup = ScriptedCup()
    async with open_table(tmp_path, cup) as table:  # nothing is reviewed there in the background
        await finish(table, cup)
        with table.outside() as connection:
            assert connection.execute("SELECT accuracy FROM results").fetchall() == [(None,)] * 2
    async with open_table(tmp_path, cup, assesses=True) as table:
        await table.env.settle()
        with table.outside() as connection:
            reviewed = connection.execute("SELECT accuracy FROM results").fetchall()
            [(noted,)] = connection.execute(
                "SELECT value FROM notes WHERE key = :key", {"key": NOTE}
            ).fetchall()
    assert all(isinstance(accuracy, int) for (accuracy,) in reviewed)
    assert noted == "done"
