"""`farkle move`: everything copied from one database to another, and the copy proven."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from bot.cli.running.single_instance import only_copy
from bot.config import PostgresUrl
from bot.database.opening import Address
from bot.features.tables.store.block_key import key_file
from bot.kit.texts.texts import catalogue
from tests.support.command_line import ROOT, HereFarkle, complaint, note_progress
from tests.support.postgres.databases import Databases
from tests.support.postgres.outsider import PostgresOutsider
from tests.support.storage.games import accepted, commit, invitation, play_out
from tests.support.storage.stores import open_storage

say = catalogue().english

GAMES = 5

KILLED_IN_THE_MIDDLE = """
import os, signal, sys
from bot.cli.app import app
from bot.database import moving
from bot.database.{engine} import moving as ours

at = sys.argv.pop(1)
add = ours.{target}.add

async def add_until(self, table, columns, rows):
    if table == at:
        os.kill(os.getpid(), signal.SIGKILL)
    await add(self, table, columns, rows)

moving.AT_ONCE = 5
ours.{target}.add = add_until
app(sys.argv[1:])
"""


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the small databases of these tests take several batches."""
    monkeypatch.setattr("bot.database.moving.AT_ONCE", 5)


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database of some games."""
    path = tmp_path_factory.mktemp("filled") / "farkle.db"
    asyncio.run(_fill(path))
    return path


@pytest.fixture
def file(filled: Path, tmp_path: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a database of some games, which the command line uses."""
    path = tmp_path / "farkle.db"
    shutil.copytree(filled.parent, tmp_path, dirs_exist_ok=True)
    monkeypatch.setenv("FARKLE_DATABASE", str(path))
    return path


async def _fill(path: Path) -> None:
    random = Random(1)
    async with open_storage(path) as storage:
        for number in range(GAMES):
            begun = accepted(await storage.matches.add(invitation(number)))
            await play_out(storage.matches, await commit(storage.matches, begun), random)
        await storage.matches.add(invitation(channel_id=90))
        gone = await storage.matches.add(invitation(channel_id=91))
        await storage.database.fetch("DELETE FROM matches WHERE id = :id", {"id": gone.id})
        await storage.database.fetch("UPDATE figures SET rowid = 1000 - rowid WHERE rowid % 2 = 1")
        await storage.notes.write("told", "Cléo 🎲")


@pytest.fixture
def server(postgres: Databases) -> Iterator[PostgresUrl]:
    """Return an empty database of PostgreSQL."""
    with postgres.lend() as url:
        yield url


def contents(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of every table, with its number and with what follows from the others."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute(
            "SELECT name, wr FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
            " AND name NOT IN ('sqlite_schema', 'sqlite_stat1', 'sqlite_stat4')"
        ).fetchall()
        return {
            name: sorted(
                connection.execute(f"SELECT {'' if is_bare else 'rowid, '}* FROM {name}"),  # noqa: S608 - names of ours
                key=repr,
            )
            for name, is_bare in tables
        }


