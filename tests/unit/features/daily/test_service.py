import asyncio
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from bot.engine import Bank, Roll, legal_moves
from bot.features.daily.model import end_of
from bot.features.tables.service.own_games import OwnGames
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Place
from bot.match.model.phases import Closed, Closing, Finished, Phase, Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.model.variants import Daily
from bot.match.service.presses import Outdated
from tests.support.matches.alone.daily_table import DAY, TODAY, DailyTable, build_daily
from tests.support.matches.alone.deal_table import rolls_of
from tests.support.matches.table import ADA, BEN, HERE


@pytest.fixture
def day() -> Iterator[DailyTable]:
    table = build_daily()
    yield table
    table.table.deadlines.pause()


async def play_anyhow(day: DailyTable, match: Match, random: Random) -> Match:
    """Play a game to its end by any moves at all, with a liking for rolls."""
    while match.is_open:
        moves = [move for move in legal_moves(match.state) if isinstance(move, Roll | Bank)]
        move = random.choice([roll for roll in moves if isinstance(roll, Roll)] + moves)
        for place in move.keep:
            await day.play.toggle(day.press(match), place)
        act = day.play.roll if isinstance(move, Roll) else day.play.bank
        match = (await act(day.press(match))).match
    return match


async def test_two_people_have_the_same_dice_whatever_they_keep(day: DailyTable) -> None:
    everyone = [replace(ADA, user_id=number) for number in range(1, 21)]
    games = [
        rolls_of(await play_anyhow(day, await day.open(person), Random(person.user_id)))
        for person in everyone
    ]
    compared = 0
    for roll in set().union(*games):
        seen = sorted([game[roll] for game in games if roll in game], key=len)
        longest = seen[-1]
        assert all(dice == longest[: len(dice)] for dice in seen)
        compared += len({len(dice) for dice in seen}) > 1
    assert compared > 10, "they kept different numbers of dice"


async def test_another_day_has_other_dice(day: DailyTable) -> None:
    first = rolls_of(await day.finish(await day.open(ADA)))
    day.table.clock.time += DAY
    second = rolls_of(await day.finish(await day.open(ADA)))
    assert first[1, 1] != second[1, 1] or first[2, 1] != second[2, 1]
    assert len(set(day.seeds.seeds.values())) == 2


async def test_nobody_plays_twice(day: DailyTable) -> None:
    begun = await day.turn(await day.open(ADA))
    elsewhere = (await day.daily.open(Place(guild_id=51, channel_id=61), ADA)).match
    assert elsewhere == begun
    ended = await day.finish(begun)
    assert await day.open(ADA) == ended
    assert isinstance(ended.phase, Finished)
    assert len(day.table.store.matches) == 1


async def test_asked_for_twice_at_once_it_begins_once(day: DailyTable) -> None:
    games = await asyncio.gather(*(day.open(ADA) for _ in range(5)))
    assert len({game.id for game in games}) == 1
    assert len(day.table.store.matches) == 1


async def test_a_clock_that_jumped_ahead_and_back_gives_todays_game(day: DailyTable) -> None:
    begun = await day.turn(await day.open(ADA))
    day.table.clock.time += 3 * DAY
    future = await day.turn(await day.open(ADA))
    assert future.variant == Daily(TODAY + timedelta(days=3))

    day.table.clock.time -= 3 * DAY
    today = await day.open(ADA)
    assert (today.id, today.variant) == (begun.id, Daily(TODAY))
    fresh = await day.open(BEN)
    assert fresh.variant == Daily(TODAY)
    await day.finish(fresh)
    day.table.clock.time += DAY
    assert (await day.open(ADA)).variant == Daily(TODAY + timedelta(days=1))
    day.table.clock.time += 2 * DAY
    assert (await day.open(ADA)).id == future.id, "it goes on when its day has come"


async def test_the_seed_is_in_no_text(day: DailyTable) -> None:
    match = await day.finish(await day.open(ADA))
    [seed] = day.seeds.seeds.values()
    assert match.seed == seed
    assert repr(seed) not in repr(match)
    assert "seed" not in repr(match)


async def test_the_channel_stays_free(day: DailyTable) -> None:
    await day.open(ADA)
    assert await day.table.store.open_in(HERE.channel_id) == []
    await day.open(BEN)


async def test_a_new_process_goes_on(day: DailyTable) -> None:
    match = await day.turn(await day.open(ADA))
    fresh = build_daily(day.table.store, day.seeds)
    assert await fresh.open(ADA) == match
    assert isinstance((await fresh.finish(match)).phase, Finished)


