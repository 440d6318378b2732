"""Errors that nobody foresaw: those of one kind share a reference."""

import re
from collections.abc import Callable

from bot.client.guard.refusals import fault_id


def caught(act: Callable[[], object]) -> Exception:
    try:
        act()
    except Exception as error:  # noqa: BLE001 - any will do
        return error
    raise AssertionError("nothing went wrong")


def divide(by: int) -> float:
    return 1 / by


def endless(count: int) -> int:
    return endless(count + 1)


def test_the_same_fault_is_the_same_whatever_it_says() -> None:
    errors = [caught(lambda by=key: {}[by]) for key in ("a", "b")]  # type: ignore[misc]
    assert len({fault_id(error) for error in errors}) == 1
    assert re.fullmatch("[0-9a-f]{6}", fault_id(errors[0]))


def test_another_kind_place_or_way_is_another() -> None:
    errors = [
        caught(lambda: divide(0)),
        caught(lambda: divide(0)),
        caught(lambda: 1 / 0),
        caught(lambda: divide("x")),  # type: ignore[arg-type]
    ]
    assert len(set(map(fault_id, errors))) == len(errors)


def test_faults_without_end_or_place_have_one_too() -> None:
    deep, shallow = caught(lambda: endless(0)), ValueError("never raised")
    assert fault_id(deep) != fault_id(shallow)
    assert fault_id(shallow) == fault_id(ValueError("neither"))
