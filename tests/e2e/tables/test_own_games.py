"""`/farkle games`, as people see it."""

from simcord import InteractionResult, MemberActor

from bot.features.tables.buttons import OwnGamesPage, RematchButton
from bot.features.tables.service.own_games import ROWS
from tests.support.e2e.messages.daily_game import open_day
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, say


async def games(table: Table, who: MemberActor) -> InteractionResult:
    return await who.slash(table.channel, "farkle games")


async def test_games_of_every_server_with_the_way_to_them(table: Table) -> None:
    assert say("games-none") in told(await games(table, table.ben))
    await table.begin()
    elsewhere = table.env.create_guild("Elsewhere")
    lobby = elsewhere.create_text_channel("lobby")
    ada, ben = elsewhere.add_member(table.ada.user), elsewhere.add_member(table.ben.user)
    await ada.slash(lobby, "farkle challenge", opponent=ben)
    await table.restart()
    shown = told(await games(table, table.ben))
    assert shown.index(say("games-waiting")) < shown.index(say("games-answer"))
    assert say("games-there", channel=f"<#{lobby.id}>", server="Elsewhere") in shown
    assert shown.index(say("games-other")) < shown.index(say("games-others", name="Ada"))
    assert lobby.last_message is not None
    for message in (lobby.last_message, table.message):
        assert f"({message.jump_url})" in shown
    assert say("games-turn") in told(await games(table, table.ada))
    assert say("games-none") in told(await games(table, table.cleo))


async def test_a_rematch_is_listed(table: Table) -> None:
    await table.begin()
    await table.resign(table.ada)
    assert say("games-none") in told(await games(table, table.ada))
    await table.press(table.ben, RematchButton)
    assert say("games-rematch") in told(await games(table, table.ada))
    assert say("games-agreement") in told(await games(table, table.ben))


async def test_the_daily_game_is_named_until_it_is_played(table: Table) -> None:
    assert say("daily-waits") in told(await games(table, table.ada))
    day = await open_day(table)
    assert say("daily-waits") in told(await games(table, table.ada))
    await day.finish()
    shown = told(await games(table, table.ada))
    assert say("daily-waits") not in shown
    assert say("games-none") in shown


async def test_pages_are_turned_after_a_restart(table: Table) -> None:
    for number in range(ROWS + 1):
        channel = table.guild.create_text_channel(f"table-{number}")
        await table.ada.slash(channel, "farkle bot")
    opened = await games(table, table.ada)
    assert say("games-page", number=1, of=2) in told(opened)
    await table.restart()
    assert opened.response is not None
    button = OwnGamesPage(2).write()
    await table.ada.click(opened.response.message, custom_id=button)
    assert say("games-page", number=2, of=2) in told(opened)
