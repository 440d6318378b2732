"""Which act comes next: what was done least, of all that somebody can see or run."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from tests.monkey.acts import (
    Act,
    Answer,
    Away,
    Choose,
    Command,
    Elsewhere,
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
from tests.monkey.choices.doers import doer_of
from tests.monkey.choices.errands import Errand, Step
from tests.monkey.choices.options import options_of
from tests.monkey.choices.seeing import Offer, Offers, Sight, kind_of, match_of
from tests.monkey.choices.waited_for import own_games, waited_for
from tests.monkey.choices.weights import DOWN, FAILURES, HAPPENS, HOSTILE, WAITS, WEIGHTS
from tests.monkey.doing import said_by
from tests.monkey.events.happenings import HAPPENINGS
from tests.monkey.world import PEOPLE, World

_BEGINS: Final = 0.2
"""How likely somebody takes up an errand, where nobody is about one."""

_GOES_FAR: Final = 0.7
"""How likely the next act is the next step of an errand."""

_TRIES: Final = 12
"""So many people and places are tried for a command that few may give."""

_LEFT_OPEN: Final = 0.1
"""How likely a form is left open, where one opens."""

_NEW: Final = 8.0
"""How much likelier a kind of press or a command is that nobody has done so far."""


class Chooser:
    """Chooses acts by lot, and counts what was reached."""

    def __init__(self, world: World, random: Random) -> None:
        self._world = world
        self._random = random
        self.reached: Counter[str] = Counter()
        self._on_turn: list[Somewhere] = []
        self._last: Somewhere | None = None
        self._errand = Errand(random)
        self._sight = Sight(world, random)
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
            self._elsewhere: 1,
            self._answer: 2,
            self._away: 0.5,
        }

    async def next(self) -> Act:
        """Return what is done next."""
        self._on_turn = waited_for(self._world)
        errand = self._errand
        errand.look(max(self._world.games, default=0))
        if errand.wanted is None and self._random.random() < _BEGINS:
            errand.begin(self.reached)
        while errand.wanted is not None and self._random.random() < _GOES_FAR:
            step = self._step(errand.wanted)
            if step is not None:
                errand.done()
                return step
            errand.missed()
        while True:
            [choose] = self._random.choices(list(self._kinds), list(self._kinds.values()))
            act = choose()
            if isinstance(act, Press | Choose | Command):
                self._last = act.at
            if act is not None:
                return act

    def _step(self, step: Step) -> Act | None:
        """Return a step of an errand, if somebody can do it."""
        if step.text.startswith("~"):
            return Wait(int(step.text.removeprefix("~")))
        if step.text.startswith("+"):
            return Happen(step.text.removeprefix("+"), self._random.randrange(2), 0)
        at = doer_of(step.who, self._errand, self._world, self._random)
        do = self._command if step.text.startswith("/") else self._nearest
        act = do(step, at)
        if act is not None:
            self._errand.before = act.at
            if step.who in {"", "!"}:
                self._errand.at = act.at
        return act

    def _away(self) -> Act | None:
        press = self._press()
        random = self._random
        return None if press is None else Away(press, random.randrange(6), random.randint(1, 3))

    def _wait(self) -> Act:
        return Wait(self._random.choices(list(WAITS), list(WAITS.values()))[0])

    def _restart(self) -> Act:
        orderly, down = self._random.random() < 0.5, self._random.choice(DOWN)
        count = self._world.processes.count
        return Restart(orderly, down, self._random.randrange(count) if count > 1 else 0)

    def _elsewhere(self) -> Act:
        return Elsewhere(self._random.randrange(4))

    def _answer(self) -> Act | None:
        if not self._world.forms:
            return None
        return Answer(self._random.randrange(4), self._random.choice(HOSTILE))

    def _happen(self) -> Act:
        random = self._random
        weights = [HAPPENS.get(event, 1.0) for event in HAPPENINGS]
        [event] = random.choices(list(HAPPENINGS), weights)
        return Happen(event, random.randrange(2), random.randrange(9))

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

    def _nearest(self, step: Step, at: Somewhere | None) -> Press | Choose | None:
        """Return a press or a choice of a kind: at a place, or else wherever the same person is."""
        for there, actor in self._sight.by_nearness(at):
            for menus in (False, True):
                offers = self._sight.offers(there, actor, menus=menus, wanted=step.text)
                if offers:
                    component, rank = self._picked(step, self._own(offers, there))
                    if menus:
                        return self._chosen(there, component, rank, step.pick)
                    return self._pressed(there, component, rank, step.typed)
        return None

    def _picked(self, step: Step, offers: Sequence[Offer]) -> Offer:
        """Return an offer by lot, of buttons rather one whose label a step names."""
        found = [offer for offer in offers if str(step.pick) in str(offer[0].get("label"))]
        return self._random.choice(found or offers)

    def _own(self, offers: Offers, at: Somewhere) -> Sequence[Offer]:
        """Return what is on the newest board that waits for somebody, or of theirs, or else all."""
        for games in own_games(self._world, at.who):
            for game in games:
                found = [offer for offer in offers.values() if match_of(offer[0]) == game]
                if found:
                    return found
        return list(offers.values())

    def _offered(self, *, menus: bool) -> tuple[Somewhere, Mapping[str, Any], int] | None:
        """Return a button or a menu that somebody sees, rather one that was used seldom."""
        for _ in range(6):
            found = self._sight.somewhere(self._last, self._on_turn)
            if found is None:
                continue
            at, actor = found
            offers = self._sight.offers(at, actor, menus=menus, wanted=None)
            if offers:
                keys = list(offers)
                weights = [self._weight(kind_of(key)) / (1 + offers[key][1]) for key in keys]
                component, rank = offers[self._random.choices(keys, weights)[0]]
                return at, component, rank
        return None

    def _weight(self, kind: str) -> float:
        factor, count = WEIGHTS.get(kind, 1.0), self.reached[kind]
        return factor / (1 + count / max(1.0, factor)) if count else _NEW * factor

    def _press(self) -> Press | None:
        found = self._offered(menus=False)
        return None if found is None else self._pressed(*found)

    def _pressed(
        self, at: Somewhere, button: Mapping[str, Any], rank: int, typed: str | None = None
    ) -> Press:
        said = said_by(str(button["custom_id"]))
        self.reached[kind_of(said)] += 1
        if typed is None and self._random.random() >= _LEFT_OPEN:
            typed = self._random.choice(HOSTILE)
        return Press(at, said, rank, typed)

    def _choose(self) -> Choose | None:
        found = self._offered(menus=True)
        return None if found is None else self._chosen(*found)

    def _chosen(
        self, at: Somewhere, menu: Mapping[str, Any], rank: int, pick: int | str | None = None
    ) -> Choose:
        said = said_by(str(menu["custom_id"]))
        self.reached[kind_of(said)] += 1
        least, most = int(menu.get("min_values", 1)), int(menu.get("max_values", 1))
        options = menu.get("options") or PEOPLE
        among = range(len(options))
        count = self._random.randint(least, max(least, min(most, 3, len(among))))
        picks = self._random.sample(among, min(count, len(among)))
        if isinstance(pick, str):
            picks = [rank for rank in among if pick in str(options[rank])][:1] or picks
        elif pick is not None:
            picks = [pick]
        return Choose(at, said, rank, tuple(picks))

    # ------------------------------------------------------------------ commands

    def _leaf(
        self, at: Somewhere | None = None, wanted: str | None = None
    ) -> tuple[Somewhere, str, Mapping[str, Any]] | None:
        """Return a command that somebody sees; of one that is `wanted`, who sees it."""
        there = None if at is None else self._world.actor(at.who, at.server)
        found = (
            self._sight.somewhere(self._last, self._on_turn)
            if at is None or there is None
            else (at, there)
        )
        if found is None or not self._sight.is_there(found[0]):
            return None
        at, actor = found
        leaves = self._sight.commands(at, actor)
        names = [name for name in leaves if wanted in {None, name}]
        if not names:
            return None
        weights = [self._weight(f"/{name}") for name in names]
        [name] = self._random.choices(names, weights)
        return at, name, leaves[name]

    def _command(self, step: Step | None = None, at: Somewhere | None = None) -> Command | None:
        wanted, given = (None, {}) if step is None else (step.text[1:], step.options)
        tries = 1 if step is None or at is not None else _TRIES
        leaves = filter(None, (self._leaf(at, wanted) for _ in range(tries)))
        found = next((leaf for leaf in leaves if step is None or leaf[0].server is not None), None)
        if found is None:
            return None
        at, name, leaf = found
        self.reached[f"/{name}"] += 1
        people = self._world.people(at.server)
        if step is not None:  # a step is to lead somewhere: nobody can play alone
            people = [person for person in people if person != at.who] or people
        return Command(at, name, options_of(leaf, given, people, self._random))

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
