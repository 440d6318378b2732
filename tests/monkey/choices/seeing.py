"""What people see, and where: the places they can be at, and what can be pressed there."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

import discord
from simcord.enums import AppCommandType
from simcord.interactions import command_leaves

from tests.monkey.acts import Somewhere
from tests.monkey.doing import Impossible, components_of, place_of, said_by
from tests.monkey.world import PEOPLE, SERVERS, Actor, World

Offer = tuple[Mapping[str, Any], int]
"""A component, and its rank among those that say the same: the newest message has 0."""

Offers = Mapping[str, Offer]
"""Components by what they say and their rank."""

_ON_SOMEBODY: Final = {
    "options": [{"name": "user", "type": discord.AppCommandOptionType.user.value, "required": True}]
}
"""What a command in the menu of every person takes."""

_GOES_ON: Final = 0.5
"""How likely somebody goes on where they were: most things take several steps."""


class Sight:
    """What the people of a world see."""

    def __init__(self, world: World, random: Random) -> None:
        self._world = world
        self._random = random

    def somewhere(
        self, last: Somewhere | None, on_turn: Sequence[Somewhere]
    ) -> tuple[Somewhere, Actor] | None:
        """Return somebody at a place of theirs, rather who was there last, or who is waited for."""
        random, world = self._random, self._world
        if last is not None and random.random() < _GOES_ON:
            there = world.actor(last.who, last.server)
            if there is not None and self.is_there(last):
                return last, there
        if on_turn and random.random() < 0.5:
            at = random.choice(on_turn)
            turn = world.actor(at.who, at.server)
            return None if turn is None else (at, turn)
        who = random.randrange(len(PEOPLE))
        servers = [number for number in range(len(SERVERS)) if world.is_in(number, who)]
        server = random.choice([*servers, *servers, *servers, None])
        actor = world.actor(who, server)
        if actor is None:
            return None
        if server is None:
            return Somewhere(who, None, ""), actor
        paths = self.paths(server)
        if not paths:
            return None
        weights = [4 if ">" not in path else 1 for path in paths]
        return Somewhere(who, server, random.choices(paths, weights)[0]), actor

    def paths(self, server: int | None) -> list[str]:
        """Return the paths of the channels and threads of a server, or of direct messages."""
        return [""] if server is None else [path for path, _ in self._world.paths(server)]

    def is_there(self, at: Somewhere) -> bool:
        try:
            place_of(self._world, at)
        except Impossible:
            return False
        return True

    def by_nearness(self, at: Somewhere | None) -> Iterator[tuple[Somewhere, Actor]]:
        """Yield who can be where: at a place first, then elsewhere, then all others, by lot."""
        everywhere = [
            Somewhere(who, server, path)
            for who in range(len(PEOPLE))
            for server in (*range(len(SERVERS)), None)
            for path in self.paths(server)
            if at is None or who == at.who
        ]
        self._random.shuffle(everywhere)
        if at is not None:
            everywhere.sort(key=lambda there: (there != at, there.server != at.server))
        for there in everywhere:
            actor = self._world.actor(there.who, there.server)
            if actor is not None:
                yield there, actor

    def commands(self, at: Somewhere, actor: Actor) -> Mapping[str, Mapping[str, Any]]:
        """Return the commands that somebody sees at a place, by their names."""
        backend, place = self._world.env.backend, place_of(self._world, at)
        visible = backend.visible_commands(user_id=actor.id, channel_id=place.id)
        found = (found for command in visible for found in command_leaves(command))
        leaves: dict[str, Mapping[str, Any]] = {" ".join(path): leaf for path, leaf in found}
        if at.server is not None:
            menu = backend.visible_commands(
                user_id=actor.id, channel_id=place.id, type=AppCommandType.USER
            )
            leaves |= {command["name"]: _ON_SOMEBODY for command in menu}
        return leaves

    def offers(self, at: Somewhere, actor: Actor, *, menus: bool, wanted: str | None) -> Offers:
        """Return the buttons or the menus that somebody sees at a place, with their ranks."""
        offers: dict[str, tuple[Mapping[str, Any], int]] = {}
        ranks: Counter[str] = Counter()
        for message in self._world.seen(actor, place_of(self._world, at)):
            for component in components_of(message):
                said = said_by(str(component["custom_id"]))
                is_menu = component["type"] != discord.ComponentType.button.value
                if is_menu is menus and (wanted is None or is_of(said, wanted)):
                    offers[f"{said} {ranks[said]}"] = component, ranks[said]
                ranks[said] += 1
        return offers


def commands_of(world: World) -> frozenset[str]:
    """Return all commands that the bot has, by their names."""
    known = [command for scope in world.env.backend.commands.values() for command in scope.values()]
    return frozenset(" ".join(path) for command in known for path, _ in command_leaves(command))


def is_of(said: str, wanted: str) -> bool:
    """Tell whether an id is of a kind, or begins as `wanted` does where it says more."""
    return said.startswith(wanted) if ":" in wanted else kind_of(said) == wanted


def is_near(here: Somewhere, there: Somewhere) -> bool:
    """Tell whether two are in the same channel, or in a thread of it."""
    channel, other = here.path.partition(">")[0], there.path.partition(">")[0]
    return (here.server, channel) == (there.server, other)


def kind_of(said: str) -> str:
    """Return which kind of button an id is of."""
    return said.partition(" ")[0].partition(":")[0]


def match_of(component: Mapping[str, Any]) -> int | None:
    """Return the match whose board a component is on, None where its id names none."""
    number = str(component["custom_id"]).split(":", 2)[1:2]
    return int(number[0]) if number and number[0].isdecimal() else None
