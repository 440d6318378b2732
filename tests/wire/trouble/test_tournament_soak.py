"""The fault run of a tournament: whatever goes wrong, it is played to its end, each game once."""

import os
import random
from pathlib import Path

import pytest

from bot.features.tournaments.model.plan import FormName
from tests.support.soak.tournament.run import TournamentRun
from tests.support.wire.helpers import openapi
from tests.wire_server import WireServer

IS_LONG = "FARKLE_SOAK_GAMES" in os.environ
"""Whether the fault runs are all that is run."""
PEOPLE = int(os.environ.get("FARKLE_SOAK_PEOPLE", "64" if IS_LONG else "16"))
SECONDS = 1e9 if IS_LONG else 12.0
"""How long something goes wrong at most: a short run ends in peace."""
FORM = FormName(os.environ.get("FARKLE_SOAK_FORM", FormName.KNOCK_OUT))
SEED = int(os.environ.get("FARKLE_SOAK_SEED", "0")) or random.randrange(1, 1_000_000)


@pytest.mark.soak
async def test_a_tournament_is_played_to_its_end_whatever_goes_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with WireServer(openapi=openapi()) as server:
        run = TournamentRun(server, tmp_path, SEED, form=FORM, people=PEOPLE, seconds=SECONDS)
        try:
            await run.run()
        finally:
            await run.bot.kill()
            with capsys.disabled():
                print(f"\nseed {SEED}:\n{run.figures.told()}")  # noqa: T201 - a report
        server.check()
