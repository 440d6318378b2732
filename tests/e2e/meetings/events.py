"""Events that may happen to anything that goes on at a table; a test of any feature may take one.

Each lets something happen to a scene, and returns once the bot has heard of it. Those of turns and
those of the machine room are in modules of their own.
"""

from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.features.settings.model import Value
from bot.match.clocks.clock_settings import TimeUp
from bot.match.clocks.pace import Pace
from tests.e2e.meetings import trouble, turns
from tests.e2e.meetings.cells import Event
from tests.e2e.meetings.preparing import HOUSE_RULES
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.clocks import DAY, let_time_pass
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.messages.rules_editor import delete, open_desk
from tests.support.e2e.permissions import deny

Happen = Callable[[Scene], Awaitable[None]]

DOWN: Final = 2 * DAY
"""Seconds for which the bot is down."""


async def resignation(scene: Scene) -> None:
    """Let the one who is struck resign, and mean it."""
    await scene.table.resign(scene.struck, scene.channel)


async def removal(scene: Scene) -> None:
    """Let Dora, who owns the server, remove them."""
    table = scene.table
    asked = await table.dora.slash(scene.channel, "farkle-mod kick", user=scene.struck)
    await table.surely(table.dora, asked)


async def restart(scene: Scene) -> None:
    """Let the bot be killed, and another one take over."""
    await scene.table.restart()


async def down_time(scene: Scene) -> None:
    """Let the bot be down for two days."""
    await scene.table.stop()
    await scene.table.env.advance_time(DOWN)
    await scene.table.restart()


async def data_deleted(scene: Scene) -> None:
    """Let them delete all that is kept of them."""
    asked = await scene.struck.slash(scene.channel, "farkle privacy delete")
    await scene.table.surely(scene.struck, asked)


async def leaving(scene: Scene) -> None:
    """Let them leave the server, and be back after the bot has noticed."""
    table = scene.table
    table.guild.remove_member(scene.struck)
    await let_time_pass(table)
    scene.struck = table.guild.add_member(scene.struck.user)
    await table.env.settle()


async def ban_and_block(scene: Scene) -> None:
    """Let somebody block them, and the server ban them."""
    table = scene.table
    if scene.others:
        await (await preferences(table, scene.others[0])).block(scene.struck)
    table.env.backend.apply_ban(table.guild.id, scene.struck.id, None)
    await let_time_pass(table)


async def message_deleted(scene: Scene) -> None:
    """Let a moderator delete the message that shows it."""
    scene.table.env.backend.delete_message(scene.message.channel.id, scene.message.id)
    await scene.table.env.settle()


async def channel_deleted(scene: Scene) -> None:
    """Let the channel or thread be deleted; people go on in another one."""
    table = scene.table
    table.env.backend.delete_channel(table.channel.id)
    await table.env.settle()
    table.channel = table.guild.create_text_channel("farkle-again")
    await table.env.settle()


async def role_deleted(scene: Scene) -> None:
    """Let a role that they have be deleted."""
    table = scene.table
    role = table.guild.create_role("regulars")
    backend = table.env.backend
    backend.add_member_role(table.guild.id, scene.struck.id, role.id)
    await table.env.settle()
    backend.delete_role(table.guild.id, role.id)
    await table.env.settle()


async def server_deleted(scene: Scene) -> None:
    """Let the server be deleted, which is to the bot as if it were removed."""
    scene.table.env.backend.remove_guild(scene.table.guild.id)
    await scene.table.env.settle()
    scene.gone = True


async def permission(scene: Scene) -> None:
    """Let the bot no longer see the channel, nor post in it."""
    deny(scene.table, discord.Permissions(view_channel=True, send_messages=True))
    await scene.table.env.settle()


async def language(scene: Scene) -> None:
    """Let the server choose another language."""
    await _set(scene, "language", "de")


async def setting_changed(scene: Scene) -> None:
    """Let the server choose otherwise whatever concerns games."""
    for name, value in (
        ("games", 5),
        ("time_up", TimeUp.FORFEIT),
        ("pace", Pace.SLOW),
        ("threads", True),
    ):
        await _set(scene, name, value)


async def rule_changed(scene: Scene) -> None:
    """Let the house rules that all goes by be changed and renamed, and then deleted."""
    table = scene.table
    desk = await open_desk(table, "edit", name=HOUSE_RULES)
    await desk.set("target", 10_000)
    await desk.set("final_round", value=False)
    await desk.save("Other rules")
    await _set(scene, "ruleset", None)
    await delete(table, "Other rules")


async def longest_names(scene: Scene) -> None:
    """Let what shows the longest names that there are be posted anew."""
    await scene.struck.slash(scene.channel, "farkle show")


async def _set(scene: Scene, name: str, value: Value | None) -> None:
    book = scene.table.bot.features.settings.book
    await book.set_for_server(scene.table.guild.id, name, value)
    await scene.table.env.settle()


EVENTS: Final[dict[Event, Happen]] = {
    Event.TURN_RUNS_OUT: turns.turn_runs_out,
    Event.BANK_EMPTY: turns.bank_empty,
    Event.RESIGNATION: resignation,
    Event.REMOVAL: removal,
    Event.STAND_IN_COMES: turns.stand_in_comes,
    Event.STAND_IN_GOES: turns.stand_in_goes,
    Event.RESTART: restart,
    Event.DOWN_TIME: down_time,
    Event.DATA_DELETED: data_deleted,
    Event.LEAVING: leaving,
    Event.BAN_AND_BLOCK: ban_and_block,
    Event.MESSAGE_DELETED: message_deleted,
    Event.THREAD_DELETED: channel_deleted,
    Event.CHANNEL_DELETED: channel_deleted,
    Event.ROLE_DELETED: role_deleted,
    Event.SERVER_DELETED: server_deleted,
    Event.PERMISSION: permission,
    Event.LANGUAGE: language,
    Event.RULE_CHANGED: rule_changed,
    Event.SETTING_CHANGED: setting_changed,
    Event.PROCESS: trouble.another_process,
    Event.DATABASE_AWAY: trouble.database_away,
    Event.TWO_PRESSES: trouble.two_presses,
    Event.FORM_LEFT_OPEN: trouble.form_left_open,
    Event.REMATCH: turns.rematch,
    Event.TIE: turns.tie,
    Event.LAST_ROUND: turns.last_round,
    Event.EIGHT_PLAYERS: turns.eight_players,
    Event.LONGEST_NAMES: longest_names,
}
"""What lets each happen; `PREPARED` has what some need before anything begins."""
