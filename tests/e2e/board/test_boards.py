"""Finding the board again, leaving a game, and messages that disappear."""

import pytest

from bot.client.boards.editor import PAUSES
from bot.features.board.buttons import BankButton, BestButton, ResignButton, RollButton
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.selection import DieButton
from tests.support.e2e.player import lose_turn, marked, play_to_the_end
from tests.support.e2e.reading import components, shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def test_show_posts_the_board_anew_and_retires_the_old_one(
    table: Table, cup: ScriptedCup
) -> None:
    cup.next("122456")
    await table.begin()
    await table.press(table.ada, RollButton)
    await table.press(table.ada, DieButton, 0)
    old, board = table.message, table.board()
    result = await table.cleo.slash(table.channel, "farkle show")
    assert shown(result) == board, "the choice of dice is not lost"
    assert table.message.id != old.id
    retired = table.channel.history()[0]
    assert retired.id == old.id
    assert table.message.jump_url in table.board(retired)
    assert say("moved-text") in table.board(retired)
    assert not table.buttons(retired)
    await table.press(table.ada, DieButton, 4)
    assert table.label(BankButton) == say("button-bank-points", points=150)


async def test_show_brings_an_invitation_back(table: Table) -> None:
    await table.challenge()
    await table.cleo.slash(table.channel, "farkle show")
    await table.press(table.ben, AcceptButton)
    assert table.can(RollButton)


async def test_show_and_resign_without_a_game(table: Table) -> None:
    for command in ("farkle show", "farkle resign"):
        result = await table.ada.slash(table.channel, command)
        assert told(result) == say("refusal-no-game-here")
    await table.begin(turns=1)
    await play_to_the_end(table)
    result = await table.resign(table.ada)
    assert told(result) == say("refusal-no-game-here")


async def test_resigning_a_rated_game_is_asked_once(table: Table) -> None:
    await table.begin()
    asked = await table.ada.slash(table.channel, "farkle resign")
    assert say("resign-sure") in told(asked)
    assert table.can(RollButton)
    assert asked.response is not None
    board, question = table.message, asked.response.message
    stranger = await table.cleo.click(
        await table.post(*components(question)), custom_id=ResignButton(1).write()
    )
    assert told(stranger) == say("refusal-button-outdated")
    resigned = await table.press(table.ada, ResignButton, on=question)
    assert told(resigned) == say("resigned-finished")
    assert say("event-resigned", name="Ada") in table.board(await board.fetch())
    late = await table.ben.click(
        await table.post(*components(question)), custom_id=ResignButton(1).write()
    )
    assert told(late) == say("refusal-game-ended")


async def test_other_games_are_left_at_once(table: Table) -> None:
    await table.begin(rated=False)
    left = await table.ada.slash(table.channel, "farkle resign")
    assert told(left) == say("resigned-finished")


async def test_challenger_withdraws_the_invitation(table: Table) -> None:
    await table.challenge()
    assert told(await table.resign(table.ada)) == say("resigned-closed")
    assert say("closed-withdrawn", challenger="Ada") in table.board()
    assert not table.buttons()


async def test_invited_person_declines_by_resigning(table: Table) -> None:
    await table.challenge()
    assert told(await table.resign(table.ben)) == say("resigned-closed")
    assert say("closed-declined", invited="Ben") in table.board()


async def test_resigning_loses_the_game_at_any_time_and_counts_from_the_second_turn(
    table: Table,
) -> None:
    for played in (False, True):
        for who, winner in ((table.ada, "Ben"), (table.ben, "Ada")):
            await table.begin()
            if played:
                await lose_turn(table)
            result = await table.resign(who)
            assert told(result) == say("resigned-finished")
            assert say("end-wins", winners=winner, count=1) in table.board()
            assert not table.is_playing
            assert (say("finished-unplayed") in table.board()) is not played
    leaderboard = shown(await table.cleo.slash(table.channel, "farkle leaderboard"))
    assert leaderboard.count("1 of 2 won") == 2


