"""Tournaments go on after a restart at any moment."""

import pytest

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import WINS, gather, plan

pytestmark = pytest.mark.both_engines


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
