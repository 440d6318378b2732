"""A tournament over real HTTP: its game begins in a thread by itself, and its end is announced."""

from dataclasses import replace
from pathlib import Path

import pytest

from bot.client.clock import SystemClock
from bot.database.opening import Address
from bot.engine import RuleSet
from bot.features.settings.feature import open_settings
from bot.features.tournaments.model.change import Actor
from bot.features.tournaments.model.phases import CheckIn, Over
from bot.features.tournaments.model.plan import FormName, Plan, Start
from bot.features.tournaments.model.tournament import PauseReason, Tournament
from bot.features.tournaments.service.changes import Changes
from bot.features.tournaments.service.registration import TournamentRegistration
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.model.match import Person, Place
from bot.storage import open_up_to_date
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import Table
from tests.support.wire.helpers import openapi
from tests.wire_server import Channel, Refusal, User, WireServer

RULES = RuleSet("short", target=500, turn_seconds=600)
HOUR = 3600
PLAN = Plan("Cup", FormName.KNOCK_OUT, RULES, most=2, start=Start.WHEN_FULL)


def actor(table: Table, user: User) -> Actor:
    return Actor(Person(user.id, user.name), table.guild.id)


async def plan(database: Address, table: Table, news: Channel) -> int:
    """Store a tournament that both have joined, before there is a bot; return its id."""
    async with open_up_to_date(database) as opened:
        settings = await open_settings(opened)
        await settings.book.set_for_server(table.guild.id, "announcements", news.id)
        store, clock = SqlTournamentStore(opened), SystemClock()
        entering = TournamentRegistration(store, Changes(store, clock), lambda _: None, clock=clock)
        place = Place(table.guild.id, table.channel.id)
        made = await entering.create(PLAN, place, actor(table, table.ann))
        for user in (table.ann, table.ben):
            await entering.join(made.id, actor(table, user), "")
        return made.id


async def stored(database: Address, tournament_id: int) -> Tournament:
    async with open_up_to_date(database) as opened:
        found = await SqlTournamentStore(opened).get(tournament_id)
    assert found is not None
    return found


async def leave_before_the_first_round(database: Address, tournament_id: int) -> None:
    """Let all have joined and no round have begun, as a bot leaves it that is killed just then."""
    async with open_up_to_date(database) as opened:
        store = SqlTournamentStore(opened)
        full = await store.get(tournament_id)
        assert full is not None
        await store.save(full, replace(full, phase=CheckIn(SystemClock().now() + HOUR)))


@pytest.mark.asyncio
async def test_a_tournament_of_an_announcement_channel_has_threads(tmp_path: Path) -> None:
    async with WireServer(openapi=openapi()) as server:
        table = Table(server)
        table.channel = server.create_announcements(table.guild, "cup")
        bot = BotProcess(server, tmp_path)
        await plan(bot.database, table, table.channel)
        async with bot:
            await server.until(lambda: bool(server.threads(table.channel)))
            [thread] = server.threads(table.channel)
            await server.until(lambda: len(server.messages(table.ann, thread)) == 2)
            assert bot.complaints() == []
        server.check()


@pytest.mark.asyncio
async def test_who_looks_between_the_last_entry_and_the_first_round_is_told(
    tmp_path: Path,
) -> None:
    async with WireServer(openapi=openapi()) as server:
        table, watcher = Table(server), server.create_user("Dora")
        table.guild = server.create_guild("Cups", [table.ann, table.ben, watcher])
        table.channel = server.create_channel(table.guild, "cup")
        bot = BotProcess(server, tmp_path)
        tournament_id = await plan(bot.database, table, table.channel)
        await leave_before_the_first_round(bot.database, tournament_id)
        async with bot:
            for user in (watcher, table.ann):
                shown = await server.command(user, table.channel, "farkle-events tournament show")
                assert "It starts any moment now" in shown.message.text
            assert bot.complaints() == []
        server.check()


@pytest.mark.asyncio
async def test_an_organizer_is_told_at_once_where_no_thread_can_be(tmp_path: Path) -> None:
    async with WireServer(openapi=openapi()) as server:
        table = Table(server)
        bot = BotProcess(server, tmp_path)
        refusal = Refusal(400, 50024, "Cannot execute action on this channel type")
        server.inject("POST", "/channels/*/threads", refusal, times=99)
        tournament_id = await plan(bot.database, table, table.channel)
        async with bot:
            private = server.dm(table.ann)
            await server.until(lambda: bool(server.messages(table.ann, private)))
            assert "Choose another channel" in server.last_message(table.ann, private).text
            asked = [
                request for request in server.requests if request.template.endswith("/threads")
            ]
            assert len(asked) == 1, "it is not tried again and again"
            await bot.expect_log("cannot be shown now")
            assert bot.complaints() == []
        server.check()
    assert (await stored(bot.database, tournament_id)).trouble is PauseReason.REFUSED


@pytest.mark.asyncio
async def test_a_tournament_begins_in_a_thread_and_ends(tmp_path: Path, address: Address) -> None:
    async with WireServer(openapi=openapi()) as server:
        table = Table(server)
        news = server.create_channel(table.guild, "news")
        bot = BotProcess(server, tmp_path, address)
        tournament_id = await plan(bot.database, table, news)
        async with bot:
            await server.until(lambda: bool(server.threads(table.channel)))
            [thread] = server.threads(table.channel)
            await server.until(lambda: len(server.messages(table.ann, thread)) == 2)
            call, board = server.messages(table.ann, thread)
            assert all(f"<@{user.id}>" in call.text for user in (table.ann, table.ben))
            table.read(board)
            # Of a tournament that is over already nobody is told that it has begun.
            await server.until(lambda: len(server.messages(table.ann, news)) == 1)
            await table.play_to_the_end()
            await server.until(lambda: len(server.messages(table.ann, news)) == 2)
            assert bot.complaints() == []
        begun, over = (message.text for message in server.messages(table.ann, news))
        assert "started" in begun
        assert "Ann" in over or "Ben" in over
        server.check()
        assert server.failures == []
    tournament = await stored(bot.database, tournament_id)
    assert isinstance(tournament.phase, Over)
    assert len(tournament.series[0].games) == 1
