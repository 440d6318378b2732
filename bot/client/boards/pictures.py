"""The pictures that boards have below them, as far as this process knows."""

from collections import OrderedDict
from typing import Final

import discord

from bot.match.model.match import Match
from bot.match.model.phases import Finished

MOST: Final = 2000
"""The boards that are remembered, those that were seen last."""


class BoardPictures:
    """Which message has which picture.

    What is not known here, as after a restart, is not shown by the next edit any more, unless that
    answers a press: with it Discord tells what the message has.
    """

    def __init__(self) -> None:
        """Know no picture yet."""
        self._known: OrderedDict[int, tuple[int, int]] = OrderedDict()

    def see(self, match: Match, message: discord.Message | None) -> None:
        """Take note of the picture that a message of a match that is over has, if it has one."""
        if message is None or not isinstance(match.phase, Finished):
            return
        picture = picture_of(message)
        if picture is not None:
            self._known[match.id] = message.id, picture
            self._known.move_to_end(match.id)
            if len(self._known) > MOST:
                self._known.popitem(last=False)

    def of(self, match: Match) -> int | None:
        """Return the picture on the board of a match that has ended, None without one.

        There is none any more once the data of somebody in it was deleted.
        """
        message_id, picture = self._known.get(match.id, (None, None))
        if message_id is None or message_id != match.message_id:
            return None
        is_known = not any(player.is_former for player in match.players)
        return picture if isinstance(match.phase, Finished) and is_known else None

    def forget(self, match_id: int) -> None:
        """Show no picture in a match any more."""
        self._known.pop(match_id, None)


def picture_of(message: discord.Message) -> int | None:
    """Return the id of the attachment that a message in a frame shows as a picture, if any."""
    for frame in message.components:
        for part in frame.children if isinstance(frame, discord.Container) else ():
            if isinstance(part, discord.MediaGalleryComponent):
                return part.items[0].media.attachment_id
    return None
