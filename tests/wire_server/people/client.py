"""The user's own client: it offers what the bot registered and sent, and refuses all else."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from tests.wire_server.errors import ImpossibleAction, JsonObject
from tests.wire_server.model.components import SELECTS, Kind, walk
from tests.wire_server.model.entities import Channel, ChannelKind, Message, User
from tests.wire_server.model.permissions import Permission
from tests.wire_server.model.role import Role
from tests.wire_server.rest.commands import Command, OptionKind

OptionValue: TypeAlias = str | int | float | bool | User | Channel
FieldValue: TypeAlias = str | Sequence[str]

_SERVER_INSTALL, _USER_INSTALL = 0, 1
_CONTEXTS = {
    ChannelKind.TEXT: 0,
    ChannelKind.PUBLIC_THREAD: 0,
    ChannelKind.ANNOUNCEMENT: 0,
    ChannelKind.ANNOUNCEMENT_THREAD: 0,
    ChannelKind.DM: 1,
    ChannelKind.GROUP_DM: 2,
}
_PYTHON_TYPES: Mapping[OptionKind, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.NUMBER: (int, float),
    OptionKind.USER: (User,),
    OptionKind.MENTIONABLE: (User,),
    OptionKind.CHANNEL: (Channel,),
}


# Commands -------------------------------------------------------------------------------


def require_offered(command: Command, user: User, channel: Channel) -> None:
    """Raise ImpossibleAction when Discord would not show a command to a user in a channel."""
    spec = command.spec
    installs = spec.get("integration_types") or [_SERVER_INSTALL]
    contexts = spec.get("contexts")
    if contexts is None:
        contexts = [0] if spec.get("dm_permission") is False else [0, 1, 2]
    if _CONTEXTS[channel.kind] not in contexts:
        raise ImpossibleAction(f"/{command.name} is not offered in this kind of channel")
    bot_is_here = channel.kind is ChannelKind.DM or (
        channel.guild is not None and channel.guild.has_bot
    )
    by_server = bot_is_here and _SERVER_INSTALL in installs
    by_user = user.installed and _USER_INSTALL in installs
    if not (by_server or by_user):
        raise ImpossibleAction(f"/{command.name} is not installed here")
    needed = spec.get("default_member_permissions")
    if channel.guild is not None and needed is not None:
        held = channel.permissions(user)
        # 0 means: administrators only.
        wanted = Permission(int(needed)) or Permission.ADMINISTRATOR
        if wanted & ~held:
            raise ImpossibleAction(f"{user.name} may not use /{command.name}")


def command_data(
    command: Command,
    path: Sequence[str],
    options: Mapping[str, OptionValue],
    channel: Channel,
    focused: str | None = None,
) -> JsonObject:
    """Return the data of a chat command; `path` names its subcommand.

    `focused`: the option being typed, for autocomplete, when nothing is required yet.
    """
    leaf = command.spec
    steps: list[JsonObject] = []
    for name in path:
        leaf = _child(leaf, name)
        steps.append({"type": leaf["type"], "name": name})
    specs = {spec["name"]: spec for spec in leaf.get("options") or ()}
    if any(spec["type"] <= OptionKind.GROUP for spec in specs.values()):
        raise ImpossibleAction(f"choose one of {', '.join(specs)}")
    if unknown := options.keys() - specs.keys():
        raise ImpossibleAction(f"no option {', '.join(sorted(unknown))}; there are {list(specs)}")
    missing = [name for name, spec in specs.items() if spec.get("required") and name not in options]
    if missing and focused is None:
        raise ImpossibleAction(f"option {', '.join(missing)} is required")
    given = [
        _option(specs[name], value, focused=focused == name) for name, value in options.items()
    ]
    for step in reversed(steps):
        given = [{**step, "options": given}]
    data: JsonObject = {"id": str(command.id), "name": command.name, "type": 1, "options": given}
    if command.guild_id is not None:
        data["guild_id"] = str(command.guild_id)
    return data | _resolved([v for v in options.values() if isinstance(v, User | Channel)], channel)


def menu_data(command: Command, target: User, channel: Channel) -> JsonObject:
    """Return the data of a context menu command on a user."""
    data = {
        "id": str(command.id),
        "name": command.name,
        "type": int(command.kind),
        "target_id": str(target.id),
    }
    return data | _resolved([target], channel)


def _child(node: JsonObject, name: str) -> JsonObject:
    for option in node.get("options") or ():
        if option["name"] == name and option["type"] <= OptionKind.GROUP:
            child: JsonObject = option
            return child
    raise ImpossibleAction(f"{node['name']} has no subcommand {name}")


def _option(spec: JsonObject, value: OptionValue, *, focused: bool) -> JsonObject:
    name, kind = spec["name"], OptionKind(spec["type"])
    result: JsonObject = {"name": name, "type": int(kind)}
    if focused:
        if not spec.get("autocomplete"):
            raise ImpossibleAction(f"option {name} has no autocomplete")
        return {**result, "value": value, "focused": True}
    fits = isinstance(value, _PYTHON_TYPES.get(kind, ()))
    if not fits or (isinstance(value, bool) and kind is not OptionKind.BOOLEAN):
        raise ImpossibleAction(f"option {name} of type {kind.name} cannot be {value!r}")
    if isinstance(value, User | Channel):
        return {**result, "value": str(value.id)}
    _require_in_range(spec, value)
    return {**result, "value": value}


def _require_in_range(spec: JsonObject, value: str | float) -> None:
    choices = [choice["value"] for choice in spec.get("choices") or ()]
    if choices and value not in choices:
        raise ImpossibleAction(f"option {spec['name']}: {value!r} is none of {choices}")
    measure = len(value) if isinstance(value, str) else value
    suffix = "length" if isinstance(value, str) else "value"
    least, most = spec.get(f"min_{suffix}"), spec.get(f"max_{suffix}")
    if (least is not None and measure < least) or (most is not None and measure > most):
        raise ImpossibleAction(f"option {spec['name']}: {value!r} is not in {least}..{most}")


def _resolved(named: Sequence[User | Channel | Role], channel: Channel) -> JsonObject:
    """Return `resolved`: the objects behind the ids in an interaction's data."""
    result: dict[str, JsonObject] = {}
    for entity in named:
        key = str(entity.id)
        if isinstance(entity, Role):
            result.setdefault("roles", {})[key] = entity.payload()
            continue
        if isinstance(entity, Channel):
            result.setdefault("channels", {})[key] = entity.payload()
            continue
        result.setdefault("users", {})[key] = entity.payload()
        member = channel.guild.members.get(entity.id) if channel.guild else None
        if member is not None:
            permissions = str(int(channel.permissions(entity)))
            result.setdefault("members", {})[key] = {**member.payload(), "permissions": permissions}
    return {"resolved": result} if result else {}


