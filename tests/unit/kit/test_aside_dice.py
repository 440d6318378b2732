"""Dice that were set aside one after another: why they are worth less than in one roll."""

from dataclasses import replace

from bot.kit.game.table_dice import aside_lines
from bot.kit.pictures.dice_faces import PLAIN
from tests.support.scenes.tables import Table, english, roll, roll_on


def told(table: Table) -> list[str]:
    """Return what the board says of the dice that are set aside."""
    return list(aside_lines(table.match(), english(), PLAIN))


def test_three_ones_of_three_rolls_are_said_to_be_no_triple() -> None:
    table = Table().play(roll(1, 2, 3, 3, 4, 6), roll_on((0,), 1, 2, 3, 4, 6))
    assert len(told(table)) == 1, "one 1 is a 1"
    table.play(roll_on((0,), 1, 2, 3, 4), roll_on((0,), 2, 3, 5))
    assert table.state.points == 300
    [dice, why] = told(table)
    assert dice.count("⚀") == 3
    assert why == english()("turn-aside-apart", points=1000)


def test_three_ones_of_one_roll_are_worth_what_they_are() -> None:
    table = Table().play(roll(1, 1, 1, 3, 4, 6), roll_on((0, 1, 2), 2, 3, 5))
    assert table.state.points == 1000
    assert len(told(table)) == 1


def test_more_dice_than_a_roll_has_are_compared_with_none() -> None:
    match = Table().play(roll(1, 2, 3, 3, 4, 6), roll_on((0,), 1, 2, 3, 4, 6)).match()
    lent = replace(match, state=replace(match.state, aside=(1,) * 7))
    assert len(list(aside_lines(lent, english(), PLAIN))) == 1
