"""Games that nobody plays any more."""

from bot.advice.level import Level
from bot.engine import Farkled, Roll, RuleSet
from bot.match.clocks.turn_clock import GIVEN_UP_AFTER
from bot.match.model.match import opponent
from bot.match.model.phases import Closed, Closing
from tests.support.matches.phases import closing_of
from tests.support.matches.table import ADA, Table
from tests.support.matches.time_out import DAY, LIVE, MIXED, NO_CLOCK, keep_away, run_out


async def test_a_game_that_everybody_left_waits_for_seven_days(table: Table) -> None:
    began = table.clock.now()
    await table.begin(LIVE)
    match = await keep_away(table)
    assert match.is_deserted
    assert not match.waits_for_bot
    assert match.deadline == match.closes_at == began + GIVEN_UP_AFTER
    match = await run_out(table)
    assert match.phase == Closed(table.clock.now(), Closing.ABANDONED)
    assert table.store.finished == [], "it counts for nobody"
    await table.invite(LIVE)


async def test_whoever_comes_back_to_a_deserted_game_plays_on(table: Table) -> None:
    await table.opponents.start(table.moves.play)
    await table.begin(LIVE)
    match = await keep_away(table)
    table.clock.time += DAY
    await table.clocks.come_back(table.press(match.on_turn))
    assert table.match.turn_ends == table.clock.now() + 120
    assert table.match.closes_at == table.clock.now() + GIVEN_UP_AFTER


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
    assert closing_of(await run_out(table)) is Closing.ABANDONED


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
    assert closing_of(await run_out(table)) is Closing.ABANDONED
