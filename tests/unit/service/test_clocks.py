"""The rungs of the clock, with a clock that stands where it is set."""

import asyncio
from dataclasses import replace

import pytest

from bot.domain.errors import Refusal, Refused
from bot.domain.match import STAND_IN, Closing, Level, Match, Person, Phase, opponent
from bot.domain.settings import Absent, Notify, TimeUp, Value
from bot.engine import (
    Bank,
    Banked,
    Farkled,
    Lapsed,
    Resigned,
    Roll,
    RuleSet,
    Setup,
    apply,
    start,
)
from bot.service.deadlines import BEAT, GRACE
from bot.service.press import Outdated
from bot.service.turn_clock import PATIENCE, safe_bank
from tests.unit.service.conftest import ADA, BEN, CLEO, HERE, Table, build_table

MIXED = (1, 2, 3, 5, 6, 6)
SPEED = RuleSet("speed", target=10_000, turn_seconds=30)
LIVE = RuleSet("live", target=10_000, turn_seconds=120)
SLOW = RuleSet("slow", target=10_000, turn_seconds=86_400)
NO_CLOCK = RuleSet("classic", target=10_000)
DAY = 24 * 3600


async def choose(table: Table, name: str, value: Value) -> None:
    """Let the server of the table choose."""
    await table.settings.set_for_server(50, name, value)


async def run_out(table: Table) -> Match:
    """Let the time of the turn run out."""
    match = table.match
    assert match.deadline is not None
    table.clock.time = match.deadline
    await table.clocks.look(match)
    return table.match


async def act(table: Table, who: Person) -> Match:
    """Let somebody roll, and bank a hundred and fifty."""
    table.cup.rolls.append(MIXED)
    await table.play.roll(table.press(who))
    await table.play.best(table.press(who))
    await table.play.bank(table.press(who))
    return table.match


async def keep_away(table: Table, *people: Person, turns: int = 3) -> Match:
    """Let so many rounds go by in which only `people` play, so that the others are away."""
    for _ in range(turns):
        for _ in table.match.players:
            who = table.match.on_turn
            if who in people:
                await act(table, who)
            elif table.match.turn_ends is not None:
                await run_out(table)
    return table.match


# ------------------------------------------------------------------ the time of a turn


async def test_each_turn_has_its_time(table: Table) -> None:
    match = await table.begin(SPEED, MIXED)
    assert match.deadline == match.turn_ends == table.clock.now() + 30
    table.clock.time += 20
    await table.play.roll(table.press(ADA))
    assert table.match.deadline == match.deadline, "rolling buys no time"
    await table.play.best(table.press(ADA))
    await table.play.bank(table.press(ADA))
    assert table.match.deadline == table.clock.now() + 30


async def test_a_game_without_a_clock_only_waits_for_somebody_to_play(table: Table) -> None:
    match = await table.begin(NO_CLOCK, MIXED)
    assert (match.turn_ends, match.remind_at) == (None, None)
    table.clock.time += DAY
    await table.clocks.look(match)
    assert table.match == match
    await table.play.roll(table.press(ADA))
    assert table.match.deadline == table.match.closes_at == table.clock.now() + PATIENCE


async def test_a_turn_that_never_began_passes_on(table: Table) -> None:
    await table.begin(SPEED)
    table.clock.time += 29
    await table.clocks.look(table.match)
    assert table.match.on_turn == ADA, "not before its time"
    match = await run_out(table)
    assert match.events == (Lapsed(0, 0),)
    assert (match.on_turn, match.deadline) == (BEN, table.clock.now() + 30)
    assert table.boards.redrawn == [match]


async def test_what_is_safe_is_banked(table: Table) -> None:
    await table.begin(SPEED, MIXED)
    await table.play.roll(table.press(ADA))
    await table.choose(ADA, 0)
    late = table.press(ADA)
    match = await run_out(table)
    assert match.events[-1] == Banked(0, 150, 150), "the best dice, not only those that were chosen"
    assert match.on_turn == BEN
    assert match.presence.timed_out == 0
    with pytest.raises(Outdated, match=Refusal.BOARD_OUTDATED):
        await table.play.roll(late)


@pytest.mark.parametrize("rules", [replace(SPEED, minimum=300), replace(SPEED, opening=500)])
async def test_what_the_rules_do_not_let_anybody_bank_is_lost(table: Table, rules: RuleSet) -> None:
    await table.begin(rules, MIXED)
    await table.play.roll(table.press(ADA))
    assert (await run_out(table)).events == (Lapsed(0, 0),)


