"""Settings and fixtures that every kind of test shares."""

import gc
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path

import pytest
from hypothesis import settings

from bot.cli.running.event_loop import COLLECTED
from bot.config import PostgresUrl
from bot.database.opening import Address
from bot.database.ports import Engine
from bot.database.postgres import opening
from tests.support.postgres.databases import Databases
from tests.support.postgres.server import MISSING, VARIABLE, programs, running_server
from tests.support.programs import go_without, program
from tests.support.storage.blank import put_blank
from tests.support.storage.engines import engines_of

# Neither the tests nor their processes need compile every module again, whoever may not write
# beside sources.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(Path(sys.prefix, "compiled")))

os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English to the tests

# No deadline: two cores shared by several workers make the time of one example say nothing.
settings.register_profile("default", max_examples=60, deadline=None, print_blob=True)
settings.register_profile("thorough", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))


# Thousands of tests and all that they load stay until the end: as the bot does, look for garbage
# among what is new alone, and not after every few hundred objects.
gc.set_threshold(*COLLECTED)


@pytest.hookimpl(trylast=True)  # after the order was made random, which it stays otherwise
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what waits for other processes, lest at the end all wait for one such test."""
    items.sort(key=_comes_late)


def _comes_late(item: pytest.Item) -> tuple[bool, bool]:
    """Return what tests are ordered by: soaks first, then those with a process or a browser."""
    folder = item.path.relative_to(item.config.rootpath).parts[1]
    return item.get_closest_marker("soak") is None, folder not in {"wire", "browser"}


def pytest_collection_finish() -> None:
    """Never look for garbage among what was loaded."""
    gc.collect()
    gc.freeze()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Let what has a database be run with the engines that are chosen for it."""
    if "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", engines_of(metafunc), indirect=True)


_TOOLS = "run `make tools` as root"


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of Debian's Chromium."""
    return program("chromium", "run `make browser` as root")


@pytest.fixture(scope="session")
def prometheus() -> str:
    """Return the path of Prometheus."""
    return program("prometheus", _TOOLS)


@pytest.fixture(scope="session")
def promtool() -> str:
    """Return the path of what checks Prometheus' files."""
    return program("promtool", _TOOLS)


@pytest.fixture(scope="session")
def systemd_analyze() -> str:
    """Return the path of what checks units of systemd."""
    return program("systemd-analyze", _TOOLS)


@pytest.fixture(scope="session")
def docker_compose() -> str:
    """Return the path of what checks compose.yaml."""
    return program("docker-compose", _TOOLS)


@pytest.fixture(scope="session")
def pgbouncer() -> str:
    """Return the path of PgBouncer."""
    return program("pgbouncer", "run `make server` as root")


@pytest.fixture(scope="session")
def openssl() -> str:
    """Return the path of what makes certificates."""
    return program("openssl", "run `make server` as root")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """Return databases of PostgreSQL; without it skip, or fail where CI=true."""
    named, installed = os.environ.get(VARIABLE), programs()
    if not named and installed is None:
        go_without(MISSING)
    with ExitStack() as until_done:
        if named:
            server = PostgresUrl(named)
        else:
            assert installed is not None  # else nobody comes here
            server = until_done.enter_context(running_server(installed)).url
        yield until_done.enter_context(closing(Databases(server)))


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> Engine:
    """Return which engine the test is run with."""
    engine: Engine = request.param
    return engine


@pytest.fixture
def url(postgres: Databases, monkeypatch: pytest.MonkeyPatch) -> Iterator[PostgresUrl]:
    """Return the address of an empty database of PostgreSQL.

    It has more time than an answer to Discord: on a busy machine a statement may wait long.
    """
    monkeypatch.setattr(opening, "open_postgres", partial(opening.open_postgres, time_limit=60))
    with postgres.lend() as url:
        yield url


@pytest.fixture
def address(engine: Engine, tmp_path: Path, request: pytest.FixtureRequest) -> Address:
    """Return where the database of the test is, which has no rows yet."""
    if engine is Engine.SQLITE:
        return tmp_path / "farkle.db"
    url: PostgresUrl = request.getfixturevalue("url")
    return url


@pytest.fixture
def path(address: Address) -> Path:
    """Return the file of the database of the test."""
    assert isinstance(address, Path)  # see `engines_of`
    return address


@pytest.fixture
def migrated(address: Address) -> Address:
    """Return where the database of the test is, which has the schema of today beforehand."""
    return put_blank(address) if isinstance(address, Path) else address
