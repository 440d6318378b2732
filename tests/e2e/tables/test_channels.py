"""The kinds of channels of a server: each plays whole games, which count on that server alone."""

import pytest

from bot.features.board.buttons import RollButton
from tests.support.e2e.channels import CHANNELS
from tests.support.e2e.messages.leaderboard import leaderboard, row, won
from tests.support.e2e.player import lose_turn, marked, play_to_the_end, scores
from tests.support.e2e.reading import shown
from tests.support.e2e.table import Table, say


@pytest.mark.parametrize("place", CHANNELS)
async def test_a_whole_game(place: str, table: Table) -> None:
    table.channel = await CHANNELS[place](table)
    await table.env.settle()
    await table.begin(turns=1)
    await table.press(table.ada, RollButton)
    await table.cleo.slash(table.channel, "farkle show")
    tally = await play_to_the_end(table)
    assert scores(table.board()) == {name: tally.total(name) for name in ("Ada", "Ben")}
    [winner] = marked(table.board(), "winner")
    await table.begin()
    await lose_turn(table)
    await table.resign(table.ada)
    assert say("end-wins", winners="Ben", count=1) in table.board(), "edits beside presses work"
    assert row(1, "Ben", won(1 + (winner == "Ben"), 2)) in await leaderboard(table)
    other = table.env.create_guild("Another tavern")
    elsewhere, guest = other.create_text_channel("farkle"), other.add_member(table.ben.user)
    await table.env.settle()
    there = shown(await guest.slash(elsewhere, "farkle leaderboard"))
    assert say("leaderboard-empty-all") in there
