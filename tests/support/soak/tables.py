"""Tables at which one game after another is begun and played."""

import asyncio
from collections.abc import Awaitable
from typing import Final

from tests.wire_server import Outcome

from .around import Around
from .people import PAUSE, People
from .watched import Watched

RULESETS: Final = ("tavern", "classic", "duel", "ten_turns", "party", "facebook", "zilch")
TARGETS: Final = (1000, 2000, 3000)

_NO_GAME: Final = "There is no game in this channel"


class SoakTable(People):
    """Two people, or one and the bot, who play one game after another in one channel."""

    def __init__(self, around: Around, *, seed: int, alone: bool) -> None:
        server = around.server
        ann, ben = server.create_user("Ann"), server.create_user("Ben", locale="en-GB")
        guild = server.create_guild("Tavern", [ann, ben], locale="en-GB")
        channel = server.create_channel(guild, "table")
        super().__init__(around, ann, ben, channel, seed=seed, alone=alone)

    async def play_one(self) -> int:
        """Play a game from its first message to its end, through everything; return its number."""
        self._seen, self.watched = None, None
        return await super().play_one()

    def _new(self, game: int) -> Watched:
        return Watched(game, alone=self._alone, begun_at=0 if self._alone else 1)

    async def _look_for_a_board(self) -> bool:
        """Have the board shown; without a game begin one, or tell that the last one has ended.

        Nothing begins before that: there may be a game whose beginning nobody has seen.
        """
        shown = await self._command(self.server.command(self.ann, self.channel, "farkle show"))
        if shown is None or not shown.message.ephemeral:
            return False
        if not shown.message.text.startswith(_NO_GAME):
            await asyncio.sleep(PAUSE)  # it could not be looked up, as on a full disk
            return False
        if self.watched is None:
            await self._command(self._begin())
            return False
        return True

    def _begin(self) -> Awaitable[Outcome]:
        command = self.server.command
        ruleset = self._choices.choice(RULESETS)
        if self._alone:
            return command(
                self.ann, self.channel, "farkle bot", level="greedy", ruleset=ruleset, turns=2
            )
        target = self._choices.choice(TARGETS)
        return command(
            self.ann,
            self.channel,
            "farkle challenge",
            opponent=self.ben,
            ruleset=ruleset,
            target=target,
        )
