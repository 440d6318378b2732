"""Errands: what people do step by step, since by lot alone hardly anybody gets that far."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.monkey.acts import Somewhere

_MISSED: Final = 2
"""How often a step is looked for before it is left out; one that `*` marks is left out at once."""

_AHEAD: Final = 2
"""How much oftener than others an errand is begun as long as it has a step that nobody has done."""

_BEGINS_GAME: Final = frozenset(
    {"/farkle challenge", "/farkle open", "/farkle bot", "/farkle tavern play"}
)
"""The commands without whose game an errand comes to nothing."""

_PART: Final = re.compile(r"(.+?)(?: x(\d+))?")
"""A step or a name of several, and how often it is done."""


@dataclass(frozen=True)
class Step:
    """One step: `who` is "" for the person of the errand, else the mark before it.

    What is picked in a menu is a rank, or a part of the value of an option.
    """

    text: str
    who: str = ""
    options: Mapping[str, str | int | float | bool] = field(default_factory=dict)
    pick: int | str | None = None
    typed: str | None = None

    @property
    def kind(self) -> str:
        """Return the kind of press or menu, or the command."""
        return self.text.partition(":")[0]

    @property
    def is_counted(self) -> bool:
        """Tell whether it is a press, a menu or a command: whoever does one counts it."""
        return not self.text.startswith(("~", "+"))

    @property
    def begins_game(self) -> bool:
        """Tell whether a game is there once it is done."""
        return self.text in _BEGINS_GAME and self.options.get("opponent") != "bot:0"


Errands = Sequence[Sequence[Step]]


def read_errands(file: Path) -> Errands:
    """Return the errands of a file, which says how they are written."""
    names: dict[str, list[str]] = {}
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, equals, steps = line.partition(" = ")
        if equals and name.isupper():
            names[name] = list(_parts(steps, names))
        else:
            found.append([_step(part) for part in _parts(line, names)])
    return found


def _parts(line: str, names: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the steps of a line, those that `names` stand for too."""
    for part in line.split("; "):
        matched = _PART.fullmatch(part)
        assert matched is not None
        name, _, options = matched[1].partition(" ")
        steps = names.get(name, [matched[1]])
        if options and name in names:
            steps = [f"{steps[0]} {options}", *steps[1:]]
        yield from [*steps] * int(matched[2] or 1)


def _step(part: str) -> Step:
    who = part[0] if part[0] in "!@&*^" else ""
    text = part.removeprefix(who)
    if text.startswith("/"):
        words = text.split()
        pairs = (word.partition("=") for word in words if "=" in word)
        options = {name: _option(value) for name, _, value in pairs}
        return Step(" ".join(word for word in words if "=" not in word), who, options)
    press, _, typed = text.partition("<")
    press, _, pick = press.partition("=")
    return Step(press, who, pick=_rank_or_text(pick), typed=typed or None)


def _rank_or_text(pick: str) -> int | str | None:
    return int(pick) if pick.removeprefix("-").isdecimal() else pick or None


def _option(value: str) -> str | int | bool:
    if value in {"True", "False"}:
        return value == "True"
    return int(value) if value.isdecimal() else value


ERRANDS: Final = read_errands(Path(__file__).with_suffix(".txt"))


class Errand:
    """One errand at a time, with its next step, and with whoever is about it."""

    def __init__(self, random: Random, errands: Errands = ERRANDS) -> None:
        self._random = random
        self._errands = errands
        self._times: Counter[int] = Counter()
        self._steps: Iterator[Step] = iter(())
        self._games_before: int | None = None
        self._newest = 0
        self._missed = 0
        self._asked: Counter[int] = Counter()
        self.wanted: Step | None = None
        self.at: Somewhere | None = None
        self.before: Somewhere | None = None
        """Whoever did the step before."""

    def begin(self, reached: Collection[str]) -> None:
        """Take up an errand by lot, of those that were seldom, or have steps not `reached` yet."""
        ranks = {
            number: self._times[number] - _AHEAD * _is_new(errand, reached)
            for number, errand in enumerate(self._errands)
        }
        first = min(ranks.values())
        number = self._random.choice([number for number, rank in ranks.items() if rank == first])
        self._times[number] += 1
        self._steps = iter(self._errands[number])
        self._games_before = None
        self.at = self.before = None
        self._asked.clear()
        self.done()

    def another(self, people: Sequence[int]) -> int | None:
        """Return one of `people` by lot, none again before all were; None of nobody."""
        fewest = min((self._asked[person] for person in people), default=0)
        rested = [person for person in people if self._asked[person] == fewest]
        if not rested:
            return None
        person = self._random.choice(rested)
        self._asked[person] += 1
        return person

    def look(self, newest: int) -> None:
        """Take note of the `newest` game; give up where the step before has begun none."""
        self._newest = newest
        if self._games_before is not None and newest <= self._games_before:
            self.wanted = None
        self._games_before = None

    def done(self) -> None:
        """Go on to the next step; after the last one nothing is wanted."""
        if self.wanted is not None and self.wanted.begins_game:
            self._games_before = self._newest
        self._missed = 0
        self.wanted = next(self._steps, None)

    def missed(self) -> None:
        """Note that the step cannot be done now; a later one may be there already."""
        self._missed += 1
        if self._missed >= _MISSED or (self.wanted is not None and self.wanted.who == "*"):
            self.done()


def _is_new(errand: Sequence[Step], reached: Collection[str]) -> bool:
    """Tell whether an errand has a step that nobody has done so far."""
    return any(step.is_counted and step.kind not in reached for step in errand)
