"""Who does not come, who stays away, and who leaves: nothing hangs a tournament."""

from contextlib import suppress

import pytest

from bot.features.board.buttons import RollButton
from bot.features.tournaments.model.audit_log import AuditKind
from bot.features.tournaments.model.pairing.history import How
from bot.features.tournaments.model.phases import CalledOff, Cancelled, Over
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Attendance
from bot.match.model.errors import Refused
from tests.support.e2e.clocks import LIVE, PASSED
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table
from tests.support.tournaments.event import Event, gather, plan

GRACE = 300


async def audit(event: Event) -> list[AuditKind]:
    """Return what the log says, the newest first."""
    page = await event.feature.looking.log(event.id, event.table.guild.id, 1)
    return [act.kind for act in page.audit]


async def test_who_does_not_come_loses(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60, best_of=3))
    [match] = await event.matches()
    await event.be_there(match, event.member(match.players[1].user_id))
    await event.pass_time(60 + PASSED)
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    [series] = tournament.series
    assert series.pairing.outcome is not None
    assert series.pairing.outcome.how is How.NO_SHOW
    winner = tournament.by_number[1 if series.pairing.outcome.first else 2]
    assert winner.captain.user_id == match.players[1].user_id, "who begins was late"
    assert not (await event.again(match)).is_open
    assert AuditKind.NO_SHOW in await audit(event)


async def test_who_has_come_is_no_no_show(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60))
    [match] = await event.matches()
    cup.next("111234")
    await event.press(match, RollButton)
    await event.pass_time(60 + PASSED)
    assert await event.matches() == [await event.again(match)]


async def test_the_second_one_has_time_from_their_own_turn(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60))
    [match] = await event.matches()
    await event.pass_time(50)
    cup.next("223346")
    await event.press(match, RollButton)
    await event.pass_time(50)
    assert await event.matches()
    await event.pass_time(10 + PASSED)
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    assert tournament.series[0].games[0].no_show


async def test_nobody_comes_at_all(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=300))
    for _ in range(8):
        await event.pass_time(LIVE + PASSED)
    tournament = await event.now()
    assert isinstance(tournament.phase, Over), tournament.series
    assert not await event.matches()


async def test_the_time_that_the_bot_was_down_is_given_back(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60))
    await table.stop()
    await table.env.advance_time(600)
    await event.restart()
    await event.pass_time(40)
    assert await event.matches()
    await event.pass_time(20 + PASSED)
    assert isinstance((await event.now()).phase, Over)


async def test_a_pause_stops_grace_and_new_games(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    dora = event.actor(table.dora)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60))
    first, second = await event.matches()
    await event.do(event.feature.organizing.pause(event.id, dora))
    await event.play(first)
    await event.play(await event.again(second))
    assert not await event.matches(), "nothing new begins"
    await event.restart()
    await event.do(event.feature.organizing.resume(event.id, dora))
    assert len(await event.matches()) == 1
    await event.play_all()
    assert isinstance((await event.now()).phase, Over)


async def test_who_withdraws_loses_what_they_play(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.SWISS))
    match, other = await event.matches()
    gone = event.member(match.players[0].user_id)
    await event.leave(gone)
    assert not (await event.again(match)).is_open
    await event.play(other)
    await event.play_all()
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    assert all(
        series.pairing.outcome is not None and series.pairing.outcome.how is not How.PLAYED
        for series in tournament.series
        if gone.id in {tournament.by_number[n].captain.user_id for n in series.pairing.sides}
    )


@pytest.mark.parametrize("form", [FormName.KNOCK_OUT, FormName.SWISS, FormName.ROUND_ROBIN])
async def test_everybody_leaves(table: Table, cup: ScriptedCup, form: FormName) -> None:
    event = gather(table, cup, 3)
    await event.begin(plan(form))
    for who in event.people:
        with suppress(Refused):  # it may be over before the last one has left
            await event.leave(who)
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    assert not await event.matches()


async def test_too_few_at_the_start(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 1)
    wanted = plan(FormName.SWISS, check_in_minutes=5)
    await event.announce(wanted)
    await event.join()
    await event.enter(table.ada)
    await event.start()
    await event.do(event.feature.entering.check_in(event.id, event.actor(table.ada)))
    await event.pass_time(300 + PASSED)
    tournament = await event.now()
    assert isinstance(tournament.phase, Cancelled)
    assert tournament.phase.why is CalledOff.TOO_FEW
    assert (await audit(event))[:2] == [AuditKind.CANCELLED, AuditKind.NOT_CHECKED_IN]


async def test_who_deletes_their_data_is_withdrawn(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.ROUND_ROBIN))
    match, _ = await event.matches()
    gone = match.players[0]
    await event.do(table.bot.features.privacy.privacy.forget_person(gone.user_id))
    assert all(gone not in match.players for match in await event.matches())
    await event.play_all()
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    [entry] = [entry for entry in tournament.entries if entry.captain.is_former]
    assert entry.attendance is Attendance.REMOVED
    assert not [line for line in table.dump() if str(gone.user_id) in line]
