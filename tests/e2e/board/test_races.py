"""The race of the scores below the end of a game, whatever happens meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.client.boards import race_pictures
from bot.client.boards.race_pictures import MOST_WAITING
from bot.database.opening import Address
from bot.features.board.buttons import RollButton
from bot.features.board.view.ended.race_picture import FEWEST_ROUNDS, RACE
from bot.features.tables.buttons import RematchButton
from bot.kit.components.raw import walk
from bot.kit.pictures.dice_appearance import DiceStyle
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import components
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say
from tests.support.e2e.traces import delete_all

GALLERY = 12
PNG = b"drawn"


class Easel:
    """Draws in place of the process that draws, and only once it may."""

    def __init__(self) -> None:
        self.drawn = 0
        self.may_draw = True

    async def draw(self, *_: object) -> bytes:
        while not self.may_draw:  # noqa: ASYNC110 - a timer: simcord waits for all else
            await asyncio.sleep(0.02)
        self.drawn += 1
        return PNG


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Easel:
    easel = Easel()
    monkeypatch.setattr(race_pictures, "drawn_at_leisure", easel.draw)
    return easel


@pytest.fixture
async def table(tmp_path: Path, migrated: Address, easel: Easel) -> AsyncIterator[Table]:
    async with open_table(tmp_path, ScriptedCup(), address=migrated, races=True) as table:
        yield table
        easel.may_draw = True


async def quiet(table: Table) -> None:
    """Wait until nothing is drawn any more."""
    drawing = [task for task in asyncio.all_tasks() if task.get_name().startswith("race ")]
    await asyncio.gather(*drawing)
    await table.env.settle()


def pictures(table: Table) -> list[str]:
    """Return the descriptions of the pictures on the newest board."""
    galleries = [part for part in walk(components(table.message)) if part["type"] == GALLERY]
    return [str(item["description"]) for part in galleries for item in part["items"]]  # type: ignore[attr-defined] # Discord's JSON


async def play_long(table: Table) -> None:
    await table.begin(turns=FEWEST_ROUNDS)
    await play_to_the_end(table)


async def test_the_end_is_shown_at_once_and_its_picture_later(table: Table, easel: Easel) -> None:
    easel.may_draw = False
    await table.begin(turns=FEWEST_ROUNDS)
    before = table.requests()
    tally = await play_to_the_end(table)
    assert table.requests() - before == tally.presses
    assert say("button-rematch") in table.board()
    assert pictures(table) == []
    easel.may_draw = True
    await quiet(table)
    assert table.requests() - before == tally.presses + 1
    [words] = pictures(table)
    for name in ("Ada", "Ben"):
        assert f"{name}: " in words
        assert f"{tally.total(name):,}" in words
    assert [file.filename for file in table.message.attachments] == [RACE]
    assert easel.drawn == 1


async def test_a_short_game_has_none(table: Table, easel: Easel) -> None:
    await table.begin(turns=FEWEST_ROUNDS - 1)
    await play_to_the_end(table)
    await quiet(table)
    assert (easel.drawn, pictures(table)) == (0, [])


async def test_where_dice_are_no_pictures_there_is_none(table: Table, easel: Easel) -> None:
    book = table.bot.features.settings.book
    await book.set_for_server(table.guild.id, "dice", DiceStyle.UNICODE)
    await play_long(table)
    await quiet(table)
    assert (easel.drawn, pictures(table)) == (0, [])


async def test_none_is_drawn_while_others_wait_for_theirs(
    table: Table, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = table.bot.features.drawing
    monkeypatch.setattr(type(drawing), "waiting", lambda _: {"slow": MOST_WAITING})
    await play_long(table)
    await quiet(table)
    assert (easel.drawn, pictures(table)) == (0, [])


async def test_it_stays_while_a_rematch_is_agreed(table: Table) -> None:
    await play_long(table)
    await quiet(table)
    old = table.message
    before = table.requests()
    await table.press(table.ben, RematchButton)
    assert table.requests() == before + 2, "the board, and a message that calls the other"
    assert len(pictures(table)) == 1
    await table.restart()
    await table.press(table.ada, RematchButton, on=old)
    await table.env.settle()
    [finished] = [message for message in table.channel.history() if message.id == old.id]
    assert say("rematch-begun") in table.board(finished)
    assert [part["type"] for part in walk(components(finished))].count(GALLERY) == 1
    assert [file.filename for file in finished.attachments] == [RACE]
    await table.press(table.ben, RollButton)


async def test_a_rematch_that_is_wanted_before_it_is_drawn(table: Table, easel: Easel) -> None:
    easel.may_draw = False
    await play_long(table)
    await table.press(table.ben, RematchButton)
    easel.may_draw = True
    await quiet(table)
    assert "Ben" in table.board().partition(say("button-rematch"))[0]


async def deleted(table: Table) -> None:
    await table.message.delete()


async def restarted(table: Table) -> None:
    await table.restart()


async def data_deleted(table: Table) -> None:
    """Let Ben delete all that is kept of him."""
    await delete_all(table, table.ben)


@pytest.mark.parametrize("meanwhile", [deleted, restarted, data_deleted])
async def test_what_happens_before_it_is_drawn_does_no_harm(
    table: Table, easel: Easel, meanwhile: Callable[[Table], Awaitable[None]]
) -> None:
    easel.may_draw = False
    await play_long(table)
    messages = len(table.channel.history())
    await meanwhile(table)
    easel.may_draw = True
    await quiet(table)
    assert len(table.channel.history()) <= messages
    assert not any(
        part["type"] == GALLERY
        for message in table.channel.history()
        for part in walk(components(message))
    )


async def test_a_channel_that_is_gone_by_then_does_no_harm(table: Table, easel: Easel) -> None:
    easel.may_draw = False
    await play_long(table)
    table.env.backend.delete_channel(table.channel.id)
    easel.may_draw = True
    await quiet(table)
    assert easel.drawn == 1
