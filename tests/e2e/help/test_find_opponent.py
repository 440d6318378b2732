"""*Find an opponent*: a table for two that waits where the server plays."""

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.tables.buttons import FindOpponentButton, JoinButton
from bot.match.clocks.deadlines import HEARD
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.table import Table, say


async def find(
    table: Table, who: MemberActor, channel: ChannelHandle | None = None
) -> InteractionResult:
    """Let somebody look for an opponent."""
    card = PrivateMessage(await who.slash(channel or table.channel, "farkle play"))
    return await table.press(who, FindOpponentButton, on=card.message)


async def test_one_press_each_begins_a_game(table: Table) -> None:
    await find(table, table.ada)
    assert say("lobby-two") in table.board()
    assert not table.message.mentions
    await table.restart()
    await table.press(table.ben, JoinButton)
    assert table.is_playing


async def test_who_looks_while_somebody_waits_is_led_there(table: Table) -> None:
    await find(table, table.ada)
    board = table.message
    answer = await find(table, table.ben)
    assert board.jump_url in told(answer)
    assert "**Ada**" in told(answer)
    assert table.message.id == board.id
    again = await find(table, table.ada)
    assert board.jump_url in told(again)
    assert "**Ada**" not in told(again)
    assert table.message.id == board.id


async def test_nobody_who_comes_is_waited_for_long(table: Table) -> None:
    await find(table, table.ada)
    await table.env.advance_time(15 * 60 + HEARD + 1)
    assert not table.can(JoinButton)
    await find(table, table.ben)
    assert "Ben" in table.board()


async def test_a_table_waits_where_the_server_plays(table: Table) -> None:
    elsewhere = table.guild.create_text_channel("lounge")
    await table.env.settle()
    book = table.bot.features.settings.book
    await book.set_for_server(table.guild.id, "channels", [table.channel.id])
    answer = await find(table, table.ada, elsewhere)
    assert f"<#{table.channel.id}>" in told(answer)
    assert table.message.jump_url in told(answer)
    assert say("lobby-two") in table.board()
    await table.press(table.ben, JoinButton)
    assert table.is_playing
    assert not elsewhere.history()
