"""What was worked out is kept, as long as all of it takes up no more than so many bytes.

When there is too much, whoever keeps the most loses what they have not used for longest: so nobody
makes others wait for their tables by asking about rules without end. What nobody in particular has
wanted, such as the shipped tables, is kept as long as there is anything else to lose.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass
from functools import wraps
from inspect import signature
from sys import getsizeof
from threading import Lock
from typing import Any, Final, ParamSpec, Protocol, TypeVar, cast, runtime_checkable

import numpy as np

from bot.jobs.job import QuotaKey
from bot.jobs.job_context import quota_key

P = ParamSpec("P")
T = TypeVar("T")

MOST_BYTES: Final = 96 * 2**20
"""What is kept of everything in a process. The tables of most rules take up less than a megabyte,
and those of none more than thirty."""


@runtime_checkable
class Sized(Protocol):
    """What knows how many bytes it takes up."""

    @property
    def nbytes(self) -> int:
        """Return how many."""


class Keeper:
    """Keeps values, no more than `most` bytes of them. Serves several threads."""

    def __init__(self, most: int) -> None:
        """Begin with none."""
        self._most = most
        self._lock = Lock()
        self._values: dict[Hashable, tuple[object, int, QuotaKey]] = {}
        self._of: dict[QuotaKey, OrderedDict[Hashable, int]] = {}
        self._bytes: dict[QuotaKey, int] = {}

    @property
    def nbytes(self) -> int:
        """Return how many bytes are kept."""
        return sum(self._bytes.values())

    def get(self, key: Hashable) -> tuple[object] | None:
        """Return the value of `key` in a tuple, None when it is not kept.

        It belongs to whoever has used it last, unless it belongs to nobody.
        """
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            value, size, owner = found
            user = None if owner is None else quota_key()
            if user == owner:
                self._of[owner].move_to_end(key)
            else:
                self._drop(key)
                self._add(key, value, size, user)
            return (value,)

    def put(self, key: Hashable, value: object) -> None:
        """Keep `value`, unless it is too large."""
        size = size_of(value)
        with self._lock:
            if key in self._values or size > self._most:
                return
            self._add(key, value, size, quota_key())
            while self.nbytes > self._most:
                owners: list[QuotaKey] = [owner for owner in self._of if owner] or [None]
                most = max(owners, key=lambda owner: self._bytes[owner])
                self._drop(next(iter(self._of[most])))

    def _add(self, key: Hashable, value: object, size: int, owner: QuotaKey) -> None:
        self._values[key] = value, size, owner
        self._of.setdefault(owner, OrderedDict())[key] = size
        self._bytes[owner] = self._bytes.get(owner, 0) + size

    def _drop(self, key: Hashable) -> None:
        _, size, owner = self._values.pop(key)
        self._bytes[owner] -= size
        del self._of[owner][key]
        if not self._of[owner]:
            del self._of[owner], self._bytes[owner]


KEPT: Final = Keeper(MOST_BYTES)
"""What this process keeps."""


def kept(function: Callable[P, T]) -> Callable[P, T]:
    """Have what `function` returns kept, by its arguments, which must be hashable.

    An argument that is left out is its default. A function that takes long to work something out
    says so at its beginning, with `require_slow_allowed`: that is reached only when the result is
    not there.
    """
    declared = signature(function).parameters.values()
    names = [parameter.name for parameter in declared]
    defaults = {
        parameter.name: parameter.default
        for parameter in declared
        if parameter.default is not parameter.empty
    }

    @wraps(function)
    def look_up(*args: P.args, **kwargs: P.kwargs) -> T:
        rest = names[len(args) :]
        key = (function, *args, *[kwargs.get(name, defaults.get(name)) for name in rest])
        found = KEPT.get(key)
        if found is not None:
            return cast(T, found[0])
        value = function(*args, **kwargs)
        KEPT.put(key, value)
        return value

    return look_up


def size_of(value: Any) -> int:  # noqa: ANN401 - whatever there is
    """Return about how many bytes `value` takes up, with what it holds."""
    if isinstance(value, np.ndarray):
        # A view takes up what it looks at, and broadcasting makes large what is small.
        base = value if value.base is None else value.base
        return int(getattr(base, "nbytes", value.nbytes))
    if isinstance(value, Sized):
        return value.nbytes
    size = getsizeof(value)
    if is_dataclass(value):
        return size + sum(size_of(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, dict):
        return size + sum(size_of(key) + size_of(part) for key, part in value.items())
    if isinstance(value, tuple | list | frozenset | set):
        return size + sum(map(size_of, value))
    return size
