"""Announcements are posted once, where a server wants them, whatever goes wrong in between."""

import pytest

from bot.database.ports import Database
from bot.features.announcements.model.announcement import (
    Announcement,
    ChoiceLoss,
    TournamentMilestone,
    TournamentNews,
)
from bot.features.announcements.ports import Sent
from bot.features.announcements.service.posting import AnnouncementPosting
from bot.features.announcements.store.announcement import SqlAnnouncementStore
from bot.features.settings.model import Announced
from tests.support.announcements.fakes import GUILD, Book, FakeHerald
from tests.support.matches.fakes import SetClock

CUP = TournamentNews(TournamentMilestone.BEGUN, 7, "Cup")


@pytest.fixture
def book() -> Book:
    book = Book()
    book.choose(GUILD, announcements=5, announced=(Announced.TOURNAMENTS,))
    return book


@pytest.fixture
def announcer() -> FakeHerald:
    return FakeHerald()


@pytest.fixture
def store(database: Database) -> SqlAnnouncementStore:
    return SqlAnnouncementStore(database)


@pytest.fixture
def announcing(
    store: SqlAnnouncementStore, book: Book, announcer: FakeHerald
) -> AnnouncementPosting:
    return AnnouncementPosting(store, book, announcer, SetClock())


async def test_each_is_posted_once(announcing: AnnouncementPosting, announcer: FakeHerald) -> None:
    assert await announcing.announce(GUILD, CUP)
    assert await announcing.announce(GUILD, CUP)
    assert announcer.posted == [(GUILD, 5, CUP)]


async def test_all_names_among_the_posts_differ(
    announcing: AnnouncementPosting, announcer: FakeHerald, book: Book
) -> None:
    book.choose(GUILD + 1, announcements=5, announced=(Announced.TOURNAMENTS,))
    for guild_id in (GUILD, GUILD + 1):
        for news in TournamentMilestone:
            for number in (1, 2):
                await announcing.announce(guild_id, TournamentNews(news, number, "Cup"))
    assert len(set(announcer.nonces)) == 2 * len(TournamentMilestone) * 2
    assert max(map(len, announcer.nonces)) <= 25, "as Discord allows"


async def test_what_was_killed_in_the_middle_has_the_same_name_again(
    announcing: AnnouncementPosting, announcer: FakeHerald, store: SqlAnnouncementStore
) -> None:
    await announcing.announce(GUILD, CUP)
    await store.release(GUILD, CUP.key)  # the bot was killed before it noted that
    await announcing.announce(GUILD, CUP)
    assert len(announcer.nonces) == 2
    assert len(set(announcer.nonces)) == 1


@pytest.mark.parametrize(
    ("sent", "lost"),
    [(Sent.GONE, ChoiceLoss.GONE), (Sent.CLOSED, ChoiceLoss.CLOSED)],
)
async def test_a_channel_that_is_lost_is_chosen_no_longer(
    announcing: AnnouncementPosting,
    announcer: FakeHerald,
    store: SqlAnnouncementStore,
    book: Book,
    sent: Sent,
    lost: ChoiceLoss,
) -> None:
    announcer.result = sent
    assert await announcing.announce(GUILD, CUP)
    assert book.of_server(GUILD).announcements is None
    assert await store.lost(GUILD) == {"announcements": lost}


async def test_what_discord_refuses_otherwise_is_left_at_that(
    announcing: AnnouncementPosting, announcer: FakeHerald, book: Book
) -> None:
    announcer.result = Sent.REFUSED
    assert await announcing.announce(GUILD, CUP)
    assert book.of_server(GUILD).announcements == 5
    announcer.result = Sent.POSTED
    await announcing.announce(GUILD, CUP)
    assert len(announcer.posted) == 1


async def test_while_discord_is_away_it_is_still_to_be_posted(
    announcing: AnnouncementPosting, announcer: FakeHerald
) -> None:
    announcer.result = Sent.UNREACHED
    assert not await announcing.announce(GUILD, CUP)
    announcer.result = Sent.POSTED
    assert await announcing.announce(GUILD, CUP)
    assert len(announcer.posted) == 2


async def test_what_nobody_wants_is_not_posted_later_either(
    announcing: AnnouncementPosting, announcer: FakeHerald, book: Book
) -> None:
    book.choose(GUILD, announcements=5, announced=())
    assert await announcing.announce(GUILD, CUP)
    book.choose(GUILD, announcements=5, announced=(Announced.TOURNAMENTS,))
    assert await announcing.announce(GUILD, CUP)
    assert announcer.posted == list[tuple[int, int, Announcement]]()


async def test_another_channel_stays_chosen(announcing: AnnouncementPosting, book: Book) -> None:
    await announcing.lose_channel(GUILD, 6, ChoiceLoss.GONE)
    assert book.of_server(GUILD).announcements == 5
