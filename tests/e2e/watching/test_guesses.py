"""Who wins? Guessed by those who watch, and counted when it is over."""

from bot.features.watching.buttons import GuessButton, GuessersButton, WatchButton
from bot.features.watching.model.guessing import ENOUGH
from tests.support.e2e.clocks import choose, take_turn
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.watching import MOMENT, changes, open_tv, watch
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def test_a_guess_is_shown_when_the_game_ends(table: Table) -> None:
    await table.begin()
    cleo, dora = await watch(table, table.cleo), await watch(table, table.dora)
    await table.press(table.cleo, GuessButton, 0, on=cleo.message)
    assert say("guess-own", name="Ada") in cleo.text()
    await table.press(table.cleo, GuessButton, 1, on=cleo.message)
    assert say("guess-own", name="Ben") in cleo.text()
    await table.press(table.dora, GuessButton, 0, on=dora.message)
    assert say("guess-own", name="Ada") in dora.text()
    await table.resign(table.ada)
    await table.env.advance_time(MOMENT)
    assert say("guess-result", right=1, all=2) in cleo.text()
    assert say("guess-was-right", name="Ben", points=1) in cleo.text()
    assert say("guess-was-wrong", name="Ada", points=-1) in dora.text()
    assert not cleo.follows
    assert not cleo.offers(GuessButton)


async def test_whoever_guessed_any_of_several_winners_was_right(
    table: Table, cup: ScriptedCup
) -> None:
    await table.begin(turns=2)
    cleo, dora = await watch(table, table.cleo), await watch(table, table.dora)
    await table.press(table.cleo, GuessButton, 0, on=cleo.message)
    await table.press(table.dora, GuessButton, 1, on=dora.message)
    for who in (table.ada, table.ben) * 2:
        await take_turn(table, who, cup)
    await table.env.advance_time(MOMENT)
    for view in (cleo, dora):
        assert say("guess-result", right=2, all=2) in view.text()


async def test_it_outlives_a_restart(table: Table) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    await table.press(table.cleo, GuessButton, 1, on=view.message)
    await table.restart()
    await table.resign(table.ada)
    await view.press(WatchButton)
    assert say("guess-was-right", name="Ben", points=1) in view.text()


async def test_somebody_a_third_of_the_way_ends_the_guessing(
    table: Table, cup: ScriptedCup
) -> None:
    await table.begin(target=500)
    view = await watch(table, table.cleo)
    button = table.button(GuessButton, 0, on=view.message)
    await table.press(table.cleo, GuessButton, 0, on=view.message)
    for who in (table.ada, table.ben, table.ada):
        await take_turn(table, who, cup)
    forged = await forge(table, table.cleo, table.channel, str(button["custom_id"]))
    assert told(forged) == say("refusal-guesses-closed")
    await view.press(WatchButton)
    assert not view.offers(GuessButton)
    assert say("guess-closed", guesses=say("guess-count", name="Ada", guesses=1)) in view.text()


async def test_nobody_guesses_a_side_that_there_is_not(table: Table) -> None:
    await table.begin()
    for side in (2, 7):
        forged = await forge(table, table.cleo, table.channel, GuessButton(1, 0, side).write())
        assert told(forged) == say("refusal-guesses-closed")


async def test_a_game_without_result_counts_for_nobody(table: Table) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    await table.press(table.cleo, GuessButton, 0, on=view.message)
    await table.dora.slash(table.channel, "farkle-mod end")
    await table.env.advance_time(MOMENT)
    assert say("guess-void") in view.text()


async def test_a_server_switches_guesses_off(table: Table) -> None:
    await table.begin()
    view = await watch(table, table.cleo)
    await choose(table, "guesses", value=False)
    await table.press(table.cleo, WatchButton, on=view.message)
    assert not view.offers(GuessButton)
    assert not view.offers(GuessersButton)
    forged = await forge(table, table.cleo, table.channel, GuessButton(1, 0, 0).write())
    assert told(forged) == say("refusal-guesses-off")
    board = await forge(table, table.cleo, table.channel, GuessersButton().write())
    assert told(board) == say("refusal-guesses-off")


async def test_the_best_guessers_have_a_board(table: Table) -> None:
    empty = PrivateMessage(await (await open_tv(table, table.cleo)).press(GuessersButton))
    assert say("guessers-empty") in empty.text()
    for game in range(1, ENOUGH + 1):
        await table.begin()
        tv = await open_tv(table, table.cleo)
        await table.press(table.cleo, GuessButton, 1, on=tv.message)
        await table.resign(table.ada, game=game)
    opened = await (await open_tv(table, table.dora)).press(GuessersButton)
    row = say("guessers-row", rank=1, name="Cleo", points=ENOUGH, right=ENOUGH, guesses=ENOUGH)
    assert row in PrivateMessage(opened).text()
    assert changes(table) == 0, "whoever opens another view leaves the one before"
