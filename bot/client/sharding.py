"""The shards of one process: how many Discord wants, and each begun in its turn.

discord.py begins one after another, five seconds apart, and knows of no other process.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from bot.client.gateway import no_hurry
from bot.sharding import Share

APART: Final = 5.25
"""Seconds from one session of a bucket to the next.

Discord wants five, as it sees them: the rest is for a network that delays one and not the other.
"""


class LeftToAnother(TimeoutError):
    """A task about the application is left to another process, which has not done it yet."""


@dataclass(frozen=True, slots=True)
class GatewayTerms:
    """The `shards` that Discord recommends, and how many of them may begin a session `at_once`.

    A shard is in the bucket `shard_id % at_once`; in each one may begin every five seconds.
    """

    shards: int
    at_once: int


class LoginTurns(Protocol):
    """Says which shard may begin a session next."""

    async def wait(self, bucket: int) -> None:
        """Wait until a session may begin in `bucket`, `APART` seconds after any other there."""


class OwnTurns:
    """The turns of the shards of a single process."""

    def __init__(self) -> None:
        """Let everybody begin at once."""
        self._free: dict[int, float] = {}

    async def wait(self, bucket: int) -> None:
        """Wait until a session may begin in `bucket`."""
        now = asyncio.get_running_loop().time()
        turn = max(now, self._free.get(bucket, now))
        self._free[bucket] = turn + APART
        await asyncio.sleep(turn - now)


class ShardedBot(commands.AutoShardedBot):
    """A bot that connects its share of the shards, as fast as Discord allows."""

    terms: GatewayTerms
    leads = True
    """Whether this process sees to what all have in common on Discord: commands and emojis."""
    _turns: LoginTurns

    async def ask_terms(self) -> None:
        """Ask Discord for its terms, unless they are known."""
        if not hasattr(self, "terms"):
            shards, _, limits = await self.http.get_bot_gateway()
            self.terms = GatewayTerms(shards, at_once=max(limits["max_concurrency"], 1))

    def take_share(self, share: Share, turns: LoginTurns | None = None) -> None:
        """Connect the shards of `share` alone, in `turns` that other processes take too."""
        self.shard_count, self.shard_ids = share.shards, list(share.shard_ids)
        self._turns = turns or OwnTurns()
        self.leads = share.is_first

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of a shard; discord.py calls this before it begins a session."""
        del initial
        with no_hurry():
            await self._turns.wait((shard_id or 0) % self.terms.at_once)

    async def launch_shards(self) -> None:
        """Connect the shards, those of each bucket one after another.

        discord.py would let all buckets wait for each other. In its place, nothing else is done but
        what it does itself.
        """
        if self.is_closed():
            return
        assert self.shard_ids is not None  # a share was taken
        self._connection.shard_count, self._connection.shard_ids = self.shard_count, self.shard_ids
        buckets = defaultdict(list)
        for shard_id in self.shard_ids:
            buckets[shard_id % self.terms.at_once].append(shard_id)
        gateway = DiscordWebSocket.DEFAULT_GATEWAY
        await asyncio.gather(
            *(self._launch_in_turn(gateway, bucket) for bucket in buckets.values())
        )

    async def _launch_in_turn(self, gateway: URL, shard_ids: Iterable[int]) -> None:
        for shard_id in shard_ids:
            await self.launch_shard(gateway, shard_id)
