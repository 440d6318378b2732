"""The quick constructor makes what the dataclass itself makes."""

import copy
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from bot.engine import Rolled, State
from bot.engine.quick import quick
from tests.support.engine.table import Table


def test_it_builds_the_same_values() -> None:
    built, usual = quick(Rolled)(1, faces=(2, 3)), Rolled(1, (2, 3))
    assert type(built) is Rolled
    assert built == usual
    assert hash(built) == hash(usual)
    assert repr(built) == repr(usual)
    assert replace(built, seat=2) == Rolled(2, (2, 3))


def test_what_it_builds_is_frozen() -> None:
    state = Table().state
    built = quick(State)(*(getattr(state, field.name) for field in fields(state)))
    assert built == state
    with pytest.raises(FrozenInstanceError):
        built.seat = 1  # type: ignore[misc]  # that it cannot is what is shown
    assert not hasattr(built, "__dict__")


def test_what_it_builds_can_be_copied() -> None:
    built = quick(Rolled)(1, (2, 3))
    assert copy.deepcopy(built) == built


def test_a_field_left_out_is_an_error() -> None:
    with pytest.raises(TypeError, match="faces"):
        quick(Rolled)(1)  # type: ignore[call-arg]  # wrong on purpose
