"""Forgotten games against the bot: they make room for others, and go on when their players want."""

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.fairness.buttons import WordButton
from bot.features.tables.buttons import RematchButton, ShowButton
from bot.features.tables.service.channel_capacity import IDLE
from bot.features.tavern.buttons import ReadyButton
from tests.support.e2e.messages.chest import Chest
from tests.support.e2e.reading import shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

MADE_ROOM = say("parked-text", players=f"Ada and {say('opponent-perfect')}")


async def forget(table: Table, seconds: int = IDLE) -> discord.Message:
    """Let Ada roll against the bot in the only place that there is, and then do nothing."""
    await table.allow(games=1)
    await table.ada.slash(table.channel, "farkle bot")
    await table.press(table.ada, RollButton)
    board = table.message
    await table.env.advance_time(seconds)
    return board


def again(table: Table, message: discord.Message) -> discord.Message:
    """Return a message as it is by now."""
    [now] = [posted for posted in table.channel.history() if posted.id == message.id]
    return now


async def begin(table: Table, who: MemberActor) -> str:
    """Let somebody begin a game against the bot; return what they see."""
    begun = await who.slash(table.channel, "farkle bot")
    return told(begun) if begun.ephemeral else shown(begun)


async def test_whoever_comes_next_plays_and_the_old_board_says_so(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("122456")
    old = await forget(table)
    board = table.board(old)
    assert say("board-turn", name="Cleo") in await begin(table, table.cleo)
    left = again(table, old)
    assert MADE_ROOM in table.board(left)
    assert [type(button) for button in table.buttons(left)] == [ShowButton]
    assert say("games-parked") in told(await table.ada.slash(table.channel, "farkle games"))
    quiet = table.guild.create_text_channel("quiet")
    await table.env.settle()
    assert shown(await table.ada.slash(quiet, "farkle show")) == board, "just as it was"
    table.channel = quiet
    await table.press(table.ada, BestButton)
    await table.press(table.ada, BankButton)


async def test_not_before_ten_minutes_and_the_refusal_says_when(table: Table) -> None:
    await forget(table, IDLE - 60)
    answer = await begin(table, table.cleo)
    assert answer.startswith(say("refusal-channel-busy"))
    when = int(table.env.now().timestamp()) + 60
    assert say("open-game-idle", when=f"<t:{when}:R>") in answer
    await table.press(table.ada, BestButton)
    await table.env.advance_time(IDLE - 60)
    assert (await begin(table, table.cleo)).startswith(say("refusal-channel-busy"))
    await table.env.advance_time(60)
    assert say("board-turn", name="Cleo") in await begin(table, table.cleo)


@pytest.mark.parametrize("command", ["challenge", "open", "tavern play", "show"])
async def test_every_way_to_a_game_finds_the_room(command: str, table: Table) -> None:
    options: dict[str, object] = {}
    home, other = table.channel, table.guild.create_text_channel("other")
    await table.env.settle()
    if command == "challenge":
        options["opponent"] = table.dora
    if command == "show":
        await table.cleo.slash(other, "farkle bot")
        options["game"] = 1
    await forget(table)
    assert not (await table.cleo.slash(home, f"farkle {command}", **options)).ephemeral
    assert [MADE_ROOM in table.board(message) for message in home.history()].count(True) == 1


async def test_a_rematch_finds_the_room(table: Table) -> None:
    await table.begin()
    await table.resign(table.ada)
    finished = table.message
    await forget(table)
    for who in (table.ben, table.ada):
        await table.press(who, RematchButton, on=again(table, finished))
    assert say("board-turn", name="Ben") in table.board()
    assert [row[2] for row in table.stored()] == ["finished", "playing", "playing"]


async def test_play_on_brings_it_back_once_there_is_room(table: Table, cup: ScriptedCup) -> None:
    cup.next("122456")
    old = await forget(table)
    board = table.board(old)
    await begin(table, table.cleo)
    refused = told(await table.press(table.ada, ShowButton, on=again(table, old)))
    assert refused.startswith(say("refusal-channel-busy"))
    stranger = await table.press(table.ben, ShowButton, on=again(table, old))
    assert told(stranger) == say("refusal-cannot-move", number="1")
    await table.env.advance_time(IDLE)
    await table.restart()
    await table.env.advance_time(IDLE)
    assert shown(await table.press(table.ada, ShowButton, on=again(table, old))) == board
    assert table.message.jump_url in table.board(again(table, old))
    await table.press(table.ada, BestButton)
    await table.press(table.cleo, ShowButton, on=cleos_board(table))
    assert len(await table.bot.features.tables.open_games.here(table.channel.id)) == 1


def cleos_board(table: Table) -> discord.Message:
    """Return what is left of the board of Cleo."""
    [found] = [
        message
        for message in table.channel.history()
        if any(type(button) is ShowButton for button in table.buttons(message))
    ]
    return found


async def test_a_press_on_a_board_that_could_not_be_changed_in_time(table: Table) -> None:
    """As when the bot is killed once it has stored that the game makes room."""
    old = await forget(table)
    for _ in range(2):
        table.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013)
    await begin(table, table.cleo)
    assert MADE_ROOM not in table.board(again(table, old))
    await table.restart()
    pressed = await table.press(table.ada, BestButton, on=again(table, old))
    assert told(pressed) == say("refusal-made-room")
    assert MADE_ROOM in table.board(again(table, old))
    assert [row[1] for row in table.stored()] == [1, 0], "nothing was done"