@pytest.mark.parametrize("overshoot", ["exact", "welfare"])
def test_no_bank_goes_past_a_target_that_must_be_met(overshoot: str) -> None:
    rules = RuleSet("short", target=500, overshoot=overshoot)
    state, _ = apply(start(Setup(rules)), Roll(), MIXED)
    state = replace(state, totals=(450, 0), opened=(True, False))
    assert safe_bank(state) == Bank((3,)), "the five alone"
    assert safe_bank(replace(state, totals=(480, 0))) is None, "every die would go past it"


async def test_hot_dice_that_must_be_rolled_are_not_banked(table: Table) -> None:
    await table.begin(
        RuleSet("must", target=10_000, hot_dice_must_roll=True, turn_seconds=30), (1, 1, 1, 5, 5, 5)
    )
    await table.play.roll(table.press(ADA))
    match = await run_out(table)
    assert match.events[-1] == Banked(0, 1100, 1100), "all but the last five"


async def test_a_server_may_let_the_points_go(table: Table) -> None:
    await choose(table, "time_up", TimeUp.FORFEIT)
    await table.begin(SPEED, MIXED)
    await table.play.roll(table.press(ADA))
    assert (await run_out(table)).events == (Lapsed(0, 0),)


async def test_a_press_that_waits_goes_before_the_clock(table: Table) -> None:
    await table.begin(SPEED, MIXED)
    await table.play.roll(table.press(ADA))
    await table.play.best(table.press(ADA))
    table.clock.time += 30
    press = table.press(ADA)
    async with table.desk.hold(1):  # something slow
        banking = asyncio.create_task(table.play.bank(press))
        await asyncio.sleep(0)
        clock = asyncio.create_task(table.clocks.look(table.match))
        await asyncio.sleep(0)
    await asyncio.gather(banking, clock)
    assert table.match.presence.lapses == ()
    assert table.match.on_turn == BEN


# ------------------------------------------------------------------ reminders


async def test_somebody_is_reminded_once_a_turn(table: Table) -> None:
    match = await table.begin(LIVE, MIXED)
    assert match.remind_at == table.clock.now() + 90
    table.clock.time += 89
    await table.clocks.look(match)
    assert table.boards.reminded == []
    table.clock.time += 1
    await table.clocks.look(match)
    await table.clocks.look(match)
    assert [each.on_turn for each in table.boards.reminded] == [ADA]
    await table.clocks.reminded(table.boards.reminded[0], 99)
    assert table.match.reminder_id == 99
    played_on = (await table.play.roll(table.press(ADA))).match
    assert table.boards.taken_back == [99]
    assert (played_on.reminder_id, played_on.remind_at) == (None, None)


async def test_a_reminder_that_comes_too_late_goes_again(table: Table) -> None:
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    played_on = await act(table, ADA)
    await table.clocks.reminded(table.boards.reminded[0], 99)
    assert table.boards.taken_back == [99]
    assert table.match == played_on, "the other's own reminder is still to come"


async def test_short_turns_and_servers_that_want_none_have_no_reminders(table: Table) -> None:
    assert (await table.begin(SPEED)).remind_at is None
    await table.play.resign(HERE.channel_id, ADA.user_id)
    await choose(table, "reminders", value=False)
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    assert table.boards.reminded == []


async def test_nobody_is_reminded_who_is_never_to_be_called(table: Table) -> None:
    await table.settings.set_for_person(ADA.user_id, "notifications", Notify.NEVER)
    match = await table.begin(LIVE)
    table.clock.time += 90
    await table.clocks.look(match)
    assert table.boards.reminded == []


# ------------------------------------------------------------------ away, and back


async def test_a_stand_in_plays_for_whoever_lets_three_turns_go(table: Table) -> None:
    await table.opponents.start(table.moves.play)
    await table.begin(LIVE)
    match = await keep_away(table, BEN, turns=2)
    assert (match.presence.lapses, match.presence.away) == ((2, 0), ())
    await run_out(table)
    assert table.match.presence.away == (0,)
    table.advisor.moves = [Roll(), Bank((0,))]
    table.cup.rolls.append(MIXED)
    await act(table, BEN)
    table.cup.rolls.append(MIXED)
    assert table.match.waits_for_bot
    assert table.match.turn_ends is None
    await table.until(lambda: table.match.on_turn == BEN)
    assert table.advisor.asked == [STAND_IN, STAND_IN]
    assert table.match.state.totals == (100, 450)
    assert table.match.presence.lapses == (3, 0), "whoever is away stays so"


