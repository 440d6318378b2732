"""Acts done in a world: each tells what came of it, or that it could not be."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import singledispatch
from typing import Any, Final

import discord
from simcord import (
    ChannelHandle,
    InteractionResult,
    MemberActor,
    ResponseMessage,
    SetupError,
    UserHandle,
)

from bot.kit.components.raw import RawComponent, walk
from tests.monkey.acts import (
    ANSWERS,
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
from tests.monkey.events.elsewhere import roll_elsewhere
from tests.monkey.events.happenings import HAPPENINGS
from tests.monkey.world import Actor, World
from tests.support.storage.killed import DyingDatabase, FailingDatabase

_RANKED: Final = {
    "person": discord.ComponentType.user_select.value,
    "channel": discord.ComponentType.channel_select.value,
    "role": discord.ComponentType.role_select.value,
}
"""What options take that are no plain values, with Discord's numbers for menus of the same."""


class Impossible(Exception):
    """An act that nobody can do as things are, as happens when others before it are left out."""


def said_by(custom_id: str) -> str:
    """Return what the id of a button says after the match and the version: its kind, and more."""
    return custom_id.split(":", 3)[-1]


async def do(world: World, act: Act) -> list[InteractionResult]:
    """Do `act`, and return what came of its interactions; raises `Impossible`."""
    try:
        return await _do(act, world)
    except SetupError as error:
        raise Impossible(str(error)) from error


@singledispatch
async def _do(act: Act, world: World) -> list[InteractionResult]:
    raise NotImplementedError(act.name, world)


@_do.register
async def _suggest(act: Suggest, world: World) -> list[InteractionResult]:
    actor, place = _there(world, act.at)
    if isinstance(actor, MemberActor):
        await actor.autocomplete(place, act.command, act.option, act.typed)
    else:
        await actor.autocomplete(act.command, act.option, act.typed)
    return []


@_do.register
async def _wait(act: Wait, world: World) -> list[InteractionResult]:
    await world.env.advance_time(act.seconds)
    return []


@_do.register
async def _restart(act: Restart, world: World) -> list[InteractionResult]:
    await world.restart(orderly=act.orderly, down=act.down, process=act.process)
    return []


@_do.register
async def _elsewhere(act: Elsewhere, world: World) -> list[InteractionResult]:
    if not await roll_elsewhere(world, act.rank):
        raise Impossible("nobody can roll in any game")
    await world.env.settle()
    return []


@_do.register
async def _happen(act: Happen, world: World) -> list[InteractionResult]:
    await HAPPENINGS[act.event](world, act.server, act.rank)
    await world.env.settle()
    return []


@_do.register
async def _trouble(act: Trouble, world: World) -> list[InteractionResult]:
    world.failures.add(act)
    return []


def place_of(world: World, at: Somewhere) -> ChannelHandle:
    """Return the place of a path; raises `Impossible` when it is gone."""
    name, _, rank = at.path.partition(">")
    if at.server is None:
        return world.users[at.who].dm_channel
    channel = world.servers[at.server].channels.get(name)
    if channel is None:
        raise Impossible(f"{name} is gone")
    if not rank:
        return channel
    threads = channel.threads
    if int(rank) >= len(threads):
        raise Impossible(f"{name} has no such thread")
    return threads[int(rank)]


def components_of(message: ResponseMessage) -> Iterator[RawComponent]:
    """Yield what can be pressed or chosen in a message."""
    for component in walk(message.components):
        if "custom_id" in component and not component.get("disabled"):
            yield component


def _there(world: World, at: Somewhere) -> tuple[Actor, ChannelHandle]:
    actor = world.actor(at.who, at.server)
    if actor is None:
        raise Impossible("they have left")
    return actor, place_of(world, at)


def _find(
    world: World, at: Somewhere, said: str, rank: int
) -> tuple[Actor, ResponseMessage, RawComponent]:
    actor, place = _there(world, at)
    found = [
        (message, component)
        for message in world.seen(actor, place)
        for component in components_of(message)
        if said_by(str(component["custom_id"])) == said
    ]
    if rank >= len(found):
        raise Impossible(f"nothing to press: {said}")
    return actor, *found[rank]


@_do.register
async def _press(act: Press, world: World) -> list[InteractionResult]:
    actor, message, button = _find(world, act.at, act.button, act.rank)
    pressed = await actor.click(message, custom_id=str(button["custom_id"]))
    if world.env.held or pressed.modal is None:
        return [pressed]
    if act.typed is None:
        world.forms.append((act.at, pressed))
        return [pressed]
    answered = await _submit(actor, pressed, act.typed)
    if answered:
        world.answered.update(ANSWERS.get(act.button.partition(":")[0], ()))
    return [pressed, *answered]


