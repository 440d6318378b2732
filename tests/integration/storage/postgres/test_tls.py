"""`sslmode` of the address: what is said to the server is private, and said to the right one."""

import os
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.config import PostgresUrl
from bot.database.errors import UnusableStorageError
from bot.database.postgres.opening import open_postgres
from tests.support.postgres.certificates import Authority
from tests.support.postgres.outsider import PostgresOutsider
from tests.support.postgres.server import MISSING, programs, running_server
from tests.support.programs import go_without
from tests.support.wire.bot_process import BotProcess
from tests.support.wire.helpers import free_port
from tests.wire_server import WireServer


@pytest.fixture(scope="module")
def authority(openssl: str, tmp_path_factory: pytest.TempPathFactory) -> Authority:
    """Return who vouches for the server."""
    return Authority.founded(openssl, tmp_path_factory.mktemp("authority"))


@pytest.fixture(scope="module")
def port(authority: Authority) -> Iterator[int]:
    """Run a server whose certificate is for `localhost`; return where it listens."""
    found, port = programs(), free_port()
    if found is None:
        go_without(MISSING)
    with running_server(found, "listen_addresses=127.0.0.1", f"port={port}") as server:
        for path in authority.certify("localhost", server.home / "data"):
            os.chown(path, -1 if server.user is None else server.user, -1)
        with closing(PostgresOutsider(PostgresUrl(f"{server.url.url}&port={port}"))) as admin:
            admin.execute("ALTER SYSTEM SET ssl = on")
            admin.execute("SELECT pg_reload_conf()")
        yield port


def address(port: int, mode: str, host: str = "localhost", known: Path | None = None) -> str:
    authority = f"&sslrootcert={known}" if known else ""
    return f"postgresql://farkle@{host}:{port}/postgres?sslmode={mode}{authority}"


async def is_private(url: str) -> bool:
    async with open_postgres(PostgresUrl(url)) as database:
        [row] = await database.fetch("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
    return bool(row[0])


async def test_the_mode_decides_whether_it_is_private(port: int, authority: Authority) -> None:
    assert not await is_private(address(port, "disable"))
    assert await is_private(address(port, "require"))
    assert await is_private(address(port, "verify-full", known=authority.certificate))


async def test_the_certificate_of_another_authority_is_refused(
    port: int, openssl: str, tmp_path: Path
) -> None:
    other = Authority.founded(openssl, tmp_path)
    with pytest.raises(UnusableStorageError, match=r"certificate that does not match .*authority"):
        await is_private(address(port, "verify-full", known=other.certificate))


@pytest.mark.parametrize("option", ["sslrootcert", "sslcrl", "sslcert", "sslkey"])
async def test_a_file_that_cannot_be_read_is_named(port: int, option: str, tmp_path: Path) -> None:
    for file, why in ((tmp_path / "no.crt", "No such file"), (tmp_path, "directory")):
        with pytest.raises(UnusableStorageError, match=rf"{file} as {option}, .*{why}"):
            await is_private(f"{address(port, 'require')}&{option}={file}")


async def test_a_missing_authority_ends_the_bot_with_one_line(port: int, tmp_path: Path) -> None:
    missing = tmp_path / "authority.crt"
    url = PostgresUrl(address(port, "verify-full", known=missing))
    async with WireServer() as discord:
        ended = await BotProcess(discord, tmp_path, url).run_to_end()
    assert ended.code == 2
    assert "Traceback" not in ended.output
    [line] = [line for line in ended.output.splitlines() if str(missing) in line]
    assert "Put the file there" in line


async def test_a_certificate_of_another_host_ends_the_bot_with_one_line(
    port: int, authority: Authority, tmp_path: Path
) -> None:
    url = address(port, "verify-full", "127.0.0.1", authority.certificate)
    async with WireServer() as discord:
        ended = await BotProcess(discord, tmp_path, PostgresUrl(url)).run_to_end()
    assert ended.code == 2
    assert "Traceback" not in ended.output
    [line] = [line for line in ended.output.splitlines() if "certificate" in line]
    assert "Name the host that it is for" in line
