"""What a bot remembers: how much is in whatever its own objects keep things in."""

from collections import Counter, deque
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import partial
from types import FunctionType, MethodType
from typing import Final

_OWN: Final = ("bot.", "cogs.")
"""Where the bot's own classes are."""

_SHIPPED: Final = ("bot.content.", "bot.engine.", "bot.features.puzzles.service.shelf")
"""Where the classes are of what ships with the bot, and of the values that games are made of."""

_LEAVES: Final = (type, str, bytes, int, float, type(None))
"""Kinds of objects that keep nothing that could grow, and are many."""

MOST: Final = 50
"""How much more may be kept in one place than right after a start.

There are eight people, and a handful of channels: what goes by them stays below, however long it
takes, and what keeps something of each press does not.
"""


def sizes(bot: object) -> Counter[str]:
    """Return how much is kept where, by class and attribute: the most of any object of a class.

    That is all that can be reached from `bot` by its own objects, by what they keep things in, and
    by functions that they have bound; not what discord.py and the drivers keep for themselves.
    """
    found: Counter[str] = Counter()
    seen: set[int] = set()
    waiting: list[tuple[str, object]] = [("", bot)]
    while waiting:
        name, thing = waiting.pop()
        if isinstance(thing, _LEAVES) or id(thing) in seen:
            continue
        seen.add(id(thing))
        module = type(thing).__module__
        if module.startswith(_SHIPPED):
            continue
        if module.startswith(_OWN):
            kind = type(thing).__qualname__
            waiting += ((f"{kind}.{attribute}", kept) for attribute, kept in _attributes(thing))
        else:
            if isinstance(thing, Mapping | AbstractSet | list | deque):
                found[name] = max(found[name], len(thing))
            waiting += ((name, kept) for kept in _inside(thing))
    return found


def _attributes(thing: object) -> Iterator[tuple[str, object]]:
    yield from getattr(thing, "__dict__", {}).items()
    for kind in type(thing).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(thing, name):
                yield name, getattr(thing, name)


def _inside(thing: object) -> Iterator[object]:
    """Yield what something that is not of the bot's own classes keeps or has bound."""
    match thing:
        case Mapping():
            yield from thing.keys()
            yield from thing.values()
        case list() | tuple() | deque() | AbstractSet():
            yield from thing
        case MethodType():
            yield thing.__self__
        case partial():
            yield from (thing.func, thing.args, thing.keywords)
        case FunctionType():
            for cell in thing.__closure__ or ():
                try:
                    yield cell.cell_contents
                except ValueError:  # it was never filled
                    continue
        case _:
            return


def what_grew(most: Counter[str], fresh: Counter[str]) -> Iterator[str]:
    """Yield where more was kept than it may be, of what bots kept at `most` and keep when `fresh`.

    A sentence each.
    """
    for name, size in most.items():
        if size > fresh[name] + MOST:
            yield f"{name} kept {size} things, and keeps {fresh[name]} after a start"
