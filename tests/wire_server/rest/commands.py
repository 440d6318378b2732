"""The application commands that the bot registered, and Discord's rules for them."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

from tests.wire_server.errors import ApiError, JsonObject, Path, Problem, invalid_form
from tests.wire_server.model.application import SERVERS, Application

MAX_COMMAND_TEXT = 8_000
MAX_OPTIONS = 25
MAX_CHOICES = 25
MAX_DESCRIPTION = 100
_NAME = re.compile(r"[-_'\w]{1,32}")
_MENU_NAME = re.compile(r"[-_'\w ]{1,32}")


NO_ENTRY_POINT = (
    "You cannot remove this app's Entry Point command in a bulk update operation. "
    "Please include the Entry Point command in your update request or delete it separately."
)


class CommandKind(IntEnum):
    """The types of application commands."""

    CHAT = 1
    USER = 2
    MESSAGE = 3
    ENTRY_POINT = 4
    """How an Activity is opened. Discord adds it by itself, where Activities are turned on."""


class OptionKind(IntEnum):
    """The types of command options."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_PER_KIND = {
    CommandKind.CHAT: 100,
    CommandKind.USER: 15,
    CommandKind.MESSAGE: 15,
    CommandKind.ENTRY_POINT: 1,
}
_LOCALIZED = ("name_localizations", "description_localizations")
_CONTAINERS = (OptionKind.SUBCOMMAND, OptionKind.GROUP)


