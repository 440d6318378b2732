import asyncio

import pytest

from bot.database.errors import StorageError
from bot.engine import Banked, Farkled, IllegalMove, Reason, RuleSet, Setup, parse_game
from bot.match.model.errors import Refused
from bot.match.model.phases import Finished, Playing
from bot.match.model.refusals import MatchRefusal
from bot.match.service.presses import Outdated
from tests.support.matches.table import ADA, BEN, BOARD, CLEO, HERE, Table, build_table

ALL_SCORE = (1, 1, 1, 5, 5, 5)
MIXED = (1, 2, 3, 5, 6, 6)
NOTHING = (2, 3, 4, 6, 6)


async def test_the_challenger_rolls_first(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    view = await table.play.roll(table.press(ADA))
    assert view.match.state.roll == MIXED
    assert view.match.on_turn == ADA


async def test_toggles_write_nothing_and_are_lost_on_nobody(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    await table.play.roll(table.press(ADA))
    before = table.match
    assert (await table.choose(ADA, 0, 3)).selection == (0, 3)
    assert (await table.choose(ADA, 0)).selection == (3,)
    assert table.match is before


async def test_two_fast_taps_both_count(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    await table.play.roll(table.press(ADA))
    press = table.press(ADA)
    await asyncio.gather(table.play.toggle(press, 0), table.play.toggle(press, 3))
    assert table.registry.peek(1) is not None
    assert table.registry.peek(1).selection == (0, 3)  # type: ignore[union-attr] # asserted above


async def test_a_double_roll_rolls_once(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED, ALL_SCORE)
    press = table.press(ADA)
    first, second = await asyncio.gather(
        table.play.roll(press), table.play.roll(press), return_exceptions=True
    )
    assert not isinstance(first, BaseException)
    assert isinstance(second, Outdated)
    assert second.refused is None, "pressing twice is no mistake to be told of"
    assert second.view.match.version == first.match.version == table.match.version
    assert len(parse_game(table.match.log).plies) == 1


async def test_who_presses_just_after_somebody_else_is_told(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    late = table.press(BEN)
    await table.play.roll(table.press(ADA))
    with pytest.raises(Outdated, match=MatchRefusal.BOARD_OUTDATED):
        await table.play.roll(late)


async def test_best_then_bank(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    await table.play.roll(table.press(ADA))
    assert (await table.play.best(table.press(ADA))).selection == (0, 3)
    view = await table.play.bank(table.press(ADA))
    assert view.match.state.totals == (150, 0)
    assert view.match.events[-1] == Banked(0, 150, 150)
    assert view.match.on_turn == BEN
    assert view.selection == ()


async def test_a_farkle_passes_the_turn(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED, NOTHING)
    await table.play.roll(table.press(ADA))
    await table.choose(ADA, 0)
    view = await table.play.roll(table.press(ADA))
    assert view.match.events[-1] == Farkled(0, 100, 1, 0)
    assert view.match.on_turn == BEN


async def test_a_finished_game_is_counted_once_and_frees_the_channel(
    table: Table, short: RuleSet
) -> None:
    await table.begin(short, ALL_SCORE)
    await table.play.roll(table.press(ADA))
    await table.play.best(table.press(ADA))
    view = await table.play.bank(table.press(ADA))
    assert isinstance(view.match.phase, Finished)
    assert [(r.person, r.won, r.score) for r in table.store.finished[0]] == [
        (ADA, True, 1500),
        (BEN, False, 0),
    ]
    with pytest.raises(Outdated, match=MatchRefusal.GAME_ENDED):
        await table.play.roll(table.press(BEN))
    assert len(table.store.finished) == 1
    await table.invite(short)


@pytest.mark.parametrize("action", ["roll", "bank", "best"])
async def test_only_the_one_whose_turn_it_is(table: Table, classic: RuleSet, action: str) -> None:
    await table.begin(classic, MIXED)
    act = getattr(table.play, action)
    with pytest.raises(Refused) as told:
        await act(table.press(BEN))
    assert told.value.refusal is MatchRefusal.NOT_YOUR_TURN
    with pytest.raises(Refused) as told:
        await act(table.press(CLEO))
    assert told.value.refusal is MatchRefusal.NOT_A_PLAYER
    assert table.match.state.roll == ()


async def test_an_illegal_move_changes_nothing(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED)
    with pytest.raises(IllegalMove) as told:
        await table.play.best(table.press(ADA))
    assert told.value.reason is Reason.ROLL_FIRST
    await table.play.roll(table.press(ADA))
    before = table.match
    await table.choose(ADA, 0, 1)
    with pytest.raises(IllegalMove) as told:
        await table.play.bank(table.press(ADA))
    assert told.value.reason is Reason.DOES_NOT_SCORE
    with pytest.raises(IllegalMove) as told:
        await table.play.toggle(table.press(ADA), 6)
    assert told.value.reason is Reason.NO_SUCH_DIE
    assert table.match is before


async def test_an_old_button_shows_the_new_board(table: Table, classic: RuleSet) -> None:
    await table.begin(classic, MIXED, NOTHING, MIXED)
    await table.play.roll(table.press(ADA))
    await table.choose(ADA, 0)
    await table.play.roll(table.press(ADA))
    await table.play.roll(table.press(BEN))
    with pytest.raises(Outdated, match=MatchRefusal.BOARD_OUTDATED) as told:
        await table.play.roll(table.press(BEN, version=1))
    assert told.value.view.match == table.match


async def test_a_retired_board_leads_to_the_new_one(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    await table.gathering.posted(table.match, BOARD + 1)
    with pytest.raises(Refused) as told:
        await table.play.roll(table.press(ADA))
    assert told.value.refusal is MatchRefusal.BOARD_MOVED
    assert str(told.value.values["link"]).endswith(f"/50/60/{BOARD + 1}")


async def test_a_fresh_process_takes_the_choice_from_the_board(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic, MIXED, NOTHING)
    await table.play.roll(table.press(ADA))
    await table.choose(ADA, 0)
    fresh = build_table(table.store)
    view = await fresh.play.toggle(fresh.press(ADA, shown=lambda: (0,)), 3)
    assert view.selection == (0, 3)
    fresh = build_table(table.store)
    view = await fresh.play.bank(fresh.press(ADA, shown=lambda: (0, 3)))
    assert view.match.state.totals == (150, 0)


async def test_a_board_whose_message_was_never_noted_is_adopted(
    table: Table, classic: RuleSet
) -> None:
    await table.invitations.challenge(HERE, ADA, [BEN], classic)
    await table.invitations.accept(table.press(BEN))
    assert table.match.message_id == BOARD


async def test_when_saving_fails_the_stored_game_is_what_counts(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic, MIXED, ALL_SCORE)
    before = table.match
    table.store.fail_next = StorageError("disk full")
    with pytest.raises(StorageError):
        await table.play.roll(table.press(ADA))
    assert table.match is before
    view = await table.play.roll(table.press(ADA))
    assert view.match.state.roll == ALL_SCORE


async def test_a_match_changed_behind_our_back_is_read_again(
    table: Table, classic: RuleSet
) -> None:
    await table.begin(classic, MIXED, ALL_SCORE)
    other = build_table(table.store)
    other.cup.rolls.append((1, 1, 2, 2, 3, 4))
    await other.play.roll(other.press(ADA))
    with pytest.raises(Outdated) as told:
        await table.play.roll(table.press(ADA, version=1))
    assert told.value.view.match.state.roll == (1, 1, 2, 2, 3, 4)
    view = await table.play.best(table.press(ADA))
    assert view.match.state.roll == (1, 1, 2, 2, 3, 4)


async def test_resigning_gives_the_game_to_the_other(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    view = await table.resign(BEN.user_id)
    assert isinstance(view.match.phase, Finished)
    assert [r.won for r in table.store.finished[0]] == [True, False]
    with pytest.raises(Refused) as told:
        await table.resign(ADA.user_id)
    assert told.value.refusal is MatchRefusal.NO_GAME_HERE


async def test_a_stranger_cannot_resign(table: Table, classic: RuleSet) -> None:
    await table.begin(classic)
    with pytest.raises(Refused) as told:
        await table.resign(CLEO.user_id)
    assert told.value.refusal is MatchRefusal.NOT_A_PLAYER
    assert table.match.is_open


async def test_looking_shows_the_choice_too(table: Table, classic: RuleSet) -> None:
    game = await table.begin(classic, MIXED)
    await table.play.roll(table.press(ADA))
    await table.choose(ADA, 3)
    assert (await table.play.look(game.id)).selection == (3,)


async def test_a_resignation_passes_the_dice_on_and_the_rest_play_on(
    table: Table, classic: RuleSet
) -> None:
    await table.open(Setup(classic, seats=3))
    await table.join(BEN, CLEO)
    await table.gathering.start(table.press(ADA))
    view = await table.resign(ADA.user_id)
    assert isinstance(view.match.phase, Playing)
    assert view.match.on_turn == BEN
    view = await table.resign(CLEO.user_id)
    assert isinstance(view.match.phase, Finished)
    assert [result.won for result in table.store.finished[0]] == [False, True, False]


async def test_what_was_left_can_be_taken_over(table: Table) -> None:
    await table.begin(RuleSet("stakes", target=10_000, high_stakes=True), MIXED, (1, 2, 3, 4))
    await table.play.roll(table.press(ADA))
    await table.play.best(table.press(ADA))
    await table.play.bank(table.press(ADA))
    view = await table.play.take_over(table.press(BEN))
    assert view.match.state.points == 150
    assert view.match.state.roll == (1, 2, 3, 4)
    with pytest.raises(IllegalMove) as told:
        await table.play.take_over(table.press(BEN))
    assert told.value.reason is Reason.NOTHING_TO_TAKE


async def test_what_happened_while_a_board_was_posted_is_shown(
    table: Table, classic: RuleSet
) -> None:
    before = await table.begin(classic, MIXED)
    await table.gathering.posted(before, BOARD + 1)
    assert table.boards.redrawn == []
    await table.play.roll(table.press(ADA, message_id=BOARD + 1))
    await table.gathering.posted(before, BOARD + 2)
    assert table.boards.redrawn == [table.match]
    assert table.match.message_id == BOARD + 2
