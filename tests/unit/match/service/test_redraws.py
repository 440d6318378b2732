"""Boards are drawn anew by themselves, unless whoever changes a match shows it."""

from contextlib import suppress

from bot.engine import RuleSet, Setup
from bot.features.privacy.service.departures import GameDepartures
from bot.features.tavern.service.loadout_choice import LoadoutChooser
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.loadout import DiceFrom, Tavern
from bot.match.model.errors import StaleError
from bot.match.model.phases import Closing, Playing
from tests.support.matches.phases import closing_of
from tests.support.matches.table import ADA, BEN, BOARD, HERE, Table
from tests.support.matches.time_out import act


async def test_a_change_is_drawn_once_however_many_steps_it_takes(
    table: Table, classic: RuleSet
) -> None:
    match = await table.begin(classic)
    async with table.registry.lock(match.id) as locked:
        for _ in range(2):
            await locked.commit(locked.match.next())
        assert table.boards.redrawn == []
    assert table.boards.redrawn == [table.match]


async def test_what_was_saved_is_drawn_though_the_rest_has_failed(
    table: Table, classic: RuleSet
) -> None:
    match = await table.begin(classic)
    with suppress(StaleError):
        async with table.registry.lock(match.id) as locked:
            await locked.commit(locked.match.next())
            table.store.fail_next = StaleError()
            await locked.commit(locked.match.next())
    assert table.match.version == match.version + 1
    assert table.boards.redrawn == [table.match]


async def test_what_no_board_shows_is_not_drawn(table: Table, classic: RuleSet) -> None:
    match = await table.begin(classic)
    async with table.registry.lock(match.id) as locked:
        await locked.show_on(BOARD)
        await locked.note_votes(1)
        await locked.note_reminder(None)
    assert table.boards.redrawn == []


async def test_a_table_that_was_never_posted_has_no_board(table: Table, classic: RuleSet) -> None:
    match = await table.lobbies.open(HERE, ADA, Setup(classic, seats=2))
    await table.gathering.withdraw(match.id)
    assert closing_of(table.match) is Closing.WITHDRAWN
    assert table.boards.redrawn == []


async def test_a_press_on_the_board_is_its_own_answer(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    await act(table, ADA)
    assert table.match.has_moves
    assert table.boards.redrawn == []


async def test_leaving_without_a_press_is_drawn(table: Table, classic: RuleSet) -> None:
    match = await table.begin(classic)
    await table.play.resign(match.id, BEN.user_id)
    assert table.boards.redrawn == [table.match]


async def test_boards_out_of_reach_are_left_alone(table: Table, classic: RuleSet) -> None:
    await table.invite(classic)
    await table.places.lose_channel(HERE.channel_id)
    await table.invite(classic)
    await table.places.lose_server(50)
    assert not any(match.is_open for match in table.store.matches.values())
    assert table.boards.redrawn == []


async def test_boards_of_whoever_leaves_everything_wait_until_they_are_nameless(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic)
    leaving = GameDepartures(
        table.store,
        table.registry,
        leave=table.play.leave,
        get_up=table.gathering.remove,
        give_up=table.room.give_up,
        boards=table.boards,
        clock=table.clock,
    )
    await leaving.leave_all(ADA.user_id)
    assert table.phase == "finished"
    assert table.boards.redrawn == []
    await leaving.show(ADA.user_id)
    assert table.boards.redrawn == [table.match]


async def test_choices_in_private_are_not_drawn_but_who_is_ready_is(
    table: Table, classic: RuleSet
) -> None:
    tavern, setup = Tavern("beggar", DiceFrom.OWN), Setup(classic, 2)
    match = await table.gathering.create(Playing(), HERE, (ADA, BEN), (), setup, variant=tavern)
    await table.gathering.posted(match, BOARD)
    table.collections.owned[ADA.user_id] = Collection({"pie": 1})
    choosing = LoadoutChooser(table.registry, table.collections, clock=table.clock)
    await choosing.add(table.press(ADA), "pie")
    await choosing.put_back(table.press(ADA), 0)
    assert (table.phase, table.match.version) == ("choosing", 2)
    assert table.boards.redrawn == []
    await choosing.ready(table.press(ADA))
    assert table.boards.redrawn == [table.match]
