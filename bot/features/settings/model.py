"""Settings of servers and preferences of people: each is a field with a default.

Stores and panels go through the fields, whose metadata says how a value is read and what offered.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Final, TypeVar

from bot.features.standings.model.periods import SeasonLength
from bot.kit.pictures.dice_appearance import DiceStyle
from bot.match.clocks.clock_settings import Absent, Notify, TimeUp
from bot.match.clocks.pace import Pace

Value = bool | int | str | list[int] | list[str] | None  # a stored setting: a value of JSON


class RuleMakers(StrEnum):
    """Who may make, change and delete the house rules of a server: those who manage it, or all."""

    MANAGERS = "managers"
    EVERYONE = "everyone"


class Organizers(StrEnum):
    """Who may create tournaments on a server: those who manage it, or all."""

    MANAGERS = "managers"
    EVERYONE = "everyone"


class Challengers(StrEnum):
    """From whom a person takes challenges; `SERVER`: from servers that they are on too."""

    ANYONE = "anyone"
    SERVER = "server"
    NOBODY = "nobody"


class Announced(StrEnum):
    """What a server may have announced."""

    SEASON = "season"
    """The podium of a season that is over."""
    WEEK = "week"
    """The board of the last week, on Mondays."""
    DAILY = "daily"
    """Yesterday's board of the daily game."""
    TOURNAMENTS = "tournaments"
    """When one can be joined, begins and ends."""


QUIET: Final = (Announced.SEASON, Announced.TOURNAMENTS)  # what comes seldom


class Updates(StrEnum):
    """How often a board is updated while the bot plays: by its moves, or once for its turns."""

    MOVES = "moves"
    TURNS = "turns"


MOST_BLOCKED = 25  # as many as fit in a menu


def _switch(value: Value) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError(f"{value!r} is neither true nor false")


def _name(value: Value) -> str | None:
    if isinstance(value, str | None):
        return value
    raise ValueError(f"{value!r} is no name")


def _id(value: Value) -> int | None:
    if value is None or type(value) is int:
        return value
    raise ValueError(f"{value!r} is no id")


def _ids(value: Value) -> tuple[int, ...]:
    if isinstance(value, list):
        ids = tuple(number for number in value if type(number) is int)
        if len(ids) == len(value):
            return ids
    raise ValueError(f"{value!r} are no ids")


class SettingsTopic(StrEnum):
    """The screens of a server's settings."""

    GAMES = "games"
    CLOCKS = "clocks"
    SERVER = "server"
    EVENTS = "events"
    ANNOUNCEMENTS = "announcements"


class PreferenceTopic(StrEnum):
    """The screens of a person's preferences, each as high as a phone."""

    GENERAL = "general"
    DICE = "dice"
    PEOPLE = "people"
    VACATION = "vacation"


Topic = SettingsTopic | PreferenceTopic


class Picked(StrEnum):
    """What is chosen in a menu that Discord fills: its own, with what there is on the server.

    `CHANNEL`: one of those in which a message can be posted, or none; `ROLE`: one, or none.
    """

    CHANNELS = "channels"
    CHANNEL = "channel"
    ROLE = "role"


def _choice(
    read: Callable[[Value], object],
    topic: Topic,
    numbers: tuple[int, ...] = (),
    picked: Picked | None = None,
) -> Mapping[str, object]:
    return {"read": read, "topic": topic, "numbers": numbers, "picked": picked, "several": None}


def _one_of(kind: type[StrEnum], topic: Topic) -> Mapping[str, object]:
    return _choice(lambda value: kind(str(value)), topic)


def _some_of(kind: type[StrEnum], topic: SettingsTopic) -> Mapping[str, object]:
    """Return the metadata of a setting that is any members of `kind`, in their order."""

    def read(value: Value) -> tuple[StrEnum, ...]:
        if isinstance(value, list):
            return tuple(member for member in kind if member in value)
        raise ValueError(f"{value!r} is no list")

    return {**_choice(read, topic), "several": kind}