async def test_the_word_of_somebody_who_was_away_finds_a_board_that_made_room(
    table: Table,
) -> None:
    await table.allow(games=1)
    await table.ada.slash(table.channel, "farkle bot")
    old = table.message
    label, asks = say("button-add-word"), WordButton(1, 1).write()
    button = {"type": 2, "style": 2, "label": label, "custom_id": asks}
    await table.env.advance_time(IDLE)
    await begin(table, table.cleo)
    await table.show_again(old, [{"type": 1, "components": [button]}])
    pressed = await table.press(table.ada, WordButton, on=again(table, old))
    assert told(pressed) == say("refusal-made-room")
    assert MADE_ROOM in table.board(again(table, old))


@pytest.mark.parametrize("games", [2, 5])
async def test_of_several_games_as_many_make_room_as_have_to(games: int, table: Table) -> None:
    await table.allow(games)
    people = [table.ada, table.ben, table.cleo, table.dora]
    while len(people) < games:
        people.append(table.guild.add_member(table.env.create_user("eve", global_name="Eve")))
    for who in people[:games]:
        await begin(table, who)
        await table.env.advance_time(60)
    last = people[games - 1]
    await table.env.advance_time(IDLE - 120)
    newcomer = table.guild.add_member(table.env.create_user("fay", global_name="Fay"))
    assert say("board-turn", name="Fay") in await begin(table, newcomer)
    playing = await table.bot.features.tables.open_games.here(table.channel.id)
    assert [match.host.name for match in playing][-1] == "Fay"
    assert len(playing) == games
    parked = [
        message for message in table.channel.history() if "was set aside" in table.board(message)
    ]
    assert [message.id for message in parked] == [table.channel.history()[0].id], "the oldest alone"
    assert (await begin(table, last)) != ""


async def test_with_threads_forgotten_games_keep_theirs(table: Table) -> None:
    await table.bot.features.settings.book.set_for_server(table.guild.id, "threads", value=True)
    await table.allow(games=1)
    home = table.channel
    threads: list[ChannelHandle] = []
    for who in (table.ada, table.cleo):
        await who.slash(home, "farkle bot")
        await table.env.advance_time(IDLE)
        threads.append(home.threads[-1])
    assert len(set(threads)) == 2
    for number, thread in enumerate(threads, start=1):
        [game] = await table.bot.features.tables.open_games.here(thread.id)
        assert (game.id, game.parked) == (number, False)


async def test_somebody_who_never_chose_their_dice_makes_room(table: Table) -> None:
    await table.allow(games=1)
    await table.ada.slash(table.channel, "farkle tavern play")
    chest = await Chest.open(table, table.ada)
    old = table.message
    await table.env.advance_time(IDLE)
    await begin(table, table.cleo)
    assert "was set aside" in table.board(again(table, old))
    await chest.press(ReadyButton)
    quiet = table.guild.create_text_channel("quiet")
    await table.env.settle()
    assert "Ada" in shown(await table.ada.slash(quiet, "farkle show"))
    table.channel = quiet
    await table.press(table.ada, RollButton)


async def test_one_resigns_a_game_that_made_room(
    table: Table,
) -> None:
    old = await forget(table)
    await begin(table, table.cleo)
    assert told(await table.resign(table.ada, game=1)) == say("resigned-finished")
    over = await table.press(table.ada, ShowButton, on=again(table, old))
    assert told(over) == say("refusal-game-ended")
    assert say("button-review") in table.board(again(table, old))
    assert [row[2] for row in table.stored()] == ["finished", "playing"]


async def test_ones_own_games_swap_places(table: Table) -> None:
    await table.allow(games=1)
    await begin(table, table.ada)
    old = table.message
    await table.challenge()
    assert MADE_ROOM in table.board(again(table, old))
    answer = told(await table.press(table.ada, ShowButton, on=again(table, old)))
    assert answer.startswith(say("refusal-channel-busy")), "Ben is asked there"
