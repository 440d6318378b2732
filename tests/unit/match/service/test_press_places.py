"""Where a press may come from: the board for what is on it, its channel for what it has led to.

A stranger who only has the number of a game is not told more than of a game that never was.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet, Setup
from bot.features.tables.refusals import TableRefusal
from bot.match.clocks.turn_clock import parked
from bot.match.model.errors import Refused
from bot.match.model.match import FORMER_SERVER, Person, Place, opponent
from bot.match.model.phases import Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated, Press
from tests.support.matches.alone.daily_table import build_daily
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, HERE, Table

ELSEWHERE = {
    "another channel": {"place": Place(HERE.guild_id, 61)},
    "another server": {"place": Place(51, 61)},
    "another server, they say": {"place": Place(51, HERE.channel_id)},
    "a private channel, they say": {"place": Place(None, HERE.channel_id)},
}
ANOTHER_MESSAGE = {"message_id": BOARD + 1}


async def refusal_of(act: Callable[[Press], Awaitable[object]], press: Press) -> Refused:
    with pytest.raises(Refused) as refused:
        await act(press)
    return refused.value


@pytest.mark.parametrize("where", [*ELSEWHERE.values(), ANOTHER_MESSAGE])
async def test_a_player_is_led_to_the_board(
    table: Table, classic: RuleSet, where: dict[str, object]
) -> None:
    before = await table.begin(classic)
    for act in (table.play.roll, table.play.best, table.clocks.claim, table.play.at_board):
        refused = await refusal_of(act, table.press(ADA, **where))
        assert refused.refusal is MatchRefusal.BOARD_MOVED
        assert refused.values["link"] == "https://discord.com/channels/50/60/70"
    assert table.match == before


@pytest.mark.parametrize("where", ELSEWHERE.values())
async def test_what_a_board_has_led_to_stays_in_its_channel(
    table: Table, classic: RuleSet, where: dict[str, object]
) -> None:
    before = await table.begin(classic)
    for act in (table.moderation.end_as_host, table.skips.vote):
        refused = await refusal_of(act, table.press(ADA, **where))
        assert refused.refusal is MatchRefusal.BOARD_MOVED
    assert table.match == before


@pytest.mark.parametrize("where", ELSEWHERE.values())
async def test_a_stranger_elsewhere_is_told_of_no_game(
    table: Table, classic: RuleSet, where: dict[str, object]
) -> None:
    await table.open(Setup(classic, seats=3))

    async def join(press: Press) -> None:
        await table.lobbies.join(press, CLEO)

    async def kick(press: Press) -> None:
        await table.moderation.remove_as_host(press, 0)

    for act in (
        *(join, kick, table.play.at_board, table.play.roll, table.lobbies.leave),
        *(table.moderation.end_as_host, table.skips.vote, table.invitations.accept),
    ):
        refused = await refusal_of(act, table.press(CLEO, **where))
        assert (refused.refusal, refused.values) == (MatchRefusal.GAME_GONE, {})


async def test_a_stranger_who_can_read_the_channel_is_led_there(
    table: Table, classic: RuleSet
) -> None:
    """A game has gone into its thread, and somebody presses what was left in the channel."""
    await table.begin(classic)
    for where in (
        {"place": Place(50, 61), "sees": lambda place: place == HERE},
        ANOTHER_MESSAGE,
    ):
        refused = await refusal_of(table.play.roll, table.press(CLEO, **where))
        assert refused.refusal is MatchRefusal.BOARD_MOVED


async def test_a_server_that_adds_the_bot_does_not_end_its_games(
    table: Table, classic: RuleSet
) -> None:
    """Somebody brought the bot along, so no server is stored; by now it is one of its members."""
    await table.begin(classic)
    await table.store.move_match(replace(table.match, place=Place(None, 60), message_id=BOARD))
    table.registry._entries.clear()  # noqa: SLF001 - as after a restart
    table.cup.rolls.append((1, 1, 2, 3, 4, 6))
    await table.play.roll(table.press(ADA, place=Place(50, 60)))
    assert table.match.state.roll


async def test_a_board_is_found_by_the_first_press_in_its_channel_alone(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic)
    await table.store.move_board(table.match.id, None)
    table.registry._entries.clear()  # noqa: SLF001 - as after a restart
    await refusal_of(table.play.best, table.press(ADA, place=Place(50, 61)))
    assert table.match.message_id is None
    table.cup.rolls.append((1, 1, 2, 3, 4, 6))
    await table.play.roll(table.press(ADA))
    assert table.match.message_id == BOARD


async def test_nothing_begins_where_the_data_of_the_server_was_deleted(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic)
    former = Place(FORMER_SERVER, FORMER_SERVER)
    await table.store.move_match(replace(table.match, place=former, message_id=None))
    table.registry._entries.clear()  # noqa: SLF001 - as after a restart
    refused = await refusal_of(table.play.at_board, table.press(ADA, place=HERE))
    assert refused.refusal is MatchRefusal.GAME_GONE


async def test_a_game_that_made_room_goes_on_for_its_player_and_on_its_server(
    table: Table, classic: RuleSet
) -> None:
    await table.seat(classic, ADA, opponent(Level.PERFECT))
    async with table.registry.lock(table.match.id) as held:
        await held.park(parked(held.match, table.clock.now()))
    with pytest.raises(Outdated) as outdated:
        await table.play.at_board(table.press(ADA))
    assert outdated.value.refused is not None
    assert outdated.value.refused.refusal is MatchRefusal.MADE_ROOM
    for who, place in ((CLEO, HERE), (ADA, Place(51, 61)), (ADA, Place(None, 61))):
        press = table.press(who, place=place)
        refused = await refusal_of(partial(table.places.bring_back, place=place), press)
        assert (refused.refusal, refused.values) == (TableRefusal.CANNOT_MOVE, {"number": "1"})
    await table.places.bring_back(table.press(ADA), HERE)
    assert not table.match.parked
    table.opponents.stop()


@pytest.mark.parametrize("who", [BEN, CLEO])
async def test_a_daily_game_is_nobody_elses(who: Person) -> None:
    day = build_daily()
    match = await day.open(ADA)
    for act in (day.play.roll, day.play.at_board, day.table.moderation.end_as_host):
        press = day.press(match, user_id=who.user_id)
        assert (await refusal_of(act, press)).refusal is MatchRefusal.GAME_GONE
    await refusal_of(day.table.moderation.end_as_host, day.press(match))
    assert isinstance(day.table.match.phase, Playing)
