"""Dice that anyone can check: the seal, words of one's own, and the check after the end."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.database.opening import Address
from bot.engine import FAIR
from bot.features.board.buttons import RollButton
from bot.features.fairness.buttons import VerifyButton
from bot.match.model.seal import commitment, next_roll
from bot.match.service.dice_cup import SystemCup, seeded_roll
from tests.support.e2e.clocks import DAY
from tests.support.e2e.messages.more import ask_word, press_afterwards
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import told
from tests.support.e2e.table import Table, open_table, say


@pytest.fixture
async def real(tmp_path: Path, address: Address) -> AsyncIterator[Table]:
    """Open a table with the dice of production."""
    async with open_table(tmp_path, SystemCup(), address=address) as table:
        yield table
        assert table.env.errors == []


async def test_a_game_is_sealed_mixed_played_and_checked(
    real: Table, caplog: pytest.LogCaptureFixture
) -> None:
    table = real
    await table.begin(target=1000)
    [match] = await table.bot.features.tables.open_games.here(table.channel.id)
    assert match.seed is not None
    seal = commitment(match.seed)
    assert say("board-sealed", seal=seal[:10]) in table.board()
    asked = await ask_word(table, table.ben)
    await table.ben.submit_modal(asked, {"answer": "luck"})
    assert say("dice-words", words=say("dice-word", word="luck", name="Ben")) in table.board()
    running = told(await table.cleo.slash(table.channel, "farkle verify"))
    assert seal in running
    assert match.seed.hex() not in running
    assert match.seed.hex() not in caplog.text
    await table.restart()
    [mixed] = await table.bot.features.tables.open_games.here(table.channel.id)
    due = seeded_roll(match.seed, next_roll(mixed), (FAIR,) * 6)
    await table.press(table.ada, RollButton)
    assert str(table.stored()[0][5]).split(" : ")[1].startswith(">" + "".join(map(str, due)))
    await play_to_the_end(table)
    checked = told(await press_afterwards(table, table.cleo, VerifyButton))
    assert "match the seed" in checked
    assert match.seed.hex() in checked
    assert "luck" in checked
    by_number = told(await table.cleo.slash(table.channel, "farkle verify", game=1))
    assert by_number.splitlines()[:4] == checked.splitlines()[:4]
    assert "Chi-square" in told(await table.ada.slash(table.channel, "farkle fairness"))


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_word_that_is_typed_for_long_is_mixed_in(real: Table, restarts: bool) -> None:
    table = real
    await table.begin(pace="none", rated=False)
    asked = await ask_word(table, table.ben)
    if restarts:
        await table.restart()
    else:
        await table.env.advance_time(DAY)
    answered = await table.ben.submit_modal(asked, {"answer": "luck"})
    assert answered.acknowledged
    assert "luck" in table.board()
