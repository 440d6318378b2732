"""Tournaments go on after a restart at any moment."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from bot.match.model.match import Place
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import WINS, gather, plan


@pytest.mark.parametrize("form", [FormName.KNOCK_OUT, FormName.SWISS, FormName.ROUND_ROBIN])
async def test_a_restart_between_any_two_events(
    table: Table, cup: ScriptedCup, form: FormName
) -> None:
    event = gather(table, cup, 4)
    await event.announce(plan(form))
    await event.restart()
    for who in event.people:
        await event.enter(who)
        await event.restart()
    await event.start()
    await event.restart()
    while matches := await event.matches():
        for kind in (RollButton, BestButton, BankButton):
            cup.next(*[WINS] * (kind is RollButton))
            await event.press(await event.again(matches[0]), kind)
            await event.restart()
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    games = [game for series in tournament.series for game in series.games]
    assert all(game.score in {(8000, 0), (0, 8000)} for game in games), games
    assert len(event.channel.threads) == len(games), "no game was begun or shown twice"


async def test_nobody_is_called_twice_who_asks_for_a_board_before_it_is_there(
    table: Table, cup: ScriptedCup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board gets lost after the call, and the bot ends while a player has it shown there."""
    event, calls = gather(table, cup, 2), list[object]()
    send = discord.Thread.send

    async def send_calls(thread: discord.Thread, **options: Any) -> discord.Message:  # noqa: ANN401 - discord.py's
        if "allowed_mentions" in options:
            calls.append(options["nonce"])
        elif len(calls) == 1:
            raise aiohttp.ClientConnectionError
        return await send(thread, **options)

    monkeypatch.setattr(discord.Thread, "send", send_calls)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match], [thread] = await event.matches(), event.channel.threads
    assert match.message_id is None
    there = Place(table.guild.id, thread.id)
    await event.do(table.bot.features.tables.places.move(match.id, event.people[0].id, there))
    await event.restart()
    await event.pass_time(60)
    match = await event.again(match)
    assert (match.place, match.message_id is None) == (there, False)
    assert len(calls) == 2
    assert len(set(calls)) == 1, "Discord shows once what has the same nonce"
