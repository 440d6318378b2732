"""The Dockerfile is built on Debian's own packages; the bot in it plays, stops and goes on."""

import asyncio
import os
import platform
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path

import pytest
import yaml

from bot.kit.texts.texts import catalogue
from tests.support.podman import Podman
from tests.support.postgres.server import MISSING, programs, running_server
from tests.support.programs import go_without, program
from tests.support.wire.game import Table
from tests.support.wire.helpers import ROOT, free_port, openapi
from tests.wire_server import WireServer

pytestmark = pytest.mark.container

BASE = "localhost/farkle-base"
IMAGE = "localhost/farkle"

MOST_BYTES = 350e6
"""What the bot may add to its base."""

PATIENCE = 240
"""Seconds in which a busy machine starts the bot in a container."""

STOP_WITHIN = 25.0
"""Seconds: less than compose.yaml gives it. On a quiet machine it takes one or two."""

PROGRAMS = "run `make container` as root"

Note = Callable[[str, object], None]


@pytest.fixture(scope="module")
def podman() -> Iterator[Podman]:
    """Return podman with the two images.

    All is gone afterwards, but for images in the folder that FARKLE_CONTAINERS names, if it does:
    what has not changed is not built again there.
    """
    path, *_ = (program(name, PROGRAMS) for name in ("podman", "runc", "mmdebstrap"))
    kept = os.environ.get("FARKLE_CONTAINERS")
    with nullcontext(kept) if kept else tempfile.TemporaryDirectory() as folder:
        podman = Podman(path, Path(folder))
        try:
            if BASE not in podman("images", "--format={{.Repository}}").split():
                _make_base(podman, Path(folder) / "base.tar")
            podman.build(ROOT, IMAGE, BASE=BASE)
            yield podman
        finally:
            if not kept:
                podman.remove_images()


def _make_base(podman: Podman, tar: Path) -> None:
    """Make an image of this Debian's packages alone: no registry has to be reached."""
    suite = platform.freedesktop_os_release()["VERSION_CODENAME"]
    packages = "--include=python3,python3-venv,ca-certificates"
    subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", packages, suite, tar], check=True)
    podman("import", "--quiet", tar, BASE)
    tar.unlink()


@pytest.fixture
async def server() -> AsyncIterator[WireServer]:
    """Run a wire server for one test."""
    async with WireServer(openapi=openapi()) as server:
        yield server
        server.check()


@pytest.fixture(autouse=True)
def no_container_is_left(podman: Podman) -> Iterator[None]:
    """Remove a test's containers and volumes."""
    yield
    podman.remove_containers()


def as_composed(**environment: str) -> list[str]:
    """Return the options by which podman runs the bot as compose.yaml says."""
    bot = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]["bot"]
    assert bot["read_only"]
    return [
        "--read-only",
        *(f"--cap-drop={capability}" for capability in bot["cap_drop"]),
        *(f"--security-opt={option}" for option in bot["security_opt"]),
        *(f"--tmpfs={mount}" for mount in bot["tmpfs"]),
        *(f"--volume={mount}" for mount in bot["volumes"]),
        f"--stop-timeout={bot['stop_grace_period'].removesuffix('s')}",
        *(f"--env={name}={value}" for name, value in environment.items()),
    ]


def size_of(podman: Podman, image: str) -> int:
    return int(podman("image", "inspect", "--format={{.Size}}", image))


def settings_for(server: WireServer) -> dict[str, str]:
    """Return the settings of a bot that plays on `server`."""
    return {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_BASE": server.api_base,
        "FARKLE_STATUS": f"0.0.0.0:{free_port()}",
        "FARKLE_PRESSES_PER_SECOND": "0",
    }


async def begin_game(podman: Podman, server: WireServer, options: list[str]) -> Table:
    """Start the bot, and return a game in which some moves were made."""
    table = Table(server)
    async with server.expect_ready(within=PATIENCE):
        await podman.run(IMAGE, options=[*options, "--name=bot", "--detach"])
    await table.sit_down(target=2000)
    for _ in range(8):
        await table.step()
    return table


async def end_game(podman: Podman, table: Table) -> None:
    """Play to the end, and see that the bot had nothing to complain of."""
    await table.play_to_the_end()
    assert max(table.board.scores.values()) >= 2000
    log = await podman.later("logs", "bot")
    assert not [line for line in log.splitlines() if "WARNING" in line or "ERROR" in line]


async def ready(podman: Podman) -> str:
    """Return what the bot says of itself once it is ready, which is after it takes presses."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(subprocess.CalledProcessError):
                return await podman.later("exec", "bot", "farkle", "status")
            await asyncio.sleep(0.2)


async def test_a_game_goes_on_after_a_restart_and_from_a_backup(
    podman: Podman, server: WireServer, record_property: Note
) -> None:
    added = size_of(podman, IMAGE) - size_of(podman, BASE)
    record_property("bytes added to the base", added)
    assert added <= MOST_BYTES
    options = as_composed(**settings_for(server))
    table = await begin_game(podman, server, options)
    said = await ready(podman)
    assert said == catalogue().english("cli-status-ready")
    told = await podman.later("healthcheck", "run", "bot")
    assert told in {"", "healthy"}
    assert await podman.later("exec", "bot", "id", "-u") == "65534"
    with pytest.raises(subprocess.CalledProcessError) as refused:
        await podman.later("exec", "bot", "touch", "/opt/farkle/x")
    assert "Read-only file system" in refused.value.stderr
    await podman.later("exec", "bot", "farkle", "backup", "/data/now.db")
    shown = table.board

    began = time.monotonic()
    await podman.later("stop", "bot")
    record_property("seconds to stop", round(time.monotonic() - began, 1))
    assert time.monotonic() - began < STOP_WITHIN
    assert await podman.later("inspect", "--format={{.State.ExitCode}}", "bot") == "0"

    restore = ("restore", "/data/now.db", "--force")
    await podman.run(IMAGE, *restore, options=[*options, "--rm"])
    began = time.monotonic()
    async with server.expect_ready(within=PATIENCE):
        await podman.later("start", "bot")
    record_property("seconds to start", round(time.monotonic() - began, 1))
    assert table.read_again() == shown
    await end_game(podman, table)


async def test_a_game_goes_on_after_a_restart_with_postgresql(
    podman: Podman, server: WireServer
) -> None:
    installed, port = programs(), free_port()
    if installed is None:
        go_without(MISSING)
    with running_server(installed, "listen_addresses=127.0.0.1", f"port={port}"):
        options = as_composed(
            **settings_for(server),
            FARKLE_DATABASE=f"postgresql://farkle@127.0.0.1:{port}/postgres",
            FARKLE_BACKUPS="",
        )
        table = await begin_game(podman, server, options)
        with pytest.raises(subprocess.CalledProcessError) as refused:
            await podman.later("exec", "bot", "farkle", "backup", "/data/now.dump")
        assert "pg_dump --format=custom --file=/data/now.dump" in refused.value.stderr
        shown = table.board
        await podman.later("stop", "bot")
        async with server.expect_ready(within=PATIENCE):
            await podman.later("start", "bot")
        assert table.read_again() == shown
        await end_game(podman, table)
        await podman.later("stop", "bot")
