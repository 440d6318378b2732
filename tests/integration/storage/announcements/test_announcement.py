"""What was announced: at most once, and again only while Discord knows the message."""

from bot.features.announcements.model.announcement import ChoiceLoss
from bot.features.announcements.store.announcement import NONCE_KNOWN
from tests.support.postgres.outsider import Outsider
from tests.support.storage.games import GUILD, NOW
from tests.support.storage.stores import Storage

WEEK = ("week", 7)


async def test_an_announcement_is_claimed_once(storage: Storage) -> None:
    assert await storage.announcements.claim(GUILD, WEEK, NOW)
    await storage.announcements.settle(GUILD, WEEK)
    assert not await storage.announcements.claim(GUILD, WEEK, NOW)
    assert await storage.announcements.claim(GUILD + 1, WEEK, NOW)
    assert await storage.announcements.claim(GUILD, ("week", 14), NOW)
    assert await storage.announcements.claim(GUILD, ("daily", 7), NOW)


async def test_who_was_killed_tries_again_only_while_discord_knows_the_message(
    storage: Storage,
) -> None:
    assert await storage.announcements.claim(GUILD, WEEK, NOW)
    assert await storage.announcements.claim(GUILD, WEEK, NOW + NONCE_KNOWN)
    assert not await storage.announcements.claim(GUILD, WEEK, NOW + NONCE_KNOWN + 1), (
        "the time runs from the first attempt"
    )


async def test_what_was_not_posted_is_claimed_anew(storage: Storage) -> None:
    assert await storage.announcements.claim(GUILD, WEEK, NOW)
    await storage.announcements.release(GUILD, WEEK)
    assert await storage.announcements.claim(GUILD, WEEK, NOW + 9_999)


async def test_old_announcements_are_forgotten(storage: Storage, outsider: Outsider) -> None:
    await storage.announcements.claim(GUILD, WEEK, NOW)
    await storage.announcements.claim(GUILD, ("week", 14), NOW + 61 * 24 * 3600)
    assert outsider.execute("SELECT about FROM announcements").fetchall() == [(14,)]


async def test_a_lost_choice_is_remembered_until_another_is_made(storage: Storage) -> None:
    await storage.announcements.lose(GUILD, "announcements", ChoiceLoss.GONE)
    await storage.announcements.lose(GUILD, "announcements", ChoiceLoss.CLOSED)
    assert await storage.announcements.lost(GUILD) == {"announcements": ChoiceLoss.CLOSED}
    assert await storage.announcements.lost(GUILD + 1) == {}
    await storage.announcements.choose_anew(GUILD, "announcements")
    assert await storage.announcements.lost(GUILD) == {}
