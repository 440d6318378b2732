"""What people and the world do, as values that can be written down and done again."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import ClassVar, Final, TypeAlias, get_args


@dataclass(frozen=True)
class Somewhere:
    """Somebody at a place: a person's number, a server's (None for direct messages), a path.

    The path is a channel's name, and in a thread of it the thread's rank after `>`.
    """

    who: int
    server: int | None
    path: str


@dataclass(frozen=True)
class Press:
    """A press of a button: what its id says after the version, on the newest message but `rank`.

    Where a form opens, `typed` answers it; it is left open where that is None: see `Answer`.
    """

    name: ClassVar = "press"
    at: Somewhere
    button: str
    rank: int = 0
    typed: str | None = ""


@dataclass(frozen=True)
class Answer:
    """What somebody types into a form that they have left open: the newest one but `rank`."""

    name: ClassVar = "answer"
    rank: int
    typed: str


@dataclass(frozen=True)
class Choose:
    """A choice in a menu, as for `Press`: `picks` are ranks of options, people, or channels."""

    name: ClassVar = "choose"
    at: Somewhere
    menu: str
    rank: int
    picks: tuple[int, ...]


@dataclass(frozen=True)
class Command:
    """A command, with options by name.

    People are numbers, channels and roles ranks, and all else is said as it is.
    """

    name: ClassVar = "command"
    at: Somewhere
    command: str
    options: Mapping[str, str | int | float | bool] = field(default_factory=dict)


@dataclass(frozen=True)
class Suggest:
    """What somebody types into an option of a command that suggests."""

    name: ClassVar = "suggest"
    at: Somewhere
    command: str
    option: str
    typed: str


@dataclass(frozen=True)
class Wait:
    """Nobody does anything for some seconds."""

    name: ClassVar = "wait"
    seconds: int


@dataclass(frozen=True)
class Restart:
    """The bot is replaced: in good order, or killed between two acts, and down for some seconds.

    Of several processes that is one in good order, and all when they are killed.
    """

    name: ClassVar = "restart"
    orderly: bool
    down: int = 0
    process: int = 0


@dataclass(frozen=True)
class Elsewhere:
    """Another process rolls in an open game of people; `rank` says in which of several."""

    name: ClassVar = "elsewhere"
    rank: int


@dataclass(frozen=True)
class Happen:
    """Something that happens to a server, a person or a place; `rank` says to which of several."""

    name: ClassVar = "happen"
    event: str
    server: int
    rank: int


@dataclass(frozen=True)
class Trouble:
    """Discord fails: the next requests of a kind get an error.

    Where the status is `LOST` or `SLOW` it does what was asked: its answer gets lost, or is late.
    """

    name: ClassVar = "trouble"
    method: str
    path: str
    status: int
    code: int
    times: int


ANSWERS: Final = {
    "word": ("mix",),
    "wordfrom": ("mixfrom",),
    "save": ("name",),
    "asknumber": ("number",),
    "gameasknumber": ("gamenumber",),
    "trasktime": ("trtime",),
    "trasktitle": ("trtitle",),
    "traskteam": ("trnamed",),
}
"""The kinds of answers, by those of the presses that ask for them."""

LOST, SLOW = 0, -1
"""The status of requests whose answer is lost, or late."""


@dataclass(frozen=True)
class Away:
    """A press while the database fails, from a statement on for some statements."""

    name: ClassVar = "away"
    press: Press
    after: int
    times: int


@dataclass(frozen=True)
class Together:
    """Several presses before the bot has answered the first."""

    name: ClassVar = "together"
    presses: tuple[Press, ...]


@dataclass(frozen=True)
class Killed:
    """A bot whose database does nothing more after some statements of a press, and a restart."""

    name: ClassVar = "killed"
    press: Press
    after: int


Act: TypeAlias = (
    Press
    | Answer
    | Choose
    | Command
    | Suggest
    | Wait
    | Restart
    | Elsewhere
    | Happen
    | Trouble
    | Together
    | Killed
    | Away
)

_KINDS: Mapping[str, Callable[..., Act]] = {kind.name: kind for kind in get_args(Act)}


def write_act(act: Act) -> str:
    """Return an act as a line of JSON."""
    return json.dumps({"act": act.name} | asdict(act), ensure_ascii=True)


def read_act(line: str) -> Act:
    """Return the act of a line that `write_act` has made."""
    told = json.loads(line)
    return _read(told.pop("act"), told)


def _read(name: str, told: dict[str, object]) -> Act:
    values = dict(told)
    if "at" in values:
        values["at"] = Somewhere(**values["at"])  # type: ignore[arg-type] # as it was written
    if name == Choose.name:
        values["picks"] = tuple(values["picks"])  # type: ignore[arg-type] # (same)
    if name == Together.name:
        values["presses"] = tuple(_read(Press.name, press) for press in values["presses"])  # type: ignore[attr-defined] # (same)
    if name in {Killed.name, Away.name}:
        values["press"] = _read(Press.name, values["press"])  # type: ignore[arg-type] # (same)
    return _KINDS[name](**values)
