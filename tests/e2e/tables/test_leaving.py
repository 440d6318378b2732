"""Each way in which a game ends without a result: its channel is free, and history says why."""

from collections.abc import Awaitable, Callable

import pytest

from bot.features.analysis.buttons import ReplayButton
from bot.features.board.buttons import EndButton, KickMenu, MoreButton, RemoveButton, RollButton
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.model.phases import Closing
from tests.support.e2e.clocks import PASSED, let_time_pass
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def moderator_ends(table: Table) -> None:
    """Let somebody who looks after the server end the game."""
    await table.dora.slash(table.channel, "farkle-mod end")


async def moderator_kicks(table: Table) -> None:
    """Let them remove one of two players."""
    asked = await table.dora.slash(table.channel, "farkle-mod kick", user=table.ben)
    await table.surely(table.dora, asked)


async def host_ends(table: Table) -> None:
    """Let the host end the game under *More*."""
    opened = await table.press(table.ada, MoreButton)
    assert opened.response is not None
    await table.press(table.ada, EndButton, on=opened.response.message)


async def host_kicks(table: Table) -> None:
    """Let the host remove the other player under *More*."""
    opened = await table.press(table.ada, MoreButton)
    assert opened.response is not None
    more = opened.response.message
    menu = str(table.button(KickMenu, on=more)["custom_id"])
    assert (await table.ada.select(more, ["1"], custom_id=menu)).acknowledged
    await table.press(table.ada, RemoveButton, 1, on=opened.response.message)


async def nobody_comes_back(table: Table) -> None:
    """Let nobody play for as long as a game waits."""
    await let_time_pass(table, GIVEN_UP_AFTER + PASSED)


@pytest.mark.parametrize(
    ("leave", "closing"),
    [
        (moderator_ends, Closing.ENDED),
        (moderator_kicks, Closing.ENDED),
        (host_ends, Closing.ENDED),
        (host_kicks, Closing.ENDED),
        (nobody_comes_back, Closing.ABANDONED),
    ],
)
async def test_a_game_is_closed_with_the_reason(
    leave: Callable[[Table], Awaitable[None]], closing: Closing, table: Table
) -> None:
    await table.begin(rated=False, pace="none")
    await table.press(table.ada, RollButton)
    await leave(table)
    assert say(f"closed-{closing}") in table.board()
    assert [type(button) for button in table.buttons()] == [ReplayButton]
    assert [row[2:4] for row in table.stored()] == [("closed", closing.value)]
    await table.begin()
    for who in (table.ada, table.ben):
        past = told(await who.slash(table.channel, "farkle history"))
        assert say(f"closed-{closing}") in past
    of_ada = told(await table.cleo.slash(table.channel, "farkle history", user=table.ada))
    assert say(f"closed-{closing}") in of_ada, "who can read the channel may know"
    stats = await table.cleo.slash(table.channel, "farkle stats", user=table.ada)
    assert told(stats) == say("refusal-no-figures", name="Ada"), "it counts for nobody"


async def test_whoever_has_two_games_is_asked_before_one_of_them_ends(table: Table) -> None:
    await table.begin(rated=False)
    elsewhere = table.guild.create_text_channel("elsewhere")
    await table.ada.slash(elsewhere, "farkle bot")
    asked = await table.ada.slash(table.channel, "farkle resign")
    assert told(asked).startswith(say("resign-which"))
    assert "Ada and Ben" in told(asked)
    assert told(asked).endswith("[Resign] [Cancel]")
    assert table.is_playing
    assert told(await table.surely(table.ada, asked)) == say("resigned-finished")
    assert told(await table.ada.slash(elsewhere, "farkle resign")) == say("resigned-finished")
