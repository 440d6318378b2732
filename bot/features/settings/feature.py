"""Settings of servers and preferences of people."""

from dataclasses import dataclass

from bot.database.ports import Database
from bot.features.settings.service import appearance
from bot.features.settings.service.settings import SettingsBook
from bot.features.settings.store import SqlSettingsStore
from bot.kit.pictures.dice_appearance import DiceAppearance
from bot.match.model.match import Match
from bot.match.service.cache_bus import CacheBus, NewsTopic
from bot.match.service.departures import Stays, WhenGone


@dataclass(frozen=True, slots=True)
class SettingsFeature:
    """All settings, and the appearance of dice that follows from them."""

    book: SettingsBook

    @property
    def when_gone(self) -> WhenGone:
        """Return what happens to choices when somebody or something goes."""
        at_once = Stays("rows and memory go at once, and it tells of nobody meanwhile")
        return WhenGone(
            person_leaves=Stays("a choice is nothing that goes on"),
            person_out=at_once,
            while_deleted=at_once,
            person_deleted=self.book.forget_person,
            member_left=Stays("what people choose is theirs on every server"),
            server_left=Stays("it may take the bot back, and finds its choices then"),
            server_closes=Stays("a choice is nothing that goes on"),
            server_deleted=self.book.forget_server,
            channel_deleted=self._lose_channel,
        )

    async def _lose_channel(self, guild_id: int, channel_id: int) -> None:
        """Let games no longer begin in a channel that is gone.

        The last such channel stays: without any, games could begin everywhere, which nobody chose.
        """
        chosen = self.book.of_server(guild_id).channels
        kept = [channel for channel in chosen if channel != channel_id]
        if kept and len(kept) < len(chosen):
            await self.book.set_for_server(guild_id, "channels", list(kept))

    def listen(self, news: CacheBus) -> None:
        """Take note of what is chosen in other processes."""
        news.on(NewsTopic.SERVER, self.book.invalidate_server, self.book.load)
        news.on(NewsTopic.PERSON, self.book.invalidate_person)  # `load` reads both

    def own_look(self, user_id: int, guild_id: int | None) -> DiceAppearance:
        """Return the appearance of dice in what only this person sees."""
        return appearance.own_look(self.book, user_id, guild_id)

    def table_look(self, match: Match) -> DiceAppearance:
        """Return how the board of a match shows dice, which everybody at the table has to read."""
        return appearance.table_look(self.book, match)

    def offers_hints(self, match: Match) -> bool:
        """Tell whether the server of a match lets its players ask for hints."""
        return self.book.of_server(match.place.guild_id).hints

    def shows_whole_turns(self, match: Match) -> bool:
        """Tell whether a player wants the bot's turns shown at once."""
        return appearance.shows_whole_turns(self.book, match)


async def open_settings(database: Database) -> SettingsFeature:
    """Return the feature, with all settings read from the database."""
    book = SettingsBook(SqlSettingsStore(database))
    await book.load()
    return SettingsFeature(book)
