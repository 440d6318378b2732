"""What discord.py does behind one's back, and must not do to this bot."""

import discord

from bot.features.board.buttons import BestButton, RollButton
from bot.kit.components.selection import DieButton
from tests.support.e2e.discord_py import QUARTER_OF_AN_HOUR, kept_by_discord_py
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


def may_notify(table: Table) -> object:
    """Return whom the bot's last answer is allowed to notify."""
    answer = [request for request in table.env.http_requests if request.path.endswith("/callback")][
        -1
    ]
    assert answer.json is not None
    return answer.json["data"]["allowed_mentions"]


async def test_buttons_work_after_everything_that_was_sent_privately_ran_out(
    table: Table,
) -> None:
    await table.begin(pace="none")
    await table.ada.slash(table.channel, "farkle rules show")
    await table.cleo.slash(table.channel, "farkle stats")
    told(await table.press(table.cleo, RollButton))
    await table.env.advance_time(2 * QUARTER_OF_AN_HOUR)
    await table.press(table.ada, RollButton)
    assert table.can(BestButton)


async def test_buttons_work_after_a_board_was_sent_again_without_some_of_them(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("111236", "145")
    await table.begin()
    for action in (RollButton, BestButton, RollButton):
        await table.press(table.ada, action)
    await table.ada.slash(table.channel, "farkle show")
    await table.resign(table.ada)
    await table.env.advance_time(2 * QUARTER_OF_AN_HOUR)
    await table.begin()
    await table.press(table.ada, RollButton)
    assert table.can(BestButton)


async def test_discord_py_keeps_no_board(table: Table) -> None:
    assert kept_by_discord_py(table) == (0, 0, set())
    for _ in range(3):
        await table.begin(turns=1)
        await play_to_the_end(table)
        await table.ada.slash(table.channel, "farkle leaderboard")
        await table.ada.slash(table.channel, "farkle rules show")
    await table.begin()
    await table.ada.slash(table.channel, "farkle show")
    assert kept_by_discord_py(table) == (0, 0, set())


async def test_a_press_is_one_request(table: Table) -> None:
    await table.begin()
    for who, action in (
        (table.ada, RollButton),
        (table.ada, BestButton),
        (table.ada, DieButton),
        (table.ben, BestButton),
        (table.cleo, BestButton),
    ):
        requests = table.requests()
        await table.press(who, action, 0 if action is DieButton else None)
        assert table.requests() == requests + 1


async def test_only_the_challenge_itself_notifies(table: Table) -> None:
    await table.challenge()
    assert may_notify(table) == {"parse": [], "users": [table.ben.id]}
    await table.ada.slash(table.channel, "farkle show")
    assert table.ben.mention in table.board()
    assert may_notify(table) == {"parse": []}


async def test_intents_are_few_and_none_is_privileged(table: Table) -> None:
    assert table.bot.intents == discord.Intents(guilds=True)


async def test_words_in_the_channel_are_not_commands(table: Table) -> None:
    me = table.bot.user
    assert me is not None
    await table.ada.send(table.channel, f"{me.mention} help")
    assert table.message.author.id == table.ada.id, "nobody answers"
