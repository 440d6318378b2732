"""The private panels of settings: a sentence and a menu for each of them."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import Field, dataclass, fields
from enum import StrEnum

from bot.features.settings.buttons import (
    ListingMenu,
    PreferenceMenu,
    SettingMenu,
    SettingsMenu,
    UnblockButton,
)
from bot.features.settings.model import Preferences, ServerSettings, Topic, Value
from bot.features.vacations.model import VacationLeave
from bot.features.vacations.view import vacation_parts
from bot.kit.components.buttons import (
    board_button,
    board_channels,
    board_people,
    board_select,
)
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.layout import CALM, Layout, paragraphs, row, rule, text
from bot.kit.components.parts import Menu, Part, SelectOption, StringSelect
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused
from bot.match.model.refusals import MatchRefusal

Named = tuple[str, Value]
"""A label of a menu, and its value."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What can be chosen: the `languages` and `themes` of the bot, the `rulesets` of a server."""

    languages: Sequence[Named]
    rulesets: Sequence[Named] = ()
    themes: Sequence[Named] = ()


MOST_OPTIONS = 25
"""How many options Discord allows in a menu."""


def server_panel(settings: ServerSettings, topic: Topic, offered: Offered, texts: Texts) -> Layout:
    """Return the screen of `topic` among the settings of a server."""
    topics = [
        SelectOption(label=texts(f"topic-{each}"), value=each, default=each is topic)
        for each in Topic
    ]
    return Layout(
        paragraphs(texts("settings-title"), texts("settings-hint")),
        row([board_select(SettingsMenu(), topics)]),
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
    preferences: Preferences,
    offered: Offered,
    texts: Texts,
    *,
    listed: bool,
    former_blocked: int,
    leave: VacationLeave,
) -> Layout:
    """Return a person's settings; `listed` tells whether they are on the boards of all servers.

    `former_blocked` is how many people they have blocked whose data was deleted since; `leave` what
    vacation they have.
    """
    listing = _menu(ListingMenu(), _switch(texts), listed)
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
                *(_former_blocked(former_blocked, texts) if field.name == "blocked" else ()),
            )
        ],
        paragraphs(texts("preference-listed"), texts("preference-listed-about")),
        row([listing]),
        *vacation_parts(leave, texts),
        colour=CALM,
    )


def _former_blocked(people: int, texts: Texts) -> Iterator[Part]:
    """Yield how many blocked people no menu can show, and the button that unblocks them."""
    if people:
        yield text(texts("preference-blocked-about-former", people=people))
        label = texts("button-unblock-former", people=people)
        yield row([board_button(UnblockButton(), label)])


def setting_at(kind: type[ServerSettings] | type[Preferences], place: int) -> str:
    """Return the name of the field that the menu number `place` is for.

    Raises `Refused` if this version of the bot has no such menu.
    """
    try:
        return fields(kind)[place].name
    except IndexError:
        raise Refused(MatchRefusal.BUTTON_OUTDATED) from None


def read_value(
    kind: type[ServerSettings] | type[Preferences],
    name: str,
    choice: str,
    offered: Offered,
    texts: Texts,
) -> Value:
    """Return what was chosen in the menu of the field `name`.

    Raises `Refused` if that was not offered.
    """
    [field] = [each for each in fields(kind) if each.name == name]
    if choice not in {_value(value) for _, value in _names(field, kind, offered, texts)}:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    value: Value = json.loads(choice)
    return value


def read_switch(text: str) -> bool:
    """Return whether a switch is on; raises `LookupError` for any other value."""
    return {"true": True, "false": False}[text]


def _server_menu(
    place: int,
    field: "Field[object]",
    settings: ServerSettings,
    offered: Offered,
    texts: Texts,
) -> Menu:
    button = SettingMenu(place)
    if field.name == "channels":
        return board_channels(button, texts("server-channels-all"), settings.channels)
    names = _names(field, ServerSettings, offered, texts)
    return _menu(button, names, getattr(settings, field.name))


def _preference_menu(
    place: int,
    field: "Field[object]",
    preferences: Preferences,
    offered: Offered,
    texts: Texts,
) -> Menu:
    button = PreferenceMenu(place)
    if field.name == "blocked":
        return board_people(button, texts("preference-blocked-nobody"), preferences.blocked)
    names = _names(field, Preferences, offered, texts)
    return _menu(button, names, getattr(preferences, field.name))


def _names(
    field: "Field[object]",
    kind: type[ServerSettings] | type[Preferences],
    offered: Offered,
    texts: Texts,
) -> Sequence[Named]:
    """Return the options of the menu for a field of `kind`."""
    key = f"{'server' if kind is ServerSettings else 'preference'}-{field.name}"
    return list(_all_names(key, field, offered, texts))[:MOST_OPTIONS]


def _all_names(key: str, field: "Field[object]", offered: Offered, texts: Texts) -> Iterator[Named]:
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


def _value(value: Value) -> str:
    """Return the menu value of `value`."""
    return json.dumps(value)


def _switch(texts: Texts) -> Iterator[Named]:
    yield texts("switch-on"), True
    yield texts("switch-off"), False


def _menu(button: CustomId, names: Iterable[Named], current: object) -> StringSelect:
    return board_select(
        button,
        [
            SelectOption(label=name, value=_value(value), default=value == current)
            for name, value in names
        ],
    )
