"""Which act comes next: what was done least, of all that somebody can see or run."""

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

import discord
from simcord.interactions import command_leaves

from tests.monkey.acts import (
    Act,
    Away,
    Choose,
    Command,
    Happen,
    Killed,
    Press,
    Restart,
    Somewhere,
    Suggest,
    Together,
    Trouble,
    Wait,
)
from tests.monkey.choices.errands import Errand, read_step
from tests.monkey.choices.options import value_of
from tests.monkey.choices.waited_for import waited_for
from tests.monkey.choices.weights import FAILURES, HOSTILE, WAITS, WEIGHTS
from tests.monkey.doing import Impossible, components_of, place_of, said_by
from tests.monkey.happenings import HAPPENINGS
from tests.monkey.world import PEOPLE, SERVERS, Actor, World

_BEGINS: Final = 0.1
"""How likely somebody takes up an errand, where nobody is about one."""

_GOES_FAR: Final = 0.7
"""How likely the next act is the next step of an errand."""

_WAITED_FOR: Final = 0.7
"""How likely the next one to do something is one who is waited for."""

_TRIES: Final = 12
"""So many people and places are tried for a command that few may give."""

_GOES_ON: Final = 0.5
"""How likely somebody goes on where they were: most things take several steps."""


class Chooser:
    """Chooses acts by lot, and counts what was reached."""

    def __init__(self, world: World, random: Random) -> None:
        self._world = world
        self._random = random
        self.reached: Counter[str] = Counter()
        self._on_turn: list[Somewhere] = []
        self._last: Somewhere | None = None
        self._errand = Errand(random)
        self._kinds: dict[Callable[[], Act | None], float] = {
            self._press: 60,
            self._choose: 16,
            self._command: 12,
            self._suggest: 2,
            self._wait: 5,
            self._happen: 2,
            self._together: 4,
            self._trouble: 1,
            self._restart: 1,
            self._killed: 1,
            self._away: 0.5,
        }

    async def next(self) -> Act:
        """Return what is done next."""
        self._on_turn = waited_for(self._world)
        if self._errand.wanted is None and self._random.random() < _BEGINS:
            self._errand.begin()
        if self._errand.wanted is not None and self._random.random() < _GOES_FAR:
            step = self._step(self._errand.wanted)
            if step is not None:
                self._errand.done()
                if isinstance(step, Press | Choose | Command):
                    self._last = step.at
                return step
            self._errand.missed()
        while True:
            [choose] = self._random.choices(list(self._kinds), list(self._kinds.values()))
            act = choose()
            if isinstance(act, Press | Choose | Command):
                self._last = act.at
            if act is not None:
                return act

    def _step(self, wanted: str) -> Act | None:
        """Return the step of an errand, if somebody can do it: where they were, if it goes on."""
        if wanted.startswith("~"):
            return Wait(int(wanted.removeprefix("~")))
        if wanted.startswith("/"):
            return self._command(wanted.removeprefix("/"))
        if wanted.startswith("@"):
            self._last = self._another()
        kind = wanted.removeprefix("@")
        return self._press(kind) or self._choose(kind)

    def _another(self) -> Somewhere | None:
        """Return somebody else at the same place, rather one who is waited for there."""
        last, random = self._last, self._random
        if last is None or last.server is None:
            return last
        waited = [at for at in self._on_turn if (at.server, at.path) == (last.server, last.path)]
        if waited and random.random() < _WAITED_FOR:
            return random.choice(waited)
        here = [who for who in SERVERS[last.server][2] if who != last.who]
        return Somewhere(random.choice(here), last.server, last.path)

    def _away(self) -> Act | None:
        press = self._press()
        random = self._random
        return None if press is None else Away(press, random.randrange(6), random.randint(1, 3))

    def _wait(self) -> Act:
        return Wait(self._random.choices(list(WAITS), list(WAITS.values()))[0])

    def _restart(self) -> Act:
        return Restart(self._random.random() < 0.5)

    def _happen(self) -> Act:
        random = self._random
        return Happen(random.choice(list(HAPPENINGS)), random.randrange(2), random.randrange(9))

    def _trouble(self) -> Act:
        method, path, status, code = self._random.choice(FAILURES)
        return Trouble(method, path, status, code, self._random.randint(1, 3))

    def _together(self) -> Act | None:
        found = [self._press() for _ in range(3)]
        presses = tuple(press for press in found if press is not None)
        return Together(presses) if presses else None

    def _killed(self) -> Act | None:
        press = self._press()
        return None if press is None else Killed(press, self._random.randrange(8))

    # ------------------------------------------------------------------ presses and choices

    def _somewhere(self) -> tuple[Somewhere, Actor] | None:
        """Return somebody at a place of theirs."""
        random, world = self._random, self._world
        if self._last is not None and random.random() < _GOES_ON:
            there = world.actor(self._last.who, self._last.server)
            if there is not None and self._is_there(self._last):
                return self._last, there
        if self._on_turn and random.random() < 0.5:
            at = random.choice(self._on_turn)
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
        channels = world.servers[server].channels
        paths = [
            path
            for name, channel in channels.items()
            for path in (name, *(f"{name}>{rank}" for rank in range(len(channel.threads))))
        ]
        if not paths:
            return None
        weights = [4 if ">" not in path else 1 for path in paths]
        return Somewhere(who, server, random.choices(paths, weights)[0]), actor

    def _is_there(self, at: Somewhere) -> bool:
        try:
            place_of(self._world, at)
        except Impossible:
            return False
        return True

    def _offered(
        self, *, menus: bool, wanted: str | None = None
    ) -> tuple[Somewhere, Mapping[str, Any], int] | None:
        """Return a button or a menu that somebody sees, rather one that was used seldom."""
        for _ in range(6):
            found = self._somewhere()
            if found is None:
                continue
            at, actor = found
            place = place_of(self._world, at)
            offers: dict[str, tuple[Mapping[str, Any], int]] = {}
            ranks: Counter[str] = Counter()
            for message in self._world.seen(actor, place):
                for component in components_of(message):
                    said = said_by(str(component["custom_id"]))
                    is_menu = component["type"] != discord.ComponentType.button.value
                    if is_menu is menus and wanted in {None, _kind_of(said)}:
                        offers.setdefault(f"{said} {ranks[said]}", (component, ranks[said]))
                    ranks[said] += 1
            if offers:
                keys = list(offers)
                weights = [self._weight(_kind_of(key)) / (1 + offers[key][1]) for key in keys]
                component, rank = offers[self._random.choices(keys, weights)[0]]
                return at, component, rank
        return None

    def _weight(self, kind: str) -> float:
        factor = WEIGHTS.get(kind, 1.0)
        return factor / (1 + self.reached[kind] / max(1.0, factor))

    def _press(self, wanted: str | None = None) -> Press | None:
        found = self._offered(menus=False, wanted=wanted)
        if found is None:
            return None
        at, button, rank = found
        said = said_by(str(button["custom_id"]))
        self.reached[_kind_of(said)] += 1
        return Press(at, said, rank, self._random.choice(HOSTILE))

    def _choose(self, wanted: str | None = None) -> Choose | None:
        found = self._offered(menus=True, wanted=wanted)
        if found is None:
            return None
        at, menu, rank = found
        said = said_by(str(menu["custom_id"]))
        self.reached[_kind_of(said)] += 1
        least, most = int(menu.get("min_values", 1)), int(menu.get("max_values", 1))
        among = range(len(menu.get("options") or PEOPLE))
        count = self._random.randint(least, max(least, min(most, 3, len(among))))
        return Choose(at, said, rank, tuple(self._random.sample(among, min(count, len(among)))))

    # ------------------------------------------------------------------ commands

    def _leaf(self, wanted: str | None = None) -> tuple[Somewhere, str, Mapping[str, Any]] | None:
        found = self._somewhere()
        if found is None:
            return None
        at, actor = found
        place = place_of(self._world, at)
        leaves = {
            " ".join(path): leaf
            for command in self._world.env.backend.visible_commands(
                user_id=actor.id, channel_id=place.id
            )
            for path, leaf in command_leaves(command)
        }
        if not leaves:
            return None
        names = [name for name in leaves if wanted in {None, name}]
        if not names:
            return None
        weights = [self._weight(f"/{name}") for name in names]
        [name] = self._random.choices(names, weights)
        return at, name, leaves[name]

    def _command(self, wanted: str | None = None) -> Command | None:
        name, given = (None, {}) if wanted is None else read_step(wanted)
        tries = 1 if wanted is None else _TRIES
        found = next(filter(None, (self._leaf(name) for _ in range(tries))), None)
        if found is None:
            return None
        at, name, leaf = found
        self.reached[f"/{name}"] += 1
        options: dict[str, str | int | float | bool] = {}
        for option in leaf.get("options") or []:
            if option["name"] in given:
                options[option["name"]] = given[option["name"]]
            elif option.get("required") or (not given and self._random.random() < 0.35):
                value = value_of(option, self._random)
                if value is not None:
                    options[option["name"]] = value
        return Command(at, name, options)

    def _suggest(self) -> Suggest | None:
        found = self._leaf()
        if found is None:
            return None
        at, name, leaf = found
        suggesting = [
            option["name"] for option in leaf.get("options") or [] if option.get("autocomplete")
        ]
        if not suggesting:
            return None
        typed = self._random.choice(HOSTILE)[:100]
        return Suggest(at, name, self._random.choice(suggesting), typed)


def _kind_of(said: str) -> str:
    """Return which kind of button an id is of."""
    return said.partition(" ")[0].partition(":")[0]
