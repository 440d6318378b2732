"""Duplicates and arenas: forms that last for so many minutes."""

import pytest

from bot.engine import Bank, Roll, best_keep
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tournaments.model.phases import Over, Running
from bot.features.tournaments.model.plan import FormName
from bot.match.model.errors import Refused
from bot.match.model.match import Place
from bot.match.model.phases import Closing
from bot.match.model.variants import SETTLING
from tests.support.e2e.clocks import PASSED
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import SHORT, WINS, gather, plan


async def test_an_arena_pairs_whoever_is_free(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 5)
    await event.begin(plan(FormName.ARENA, minutes=5))
    for _ in range(6):
        match = (await event.matches())[0]
        await event.play(match)
        await event.pass_time(40)
        tournament = await event.now()
        busy = {number for series in tournament.open_series for number in series.pairing.sides}
        assert len(busy) == 4, "nobody waits but the odd one"
    await event.restart()
    await event.pass_time(100)
    phase = (await event.now()).phase
    assert isinstance(phase, Running)
    assert phase.is_closing
    while matches := await event.matches():
        await event.play(matches[0])
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    assert len(tournament.series) == 8
    assert all(series.pairing.was_played for series in tournament.series)


async def test_who_does_not_come_to_an_arena_is_paired_no_more(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.ARENA, minutes=10, grace_seconds=60))
    [match] = await event.matches()
    await event.be_there(match, event.member(match.players[1].user_id))
    await event.pass_time(60 + PASSED)
    assert len((await event.now()).present) == 1
    late = event.member(match.players[0].user_id)
    await event.enter(late)
    await event.pass_time(15)
    assert len(await event.matches()) == 1, "they came back"


async def test_somebody_joins_an_arena_that_goes_on(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    await event.begin(plan(FormName.ARENA, minutes=10))
    await event.enter(table.ada)
    await event.pass_time(15)
    assert any(match.seat_of(table.ada.id) is not None for match in await event.matches())


async def test_a_game_that_breaks_off_after_the_end_holds_up_nobody(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.ARENA, minutes=5, grace_seconds=600))
    await event.pass_time(300 + PASSED)
    assert (await event.now()).is_closing
    [match] = await event.matches()

    async def end() -> None:
        async with table.bot.features.core.registry.lock(match.id) as locked:
            await locked.close(Closing.ENDED, int(table.env.now().timestamp()))

    await event.do(end())
    await event.pass_time(60)
    assert isinstance((await event.now()).phase, Over)


async def test_berserk_halves_the_time_for_a_point_more(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    await event.begin(plan(FormName.ARENA, minutes=30))
    [match] = await event.matches()
    go = event.feature.berserk.go
    second = match.players[1].user_id
    before = match.deadline
    await event.do(go(match.id, second))
    assert (await event.again(match)).deadline == before, "it is not their turn"
    with pytest.raises(Refused):
        await event.do(go(match.id, second))
    with pytest.raises(Refused):
        await event.do(go(match.id, table.ada.id))
    first = event.member(match.players[0].user_id)
    cup.next("223346")
    await event.press(match, RollButton)
    match = await event.again(match)
    now = int(table.env.now().timestamp())
    assert match.deadline == now + (SHORT.turn_seconds or 0) // 2
    with pytest.raises(Refused):
        await event.do(go(match.id, first.id))
    cup.next(WINS)
    for kind in (RollButton, BestButton, BankButton):
        await event.press(await event.again(match), kind)
    points = {name: points for _, points, name in await event.standings()}
    assert points[match.players[1].name] == 3, "two for the win, and one for half the time"


async def test_berserk_is_for_arenas(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.SWISS))
    [match] = await event.matches()
    with pytest.raises(Refused):
        await event.do(event.feature.berserk.go(match.id, match.players[0].user_id))


async def test_a_duplicate_from_start_to_end(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    await event.begin(plan(FormName.DUPLICATE, minutes=30, rounds=2))
    first, second, _ = event.people
    duplicates = event.feature.duplicates
    place = Place(table.guild.id, event.channel.id)
    one = (await event.do(duplicates.open(event.id, event.actor(first), place))).match
    other = (await event.do(duplicates.open(event.id, event.actor(second), place))).match
    assert one.seed == other.seed, "all have the same dice"
    assert (other.setup.seats, other.has_board) == (1, False)
    score = await event.do(play_alone(table, other.id))
    await event.do(duplicates.open(event.id, event.actor(second), place))
    await event.restart()
    await event.pass_time(30 * 60 + PASSED + SETTLING)
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    assert (await event.standings())[0] == (1, score, second.user.global_name)
    missed = [e for e in tournament.series if e.pairing.outcome and not e.pairing.outcome.scored[0]]
    assert len(missed) == 3, "two who did not play, and a second round that was not"


async def test_a_duplicate_ends_when_all_have_played(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.DUPLICATE, minutes=30))
    place = Place(table.guild.id, event.channel.id)
    for who in event.people:
        opened = event.feature.duplicates.open(event.id, event.actor(who), place)
        await event.do(play_alone(table, (await event.do(opened)).match.id))
    await table.env.advance_time(1)
    assert isinstance((await event.now()).phase, Over)


async def test_a_pause_and_time_down_put_off_the_end(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.DUPLICATE, minutes=30))
    organizing, dora = event.feature.organizing, event.actor(table.dora)
    await event.do(organizing.pause(event.id, dora))
    await event.pass_time(40 * 60)
    await event.do(organizing.resume(event.id, dora))
    await table.stop()
    await table.env.advance_time(40 * 60)
    await event.restart()
    await event.pass_time(25 * 60)
    place = Place(table.guild.id, event.channel.id)
    opened = event.feature.duplicates.open(event.id, event.actor(event.people[0]), place)
    score = await event.do(play_alone(table, (await event.do(opened)).match.id))
    await event.pass_time(5 * 60 + PASSED + SETTLING + PASSED)
    assert isinstance((await event.now()).phase, Over)
    assert (await event.standings())[0][1] == score


async def play_alone(table: Table, match_id: int) -> int:
    """Play a game with one seat to its end, and return its score."""
    core = table.bot.features.core
    async with core.registry.lock(match_id) as locked:
        while locked.match.is_playing:
            best = best_keep(locked.match.state)
            await core.moves.act(locked, 0, Roll() if best is None else Bank(best))
        return locked.match.state.totals[0]