async def test_whoever_acts_begins_to_count_anew(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN, turns=2)
    await act(table, ADA)
    await act(table, BEN)
    assert (await run_out(table)).presence.lapses == (1, 0)


async def test_any_press_takes_the_seat_back(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN)
    assert table.match.waits_for_bot
    old = table.press(ADA, version=0)
    with pytest.raises(Outdated) as told:
        await table.play.roll(old)
    assert told.value.refused is None, "that is what they were told to do"
    match = table.match
    assert (match.presence.away, match.presence.lapses, match.presence.back) == ((), (), 0)
    assert (match.on_turn, match.turn_ends) == (ADA, table.clock.now() + 120)
    await act(table, ADA)
    assert table.match.presence.back is None


async def test_coming_back_between_turns_takes_nobody_s_time(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN, turns=2)
    before = await run_out(table)
    table.clock.time += 20
    with pytest.raises(Outdated):
        await table.clocks.come_back(table.press(ADA))
    assert table.match.turn_ends == before.turn_ends
    with pytest.raises(Refused) as told:
        await table.clocks.come_back(table.press(BEN))
    assert told.value.refusal is Refusal.NOT_AWAY


async def test_a_stand_in_who_thinks_gives_way(table: Table) -> None:
    await table.opponents.start(table.moves.play)
    await table.begin(LIVE)
    table.advisor.may_answer.clear()
    table.advisor.moves = [Roll()]
    await keep_away(table, BEN)
    await table.until(lambda: table.advisor.asked)
    with pytest.raises(Outdated):
        await table.clocks.come_back(table.press(ADA))
    table.advisor.may_answer.set()
    await asyncio.sleep(0.01)
    assert table.match.state.roll == ()
    assert table.match.on_turn == ADA