@pytest.mark.parametrize("accepted", [False, True])
async def test_stranger_cannot_resign_for_others(accepted: bool, table: Table) -> None:
    await table.challenge()
    if accepted:
        await table.press(table.ben, AcceptButton)
    board, stored = table.board(), table.stored()
    result = await table.resign(table.cleo)
    assert told(result) == say("refusal-not-a-player", players="Ada and Ben")
    assert (table.board(), table.stored()) == (board, stored)


async def test_deleted_board_is_posted_again_by_show(table: Table) -> None:
    await table.begin()
    await table.press(table.ada, RollButton)
    board = table.board()
    await table.dora.delete(table.message)
    assert table.channel.last_message is None
    await table.ben.slash(table.channel, "farkle show")
    assert table.board() == board
    await table.press(table.ada, BestButton)


async def test_end_is_told_even_when_the_board_was_deleted(table: Table) -> None:
    await table.begin()
    await table.dora.delete(table.message)
    result = await table.resign(table.ada)
    assert told(result) == say("resigned-finished")
    assert say("end-wins", winners="Ben", count=1) in table.board()


async def test_deleted_board_is_posted_again_when_time_is_up(table: Table) -> None:
    await table.begin(pace="speed")
    await table.dora.delete(table.message)
    await table.env.advance_time(60)
    assert marked(table.board(), "to play") == ["Ben"]
    await table.press(table.ben, RollButton)


async def test_deleted_board_is_posted_again_with_the_move_of_an_opponent(table: Table) -> None:
    await table.ada.slash(table.channel, "farkle bot", level="cautious")
    for action in (RollButton, BestButton, BankButton):
        await table.press(table.ada, action)
    await table.dora.delete(table.message)
    await table.watch()
    assert not table.can(RollButton)
    assert table.channel.history() == [table.message], "once"


async def test_invitation_expires_though_its_message_was_deleted(table: Table) -> None:
    await table.challenge()
    await table.dora.delete(table.message)
    await table.env.advance_time(20 * 60)
    assert [row[3] for row in table.stored()] == ["expired"]
    await table.begin()


async def test_press_whose_message_is_gone_is_saved_and_nothing_breaks(table: Table) -> None:
    await table.begin()
    table.env.inject_error(
        "POST", "/interactions/*/callback", status=404, code=10008, message="Unknown Message"
    )
    result = await table.press(table.ada, RollButton)
    assert told(result) == say("error-gone")
    await table.ada.slash(table.channel, "farkle show")
    assert table.can(BestButton)


async def test_old_boards_of_two_games_in_a_channel_stay_apart(table: Table) -> None:
    await table.begin(turns=1)
    first, buttons = table.message, components(table.message)
    await table.resign(table.ada)
    await table.begin()
    stored = table.stored()
    await table.show_again(first, buttons)
    answer = told(await table.press(table.ada, RollButton, on=first))
    assert answer == say("refusal-game-ended")
    assert table.stored() == stored


async def test_board_that_was_edited_too_often_is_posted_anew(table: Table) -> None:
    await table.begin()
    old, buttons = table.message, components(table.message)
    for method, path in (("POST", "/interactions/*/callback"), ("PATCH", "/channels/*/messages/*")):
        table.env.inject_error(method, path, status=429, code=30046, message="Maximum edits")
    await table.press(table.ada, RollButton)
    assert table.message.id != old.id
    await table.press(table.ada, BestButton)
    await table.env.settle()
    await table.show_again(old, buttons)
    answer = told(await table.press(table.ada, RollButton, on=old))
    assert table.message.jump_url in answer


async def test_redrawing_waits_until_discord_is_well_again(table: Table) -> None:
    await table.begin()
    board = table.board()
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=len(PAUSES))
    await table.resign(table.ada)
    assert table.board() == board
    await table.env.advance_time(sum(PAUSES))
    assert say("end-wins", winners="Ben", count=1) in table.board()


async def test_redrawing_ends_when_discord_stays_unwell(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await table.begin()
    board = table.board()
    table.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=len(PAUSES) + 1)
    await table.resign(table.ada)
    await table.env.advance_time(2 * sum(PAUSES))
    assert "cannot be shown" in caplog.text
    assert table.board() == board
    await table.press(table.ada, RollButton)
    assert say("end-wins", winners="Ben", count=1) in table.board()
