"""Whoever goes, goes everywhere: people who leave a server, channels, and the bot itself."""

import asyncio

import pytest

from bot.features.board.buttons import RollButton
from bot.features.tables.buttons import AcceptButton, JoinButton
from bot.features.tournaments.model.phases import CalledOff, Cancelled
from bot.match.model.phases import Closing
from bot.match.service.departures import Departures
from bot.storage import OWNERS
from tests.support.e2e.messages.panel import open_settings
from tests.support.e2e.messages.tournaments import (
    announce_one,
    card_text,
    join_all,
    plan_one,
    refresh,
)
from tests.support.e2e.table import Table


def departures(table: Table) -> Departures:
    return table.bot.features.departures


async def leave(table: Table, user_id: int) -> None:
    """Let the bot find out that somebody is no longer on the server."""
    await departures(table).member_left(table.guild.id, user_id)
    await refresh(table)


async def shown_without(table: Table, name: str) -> None:
    """Wait until the card of a tournament names somebody no longer."""
    async with asyncio.timeout(5):
        while name in card_text(table):
            await asyncio.sleep(0.01)
            await refresh(table)


async def test_whoever_keeps_rows_has_an_answer(table: Table) -> None:
    answers = departures(table)._answers  # noqa: SLF001 - what a running bot has
    assert OWNERS.keys() <= answers.keys()


async def test_who_leaves_a_server_leaves_what_has_not_begun_there(table: Table) -> None:
    await announce_one(table, await plan_one(table, name="Cup"))
    await join_all(table, table.ada, table.ben)
    await table.ada.slash(table.channel, "farkle open")
    await table.press(table.ben, JoinButton)
    await leave(table, table.ben.id)
    assert "Ben" not in table.board()
    assert "Ada" in table.board()
    await shown_without(table, "Ben")


async def test_who_leaves_a_server_keeps_the_game_that_goes_on(table: Table) -> None:
    await table.begin()
    await leave(table, table.ben.id)
    assert table.is_playing
    await departures(table).member_left(table.guild.id + 1, table.ada.id)
    await table.press(table.ada, RollButton)
    assert table.is_playing


async def test_an_invitation_of_somebody_who_left_is_no_longer_open(table: Table) -> None:
    await table.challenge()
    await leave(table, table.ada.id)
    with table.outside() as outsider:
        [(phase, closing)] = outsider.execute("SELECT phase, closing FROM matches")
    assert phase == "closed"
    assert Closing.ENDED in closing
    await table.begin()


async def test_leaving_another_server_takes_nobody_from_here(table: Table) -> None:
    await announce_one(table, await plan_one(table, name="Cup"))
    await join_all(table, table.ada)
    await table.challenge()
    await departures(table).member_left(table.guild.id + 1, table.ada.id)
    await table.press(table.ben, AcceptButton)
    assert table.is_playing
    assert "Ada" in card_text(table)


async def test_leaderboards_tell_who_has_left(table: Table) -> None:
    await announce_one(table, await plan_one(table, name="Cup"))
    await join_all(table, table.ada, table.ben)
    table.guild.remove_member(table.ben)
    boards = table.bot.features.standings.leaderboards
    boards._seen.clear()  # noqa: SLF001 - a day has gone by
    assert await boards.have_left(table.guild.id, [table.ada.id, table.ben.id])
    await shown_without(table, "Ben")
    assert "Ada" in card_text(table)


async def test_games_begin_in_the_other_channels_once_one_is_gone(table: Table) -> None:
    other = table.guild.create_text_channel("dice")
    await (await open_settings(table)).set_channels(table.channel, other)
    book = table.bot.features.settings.book
    await departures(table).channel_deleted(table.guild.id, other.id)
    assert book.of_server(table.guild.id).channels == (table.channel.id,)
    await departures(table).channel_deleted(table.guild.id, table.channel.id)
    assert book.of_server(table.guild.id).channels == (table.channel.id,), "not everywhere"


async def test_a_server_that_removes_the_bot_calls_everything_off(table: Table) -> None:
    await announce_one(table, await plan_one(table, name="Cup"))
    await join_all(table, table.ada, table.ben)
    await table.begin()
    await departures(table).keep_servers(set())
    with table.outside() as outsider:
        [(phase,)] = outsider.execute("SELECT phase FROM matches")
        [(tournament, details)] = outsider.execute("SELECT phase, details FROM tournaments")
    assert phase == "closed"
    assert tournament == Cancelled.name
    assert CalledOff.BOT_REMOVED in details


@pytest.mark.parametrize("known", [True, False])
async def test_deleted_data_are_out_of_memory_too(table: Table, known: bool) -> None:
    features = table.bot.features
    if known:
        await features.settings.book.set_for_person(table.ben.id, "language", "de")
        await features.vacations.vacations.begin(table.ben.id, 24)
    await features.privacy.privacy.forget_person(table.ben.id)
    assert features.settings.book.of_person(table.ben.id).language is None
    assert not features.vacations.vacations.is_away(table.ben.id)
