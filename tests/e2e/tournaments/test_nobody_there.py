"""Nobody wins by sleeping, and nobody is called again who was not there."""

from bot.features.board.buttons import RollButton
from bot.features.tournaments.buttons import JoinTournament, ShowTournament, ThereButton
from bot.features.tournaments.model.audit_log import AuditKind
from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Attendance
from bot.match.model.match import Match
from tests.support.e2e.clocks import LIVE, PASSED
from tests.support.e2e.messages.tournaments import card_of, card_text, refresh
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.tournaments.event import Event, gather, plan


def mentions(event: Event) -> int:
    """Return how many people the calls to games have mentioned."""
    return sum(len(message.mentions) for at in event.channel.threads for message in at.history())


async def press_there(table: Table, event: Event, match: Match, user_id: int) -> str:
    """Let somebody press *Check in* at the call to their game; return the answer."""
    [call, *_] = [message for message in event.where(match).history() if table.buttons(message)]
    return told(await table.press(event.member(user_id), ThereButton, on=call))


async def test_nobody_at_all_comes_to_a_knock_out(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60, third_place=True))
    for _ in range(8):
        await event.pass_time(LIVE + PASSED)
    tournament = await event.now()
    assert isinstance(tournament.phase, Over)
    outcomes = [series.pairing.outcome for series in tournament.series]
    assert {(outcome.first, outcome.second) for outcome in outcomes if outcome is not None} == {
        (0, 0)
    }
    await refresh(table)
    assert say("tournament-podium-nobody") in card_text(table)


async def test_who_waits_for_the_other_wins_by_a_press(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60))
    [match] = await event.matches()
    there = match.players[1].user_id
    answer = await press_there(table, event, match, there)
    assert say("tournament-there", title="Cup") in answer
    await event.pass_time(60 + PASSED)
    assert (await event.standings())[0][2] == match.players[1].name


async def test_nobody_is_there_any_more_for_a_game_that_is_over(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.KNOCK_OUT))
    match = (await event.matches())[0]
    await event.play(match)
    answer = await press_there(table, event, match, match.players[1].user_id)
    assert answer == say("refusal-tournament-not-now")


async def test_any_press_on_the_board_tells_that_one_is_there(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT, grace_seconds=60))
    [match] = await event.matches()
    table.channel = event.where(match)
    waiting = event.member(match.players[1].user_id)
    pressed = await table.press(waiting, RollButton, on=event.board(match))
    assert told(pressed) == say("refusal-not-your-turn", name=match.players[0].name)
    await table.env.settle()
    await event.pass_time(60 + PASSED)
    assert (await event.standings())[0][2] == waiting.user.global_name


async def test_a_stranger_is_not_there(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 3)
    await event.begin(plan(FormName.SWISS, grace_seconds=60))
    [match] = await event.matches()
    await event.leave(next(person for person in event.people if match.seat_of(person.id) is None))
    [call, *_] = [message for message in event.where(match).history() if table.buttons(message)]
    answer = told(await table.press(table.cleo, ThereButton, on=call))
    assert answer == say("refusal-tournament-not-in")


async def test_an_arena_calls_nobody_again_who_was_not_there(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 4)
    await event.begin(plan(FormName.ARENA, minutes=60, grace_seconds=120))
    first = (await event.matches())[0]
    for _ in range(40):
        await event.pass_time(60)
    assert len(event.channel.threads) == 2
    assert mentions(event) == 4, "each was mentioned once"
    page = await event.feature.looking.log(event.id, table.guild.id, 1)
    assert {act.kind for act in page.audit} >= {AuditKind.NO_SHOW}
    assert not {act.kind for act in page.audit} & {AuditKind.BROKE_OFF, AuditKind.DESERTED}
    tournament = await event.now()
    assert {entry.attendance for entry in tournament.entries} == {Attendance.ABSENT}
    for player in first.players:
        await press_there(table, event, first, player.user_id)
    await event.pass_time(20)
    [match] = await event.matches()
    assert set(match.players) == set(first.players), "they are there again"


async def test_the_absent_are_told_how_to_play_on(table: Table, cup: ScriptedCup) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.ARENA, minutes=60, grace_seconds=60))
    await event.pass_time(60 + PASSED)
    await refresh(table)
    shown = await table.press(event.people[0], ShowTournament, on=card_of(table))
    assert say("tournament-own-absent") in told(shown)
    await table.press(event.people[0], JoinTournament, on=card_of(table))
    entry = (await event.now()).entry_of(event.people[0].id)
    assert entry is not None
    assert entry.attendance is Attendance.JOINED


async def test_who_leaves_all_their_games_to_a_stand_in_is_paired_no_more(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.ARENA, minutes=60, grace_seconds=3600))
    [match] = await event.matches()
    for _ in range(12):
        match = await event.again(match)
        if not match.is_open:
            break
        if match.state.seat == 0:
            cup.next("223346")
            await event.press(match, RollButton)
        else:
            await event.pass_time(LIVE + PASSED)
        if 1 in (await event.again(match)).presence.away:
            await event.play(await event.again(match))
    entry = (await event.now()).entry_of(match.players[1].user_id)
    assert entry is not None
    assert entry.attendance is Attendance.ABSENT
