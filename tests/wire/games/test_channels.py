"""Many people who want to play in one channel at the same moment, and the bot as a process."""

import asyncio

import pytest

from tests.support.storage.engines import outside
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Act, Table, read_board
from tests.support.wire.stored import stored_games
from tests.wire_server import CallbackKind, Outcome, User, WireServer

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOM = 3
"""The games that may be open in a channel where the server has chosen nothing."""


def crowd(table: Table, people: int) -> list[User]:
    """Return so many people who are in the channel of the table."""
    users = [table.server.create_user(f"Guest {number}") for number in range(people)]
    for user in users:
        table.server.add_member(table.guild, user)
    return users


async def all_at_once(table: Table, people: list[User]) -> tuple[list[Outcome], list[Outcome]]:
    """Let everybody ask for a game against the bot; return those that began, and the refusals."""
    outcomes = await asyncio.gather(
        *(table.server.command(person, table.channel, "farkle bot") for person in people)
    )
    assert {outcome.kind for outcome in outcomes} == {CallbackKind.MESSAGE}
    began = [outcome for outcome in outcomes if not outcome.message.ephemeral]
    return began, [outcome for outcome in outcomes if outcome.message.ephemeral]


def open_here(table: Table, bot: BotProcess) -> int:
    """Return how many games are open in the channel, and have a board there."""
    with outside(bot.database) as connection:
        [(count,)] = connection.execute(
            "SELECT count(*) FROM matches"
            " WHERE channel_id = ? AND phase = 'playing' AND parked = 0",
            (table.channel.id,),
        )
    return int(count)


async def test_of_many_at_once_as_many_begin_as_there_is_room_for(
    table: Table, bot: BotProcess
) -> None:
    began, refused = await all_at_once(table, crowd(table, 8))
    assert len(began) == ROOM
    assert open_here(table, bot) == ROOM
    for outcome in refused:
        assert "no room for another game" in outcome.message.text
    for outcome in began:
        board = read_board(outcome.message)
        rolled = await table.server.press(
            outcome.interaction.user, outcome.message, custom_id=board.custom_id(Act("roll"))
        )
        assert rolled.kind is CallbackKind.UPDATE


async def test_somebody_who_asks_many_times_keeps_their_newest(
    table: Table, bot: BotProcess, discord: WireServer
) -> None:
    [eve] = crowd(table, 1)
    began, refused = await all_at_once(table, [eve] * 6)
    assert (len(began), len(refused)) == (6, 0)
    assert open_here(table, bot) == ROOM

    def left() -> list[Outcome]:
        return [
            outcome for outcome in began if "set aside" in discord.refresh(outcome.message).text
        ]

    await discord.until(lambda: len(left()) == 6 - ROOM)
    await bot.kill()
    await bot.start()
    parked = discord.refresh(left()[0].message)
    back = await discord.press(eve, parked, custom_id=str(parked.buttons[0].custom_id))
    assert read_board(back.message).offers(Act("roll")), "another one of hers makes room"
    assert open_here(table, bot) == ROOM
    assert {game.phase for game in stored_games(bot.database).values()} == {"playing"}
