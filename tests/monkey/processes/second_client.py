"""Another client of one simulated Discord: simcord itself connects a single one."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from simcord import Env, _dpy_internals
from simcord.backend import serializers
from simcord.gateway import ShardRouter
from simcord.http import FakeHTTPClient

Feed = Callable[[str, Mapping[str, Any]], None]
"""Takes in what Discord tells: an event, and what it tells of it."""


async def connect(env: Env, bot: discord.AutoShardedClient) -> Feed:
    """Let a bot with `shard_ids` of its own log in beside what `env` has, and hear of its servers.

    This is what `simcord._runtime` does for the one bot that it knows. What the bot does belongs to
    `env`, which waits for it and ends it as it does all else. Returns what to `disconnect`.
    """
    assert bot.shard_count is not None
    assert bot.shard_ids is not None
    loop = env._loop  # noqa: SLF001 - simcord has no other way, here and below
    assert loop is not None
    _dpy_internals.install_http(bot, FakeHTTPClient(env.backend, loop))
    _dpy_internals.set_guild_ready_timeout(bot, 0.0)
    state = _dpy_internals.get_state(bot)
    env._message_states.add(state)  # noqa: SLF001 - (same)
    state.shard_count, state.shard_ids = bot.shard_count, list(bot.shard_ids)
    router = ShardRouter(env.backend, state, bot.dispatch, bot.shard_count, tuple(bot.shard_ids))

    def feed(event: str, payload: Mapping[str, Any]) -> None:
        with env._bot_scope():  # noqa: SLF001 - (same)
            router.feed(event, payload)

    env.backend.subscribers.append(feed)
    with env._bot_scope():  # noqa: SLF001 - (same)
        await bot.login("simcord.fake.token")
        _dpy_internals.install_shards(bot, router.shards)
        for shard_id in bot.shard_ids:
            router.identify(shard_id)
        for guild in env.backend.guilds.values():
            router.feed("GUILD_CREATE", serializers.guild_create_payload(env.backend, guild))
    await env.settle()
    return feed


def disconnect(env: Env, feed: Feed) -> None:
    """Let a bot hear nothing more."""
    if feed in env.backend.subscribers:
        env.backend.subscribers.remove(feed)
