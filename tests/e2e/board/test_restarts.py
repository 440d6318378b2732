"""The bot is replaced between two presses, and the old message carries on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.features.board.buttons import RollButton
from bot.kit.components.selection import DieButton
from tests.support.buttons import KINDS, Kind
from tests.support.e2e.player import marked, play_to_the_end
from tests.support.e2e.reading import shown, told_nothing, without_seal
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, open_table, say

ROLLS = """
    122456 1146
    223346
    145556 344
    123456 223346
    234455 2236
    111234
"""
"""The dice of GAME, a line for each turn."""

GAME = """
    ben accept
    ada roll die:0 die:1 die:1 die:4 roll best bank
    ben roll
    ada roll die:2 die:3 die:4 roll
    ben roll best roll
    ada roll die:3 die:4 die:4 best roll
    ben roll die:0 die:1 die:2 die:3 die:3 bank
"""
"""A game to 1,000 with choices changed and undone, farkles, and hot dice."""


def presses() -> list[tuple[str, Kind, int | None]]:
    """Return each press of GAME: who, the kind, and its argument."""
    found = []
    for line in GAME.strip().splitlines():
        who, *words = line.split()
        for word in words:
            kind, _, arg = word.partition(":")
            found.append((who, KINDS[kind], int(arg) if arg else None))
    return found


@asynccontextmanager
async def game(folder: Path) -> AsyncIterator[Table]:
    """Open a table with the dice of GAME, whose players have just been invited."""
    folder.mkdir()
    async with open_table(folder, ScriptedCup(*ROLLS.split())) as table:
        await table.challenge(target=1000)
        yield table
        assert table.env.errors == []


async def play(table: Table, every: int = 0) -> list[str]:
    """Play GAME, on a fresh bot before each `every`-th press, and return every board.

    Each press costs one request, its answer. A fresh bot does not know whether the board is in
    sight: when the turn first passes it looks, beside the answer, and leaves the board there.
    """
    message = table.message
    boards = []
    knows = True
    for number, (who, kind, arg) in enumerate(presses()):
        if every and number % every == 0:
            await table.restart()
            knows = False
        to_play, before = marked(table.board(), "to play"), table.requests()
        await table.press(getattr(table, who), kind, arg)
        expected = ["POST"]
        if not knows and to_play and marked(table.board(), "to play") not in ([], to_play):
            knows, expected = True, ["GET", "POST"]
        assert sorted(request.method for request in table.env.http_requests[before:]) == expected
        assert table.message.id == message.id, "the game goes on where it began"
        boards.append(without_seal(table.board()))
    return boards


@pytest.fixture
async def undisturbed(tmp_path: Path) -> list[str]:
    """Return the boards of GAME, played on one bot."""
    async with game(tmp_path / "undisturbed") as table:
        boards = await play(table)
        assert all(before != after for before, after in pairwise(boards)), "a press did nothing"
        assert say("end-wins", winners="Ben", count=1) in boards[-1]
        return boards


@pytest.mark.parametrize("every", [1, 2, 3])
async def test_nothing_is_lost_between_any_two_presses(
    every: int, tmp_path: Path, undisturbed: list[str]
) -> None:
    async with game(tmp_path / "disturbed") as table:
        assert await play(table, every) == undisturbed
        await table.restart()
        leaderboard = shown(await table.cleo.slash(table.channel, "farkle leaderboard"))
        assert "**1. Ben**" in leaderboard


async def test_whole_game_with_restarts_at_random(tmp_path: Path) -> None:
    undisturbed = await _boards(tmp_path / "undisturbed", chance=0)
    assert await _boards(tmp_path / "disturbed", chance=0.3) == undisturbed


async def _boards(folder: Path, chance: float) -> list[str]:
    """Return the boards of a seeded game, with so much chance of a restart before each press."""
    folder.mkdir()
    fate = Random(5)
    boards = []
    async with open_table(folder) as table:

        async def note_and_perhaps_restart() -> None:
            boards.append(without_seal(table.board()))
            if fate.random() < chance:
                await table.restart()

        await table.begin()
        await play_to_the_end(table, note_and_perhaps_restart)
        assert table.env.errors == []
        return [*boards, without_seal(table.board())]


async def test_roll_that_was_saved_but_never_shown_is_not_rolled_again(
    table: Table, cup: ScriptedCup, logged: object
) -> None:
    cup.next("122456")
    await table.begin()
    table.env.inject_error("POST", "/interactions/*/callback", status=500, times=2)
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await table.ada.click(table.message, label=table.label(RollButton))
    assert table.can(RollButton), "the answer was lost on its way"
    await table.restart()
    saved = table.stored()
    result = await table.press(table.ada, RollButton)
    assert told_nothing(result)
    assert [table.label(DieButton, place) for place in range(6)] == ["1", "2", "2", "4", "5", "6"]
    assert table.stored() == saved


async def test_figures_survive(table: Table) -> None:
    await table.begin(turns=1)
    await play_to_the_end(table)
    before = shown(await table.cleo.slash(table.channel, "farkle leaderboard"))
    await table.restart()
    assert shown(await table.cleo.slash(table.channel, "farkle leaderboard")) == before