def schema(path: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute(
            "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_stat%'"
            " ORDER BY name"
        )
        return found.fetchall()


def digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def test_everything_comes_back_from_a_server_as_it_was(
    file: Path,
    server: PostgresUrl,
    tmp_path: Path,
    here: HereFarkle,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before, told = digest(file), note_progress(monkeypatch)
    moved = here("move", server.url)
    assert list(told) == [say(f"cli-work-{work}") for work in ("copying", "counting", "comparing")]
    copying, counting, _ = told.values()
    assert (copying, copying[-1]) == (sorted(copying), 1)
    assert counting == [0, 1]
    rows = sum(
        len(content) for name, content in contents(file).items() if name != "sqlite_sequence"
    )
    done, then, files = moved.output.splitlines()
    assert (moved.code, moved.errors) == (0, "")
    assert done.startswith(f"Copied {rows} rows of {GAMES + 1} games and everything else")
    assert then == say("cli-move-next", source=str(file), target=str(server))
    assert files == say("cli-move-files", files=str(file), file=str(key_file(file)))
    assert digest(file) == before
    monkeypatch.setenv("FARKLE_DATABASE", server.url)
    assert here("recount").code == 0
    with closing(PostgresOutsider(server)) as other:
        other.execute("SELECT nextval(pg_get_serial_sequence('matches', 'id'))")
        assert other.execute("SELECT nextval(pg_get_serial_sequence('matches', 'id'))") == [
            (GAMES + 4,)
        ]
        other.execute("SELECT setval(pg_get_serial_sequence('matches', 'id'), ?)", [GAMES + 2])
    back = tmp_path / "back.db"
    monkeypatch.setenv("FARKLE_FILES", str(file))
    returned = here("move", str(back))
    assert (returned.code, returned.errors) == (0, "")
    assert contents(back) == contents(file)
    assert schema(back) == schema(file)
    monkeypatch.setenv("FARKLE_DATABASE", str(back))
    assert here("recount").code == 0
    twice = here("move", str(file))
    assert complaint(twice, 2).startswith(f"There is a file {file} already")
    assert complaint(here("move", server.url), 2).startswith(f"The database {server} is not empty")


@pytest.mark.parametrize("target", ["server", "file"])
def test_what_was_killed_in_the_middle_is_done_again(
    target: str, file: Path, tmp_path: Path, here: HereFarkle, request: pytest.FixtureRequest
) -> None:
    address: Address = (
        tmp_path / "other.db" if target == "file" else request.getfixturevalue("server")
    )
    name = address.url if isinstance(address, PostgresUrl) else str(address)
    engine = "sqlite" if target == "file" else "postgres"
    before = digest(file)
    killed = subprocess.run(
        [
            sys.executable,
            "-c",
            KILLED_IN_THE_MIDDLE.format(engine=engine, target=f"{engine.title()}Target"),
            "results",
            "move",
            name,
        ],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "FARKLE_DATABASE": str(file), "LC_ALL": "C.UTF-8"},
        check=False,
    )
    assert killed.returncode == -9
    assert digest(file) == before
    if isinstance(address, PostgresUrl):
        with closing(PostgresOutsider(address)) as other:
            assert other.execute("SELECT count(*) FROM matches") == [(0,)]
    else:
        assert address.stat().st_size == 0
    again = here("move", name)
    assert (again.code, again.errors) == (0, "")
    if isinstance(address, Path):
        assert contents(address) == contents(file)


def test_nothing_is_copied_while_a_bot_is_there(
    file: Path, server: PostgresUrl, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    with only_copy(file):
        refused = complaint(here("move", server.url), 1)
    assert refused == say("cli-second-copy", path=str(file))
    with closing(PostgresOutsider(server)) as bot:
        bot.execute("SET application_name = 'farkle'")
        in_use = f"The database {server} is in use"
        assert complaint(here("move", server.url), 2).startswith(in_use)
        monkeypatch.setenv("FARKLE_DATABASE", server.url)
        assert complaint(here("move", str(file.with_name("other.db"))), 2).startswith(in_use)


def test_figures_that_do_not_follow_from_the_games_are_not_copied(
    file: Path, server: PostgresUrl, here: HereFarkle
) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE figures SET points = points + 1 WHERE rowid = 2")
        connection.commit()
    refused = complaint(here("move", server.url), 2)
    assert refused.startswith(
        f"Some figures do not follow from the games in {file} (differences: 1)"
    )
    with closing(PostgresOutsider(server)) as other:
        assert other.execute("SELECT count(*) FROM matches") == [(0,)]


def test_what_is_no_place_for_a_copy_is_refused(
    file: Path, tmp_path: Path, here: HereFarkle, monkeypatch: pytest.MonkeyPatch
) -> None:
    itself = tmp_path / "link.db"
    itself.symlink_to(file)
    assert complaint(here("move", str(itself)), 2) == say("cli-move-itself", path=str(file))
    why = "use the path of a file, or an address like postgresql://user@host/name"
    assert complaint(here("move", "mysql://host/name"), 2) == say("cli-move-bad-target", why=why)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 1")
    older = complaint(here("move", str(tmp_path / "other.db")), 2)
    assert older.startswith(f"The database {file} was written by an older version of the bot")
    monkeypatch.setenv("FARKLE_DATABASE", str(tmp_path / "none.db"))
    nothing = complaint(here("move", str(tmp_path / "other.db")), 2)
    assert nothing == say("cli-move-no-database", path=str(tmp_path / "none.db"))
