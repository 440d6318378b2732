"""The race of the scores, drawn once a game has ended, and added to its board."""

import logging
from collections.abc import Callable
from typing import Final

import discord

from bot.client.boards.discord_errors import TROUBLE
from bot.client.boards.editor import BoardEditor
from bot.client.boards.host import BoardHost
from bot.features.board.view.ended.race_picture import RACE, draw_race
from bot.jobs.job import Workers, WorkUndone
from bot.kit.components.media import Attachment
from bot.kit.pictures.drawing import drawn_at_leisure
from bot.match.model.errors import Refused
from bot.match.model.match import Match
from bot.match.model.phases import Finished
from bot.match.model.requester import Requester
from bot.match.ports import MatchWatch

_log = logging.getLogger(__name__)

MOST_WAITING: Final = 2
"""The pictures of whatever kind that may wait to be drawn when one is wanted that nobody asked for.
"""


class RacePictures(MatchWatch):
    """Adds a picture to the boards of games that end in this process, one at most to each.

    Nobody waits for it, so it is left out where anything stands in its way.
    """

    def __init__(
        self,
        host: BoardHost,
        boards: BoardEditor,
        drawing: Workers,
        wanted: Callable[[Match], bool],
    ) -> None:
        """Add to `boards` of `host` the races of matches that are `wanted`."""
        self._host = host
        self._boards = boards
        self._drawing = drawing
        self._wanted = wanted

    def changed(self, before: Match, after: Match) -> None:
        """Draw the race of a match that has just finished, unless others wait for pictures."""
        finished = isinstance(after.phase, Finished) and not isinstance(before.phase, Finished)
        if finished and self._wanted(after) and self._may_attach(after) and not self._is_busy():
            self._host.tasks.start(self._add(after), f"race {after.id}")

    def _is_busy(self) -> bool:
        return sum(self._drawing.waiting().values()) >= MOST_WAITING

    def _may_attach(self, match: Match) -> bool:
        """Tell whether the bot may add files in the channel of a match, as far as it knows."""
        channel = self._host.get_channel(match.place.channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return True
        return channel.permissions_for(channel.guild.me).attach_files

    async def _add(self, match: Match) -> None:
        texts, requester = self._host.texts_of(match), Requester.game(match)
        try:
            png = await drawn_at_leisure(self._drawing, requester, draw_race, match, texts)
            if self._wanted(match):  # as the settings are by now
                await self._boards.add_picture(match, Attachment(RACE, png))
        except (WorkUndone, Refused, *TROUBLE) as error:
            _log.info("match %d ends without a picture: %r", match.id, error)
