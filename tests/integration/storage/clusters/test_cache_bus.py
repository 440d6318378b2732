"""What one process changes is told to the others, by the transaction that changes it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.config import PostgresUrl
from bot.database.opening import open_ears
from bot.database.ports import Database
from bot.database.shards import tell
from bot.features.settings.service.settings import SettingsBook
from bot.match.model.match import Person
from bot.match.service.cache_bus import CacheBus, NewsTopic
from bot.match.service.tasks import Tasks
from tests.support.storage.games import ADA, NOW, finish_one, invitation
from tests.support.storage.stores import Storage, open_storage


@pytest.fixture
async def storage(url: PostgresUrl, tmp_path: Path) -> AsyncIterator[Storage]:
    async with open_storage(url, tmp_path / "farkle.db") as storage:
        yield storage


@pytest.fixture
async def heard(url: PostgresUrl) -> AsyncIterator[list[str | None]]:
    """Return what another process hears, from the first moment on."""
    lines: list[str | None] = []
    async with open_ears(url, lines.append):
        await until(lambda: lines == [None])
        yield lines


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110 - a list rings nobody
            await asyncio.sleep(0.01)


async def test_settings_and_vacations_are_told(storage: Storage, heard: list[str | None]) -> None:
    await storage.settings.set_for_server(50, "ladder", value=False)
    await storage.settings.set_for_person(7, "language", value="fr")
    await storage.vacations.begin(7, 48, NOW)
    await until(lambda: len(heard) == 4)
    assert heard == [None, "server 50", "person 7", "vacation 7"]


async def test_deleting_a_person_is_told_with_the_block_lists_of_others(
    storage: Storage, heard: list[str | None]
) -> None:
    await finish_one(storage.matches, invitation())
    await storage.settings.set_for_person(9, "blocked", value=[ADA.user_id])
    await storage.privacy.forget_person(ADA.user_id, Person(-5, ""))
    await until(lambda: f"former {ADA.user_id}" in heard)
    assert heard.count("person 9") == 2


async def test_a_change_that_was_taken_back_is_not_told(
    database: Database, heard: list[str | None]
) -> None:
    def fail(transaction: object) -> None:
        transaction.execute(  # type: ignore[attr-defined] # a `Transaction`
            "INSERT INTO preferences (user_id, choices) VALUES (7, '{}')"
        )
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(fail)
    await tell(database, "match 1")
    await until(lambda: len(heard) == 2)
    assert heard == [None, "match 1"]


@asynccontextmanager
async def remembering(url: PostgresUrl, storage: Storage) -> AsyncIterator[SettingsBook]:
    """Return the settings as another process remembers them."""
    book, news = SettingsBook(storage.settings), CacheBus(Tasks())
    await book.load()
    news.on(NewsTopic.SERVER, book.invalidate_server, book.load)
    news.on(NewsTopic.PERSON, book.invalidate_person)
    async with open_ears(url, news.receive):
        yield book


async def test_what_was_missed_is_read_once_there_is_a_connection_again(
    url: PostgresUrl, storage: Storage, database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async with remembering(url, storage) as book:
        await storage.settings.set_for_person(7, "language", value="fr")
        await until(lambda: book.of_person(7).language == "fr")

        await database.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )
        await storage.settings.set_for_person(7, "language", value="de")
        await storage.settings.set_for_server(50, "ladder", value=False)

        await until(lambda: book.of_person(7).language == "de")
        await until(lambda: not book.of_server(50).ladder)
    assert "listening again" in caplog.text