# Components -----------------------------------------------------------------------------


def button_data(message: Message, custom_id: str | None, label: str | None) -> JsonObject:
    """Return the data of pressing the one button with this custom id or label."""
    found = [
        part
        for _, part in walk(message.content.components)
        if part["type"] == Kind.BUTTON
        and (custom_id is None or part.get("custom_id") == custom_id)
        and (label is None or part.get("label") == label)
    ]
    wanted = label if custom_id is None else custom_id
    if len(found) != 1:
        raise ImpossibleAction(f"{len(found)} buttons {wanted!r} on message {message.id}")
    if "custom_id" not in found[0]:
        raise ImpossibleAction(f"button {wanted!r} is a link")
    return _component_data(found[0])


def select_data(
    message: Message,
    custom_id: str,
    values: Sequence[str | User | Channel | Role],
    channel: Channel,
) -> JsonObject:
    """Return the data of choosing values in the select with this custom id."""
    for _, part in walk(message.content.components):
        if part["type"] in SELECTS and part["custom_id"] == custom_id:
            data = {**_component_data(part), "values": _chosen(part, values)}
            return data | _resolved([v for v in values if not isinstance(v, str)], channel)
    raise ImpossibleAction(f"no select {custom_id!r} on message {message.id}")


def _component_data(part: JsonObject) -> JsonObject:
    if part.get("disabled"):
        raise ImpossibleAction(f"{part['custom_id']!r} is disabled")
    return {"component_type": part["type"], "custom_id": part["custom_id"], "id": part["id"]}


def _chosen(part: JsonObject, values: Sequence[str | User | Channel | Role]) -> list[str]:
    least, most = part["min_values"], part["max_values"]
    if not least <= len(values) <= most:
        raise ImpossibleAction(f"{len(values)} values chosen, {least} to {most} allowed")
    ids = [value if isinstance(value, str) else str(value.id) for value in values]
    if part["type"] == Kind.STRING_SELECT:
        offered = [option["value"] for option in part["options"]]
        if not set(ids) <= set(offered):
            raise ImpossibleAction(f"{ids} are not all among {offered}")
    return ids


# Modals ---------------------------------------------------------------------------------


def modal_data(modal: JsonObject, values: Mapping[str, FieldValue]) -> JsonObject:
    """Return the data of sending in a modal with these values by custom id."""
    known = {part["custom_id"] for _, part in walk(modal["components"]) if "custom_id" in part}
    if unknown := values.keys() - known:
        raise ImpossibleAction(f"no field {', '.join(sorted(unknown))} in this modal")
    components = [_filled(part, values) for part in modal["components"]]
    return {"custom_id": modal["custom_id"], "components": components}


def _filled(part: JsonObject, values: Mapping[str, FieldValue]) -> JsonObject:
    result: JsonObject = {"type": part["type"], "id": part["id"]}
    match part["type"]:
        case Kind.ACTION_ROW:
            return {**result, "components": [_field(row, values) for row in part["components"]]}
        case Kind.LABEL:
            return {**result, "component": _field(part["component"], values)}
        case _:
            return result


def _field(part: JsonObject, values: Mapping[str, FieldValue]) -> JsonObject:
    name = part["custom_id"]
    result: JsonObject = {"type": part["type"], "id": part["id"], "custom_id": name}
    value = values.get(name)
    if part["type"] in SELECTS:
        chosen = [] if value is None or isinstance(value, str) else list(value)
        optional = part.get("required") is False and not chosen
        return {**result, "values": [] if optional else _chosen(part, chosen)}
    if part["type"] != Kind.TEXT_INPUT:
        raise ImpossibleAction(f"this client cannot fill in component type {part['type']}")
    text = part.get("value") or "" if value is None else value
    if not isinstance(text, str):
        raise ImpossibleAction(f"field {name} takes a text")
    _require_fitting(part, text)
    return {**result, "value": text}


def _require_fitting(part: JsonObject, text: str) -> None:
    if not text and part.get("required") is False:
        return
    least, most = part.get("min_length") or 1, part.get("max_length") or 4_000
    if not least <= len(text) <= most:
        raise ImpossibleAction(f"field {part['custom_id']}: {least} to {most} characters")
