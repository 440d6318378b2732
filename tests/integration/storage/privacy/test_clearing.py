"""What nobody needs is cleared away, from the bytes of the file too."""

from pathlib import Path

from bot.database.sqlite.connection import open_database
from bot.database.sqlite.schema import migrate, shipped_migrations
from tests.support.storage.games import ADA, NOW, accepted, invitation, rolled
from tests.support.storage.stores import Storage, open_storage
from tests.support.storage.traces import close, saved


async def test_what_was_never_played_is_cleared_away(storage: Storage) -> None:
    old = await close(storage, await storage.matches.add(invitation()), NOW)
    newer = await close(storage, await storage.matches.add(invitation()), NOW + 1)
    game = rolled(accepted(await storage.matches.add(invitation())))
    played = await close(storage, await saved(storage, game), NOW)
    await storage.retention.clear_unplayed(NOW)
    kept = [await storage.matches.get(match_id) is not None for match_id in (old, newer, played)]
    assert kept == [False, True, True]
    assert len((await storage.privacy.export(ADA.user_id))["closed_games"]) == 1


async def test_an_old_file_is_written_anew_once(path: Path) -> None:
    before = [migration for migration in shipped_migrations() if migration.name < "0018_privacy"]
    async with open_database(path) as database:
        await migrate(database, before)
        await database.fetch("PRAGMA secure_delete = OFF")
        await database.fetch(
            "WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids LIMIT 200)"
            " INSERT INTO people (user_id, name, named_at) SELECT id, 'Zora Q', 0 FROM ids"
        )
        await database.fetch("DELETE FROM people")
        await database.fetch(
            "INSERT INTO matches (version, phase, channel_id, players, snapshot, log, created_at)"
            " VALUES (0, 'closed', 1, '[]', '', '', 0)"
        )
    assert b"Zora Q" in path.read_bytes()
    async with open_storage(path):
        pass
    assert b"Zora Q" not in path.read_bytes()