@dataclass(frozen=True, slots=True)
class Command:
    """A registered command; `spec` is what the bot sent."""

    id: int
    kind: CommandKind
    guild_id: int | None
    spec: JsonObject

    @property
    def name(self) -> str:
        """The name in the default language."""
        return str(self.spec["name"])

    def payload(self, application_id: int) -> JsonObject:
        """Return the application command object."""
        told = {key: value for key, value in self.spec.items() if value is not None}
        permissions = self.spec.get("default_member_permissions")
        result: JsonObject = {
            "description": "",
            "integration_types": [SERVERS],
            "nsfw": False,
            **told,
            "id": str(self.id),
            "application_id": str(application_id),
            "version": str(self.id),
            "type": int(self.kind),
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        return result if self.guild_id is None else {**result, "guild_id": str(self.guild_id)}


class CommandBook:
    """All commands of the application: the global ones and those of single guilds."""

    def __init__(self, new_id: Callable[[], int], application: Application) -> None:
        self._new_id = new_id
        self._application = application
        self._commands: dict[tuple[int | None, CommandKind, str], Command] = {}

    def within(self, guild_id: int | None) -> list[Command]:
        """Return the commands of one guild, or the global ones (None)."""
        return [command for command in self._commands.values() if command.guild_id == guild_id]

    def find(self, guild_id: int | None, kind: CommandKind, name: str) -> Command | None:
        """Return what a user in a guild (None: elsewhere) gets under a name: its own come first."""
        own = self._commands.get((guild_id, kind, name))
        return own or self._commands.get((None, kind, name))

    def replace(self, guild_id: int | None, specs: Sequence[JsonObject]) -> list[Command]:
        """Put these commands in the place of all of a scope; raise ApiError for a bad one."""
        problems = list(check_scope(specs))
        for index, spec in enumerate(specs):
            problems += self._check((index,), spec, guild_id)
        if problems:
            raise invalid_form(problems)
        kept = {_kind(spec) for spec in specs}
        there = {command.kind for command in self.within(guild_id)}
        if CommandKind.ENTRY_POINT in there - kept:
            raise ApiError(400, 50240, NO_ENTRY_POINT)
        return self._store(guild_id, specs)

    def put(self, guild_id: int | None, spec: JsonObject) -> Command:
        """Create a command or overwrite the one of the same name and type; raise ApiError."""
        identity = _kind(spec), spec["name"]
        others = [
            command.spec
            for command in self.within(guild_id)
            if (command.kind, command.name) != identity
        ]
        specs = [*others, spec]
        problems = [*check_scope(specs), *self._check((), spec, guild_id)]
        if problems:
            raise invalid_form(problems)
        return self._store(guild_id, specs)[-1]

    def delete(self, guild_id: int | None, command_id: int) -> None:
        """Delete one command."""
        for command in self.within(guild_id):
            if command.id == command_id:
                del self._commands[guild_id, command.kind, command.name]
                return
        raise ApiError(404, 10063, "Unknown application command")

    def add_entry_point(self, name: str) -> Command:
        """Add the command that Discord makes where Activities are turned on."""
        spec = {"name": name, "type": CommandKind.ENTRY_POINT, "handler": 2, "contexts": [0, 1, 2]}
        command = Command(self._new_id(), CommandKind.ENTRY_POINT, None, spec)
        self._commands[None, CommandKind.ENTRY_POINT, name] = command
        return command

    def _check(self, at: Path, spec: JsonObject, guild_id: int | None) -> Iterator[Problem]:
        """Yield what is wrong with one command of this application in its scope."""
        yield from check_command(at, spec)
        types = spec.get("integration_types") or ()
        for index, install in enumerate(types if guild_id is None else ()):
            if install not in self._application.installs:
                text = f"The application does not support integration type {install}."
                yield Problem((*at, "integration_types", index), "INTEGRATION_TYPE", text)

    def _store(self, guild_id: int | None, specs: Sequence[JsonObject]) -> list[Command]:
        """Replace a scope; a command that keeps its name and type keeps its id."""
        before = self._commands
        self._commands = {key: command for key, command in before.items() if key[0] != guild_id}
        for spec in specs:
            key = (guild_id, _kind(spec), str(spec["name"]))
            old = before.get(key)
            command_id = self._new_id() if old is None else old.id
            self._commands[key] = Command(command_id, key[1], guild_id, spec)
        return self.within(guild_id)


def _kind(spec: JsonObject) -> CommandKind:
    return CommandKind(spec.get("type") or CommandKind.CHAT)


def check_scope(specs: Sequence[JsonObject]) -> Iterator[Problem]:
    """Yield what is wrong with the commands of one scope taken together."""
    kinds = Counter(map(_kind, specs))
    for kind, limit in _PER_KIND.items():
        if kinds[kind] > limit:
            text = f"Maximum number of application commands reached ({limit} of type {kind})."
            yield Problem((), "APPLICATION_COMMAND_TOO_MANY", text)
    if len({(_kind(spec), spec["name"]) for spec in specs}) < len(specs):
        text = "Application command names must be unique."
        yield Problem((), "APPLICATION_COMMANDS_DUPLICATE_NAME", text)


def check_command(at: Path, spec: JsonObject) -> Iterator[Problem]:
    """Yield what is wrong with one command."""
    kind = _kind(spec)
    if (kind is CommandKind.ENTRY_POINT) != (spec.get("handler") is not None):
        yield Problem((*at, "handler"), "APPLICATION_COMMAND_HANDLER", "Is for entry points alone.")
    if kind is CommandKind.CHAT:
        yield from _check_named(at, spec)
        yield from _check_options(at, spec, depth=0)
    else:
        yield from _check_menu(at, spec)
    size = command_text(spec)
    if size > MAX_COMMAND_TEXT:
        text = f"Command exceeds maximum size (8000): {size} characters."
        yield Problem(at, "APPLICATION_COMMAND_TOO_LARGE", text)


def without_translations(node: JsonObject) -> JsonObject:
    """Return a command as Discord tells of it to those who do not ask `with_localizations`."""
    told = {key: value for key, value in node.items() if key not in _LOCALIZED}
    for key in ("options", "choices"):
        if told.get(key):
            told[key] = [without_translations(nested) for nested in told[key]]
    return told


def command_text(node: JsonObject) -> int:
    """Return the characters of a whole command that count towards its limit of 8,000.

    Names, descriptions and choice values of the command, its options, subcommands and choices;
    of a text in several languages the longest counts (Discord's page on application commands).
    """
    total = _longest(node, "name") + _longest(node, "description")
    if isinstance(node.get("value"), str):
        total += len(node["value"])
    nested = [*(node.get("options") or ()), *(node.get("choices") or ())]
    return total + sum(map(command_text, nested))


def _longest(node: JsonObject, key: str) -> int:
    translations = node.get(f"{key}_localizations") or {}
    return max(map(len, [node.get(key) or "", *translations.values()]))


def _check_menu(at: Path, spec: JsonObject) -> Iterator[Problem]:
    for name in [spec["name"], *(spec.get("name_localizations") or {}).values()]:
        if not _MENU_NAME.fullmatch(name):
            yield Problem((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", f"Bad name {name!r}.")
    for key in ("description", "options"):
        if spec.get(key):
            text = "Context menu commands have no description and no options."
            yield Problem((*at, key), "APPLICATION_COMMAND_CONTEXT_MENU", text)


def _check_named(at: Path, node: JsonObject) -> Iterator[Problem]:
    """Check names and descriptions in all languages, of a chat command or an option."""
    for name in [node["name"], *(node.get("name_localizations") or {}).values()]:
        if not _NAME.fullmatch(name) or name != name.lower():
            text = f"Command name {name!r} is invalid."
            yield Problem((*at, "name"), "APPLICATION_COMMAND_INVALID_NAME", text)
    translations = (node.get("description_localizations") or {}).values()
    for description in [node.get("description") or "", *translations]:
        if not 1 <= len(description) <= MAX_DESCRIPTION:
            text = "Must be between 1 and 100 in length."
            yield Problem((*at, "description"), "BASE_TYPE_BAD_LENGTH", text)


def _check_options(at: Path, node: JsonObject, depth: int) -> Iterator[Problem]:
    options = node.get("options") or []
    at = (*at, "options")
    if len(options) > MAX_OPTIONS:
        yield Problem(at, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if len({option["name"] for option in options}) < len(options):
        text = "Option names must be unique."
        yield Problem(at, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", text)
    if len({option["type"] in _CONTAINERS for option in options}) > 1:
        text = "Subcommands and other options cannot be mixed."
        yield Problem(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        text = "Required options must be placed before non-required options."
        yield Problem(at, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
    for index, option in enumerate(options):
        yield from _check_option((*at, index), option, depth)


def _check_option(at: Path, option: JsonObject, depth: int) -> Iterator[Problem]:
    yield from _check_named(at, option)
    if option["type"] in _CONTAINERS:
        if depth > (0 if option["type"] == OptionKind.GROUP else 1):
            text = "Groups hold subcommands, and subcommands hold neither."
            yield Problem((*at, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
        yield from _check_options(at, option, depth + 1)
    choices = option.get("choices") or []
    if len(choices) > MAX_CHOICES:
        yield Problem((*at, "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete exclude each other."
        yield Problem((*at, "autocomplete"), "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE", text)
    for choice in choices:
        if not 1 <= len(str(choice["name"])) <= 100 or len(str(choice["value"])) > 100:
            text = f"Choice {choice['name']!r}: must be between 1 and 100 in length."
            yield Problem((*at, "choices"), "BASE_TYPE_BAD_LENGTH", text)
