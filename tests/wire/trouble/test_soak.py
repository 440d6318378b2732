"""The fault run: whatever goes wrong, games go on, and nothing that was shown is lost."""

import os
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import pytest

from tests.support.soak.run import Soak
from tests.support.wire.helpers import openapi
from tests.support.wire.small_disk import NoDisk, mounted
from tests.wire_server import WireServer

GAMES = int(os.environ.get("FARKLE_SOAK_GAMES", "0"))
SECONDS = float(os.environ.get("FARKLE_SOAK_SECONDS", "60"))
"""Without a number of games the run takes this long."""
MEGABYTES = 128
SEED = int(os.environ.get("FARKLE_SOAK_SEED", "0")) or random.randrange(1, 1_000_000)


@pytest.mark.soak
async def test_games_reach_their_ends_whatever_goes_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with AsyncExitStack() as stack:
        disk = None
        with suppress(NoDisk):  # then it is never full
            disk = stack.enter_context(mounted(tmp_path / "disk", MEGABYTES))
        server = await stack.enter_async_context(WireServer(openapi=openapi()))
        soak = Soak(
            server,
            tmp_path,
            SEED,
            games=GAMES or 10**9,
            seconds=10**9 if GAMES else SECONDS,
            disk=disk,
        )
        try:
            await soak.run()
        finally:
            await soak.bot.kill()
            with capsys.disabled():
                print(f"\nseed {SEED}:\n{soak.figures.told()}")  # noqa: T201 - a report
        server.check()