@_do.register
async def _answer(act: Answer, world: World) -> list[InteractionResult]:
    if not world.forms:
        raise Impossible("no form is open")
    at, pressed = world.forms.pop(-1 - act.rank % len(world.forms))
    actor, _ = _there(world, at)
    return await _submit(actor, pressed, act.typed)


async def _submit(actor: Actor, pressed: InteractionResult, typed: str) -> list[InteractionResult]:
    """Return what comes of a form, nothing where Discord's own client would not take it."""
    assert pressed.modal is not None
    try:
        return [await actor.submit_modal(pressed, dict.fromkeys(_fields(pressed.modal), typed))]
    except (SetupError, ValueError):
        return []


def _fields(form: Mapping[str, Any]) -> Iterator[str]:
    """Yield the ids of what a form asks for, each of which stands in a label of its own."""
    for label in form["components"]:
        yield label["component"]["custom_id"]


@_do.register
async def _choose(act: Choose, world: World) -> list[InteractionResult]:
    actor, message, menu = _find(world, act.at, act.menu, act.rank)
    kind, options = int(str(menu["type"])), menu.get("options")
    if isinstance(options, list):
        picks: list[Any] = [options[pick % len(options)]["value"] for pick in act.picks]
    else:
        picks = [_entity(world, act.at, kind, pick) for pick in act.picks]
    return [await actor.select(message, picks, custom_id=str(menu["custom_id"]))]


def _entity(world: World, at: Somewhere, kind: int, rank: int) -> object:
    server = at.server or 0
    if kind == discord.ComponentType.channel_select.value:
        channels = [*world.servers[server].channels.values()]
        return channels[rank % len(channels)]
    if kind == discord.ComponentType.role_select.value:
        roles = [*world.servers[server].roles.values()]
        return roles[rank % len(roles)]
    return world.users[rank % len(world.users)]


@_do.register
async def _command(act: Command, world: World) -> list[InteractionResult]:
    actor, place = _there(world, act.at)
    options = {name: _value(world, act.at, value) for name, value in act.options.items()}
    for name, value in act.options.items():
        if isinstance(value, str) and value.startswith("suggested:"):
            options[name] = await _suggested(actor, place, act.command, name, value)
    options = {name: value for name, value in options.items() if value is not None}
    if isinstance(actor, MemberActor):
        user = options.get("user")
        if not act.command.islower() and isinstance(user, MemberActor):  # it is in menus alone
            return [await actor.context_menu(place, act.command, user)]
        return [await actor.slash(place, act.command, **options)]
    return [await actor.slash(act.command, **options)]


async def _suggested(
    actor: Actor, place: ChannelHandle, command: str, option: str, value: str
) -> object:
    """Return one of the bot's suggestions for an option, None where it has none."""
    if isinstance(actor, MemberActor):
        choices = await actor.autocomplete(place, command, option, "")
    else:
        choices = await actor.autocomplete(command, option, "")
    rank = int(value.partition(":")[2])
    return choices[rank % len(choices)]["value"] if choices else None


def _value(world: World, at: Somewhere, value: object) -> object:
    """Return the value of an option; `person`, `channel` and `role` have a rank after a colon."""
    kind, _, rank = value.partition(":") if isinstance(value, str) else ("", "", "")
    if kind == "bot":
        return UserHandle(world.env, world.env.backend.bot_user)
    if kind not in _RANKED or not rank.isdecimal():
        return value
    if kind != "person":
        return _entity(world, at, _RANKED[kind], int(rank))
    found = world.actor(int(rank), at.server)
    if found is None:
        raise Impossible("they are not there")
    return found


@_do.register
async def _together(act: Together, world: World) -> list[InteractionResult]:
    results: list[InteractionResult] = []
    with world.env.at_once():
        for press in act.presses:
            with suppress(Impossible, SetupError):
                results += await _press(press, world)
    await world.env.settle()
    return results


@_do.register
async def _killed(act: Killed, world: World) -> list[InteractionResult]:
    """Let the bot stop in the middle of a press: nobody is answered, and the next one goes on."""
    DyingDatabase(world.bot_of(act.press.at.server).features.core.database, act.after)
    try:
        await _press(act.press, world)
    finally:
        await world.restart(orderly=False)
    return []


@_do.register
async def _away(act: Away, world: World) -> list[InteractionResult]:
    """Let the database fail in the middle of a press, and be there again after it."""
    database = world.bot_of(act.press.at.server).features.core.database
    failing = FailingDatabase(database, act.after, act.times)
    try:
        return await _press(act.press, world)
    finally:
        failing.end()