async def test_a_seat_may_be_dropped_instead(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await choose(table, "lapses", 2)
    await table.begin(LIVE)
    match = await keep_away(table, BEN, turns=2)
    assert match.phase is Phase.FINISHED
    assert match.events[0] == Resigned(0)
    assert match.presence.lapses == (2, 0)
    assert [result.won for result in table.store.finished[0]] == [False, True]


async def test_nobody_wins_by_being_away_for_longer(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.begin(LIVE)
    match = await keep_away(table)
    assert match.is_deserted
    assert match.phase is Phase.PLAYING
    assert match.presence.away == (0, 1)


async def test_the_last_two_decide(table: Table) -> None:
    await choose(table, "absent", Absent.LEAVES)
    await table.seat(LIVE, ADA, BEN, CLEO)
    match = await keep_away(table, ADA, CLEO)
    assert match.phase is Phase.PLAYING
    assert match.state.out == (False, True, False)


# ------------------------------------------------------------------ claims


async def test_the_win_of_a_slow_game_can_be_claimed(table: Table) -> None:
    await table.begin(SLOW)
    await keep_away(table, BEN, turns=1)
    with pytest.raises(Refused) as told:
        await table.clocks.claim(table.press(BEN))
    assert told.value.refusal is Refusal.NOTHING_TO_CLAIM
    await run_out(table)
    assert table.match.claimable == (0,)
    with pytest.raises(Refused):
        await table.clocks.claim(table.press(ADA))
    view = await table.clocks.claim(table.press(BEN))
    assert view.match.phase is Phase.FINISHED
    assert [result.won for result in table.store.finished[0]] == [False, True]


@pytest.mark.parametrize("rules", [LIVE, SPEED])
async def test_other_games_are_not_claimed(table: Table, rules: RuleSet) -> None:
    await table.begin(rules)
    await keep_away(table, BEN, turns=2)
    assert table.match.claimable == ()


async def test_with_several_the_win_is_claimed_when_all_others_are_late(table: Table) -> None:
    await table.seat(SLOW, ADA, BEN, CLEO)
    await keep_away(table, CLEO, turns=1)
    await run_out(table)
    assert table.match.claimable == (), "Ben has let one turn go only"
    assert (await run_out(table)).claimable == (0, 1)
    view = await table.clocks.claim(table.press(CLEO))
    assert [result.won for result in table.store.finished[0]] == [False, False, True]
    assert view.match.state.out == (True, True, False)


# ------------------------------------------------------------------ everybody gone


async def test_a_game_that_everybody_left_waits_for_seven_days(table: Table) -> None:
    began = table.clock.now()
    await table.begin(LIVE)
    match = await keep_away(table)
    assert match.is_deserted
    assert not match.waits_for_bot
    assert match.deadline == match.closes_at == began + PATIENCE
    match = await run_out(table)
    assert (match.phase, match.closing) == (Phase.CLOSED, Closing.ABANDONED)
    assert match.ended_at == table.clock.now()
    assert table.store.finished == [], "it counts for nobody"
    await table.invite(LIVE)


async def test_whoever_comes_back_to_a_deserted_game_plays_on(table: Table) -> None:
    await table.opponents.start(table.moves.play)
    await table.begin(LIVE)
    match = await keep_away(table)
    table.clock.time += DAY
    with pytest.raises(Outdated):
        await table.clocks.come_back(table.press(match.on_turn))
    assert table.match.turn_ends == table.clock.now() + 120
    assert table.match.closes_at == table.clock.now() + PATIENCE


async def test_a_lone_person_who_is_away_is_waited_for(table: Table) -> None:
    await table.seat(LIVE, ADA, opponent(Level.GREEDY))
    for _ in range(3):
        await run_out(table)
        table.advisor.moves = [Roll()]
        if table.match.waits_for_bot:
            table.cup.rolls.append((2, 2, 3, 4, 6, 6))
            await table.until(lambda: table.match.on_turn == ADA)
            assert isinstance(table.match.events[-1], Farkled)
    assert table.match.is_deserted


async def test_games_without_a_clock_are_given_up_too(table: Table) -> None:
    await table.begin(NO_CLOCK, MIXED)
    table.clock.time += DAY
    await table.play.roll(table.press(ADA))
    assert (await run_out(table)).closing is Closing.ABANDONED


async def test_whoever_plays_in_the_last_turn_of_a_week_has_all_of_their_time(table: Table) -> None:
    await table.begin(RuleSet("slowest", target=10_000, turn_seconds=3 * DAY), MIXED)
    await run_out(table)
    match = await run_out(table)
    assert match.deadline == match.closes_at
    await table.play.roll(table.press(ADA))
    assert table.match.deadline == table.clock.now() + 3 * DAY


async def test_a_lapse_puts_nothing_off(table: Table) -> None:
    match = await table.begin(RuleSet("slowest", target=10_000, turn_seconds=3 * DAY))
    await run_out(table)
    await run_out(table)
    assert table.match.deadline == match.closes_at, "the third turn ends with the week"
    assert (await run_out(table)).closing is Closing.ABANDONED


# ------------------------------------------------------------------ across a restart


async def restarted(table: Table, seconds: int) -> Table:
    """Return what a fresh process finds after so many seconds."""
    fresh = build_table(table.store, notes=table.notes)
    fresh.clock.time = table.clock.time + seconds

    async def look(match: Match) -> None:
        await fresh.clocks.look(match)

    await fresh.deadlines.start(look)
    fresh.deadlines.pause()
    return fresh


@pytest.mark.parametrize("down", [1, 90, 10 * DAY])
async def test_the_time_in_which_the_bot_was_down_is_given_back(table: Table, down: int) -> None:
    before = await table.begin(LIVE)
    table.clock.time += 50
    await table.deadlines.stop()
    fresh = await restarted(table, down)
    match = fresh.match
    for was, now in (
        (before.deadline, match.deadline),
        (before.remind_at, match.remind_at),
        (before.closes_at, match.closes_at),
    ):
        assert was is not None
        assert now == was + down


async def test_after_a_crash_at_most_a_beat_too_much_is_given(table: Table) -> None:
    await table.deadlines.start(table.clocks.look)
    before = await table.begin(LIVE)
    await table.until(lambda: "alive" in table.notes.notes)
    table.deadlines.pause()
    table.clock.time += 50  # and then it is killed
    match = (await restarted(table, 90)).match
    assert before.deadline is not None
    assert match.deadline is not None
    assert before.deadline + 90 <= match.deadline <= before.deadline + 90 + BEAT


async def test_nobody_is_hurried_after_a_start(table: Table) -> None:
    await table.begin(LIVE)
    table.clock.time += 119
    await table.deadlines.stop()
    assert (await restarted(table, 5)).match.deadline == table.clock.time + 5 + GRACE


async def test_who_is_away_is_known_after_a_restart(table: Table) -> None:
    await table.begin(LIVE)
    await keep_away(table, BEN)
    await table.deadlines.stop()
    fresh = await restarted(table, 60)
    assert fresh.match.presence == table.match.presence
    with pytest.raises(Outdated):
        await fresh.play.roll(fresh.press(ADA))
    assert fresh.match.on_turn == ADA
    assert fresh.match.presence.away == ()
