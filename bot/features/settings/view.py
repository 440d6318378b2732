"""The private panels of settings: a sentence and a menu for each of them."""

import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum

from bot.features.settings.buttons import (
    ListingMenu,
    PreferenceMenu,
    PreferencesMenu,
    SettingMenu,
    SettingsMenu,
    UnblockButton,
)
from bot.features.settings.model import (
    Picked,
    Preferences,
    PreferenceTopic,
    ServerSettings,
    SettingsTopic,
    Value,
)
from bot.features.vacations.model import VacationLeave
from bot.features.vacations.view import vacation_parts
from bot.kit.components.buttons import (
    board_button,
    board_channel,
    board_channels,
    board_options,
    board_people,
    board_role,
    board_select,
    within_menu,
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
    """What can be chosen: the `languages` and `themes` of the bot, the `rulesets` of a server.

    `warnings` are sentences by setting: why what is chosen does not work.
    """

    languages: Sequence[Named]
    rulesets: Sequence[Named] = ()
    themes: Sequence[Named] = ()
    warnings: Mapping[str, str] = field(default_factory=dict)


def server_panel(
    settings: ServerSettings, topic: SettingsTopic, offered: Offered, texts: Texts
) -> Layout:
    """Return the screen of `topic` among the settings of a server."""
    topics = [
        SelectOption(label=texts(f"topic-{page}"), value=page, default=page is topic)
        for page in SettingsTopic
    ]
    return Layout(
        paragraphs(texts("settings-title"), texts("settings-hint")),
        row([board_select(SettingsMenu(), topics)]),
        rule(),
        *[
            part
            for setting in fields(ServerSettings)
            if setting.metadata["topic"] is topic
            for part in (
                paragraphs(
                    texts(f"server-{setting.name}"),
                    texts(f"server-{setting.name}-about"),
                    _warning(setting.name, settings, offered, texts),
                ),
                row([_server_menu(setting, settings, offered, texts)]),
            )
        ],
        *([text(texts("settings-commands"))] if topic is SettingsTopic.SERVER else []),
        colour=CALM,
    )


def _warning(name: str, settings: ServerSettings, offered: Offered, texts: Texts) -> str:
    """Return why what is chosen does not work, empty if it does."""
    rulesets = {None, *(value for _, value in offered.rulesets)}
    if name == "ruleset" and settings.ruleset not in rulesets:
        return texts("settings-ruleset-gone")
    return offered.warnings.get(name, "")


def preferences_panel(
    preferences: Preferences,
    topic: PreferenceTopic,
    offered: Offered,
    texts: Texts,
    *,
    listed: bool,
    former_blocked: int,
    leave: VacationLeave,
) -> Layout:
    """Return the screen of `topic` among a person's settings.

    `listed` tells whether they are on the boards of all servers. `former_blocked` is how many
    people they have blocked whose data was deleted since; `leave` what vacation they have.
    """
    topics = [
        SelectOption(label=texts(f"preferences-{page}"), value=page, default=page is topic)
        for page in PreferenceTopic
    ]
    return Layout(
        paragraphs(texts("preferences-title"), texts("preferences-hint")),
        row([board_select(PreferencesMenu(), topics)]),
        rule(),
        *[
            part
            for setting in fields(Preferences)
            if setting.metadata["topic"] is topic
            for part in (
                paragraphs(
                    texts(f"preference-{setting.name}"), texts(f"preference-{setting.name}-about")
                ),
                row([_preference_menu(setting, preferences, offered, texts)]),
                *(_former_blocked(former_blocked, texts) if setting.name == "blocked" else ()),
            )
        ],
        *(_listing(texts, listed=listed) if topic is PreferenceTopic.PEOPLE else ()),
        *(vacation_parts(leave, texts) if topic is PreferenceTopic.VACATION else ()),
        colour=CALM,
    )


def _listing(texts: Texts, *, listed: bool) -> Iterator[Part]:
    yield paragraphs(texts("preference-listed"), texts("preference-listed-about"))
    yield row([_menu(ListingMenu(), _switch(texts), listed)])


def _former_blocked(people: int, texts: Texts) -> Iterator[Part]:
    """Yield how many blocked people no menu can show, and the button that unblocks them."""
    if people:
        yield text(texts("preference-blocked-about-former", people=people))
        label = texts("button-unblock-former", people=people)
        yield row([board_button(UnblockButton(), label)])


def setting_named(kind: type[ServerSettings] | type[Preferences], name: str) -> "Field[object]":
    """Return the field that the menu `name` is for.

    Raises `Refused` if this version of the bot has no such menu.
    """
    for setting in fields(kind):
        if setting.name == name:
            return setting
    raise Refused(MatchRefusal.BUTTON_OUTDATED)


def read_value(
    kind: type[ServerSettings] | type[Preferences],
    setting: "Field[object]",
    choice: str,
    offered: Offered,
    texts: Texts,
) -> Value:
    """Return what was chosen in the menu of `setting`, a field of `kind`.

    Raises `Refused` if that was not offered.
    """
    if choice not in {_value(value) for _, value in _names(setting, kind, offered, texts)}:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    value: Value = json.loads(choice)
    return value


def read_switch(text: str) -> bool:
    """Return whether a switch is on; raises `LookupError` for any other value."""
    return {"true": True, "false": False}[text]


def _server_menu(
    setting: "Field[object]",
    settings: ServerSettings,
    offered: Offered,
    texts: Texts,
) -> Menu:
    button, empty = SettingMenu(setting.name), f"server-{setting.name}-none"
    chosen = getattr(settings, setting.name)
    match setting.metadata["picked"]:
        case Picked.CHANNELS:
            return board_channels(button, texts("server-channels-all"), chosen)
        case Picked.CHANNEL:
            return board_channel(button, texts(empty), chosen)
        case Picked.ROLE:
            return board_role(button, texts(empty), chosen)
        case _:
            pass
    names = _names(setting, ServerSettings, offered, texts)
    if setting.metadata["several"]:
        return board_options(button, texts(empty), _options(names, chosen))
    return _menu(button, names, chosen)


def _preference_menu(
    setting: "Field[object]",
    preferences: Preferences,
    offered: Offered,
    texts: Texts,
) -> Menu:
    button = PreferenceMenu(setting.name)
    if setting.name == "blocked":
        return board_people(button, texts("preference-blocked-nobody"), preferences.blocked)
    names = _names(setting, Preferences, offered, texts)
    return _menu(button, names, getattr(preferences, setting.name))


def _names(
    setting: "Field[object]",
    kind: type[ServerSettings] | type[Preferences],
    offered: Offered,
    texts: Texts,
) -> Sequence[Named]:
    """Return the options of the menu for a field of `kind`."""
    key = f"{'server' if kind is ServerSettings else 'preference'}-{setting.name}"
    return list(_all_names(key, setting, offered, texts))


def _all_names(
    key: str, setting: "Field[object]", offered: Offered, texts: Texts
) -> Iterator[Named]:
    if setting.name == "language":
        yield texts("language-as-discord"), None
        yield from offered.languages
    elif setting.name == "ruleset":
        yield texts("server-ruleset-usual"), None
        yield from offered.rulesets
    elif setting.name == "theme":
        yield texts(f"{key}-usual"), None
        yield from offered.themes
    elif isinstance(setting.default, bool):
        yield from _switch(texts)
    elif isinstance(setting.default, StrEnum):
        yield from _members(key, type(setting.default), texts)
    elif setting.metadata["several"]:
        yield from _members(key, setting.metadata["several"], texts)
    else:
        for number in setting.metadata["numbers"]:
            yield texts(f"{key}-number", number=number), number


def _members(key: str, kind: type[StrEnum], texts: Texts) -> Iterator[Named]:
    for member in kind:
        yield texts(f"{key}-{member}"), member


def _value(value: Value) -> str:
    """Return the menu value of `value`."""
    return json.dumps(value)


def _switch(texts: Texts) -> Iterator[Named]:
    yield texts("switch-on"), True
    yield texts("switch-off"), False


def _menu(button: CustomId, names: Iterable[Named], current: object) -> StringSelect:
    return board_select(button, within_menu(_options(names, [current])))


def _options(names: Iterable[Named], chosen: Collection[object]) -> Iterator[SelectOption]:
    for name, value in names:
        yield SelectOption(label=name, value=_value(value), default=value in chosen)
