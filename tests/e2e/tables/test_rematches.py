"""Playing once more between the same people."""

from bot.features.board.buttons import BestButton, RollButton
from bot.features.tables.buttons import RematchButton
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import components, told, told_nothing
from tests.support.e2e.table import Table, say

MINUTE = 60


async def play_one(table: Table) -> None:
    """Let Ben win a game against Ada, who began it."""
    await table.begin(ruleset="duel")
    await table.resign(table.ada)


def until(table: Table) -> str:
    """Return until when a wish that was just told counts."""
    return f"<t:{int(table.env.now().timestamp()) + 15 * MINUTE}:t>"


async def test_both_press_and_the_other_begins(table: Table) -> None:
    await play_one(table)
    old = table.message
    before = table.requests()
    assert told_nothing(await table.press(table.ben, RematchButton))
    assert table.requests() == before + 2, "the board, and a message that calls the other"
    wanted = say("rematch-wanted", players="Ben", waiting="Ada", until=until(table))
    assert wanted in table.board()
    await table.restart()
    await table.press(table.ada, RematchButton)
    assert table.message.id != old.id
    assert say("board-turn", name="Ben") in table.board()
    assert say("ruleset-duel") in table.board()
    [finished] = [
        table.board(message) for message in table.channel.history() if message.id == old.id
    ]
    assert say("rematch-begun") in finished
    assert say("end-wins", winners="Ben", count=1) in finished
    assert say("button-rematch") not in finished
    await table.press(table.ben, RollButton)
    assert table.can(BestButton)


async def test_a_rematch_of_a_rematch(table: Table) -> None:
    await table.begin(turns=1)
    for name in ("Ben", "Ada"):
        await play_to_the_end(table)
        old = table.message
        for who in (table.ada, table.ben):
            await table.press(who, RematchButton, on=old)
        assert say("board-turn", name=name) in table.board()
        assert say("terms-turn", turn=1, turns=1) in table.board()
    assert [row[2] for row in table.stored()] == ["finished", "finished", "playing"]


async def test_others_have_no_say(table: Table) -> None:
    await play_one(table)
    board = table.board()
    answer = told(await table.press(table.cleo, RematchButton))
    assert answer == say("refusal-not-a-player", players="Ada and Ben")
    assert table.board() == board


async def test_another_game_in_the_channel_comes_first(table: Table) -> None:
    await table.allow(games=1)
    await play_one(table)
    old = table.message
    await table.press(table.ada, RematchButton)
    await table.challenge(table.cleo, table.dora)
    answer = told(await table.press(table.ben, RematchButton, on=old))
    assert answer.startswith(say("refusal-channel-busy"))
    assert answer.endswith(f"({table.message.jump_url})")
    assert [row[2] for row in table.stored()] == ["finished", "invited"]


async def test_a_wish_expires_quietly(table: Table) -> None:
    await play_one(table)
    await table.press(table.ada, RematchButton)
    board = table.board()
    await table.env.advance_time(20 * MINUTE)
    assert table.board() == board
    await table.press(table.ben, RematchButton)
    wanted = say("rematch-wanted", players="Ben", waiting="Ada", until=until(table))
    assert wanted in table.board()


async def test_the_last_press_twice_begins_one_game(table: Table) -> None:
    await play_one(table)
    old, parts = table.message, components(table.message)
    for who in (table.ada, table.ben):
        await table.press(who, RematchButton, on=old)
    await table.show_again(old, parts)
    await table.press(table.ben, RematchButton, on=old)
    assert [row[2] for row in table.stored()] == ["finished", "playing"]


async def test_a_game_that_cannot_be_posted_can_be_asked_for_again(
    table: Table, logged: object
) -> None:
    await play_one(table)
    await table.press(table.ada, RematchButton)
    table.env.inject_error("POST", "/interactions/*/callback", status=500)
    await table.press(table.ben, RematchButton)
    await table.press(table.ben, RematchButton)
    assert say("board-turn", name="Ben") in table.board()


async def test_the_first_wish_is_said_where_the_others_are_notified(table: Table) -> None:
    await play_one(table)
    old = table.message
    await table.press(table.ben, RematchButton)
    [call] = [message for message in table.channel.history() if message.id > old.id]
    assert [person.id for person in call.mentions] == [table.ada.id]
    assert "**Ben** would like a rematch" in call.content
    assert old.jump_url in call.content
    await table.press(table.ben, RematchButton, on=old)
    assert [message for message in table.channel.history() if message.id > old.id] == [call]
