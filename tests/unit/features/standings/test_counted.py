"""Counts are declared once; statements name one of each kind for all."""

from bot.database.statements import Statement
from bot.features.standings.store.counted import COUNTED, with_counted

SUMS = ", ".join(name for name in COUNTED if name != "best_turn")


def expanded(sql: str) -> str:
    return with_counted({"it": Statement(sql)})["it"]


def test_a_column_or_a_parameter_is_repeated_for_all_counts_of_its_kind() -> None:
    assert expanded("(id, hot_dice, won)") == f"(id, {SUMS}, won)"
    parameters = ", ".join(f":{name}" for name in SUMS.split(", "))
    assert expanded("(:id, :hot_dice, :won)") == f"(:id, {parameters}, :won)"
    assert expanded("(id, best_turn, won)") == "(id, best_turn, won)", "it is the only one"


def test_what_is_done_with_one_is_done_with_each() -> None:
    best = "best_turn = max(a.best_turn, b.best_turn)"
    sql = f"SET games = 1, {best}, hot_dice = a.hot_dice + 1, x = 2"
    added = ", ".join(f"{name} = a.{name} + 1" for name in SUMS.split(", "))
    assert expanded(sql) == f"SET games = 1, {best}, {added}, x = 2"


def test_other_names_are_left_alone() -> None:
    sql = "SELECT id, hot_dice_bonus, by_best_turn, won FROM hot_dice"
    assert expanded(sql) == sql


def test_counts_of_both_kinds_are_declared() -> None:
    assert {"turns", "farkles", "hot_dice", "big_1000", "best_turn"} <= set(COUNTED)
