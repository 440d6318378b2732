"""Attributes of which every task has its own."""

from contextvars import ContextVar
from typing import Generic, TypeVar

T = TypeVar("T")


class PerTask(Generic[T]):
    """An attribute that each task sets and sees for itself.

    simcord notes in plain attributes what it is doing, and so does one thing at a time; with these
    in their place several people can press at once.
    """

    def __init__(self, default: T) -> None:
        self._value = ContextVar("per_task", default=default)

    def __get__(self, _instance: object, _owner: type) -> T:
        return self._value.get()

    def __set__(self, _instance: object, value: T) -> None:
        self._value.set(value)