async def test_every_message_that_shows_it_can_be_pressed(day: DailyTable) -> None:
    match = await day.open(ADA)
    old = day.press(match, message_id=2)
    await day.play.roll(day.press(match, message_id=1))
    with pytest.raises(Outdated) as outdated:
        await day.play.bank(replace(old, message_id=3))
    assert outdated.value.view.match == day.table.match
    assert day.table.match.message_id is None


async def test_others_do_not_play_it(day: DailyTable) -> None:
    match = await day.open(ADA)
    with pytest.raises(Refused) as told:
        await day.play.roll(day.press(match, user_id=BEN.user_id))
    assert told.value.refusal is MatchRefusal.GAME_GONE


async def test_its_deadline_is_the_end_of_the_day_in_every_turn(day: DailyTable) -> None:
    match = await day.open(ADA)
    midnight = end_of(TODAY)
    for _ in range(3):
        assert match.deadline == midnight
        match = await day.turn(match)
    assert (await day.finish(match)).deadline is None


async def test_what_was_banked_by_midnight_counts(day: DailyTable) -> None:
    match = await day.turn(await day.turn(await day.open(ADA)))
    match = (await day.play.roll(day.press(match))).match
    banked = match.state.totals
    await day.shared.time_up(match)
    assert day.table.match == match, "not before midnight"
    day.table.clock.time = end_of(TODAY)
    await day.shared.time_up(match)
    ended = day.table.match
    assert (ended.state.totals, ended.deadline) == (banked, None)
    assert ended.phase == Finished(end_of(TODAY))
    assert [result.score for result in day.table.store.finished[-1]] == list(banked)
    await day.shared.time_up(match)
    assert day.table.match == ended


async def test_a_game_without_a_roll_is_closed_at_midnight(day: DailyTable) -> None:
    match = await day.open(ADA)
    day.table.clock.time = end_of(TODAY)
    await day.shared.time_up(match)
    assert day.table.match.phase == Closed(end_of(TODAY), Closing.EXPIRED)
    assert day.table.store.finished == []


async def test_who_asks_after_midnight_gets_the_next_game(day: DailyTable) -> None:
    old = await day.turn(await day.open(ADA))
    late = day.press(old)
    day.table.clock.time = end_of(TODAY)
    new = await day.open(ADA)
    assert new.id != old.id
    assert (new.variant, new.state.round) == (Daily(TODAY + timedelta(days=1)), 1)
    assert isinstance(day.table.store.matches[old.id].phase, Finished)
    with pytest.raises(Outdated) as outdated:
        await day.play.roll(late)
    assert outdated.value.refused is not None
    assert outdated.value.refused.refusal is MatchRefusal.DAILY_ENDED


async def test_the_timer_ends_the_day(day: DailyTable) -> None:
    match = await day.turn(await day.open(ADA))
    deadlines = day.table.deadlines
    day.table.clock.time = end_of(TODAY)
    ended = asyncio.Event()

    async def end(due: Match) -> None:
        await day.shared.time_up(due)
        ended.set()

    await deadlines.start(end)
    day.table.clock.time += 60
    deadlines.pause()
    deadlines.note(end_of(TODAY))
    await asyncio.wait_for(ended.wait(), 30)
    assert isinstance(day.table.store.matches[match.id].phase, Finished)


async def test_only_ones_own_finished_game_is_shared(day: DailyTable) -> None:
    match = await day.open(ADA)
    with pytest.raises(Refused) as told:
        await day.daily.finished(match.id, ADA.user_id)
    assert told.value.refusal is MatchRefusal.NOT_ALLOWED_NOW
    match = await day.finish(match)
    assert await day.daily.finished(match.id, ADA.user_id) == (match, TODAY)
    with pytest.raises(Refused) as told:
        await day.daily.finished(match.id, BEN.user_id)
    assert told.value.refusal is MatchRefusal.GAME_GONE


@pytest.mark.parametrize(
    ("days_ago", "phase", "waits"),
    [
        (0, Playing(), True),
        (0, Finished(0), False),
        (1, Finished(0), True),
        (None, Playing(), True),
    ],
)
async def test_the_daily_game_waits_until_it_is_played(
    day: DailyTable, days_ago: int | None, phase: Phase, *, waits: bool
) -> None:
    if days_ago is not None:
        match = await day.open(ADA)
        variant = Daily(TODAY - timedelta(days=days_ago))
        day.table.store.matches[match.id] = replace(match, variant=variant, phase=phase)
    assert await day.daily.waits_for(ADA.user_id) == waits
    listed = await OwnGames(day.table.store, day.table.clock).page(ADA.user_id, 1)
    assert listed.rows == ()
