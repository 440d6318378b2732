"""Random values of the options of commands, as Discord's own client lets people give them."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import discord

from tests.monkey.choices.weights import HOSTILE

_LENGTHS: Final = {"target", "turns"}
"""Options of which the least makes games that end soon."""

_SUGGESTED: Final = 0.7
"""How likely somebody takes what is suggested."""

_SAID: Final = 0.35
"""How likely somebody gives an option that they need not give."""

_RANKED: Final = {
    discord.AppCommandOptionType.user: "person",
    discord.AppCommandOptionType.channel: "channel",
    discord.AppCommandOptionType.role: "role",
}

_RANKS: Final = range(8)

_FEW: Final = (1, 2, 3, 7, 500, 1000)


Value = str | int | float | bool


def options_of(
    command: Mapping[str, Any], given: Mapping[str, Value], people: Sequence[int], random: Random
) -> dict[str, Value]:
    """Return the options of a command: those `given` ("?" for any), or else some by lot.

    Where somebody is asked for, that is one of `people`, by their number.
    """
    values: dict[str, Value] = {}
    for option in command.get("options") or []:
        name = option["name"]
        if given.get(name, "?") != "?":
            values[name] = given[name]
        elif option.get("required") or name in given or (not given and random.random() < _SAID):
            value = _value_of(option, people, random)
            if value is not None:
                values[name] = value
    return values


def _value_of(option: Mapping[str, Any], people: Sequence[int], random: Random) -> Value | None:
    """Return a value of an option, None for one that is left out."""
    kind = discord.AppCommandOptionType(option["type"])
    if choices := option.get("choices"):
        value: str | int = random.choice(choices)["value"]
        return value
    if option.get("autocomplete") and random.random() < _SUGGESTED:
        return f"suggested:{random.randrange(9)}"
    if kind is discord.AppCommandOptionType.boolean:
        return random.random() < 0.5
    if kind in {discord.AppCommandOptionType.integer, discord.AppCommandOptionType.number}:
        return _number(option, random)
    if kind is discord.AppCommandOptionType.string:
        return _text(option, random)
    ranks = people if kind is discord.AppCommandOptionType.user else _RANKS
    return f"{_RANKED[kind]}:{random.choice(ranks)}" if kind in _RANKED else None


def _text(option: Mapping[str, Any], random: Random) -> str | None:
    text = random.choice(HOSTILE)[: option.get("max_length", 6000)]
    return text if len(text) >= max(1, option.get("min_length", 0)) else None


def _number(option: Mapping[str, Any], random: Random) -> int:
    low, high = int(option.get("min_value", -5)), int(option.get("max_value", 10**6))
    if option["name"] in _LENGTHS and random.random() < 0.7:
        return low
    return random.choice([low, high, *(few for few in _FEW if low <= few <= high)])
