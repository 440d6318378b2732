"""Games of tournaments, whose bot is killed while it shows them."""

import time
from dataclasses import replace
from pathlib import Path

from bot.database.opening import Address
from bot.engine import RuleSet
from bot.features.tournaments.model.plan import FormName, Plan, Start
from tests.support.soak.tournament.gathering import gather
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.game import read_board
from tests.support.wire.helpers import openapi
from tests.support.wire.stored import stored_games
from tests.wire_server import Drop, Late, WireServer

POSTS = ("POST", "/channels/*/messages")


async def test_a_board_whose_answer_was_lost_is_not_posted_again(
    tmp_path: Path, address: Address
) -> None:
    async with WireServer(openapi=openapi()) as server:
        people = [server.create_user(name) for name in ("Ann", "Ben")]
        channel = server.create_channel(server.create_guild("Tavern", people), "cup")
        bot = BotProcess(server, tmp_path, address)
        rules = RuleSet("short", target=1000, turn_seconds=900)
        plan = Plan("Cup", FormName.KNOCK_OUT, rules, start=Start.AT_TIME)
        await gather(bot.database, replace(plan, starts_at=int(time.time())), channel, people)
        server.inject(*POSTS, Late(0.1))  # the call
        lost = server.inject(*POSTS, Drop(handled=True))  # the board
        try:
            await bot.start()
            await server.until(lambda: lost.hits == 1)
            await bot.kill()
            await bot.start()
            await bot.until(lambda: stored_games(bot.database)[1].message_id is not None)
        finally:
            await bot.kill()
        [thread] = server.threads(channel)
        call, board = server.messages(people[0], thread)
        assert set(call.pinged) == set(people)
        assert read_board(board).game == 1
        assert stored_games(bot.database)[1].message_id == board.id
        server.check()
