"""What is drawn again and again from the very same values, and so is drawn once."""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

MOST_KEPT: Final = 512
"""What is kept of each function: more boards than change at a time."""


def drawn_once(draw: Callable[P, T]) -> Callable[P, T]:
    """Let a pure function of values return what it did when it was given the very same ones.

    A match stays one object from move to move, so what choosing dice does not change is not drawn
    again. Arguments are told apart by identity: to compare two matches takes longer than to draw
    most of what they show. They are kept with the result, so that nothing else takes their place.
    """
    kept: dict[Hashable, tuple[object, T]] = {}

    @wraps(draw)
    def drawn(*args: P.args, **options: P.kwargs) -> T:
        key = (*map(id, args), *options, *map(id, options.values()))
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST_KEPT:
                del kept[next(iter(kept))]
            found = kept[key] = ((args, options), draw(*args, **options))
        return found[1]

    return drawn
