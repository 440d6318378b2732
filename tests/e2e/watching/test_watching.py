"""Somebody who does not play watches two who do."""

import discord
from simcord import InteractionResult
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.features.board.buttons import BankButton, BestButton, MoreButton, RollButton
from bot.features.tables.buttons import AcceptButton
from bot.features.watching.buttons import GuessButton, TvButton, WatchButton
from bot.features.watching.model.scene import LATE
from bot.features.watching.service.audience import FOLLOWED_FOR, RESULT_SHOWN_FOR
from tests.support.e2e.clocks import choose, take_turn
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.watching import MOMENT, changes, open_tv, watch
from tests.support.e2e.permissions import set_own
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

VIEW = discord.Permissions(view_channel=True)


async def test_a_view_follows_the_game_by_itself(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    assert say("board-turn", name="Ada") in view.text()
    cup.next("122346")
    await table.press(table.ada, RollButton)
    await table.env.advance_time(MOMENT)
    assert "⚀ ⚁ ⚁ ⚂ ⚃ ⚅" in view.text()
    await table.press(table.ada, BestButton)
    await table.press(table.ada, BankButton)
    await table.env.advance_time(MOMENT)
    assert say("event-banked", name="Ada", points=100) in view.text()
    assert view.follows
    assert not view.offers(RollButton), "whoever watches cannot play"


async def test_many_moves_are_one_change_of_a_view(table: Table, cup: ScriptedCup) -> None:
    await table.begin(pace="slow")
    await watch(table, table.cleo)
    for _ in range(2):
        await take_turn(table, table.ada, cup)
        await take_turn(table, table.ben, cup)
    assert changes(table) == 0
    await table.env.advance_time(MOMENT)
    await table.env.advance_time(MOMENT)
    assert changes(table) == 1


async def test_after_a_quarter_of_an_hour_it_stands_still_until_it_is_pressed(
    table: Table, cup: ScriptedCup
) -> None:
    await table.begin(pace="slow")
    view = await watch(table, table.cleo)
    await table.env.advance_time(FOLLOWED_FOR + 1)
    assert say("watch-still") in view.text()
    await take_turn(table, table.ada, cup)
    await table.env.advance_time(MOMENT)
    assert say("board-turn", name="Ada") in view.text()
    await view.press(WatchButton)
    assert say("event-banked", name="Ada", points=100) in view.text()
    assert view.follows
    await take_turn(table, table.ben, cup)
    await table.env.advance_time(MOMENT)
    assert say("event-banked", name="Ben", points=100) in view.text()


async def test_a_press_goes_on_after_a_restart(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    await table.restart()
    await take_turn(table, table.ada, cup)
    await table.env.advance_time(MOMENT)
    assert say("board-turn", name="Ada") in view.text(), "nobody remembers the view"
    await view.press(WatchButton)
    assert view.follows
    assert say("event-banked", name="Ada", points=100) in view.text()


async def test_who_plays_cannot_watch(table: Table) -> None:
    await table.begin()
    assert WatchButton not in _offered(table, await table.press(table.ada, MoreButton))
    for player in (table.ada, table.ben):
        forged = await forge(table, player, table.channel, WatchButton(1).write())
        assert told(forged) == say("refusal-watching-own")
        guessed = await forge(table, player, table.channel, GuessButton(1, 0, 0).write())
        assert told(guessed) == say("refusal-watching-own")
    tv = await open_tv(table, table.ben)
    assert say("tv-none") in tv.text()


async def test_a_table_that_has_not_begun_cannot_be_watched(table: Table) -> None:
    await table.challenge()
    forged = await forge(table, table.cleo, table.channel, WatchButton(1).write())
    assert told(forged) == say("refusal-watching-not-begun")
    missing = await forge(table, table.cleo, table.channel, WatchButton(2**63 - 1).write())
    assert told(missing) == say("refusal-game-gone")


async def test_chances_help_nobody_in_a_game_without_hints(table: Table, cup: ScriptedCup) -> None:
    await table.begin(rated=True)
    view = await watch(table, table.cleo)
    assert say("watch-held-back", turns=LATE) in view.text()
    for turn in range(LATE + 1):
        assert _chances_ago() not in view.text()
        await take_turn(table, table.ben if turn % 2 else table.ada, cup)
        await view.press(WatchButton)
    assert _chances_ago() in view.text()
    assert "Coach" in view.text()


async def test_chances_are_those_of_now_where_players_may_ask_for_hints(table: Table) -> None:
    await table.begin(rated=False)
    view = await watch(table, table.cleo)
    assert "**Win chances:** Ada 5" in view.text()
    await choose(table, "hints", value=False)
    await view.press(WatchButton)
    assert "**Win chances:**" not in view.text()


async def test_whoever_loses_the_channel_sees_no_more(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    set_own(table, table.cleo.id, deny=VIEW)
    await take_turn(table, table.ada, cup)
    await table.env.advance_time(MOMENT)
    assert view.text() == say("refusal-watching-lost")
    await take_turn(table, table.ben, cup)
    await table.env.advance_time(MOMENT)
    assert changes(table) == 1


async def test_a_channel_that_somebody_cannot_read_cannot_be_watched(table: Table) -> None:
    await table.begin()
    other = table.guild.create_text_channel("elsewhere")
    set_own(table, table.cleo.id, deny=VIEW)
    await table.env.settle()
    for button in (WatchButton(1), GuessButton(1, 0, 0)):
        forged = await forge(table, table.cleo, other, button.write())
        assert told(forged) == say("refusal-game-gone")
    tv = await open_tv(table, table.cleo, other)
    assert say("tv-none") in tv.text()


async def test_other_servers_see_nothing(table: Table) -> None:
    await table.begin()
    guild = table.env.create_guild("Elsewhere", owner=table.env.create_user("eve"))
    channel = guild.create_text_channel("farkle")
    cleo = guild.add_member(table.env.create_user("cleo2"))
    await table.env.settle()
    forged = await forge(table, cleo, channel, WatchButton(1).write())
    assert told(forged) == say("refusal-game-gone")
    assert say("tv-none") in (await open_tv(table, cleo, channel)).text()


async def test_a_server_switches_it_off(table: Table, cup: ScriptedCup) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    await choose(table, "watching", value=False)
    await take_turn(table, table.ada, cup)
    await table.env.advance_time(MOMENT)
    assert view.text() == say("refusal-watching-off")
    assert WatchButton not in _offered(table, await table.press(table.cleo, MoreButton))
    tv = await table.cleo.slash(table.channel, "farkle-events tv")
    assert told(tv) == say("refusal-watching-off")


async def test_a_view_that_cannot_be_changed_is_given_up(table: Table, cup: ScriptedCup) -> None:
    await table.begin(pace="slow")
    view = await watch(table, table.cleo)
    table.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    await take_turn(table, table.ada, cup)
    await table.env.advance_time(MOMENT)
    assert changes(table) == 1
    await take_turn(table, table.ben, cup)
    await table.env.advance_time(MOMENT)
    assert changes(table) == 1
    await view.press(WatchButton)
    assert say("event-banked", name="Ben", points=100) in view.text()


async def test_trouble_at_discord_costs_a_change_and_not_the_view(
    table: Table, cup: ScriptedCup
) -> None:
    await table.begin(pace="slow")
    view = await watch(table, table.cleo)
    table.env.inject_error("PATCH", "/webhooks/*", status=500, times=None)
    await take_turn(table, table.ada, cup)
    await table.env.advance_time(MOMENT)
    table.env.backend.faults.clear()
    await take_turn(table, table.ben, cup)
    await table.env.advance_time(MOMENT)
    assert say("event-banked", name="Ben", points=100) in view.text()


async def test_tv_goes_on_with_the_next_game(table: Table, cup: ScriptedCup) -> None:
    second = table.guild.create_text_channel("second")
    await table.env.settle()
    await table.challenge()
    await table.press(table.ben, AcceptButton)
    tv = await open_tv(table, table.cleo)
    assert "game 1 " in tv.text()
    await table.ada.slash(second, "farkle challenge", opponent=table.ben)
    accept = second.history()[-1]
    await table.press(table.ben, AcceptButton, on=accept)
    await table.resign(table.ada, game=1)
    await table.env.advance_time(MOMENT)
    assert say("finished-won", winners="Ben") in tv.text()
    await table.env.advance_time(RESULT_SHOWN_FOR)
    assert "game 2 " in tv.text()
    assert say("tv-before", number="1", ending=say("finished-won", winners="Ben")) in tv.text()
    await table.resign(table.ben, second, game=2)
    await table.env.advance_time(MOMENT)
    await table.env.advance_time(RESULT_SHOWN_FOR)
    assert say("finished-won", winners="Ada") in tv.text()
    await tv.press(TvButton)
    assert say("tv-none") in tv.text()


async def test_outside_servers_there_is_nothing_to_watch(table: Table) -> None:
    forged = await forge(table, table.cleo, table.channel, TvButton(0).write())
    assert say("tv-none") in told(forged)


def _chances_ago() -> str:
    return say("watch-chances-ago", turns=LATE, chances="Ada").partition("Ada")[0]


def _offered(table: Table, opened: InteractionResult) -> list[type]:
    return [type(button) for button in table.buttons(PrivateMessage(opened).message)]


async def test_a_game_in_a_private_thread_is_for_those_who_are_in_it(table: Table) -> None:
    """Nobody tells the bot who that is, so its views change only when they are pressed."""
    home = table.bot.get_channel(table.channel.id)
    assert isinstance(home, discord.TextChannel)
    made = await home.create_thread(name="duel", type=discord.ChannelType.private_thread)
    for who in (table.ben, table.cleo):
        await made.add_user(discord.Object(who.id))
    await table.env.settle()
    [thread] = table.channel.threads
    await table.dora.slash(thread, "farkle challenge", opponent=table.ben)
    await table.press(table.ben, AcceptButton, on=thread.history()[-1])
    assert say("tv-none") in (await open_tv(table, table.cleo)).text()
    inside = await forge(table, table.cleo, thread, WatchButton(1).write())
    assert say("watch-still") in told(inside)
    outside = await forge(table, table.ada, table.channel, WatchButton(1).write())
    assert told(outside) == say("refusal-game-gone")


async def test_a_game_that_moves_is_followed_where_one_can_read(
    table: Table, cup: ScriptedCup
) -> None:
    second = table.guild.create_text_channel("second")
    await table.env.settle()
    await table.begin(pace="slow")
    view = await watch(table, table.cleo)
    await table.ada.slash(second, "farkle show", game=1)
    await table.env.advance_time(MOMENT)
    assert second.mention in view.text()
    third = table.guild.create_text_channel("third")
    await table.env.settle()
    table.env.backend.set_overwrite(
        third.id, Overwrite(table.cleo.id, OverwriteType.MEMBER, 0, VIEW.value)
    )
    await table.ada.slash(third, "farkle show", game=1)
    await table.env.advance_time(MOMENT)
    assert view.text() == say("refusal-watching-lost")
    assert third.mention not in view.text()
