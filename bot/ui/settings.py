"""The private panels in which servers and people choose: a sentence and a menu for each choice."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import Field, dataclass, fields
from enum import StrEnum

from discord import SelectOption

from bot.domain.errors import Refusal, Refused
from bot.domain.settings import (
    Chosen,
    Preferences,
    ServerSettings,
    Topic,
    Value,
    read_chosen,
)
from bot.ui.buttons import BoardButton, board_channels, board_people, board_select
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.layout import CALM, Layout, paragraphs, row, rule, text
from bot.ui.texts import Texts

Named = tuple[str, Value]
"""What a menu says, and the value that it stands for."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What can be chosen here: the `languages` and `themes` of the bot, a server's `rulesets`."""

    languages: Sequence[Named]
    rulesets: Sequence[Named] = ()
    themes: Sequence[Named] = ()


MOST_OPTIONS = 25
"""Discord shows no more in a menu."""


def server_panel(settings: ServerSettings, topic: Topic, offered: Offered, texts: Texts) -> Layout:
    """Return the screen of `topic` among the settings of a server."""
    topics = [
        SelectOption(label=texts(f"topic-{each}"), value=each, default=each is topic)
        for each in Topic
    ]
    return Layout(
        paragraphs(texts("settings-title"), texts("settings-hint")),
        row([board_select(ButtonId(0, 0, Action.SETTINGS), topics)]),
        rule(),
        *[
            part
            for place, field in enumerate(fields(ServerSettings))
            if field.metadata["topic"] is topic
            for part in (
                paragraphs(texts(f"server-{field.name}"), texts(f"server-{field.name}-about")),
                row([_server_menu(place, field, settings, offered, texts)]),
            )
        ],
        *([text(texts("settings-commands"))] if topic is Topic.SERVER else []),
        colour=CALM,
    )


def preferences_panel(
    preferences: Preferences, offered: Offered, texts: Texts, *, listed: bool
) -> Layout:
    """Return what a person can choose for themselves; `listed` is kept with the leaderboards."""
    listing = _menu(ButtonId(0, 0, Action.LISTING), _switch(texts), listed)
    return Layout(
        paragraphs(texts("preferences-title"), texts("preferences-hint")),
        rule(),
        *[
            part
            for place, field in enumerate(fields(Preferences))
            for part in (
                paragraphs(
                    texts(f"preference-{field.name}"), texts(f"preference-{field.name}-about")
                ),
                row([_preference_menu(place, field, preferences, offered, texts)]),
            )
        ],
        paragraphs(texts("preference-listed"), texts("preference-listed-about")),
        row([listing]),
        colour=CALM,
    )


def setting_at(kind: type[ServerSettings] | type[Preferences], place: int) -> str:
    """Return the name of the field that the menu number `place` is for.

    Raises `Refused` for a menu of another version of the bot.
    """
    try:
        return fields(kind)[place].name
    except IndexError:
        raise Refused(Refusal.BUTTON_OUTDATED) from None


def read_value(kind: type[Chosen], name: str, text: str) -> Value:
    """Return the value that a menu carries; raises `Refused` for one that is no longer offered."""
    try:
        value: Value = json.loads(text)
    except ValueError:
        raise Refused(Refusal.BUTTON_OUTDATED) from None
    if getattr(read_chosen(kind, {name: value}), name) == value:
        return value
    raise Refused(Refusal.BUTTON_OUTDATED)


def read_switch(text: str) -> bool:
    """Return whether a switch is on; raises `LookupError` for what is none."""
    return {"true": True, "false": False}[text]


def _server_menu(
    place: int,
    field: "Field[object]",
    settings: ServerSettings,
    offered: Offered,
    texts: Texts,
) -> BoardButton:
    button = ButtonId(0, 0, Action.SETTING, place)
    if field.name == "channels":
        return board_channels(button, texts("server-channels-all"), settings.channels)
    names = _names(f"server-{field.name}", field, offered, texts)
    return _menu(button, names, getattr(settings, field.name))


def _preference_menu(
    place: int,
    field: "Field[object]",
    preferences: Preferences,
    offered: Offered,
    texts: Texts,
) -> BoardButton:
    button = ButtonId(0, 0, Action.PREFERENCE, place)
    if field.name == "blocked":
        return board_people(button, texts("preference-blocked-nobody"), preferences.blocked)
    names = _names(f"preference-{field.name}", field, offered, texts)
    return _menu(button, names, getattr(preferences, field.name))


def _names(key: str, field: "Field[object]", offered: Offered, texts: Texts) -> Iterator[Named]:
    """Yield what a field may be set to."""
    if field.name == "language":
        yield texts("language-as-discord"), None
        yield from offered.languages
    elif field.name == "ruleset":
        yield texts("server-ruleset-usual"), None
        yield from offered.rulesets
    elif field.name == "theme":
        yield texts(f"{key}-usual"), None
        yield from offered.themes
    elif isinstance(field.default, bool):
        yield from _switch(texts)
    elif isinstance(field.default, StrEnum):
        for each in type(field.default):
            yield texts(f"{key}-{each}"), each
    else:
        for number in field.metadata["numbers"]:
            yield texts(f"{key}-number", number=number), number


def _switch(texts: Texts) -> Iterator[Named]:
    yield texts("switch-on"), True
    yield texts("switch-off"), False


def _menu(button: ButtonId, names: Iterable[Named], current: object) -> BoardButton:
    return board_select(
        button,
        [
            SelectOption(label=name, value=json.dumps(value), default=value == current)
            for name, value in list(names)[:MOST_OPTIONS]
        ],
    )