def _number(topic: SettingsTopic, offered: tuple[int, ...]) -> Mapping[str, object]:
    """Return the metadata of a setting that is one of the numbers `offered`."""

    def read(value: Value) -> int:
        if type(value) is int and value in offered:
            return value
        raise ValueError(f"{value!r} is none of {offered}")

    return _choice(read, topic, offered)


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """The settings of a server.

    - `ruleset`: the default of games, None for the bot's own default.
    - `channels`: where games may begin, everywhere when there are none.
    - `hints`: whether players may ask for hints.
    - `language`: that of boards, None for the one that Discord names.
    - `rule_makers`: who may make house rules.
    - `pace`: how long a turn may take by default.
    - `reminders`: whether people are reminded before their time is up.
    - `time_up`: what happens to a turn whose time is up.
    - `lapses`: how many missed turns in a row make a player absent.
    - `absent`: what happens to their seat then.
    - `threads`: whether each game in a text channel gets a thread of its own.
    - `seasons`: how long seasons last, from the next one on.
    - `dice`: how boards show dice; `theme`: in which theme, None for the bot's own default.
    - `games`: how many may be open in a channel at once. By default a few, so that nobody has to
      wait for others, and yet all their boards are found: on a phone each is about a screen high.
    - `organizers`: who may create tournaments.
    - `ladder`: whether there are ladders.
    - `watching`: whether people may watch games in views of their own; `guesses`: whether those
      who do may guess who wins.
    - `announcements`: the channel in which announcements are posted, None for none at all;
      `announced`: which.
    - `champion_role`, `podium_role`: the roles of whoever has won the last tournament, and of who
      are on the podium of the last season.
    """

    ruleset: str | None = field(default=None, metadata=_choice(_name, SettingsTopic.GAMES))
    channels: tuple[int, ...] = field(
        default=(), metadata=_choice(_ids, SettingsTopic.GAMES, picked=Picked.CHANNELS)
    )
    hints: bool = field(default=True, metadata=_choice(_switch, SettingsTopic.GAMES))
    language: str | None = field(default=None, metadata=_choice(_name, SettingsTopic.SERVER))
    rule_makers: RuleMakers = field(
        default=RuleMakers.MANAGERS, metadata=_one_of(RuleMakers, SettingsTopic.SERVER)
    )
    pace: Pace = field(default=Pace.LIVE, metadata=_one_of(Pace, SettingsTopic.CLOCKS))
    reminders: bool = field(default=True, metadata=_choice(_switch, SettingsTopic.CLOCKS))
    time_up: TimeUp = field(default=TimeUp.BANK, metadata=_one_of(TimeUp, SettingsTopic.CLOCKS))
    lapses: int = field(default=3, metadata=_number(SettingsTopic.CLOCKS, (1, 2, 3, 5)))
    absent: Absent = field(default=Absent.STAND_IN, metadata=_one_of(Absent, SettingsTopic.CLOCKS))
    threads: bool = field(default=False, metadata=_choice(_switch, SettingsTopic.GAMES))
    dice: DiceStyle = field(
        default=DiceStyle.PICTURES, metadata=_one_of(DiceStyle, SettingsTopic.SERVER)
    )
    theme: str | None = field(default=None, metadata=_choice(_name, SettingsTopic.SERVER))
    seasons: SeasonLength = field(
        default=SeasonLength.MONTH, metadata=_one_of(SeasonLength, SettingsTopic.SERVER)
    )
    games: int = field(default=3, metadata=_number(SettingsTopic.GAMES, (1, 2, 3, 4, 5)))
    organizers: Organizers = field(
        default=Organizers.MANAGERS, metadata=_one_of(Organizers, SettingsTopic.EVENTS)
    )
    ladder: bool = field(default=True, metadata=_choice(_switch, SettingsTopic.EVENTS))
    watching: bool = field(default=True, metadata=_choice(_switch, SettingsTopic.EVENTS))
    guesses: bool = field(default=True, metadata=_choice(_switch, SettingsTopic.EVENTS))
    announcements: int | None = field(
        default=None, metadata=_choice(_id, SettingsTopic.ANNOUNCEMENTS, picked=Picked.CHANNEL)
    )
    announced: tuple[Announced, ...] = field(
        default=QUIET, metadata=_some_of(Announced, SettingsTopic.ANNOUNCEMENTS)
    )
    champion_role: int | None = field(
        default=None, metadata=_choice(_id, SettingsTopic.ANNOUNCEMENTS, picked=Picked.ROLE)
    )
    podium_role: int | None = field(
        default=None, metadata=_choice(_id, SettingsTopic.ANNOUNCEMENTS, picked=Picked.ROLE)
    )


@dataclass(frozen=True, slots=True)
class Preferences:
    """The preferences of a person.

    - `language`: that of private answers, None for the one that Discord names.
    - `challenges`: from whom they take challenges.
    - `blocked`: the user ids of people from whom they take none, at most `MOST_BLOCKED`.
    - `notifications`: when they are called to their turns.
    - `dice`: how dice are shown to them; `theme`: in which theme, None for that of the server.
    - `updates`: how often their boards are updated while the bot plays; `daily_reminder`: whether a
      message tells them before a streak in the daily game ends.
    """

    language: str | None = field(default=None, metadata=_choice(_name, PreferenceTopic.GENERAL))
    challenges: Challengers = field(
        default=Challengers.ANYONE, metadata=_one_of(Challengers, PreferenceTopic.PEOPLE)
    )
    blocked: tuple[int, ...] = field(default=(), metadata=_choice(_ids, PreferenceTopic.PEOPLE))
    notifications: Notify = field(
        default=Notify.QUIETLY, metadata=_one_of(Notify, PreferenceTopic.GENERAL)
    )
    dice: DiceStyle = field(
        default=DiceStyle.PICTURES, metadata=_one_of(DiceStyle, PreferenceTopic.DICE)
    )
    theme: str | None = field(default=None, metadata=_choice(_name, PreferenceTopic.DICE))
    updates: Updates = field(
        default=Updates.MOVES, metadata=_one_of(Updates, PreferenceTopic.GENERAL)
    )
    daily_reminder: bool = field(default=False, metadata=_choice(_switch, PreferenceTopic.VACATION))


Chosen = TypeVar("Chosen", ServerSettings, Preferences)


def read_chosen(kind: type[Chosen], stored: Mapping[str, Value]) -> Chosen:
    """Return the settings that were stored as JSON; values no longer offered are left out.

    Raises `TypeError` if they are not a mapping.
    """
    if not isinstance(stored, Mapping):
        raise TypeError(f"choices are not a {type(stored).__name__}")
    values = {}
    for setting in fields(kind):
        if setting.name in stored:
            try:
                values[setting.name] = setting.metadata["read"](stored[setting.name])
            except ValueError:
                continue
    return kind(**values)
