"""Ladders when people, channels and servers go: nothing that was nobody's doing costs a place."""

import pytest

from bot.features.ladder.buttons import AcceptChallengeButton
from bot.features.ladder.model import ANSWER_WITHIN, IDLE, WEEK
from bot.match.model.match import Person
from bot.match.service.cache_bus import NewsTopic
from tests.e2e.ladder.ladder import DUEL, board_of, ladder_of, news, until_due
from tests.support.e2e.reading import told_nothing
from tests.support.e2e.table import Table, say
from tests.support.pools import until
from tests.support.storage.stores import open_storage

pytestmark = pytest.mark.both_engines

FORMER = say("former-player")


def untold(table: Table) -> int:
    with table.outside() as connection:
        [(count,)] = connection.execute("SELECT count(*) FROM ladder_challenges WHERE untold = 1")
    return int(count)


async def everybody_is_told(table: Table) -> None:
    """Wait until the news of ladders is told, which happens in the background."""
    await until(lambda: untold(table) == 0)
    await table.env.settle()


async def remove_bot(table: Table) -> None:
    """Let the server remove the bot."""
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    table.bot.dispatch("guild_remove", guild)
    await table.env.settle()


async def take_back(table: Table) -> None:
    """Let the server take the bot back."""
    guild = table.bot.get_guild(table.guild.id)
    assert guild is not None
    table.bot.dispatch("guild_join", guild)
    await table.env.settle()


async def test_nobody_loses_a_place_while_the_bot_is_off_the_server(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await remove_bot(table)
    await until_due(table, ANSWER_WITHIN)
    assert untold(table) == 1, "nobody can be told yet"
    await take_back(table)
    await everybody_is_told(table)
    assert news("void") in board_of(table, card)
    assert not table.buttons(table.channel.history()[-1])
    assert await ladder.order() == ["Ben", "Cleo", "Ada"]
    assert told_nothing(await ladder.challenge(table.ada, table.ben)), "they may meet at once"


async def test_nobody_sinks_while_the_bot_is_off_the_server(table: Table) -> None:
    ladder = await ladder_of(table, table.ben)
    await table.env.advance_time(2 * WEEK)
    await remove_bot(table)
    await table.restart()
    await remove_bot(table)
    await table.env.advance_time(IDLE)
    await take_back(table)
    await ladder.join(table.ada)
    await until_due(table, WEEK)
    assert await ladder.order() == ["Ben", "Ada"]
    await until_due(table, WEEK)
    assert await ladder.order() == ["Ada", "Ben"]


async def test_a_start_finds_the_servers_that_have_removed_the_bot(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card, departures = table.message, table.bot.features.departures
    await departures.keep_servers([])
    await until_due(table, ANSWER_WITHIN)
    await departures.keep_servers([table.guild.id])
    await everybody_is_told(table)
    assert news("void") in board_of(table, card)
    assert await ladder.order() == ["Ben", "Ada"]


async def test_a_challenge_ends_with_its_channel(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    place, other = table.channel, table.guild.create_text_channel("other")
    await ladder.challenge(table.ada, table.ben)
    table.channel = other
    table.env.backend.delete_channel(place.id)
    await until_due(table, ANSWER_WITHIN)
    assert await ladder.order() == ["Ben", "Ada"]


async def test_whoever_deletes_their_data_leaves_their_place(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.bot.features.privacy.privacy.forget_person(table.ben.id)
    await everybody_is_told(table)
    assert await ladder.order() == ["Ada", "Cleo"]
    shown = board_of(table, card)
    assert news("left", challenged=FORMER) in shown
    assert "Ben" not in shown
    assert str(table.ben.id) not in shown
    [found] = [message for message in table.channel.history() if message.id == card.id]
    assert not table.buttons(found)


async def test_a_challenge_of_somebody_who_is_deleted_is_over(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.bot.features.privacy.privacy.forget_person(table.ada.id)
    await everybody_is_told(table)
    assert await ladder.order() == ["Ben"]
    assert news("void", challenger=FORMER) in board_of(table, card)


async def test_what_follows_from_a_deletion_by_another_process_is_told_here(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card, now = table.message, int(table.env.now().timestamp())
    async with open_storage(table.settings.database, table.settings.files) as storage:
        await storage.leaving_ladders.forget_person(table.ada.id, Person(-7, ""), now)
    table.bot.features.core.news.receive(f"{NewsTopic.FORMER} {table.ada.id}")
    await everybody_is_told(table)
    assert news("void", challenger=FORMER) in board_of(table, card)


async def test_the_news_of_a_game_does_not_name_who_is_deleted(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.cleo, table.ada)
    await ladder.challenge(table.ada, table.ben)
    await table.press(table.ben, AcceptChallengeButton)
    await table.bot.features.privacy.privacy.forget_person(table.ben.id)
    await everybody_is_told(table)
    told = [table.board(message) for message in table.channel.history()]
    assert say("ladder-news", rules=DUEL, news=news("won", challenged=FORMER)) in told
    assert not any(str(table.ben.id) in shown or "Ben" in shown for shown in told[1:])
    assert await ladder.order() == ["Ada", "Cleo"]


async def test_a_challenge_is_taken_off_with_the_data_of_its_server(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    await table.bot.features.privacy.privacy.forget_server(table.guild.id)
    await table.env.settle()
    assert news("void") in board_of(table, card)
    assert say("ladder-empty") in await ladder.show()


async def test_nobody_loses_a_place_to_somebody_who_has_left(table: Table) -> None:
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    table.guild.remove_member(table.ada)
    await until_due(table, ANSWER_WITHIN)
    assert news("void") in board_of(table, card)
    assert await ladder.order() == ["Ben"]


async def test_nobody_sinks_on_vacation(table: Table) -> None:
    ladder = await ladder_of(table, table.ben)
    await table.env.advance_time(IDLE - WEEK)
    await table.bot.features.vacations.vacations.begin(table.ben.id, 14 * 24)
    await ladder.join(table.ada)
    await until_due(table, WEEK)
    assert await ladder.order() == ["Ben", "Ada"]
    await until_due(table, 2 * WEEK)
    assert await ladder.order() == ["Ada", "Ben"], "they had a week to come back"


async def test_nobody_sinks_while_ladders_are_off(table: Table) -> None:
    ladder = await ladder_of(table, table.ben)
    await table.env.advance_time(IDLE - WEEK)
    await ladder.join(table.ada)
    book = table.bot.features.settings.book
    await book.set_for_server(table.guild.id, "ladder", False)
    await until_due(table, WEEK)
    await book.set_for_server(table.guild.id, "ladder", True)
    assert await ladder.order() == ["Ben", "Ada"]
    await until_due(table, WEEK)
    assert await ladder.order() == ["Ada", "Ben"]


async def test_a_challenge_without_two_on_the_ladder_is_over(table: Table) -> None:
    """Whatever has happened: nothing else would ever end it."""
    ladder = await ladder_of(table, table.ben, table.ada)
    await ladder.challenge(table.ada, table.ben)
    card = table.message
    with table.outside() as connection:
        connection.execute("DELETE FROM rungs WHERE user_id = ?", (table.ben.id,))
    await table.restart()
    await until(lambda: news("void") in board_of(table, card))
    assert news("void") in board_of(table, card)
