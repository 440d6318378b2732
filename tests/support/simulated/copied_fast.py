"""Copies of what is sent to the simulated Discord, which are most of what it does for a request."""

import copy
from types import SimpleNamespace

import pytest
from simcord.backend import serializers
from simcord.http import router


def copy_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let simcord copy JSON without looking for parts that stand in it twice, as JSON has none."""
    monkeypatch.setattr(router, "copy", SimpleNamespace(deepcopy=copy_of))
    monkeypatch.setattr(serializers, "deepcopy", copy_of)


def copy_of(value: object) -> object:
    """Return a copy of JSON, and of whatever else is in it."""
    if isinstance(value, str | int | float | None):
        return value
    if type(value) is dict:
        return {key: copy_of(part) for key, part in value.items()}
    if type(value) is list:
        return [*map(copy_of, value)]
    return copy.deepcopy(value)
