"""A bot that is killed, or a tournament that is deleted, between any two statements."""

import logging
from collections.abc import Callable
from contextlib import suppress

import pytest
from simcord import ChannelHandle

from bot.database.errors import StorageError
from bot.engine import Roll
from bot.features.announcements.model.announcement import TournamentMilestone
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.settings.model import Announced
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.store.store import SqlTournamentStore
from bot.match.model.errors import Refused
from tests.support.e2e.messages.announcements import announce
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.storage.killed import DyingDatabase
from tests.support.storage.stores import open_storage
from tests.support.tournaments.event import WINS, Event, gather, plan

POSITIONS = 24
"""More than the statements between the last press of a game and the next game on its board."""


STEP = 4
"""How many of them one test leaves out each time."""


NEWS = (TournamentMilestone.OPEN, TournamentMilestone.BEGUN, TournamentMilestone.ENDED)
"""What is announced of a tournament that is played to its end."""


@pytest.mark.parametrize("first", range(STEP))
async def test_killed_at_every_statement(
    table: Table,
    cup: ScriptedCup,
    first: int,
    logged: Callable[[], list[logging.LogRecord]],
) -> None:
    event = gather(table, cup, 3)
    news = await announce(table, Announced.TOURNAMENTS)
    reached = shown = 0
    for ended, position in enumerate(range(first, POSITIONS, STEP), 1):
        await event.announce(plan(FormName.KNOCK_OUT))
        await event.join()
        killed = DyingDatabase(event.table.bot.features.core.database, position)
        with suppress(StorageError):
            await event.start()
        await event.restart()
        if (await event.now()).is_gathering:  # that was too early
            await event.start()
        reached += killed.happened
        reached += await play_killed(event, cup, position)
        tournament = await event.now()
        assert isinstance(tournament.phase, Over), position
        games = [game for series in tournament.series for game in series.games]
        assert [game.score[0] + game.score[1] for game in games] == [8000, 8000], position
        assert not await event.matches()
        shown += len(games)
        assert len(event.channel.threads) == shown, "no game has two threads"
        await event.pass_time(60)  # until the server is known again, and what was left is told
        assert len(announced(table, news)) == len(NEWS) * ended, "each is announced once"
    assert reached >= 5, "the bot was killed where it matters"


def announced(table: Table, news: ChannelHandle) -> set[object]:
    """Return the nonces of what was posted: Discord shows those once, which simcord does not."""
    path = f"/channels/{news.id}/messages"
    posted = [
        request.json
        for request in table.env.http_requests
        if (request.method, request.path) == ("POST", path)
    ]
    assert all(isinstance(json, dict) and json["enforce_nonce"] for json in posted)
    return {json["nonce"] for json in posted if isinstance(json, dict)}


async def play_killed(event: Event, cup: ScriptedCup, position: int) -> int:
    """Play to the end, killed so many statements after the last press of every game begins."""
    reached = 0
    while matches := await event.matches():
        for kind in (RollButton, BestButton):
            cup.next(*[WINS] * (kind is RollButton))
            await event.press(await event.again(matches[0]), kind)
        killed = DyingDatabase(event.table.bot.features.core.database, position)
        with suppress(StorageError, AssertionError):  # nobody answers the press
            await event.press(matches[0], BankButton)
        await event.restart()
        reached += killed.happened
        match = await event.again(matches[0])
        if match.is_open:
            await event.press(match, BankButton)
    return reached


@pytest.mark.parametrize("reads", range(1, 5))
async def test_a_step_ends_quietly_wherever_its_tournament_is_deleted(
    table: Table, cup: ScriptedCup, monkeypatch: pytest.MonkeyPatch, reads: int
) -> None:
    event = gather(table, cup, 2)
    await event.announce(plan(FormName.KNOCK_OUT))
    await event.join()
    get, left = SqlTournamentStore.get, reads

    async def get_and_delete(store: SqlTournamentStore, tournament_id: int) -> object:
        nonlocal left
        found, left = await get(store, tournament_id), left - 1
        if not left:
            with table.outside() as outside:
                outside.execute("DELETE FROM tournaments WHERE id = ?", (tournament_id,))
        return found

    monkeypatch.setattr(SqlTournamentStore, "get", get_and_delete)
    with suppress(Refused):
        await event.start()
    await event.pass_time(60)
    assert left <= 0
    with pytest.raises(Refused, match=TournamentRefusal.GONE):
        await event.now()


async def test_a_game_that_another_process_has_moved_ends_with_its_tournament(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match] = await event.matches()
    async with open_storage(table.settings.database) as storage:
        rolled = match.after(Roll(), (1, 2, 2, 3, 4, 6), int(table.env.now().timestamp()))
        await storage.matches.save(rolled)
    organizing, dora = event.feature.organizing, event.actor(table.dora)
    await event.do(organizing.cancel(event.id, dora))
    assert not await event.matches()
