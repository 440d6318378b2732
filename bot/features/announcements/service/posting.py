"""Posting announcements where servers want them, each once."""

import logging

from bot.features.announcements.model.announcement import Announcement, ChoiceLoss, TournamentNews
from bot.features.announcements.ports import Announcer, Sent
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.settings.model import Announced
from bot.features.settings.service.settings import SettingsBook
from bot.kit.nonce import nonce_of
from bot.match.ports import Clock

_log = logging.getLogger(__name__)

CHANNEL = "announcements"
"""The setting that says in which channel they are posted."""


class AnnouncementPosting:
    """Posts what a server has chosen, at most once.

    An announcement is claimed before it is posted, and settled afterwards. Whoever is killed in
    between claims it once more after the restart: if that is soon, Discord knows the message again,
    and if it is not, the claim is refused and the announcement left out.
    """

    def __init__(
        self, store: SqlAnnouncementStore, book: SettingsBook, announcer: Announcer, clock: Clock
    ) -> None:
        """Post through `announcer` what servers have chosen in `book`."""
        self._store = store
        self._book = book
        self._announcer = announcer
        self._clock = clock

    def wants(self, guild_id: int, kind: Announced) -> bool:
        """Tell whether a server wants announcements of a kind."""
        chosen = self._book.of_server(guild_id)
        return chosen.announcements is not None and kind in chosen.announced

    async def announce(
        self, guild_id: int, announcement: Announcement, *, shown_in: int | None = None
    ) -> bool:
        """Post an announcement, if the server wants it and has not had it yet.

        Where it was `shown_in` the channel of announcements already, it counts as posted. Returns
        False if Discord was not there, and so it is to be tried again.
        """
        kind = (
            Announced.TOURNAMENTS
            if isinstance(announcement, TournamentNews)
            else Announced(announcement.key[0])
        )
        channel_id = self._book.of_server(guild_id).announcements
        wanted = self.wants(guild_id, kind)
        if not await self._store.claim(guild_id, announcement.key, self._clock.now()):
            return True
        if wanted and channel_id is not None and channel_id != shown_in:
            sent = await self._post(guild_id, channel_id, announcement)
            if sent is Sent.UNREACHED:
                await self._store.release(guild_id, announcement.key)
                return False
        await self._store.settle(guild_id, announcement.key)
        return True

    async def lose_channel(self, guild_id: int, channel_id: int, why: ChoiceLoss) -> None:
        """Take back the choice of a channel, in which nothing can be posted any more."""
        if self._book.of_server(guild_id).announcements != channel_id:
            return
        _log.warning("announcements of the server %d have no channel any more: %s", guild_id, why)
        await self._store.lose(guild_id, CHANNEL, why)
        await self._book.set_for_server(guild_id, CHANNEL, None)

    async def _post(self, guild_id: int, channel_id: int, announcement: Announcement) -> Sent:
        nonce = nonce_of(guild_id, *announcement.key)
        sent = await self._announcer.post(guild_id, channel_id, announcement, nonce)
        if sent is Sent.GONE:
            await self.lose_channel(guild_id, channel_id, ChoiceLoss.GONE)
        elif sent is Sent.CLOSED:
            await self.lose_channel(guild_id, channel_id, ChoiceLoss.CLOSED)
        return sent
