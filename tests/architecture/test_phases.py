"""Each phase of a match is looked after: it has one view, and who passes its deadlines."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import get_args

import pytest

from bot.app import build_bot
from bot.config import Settings
from bot.match.model.phases import Ended, Phase
from bot.match.model.variants import Daily, Duplicate
from bot.wiring import PHASE_VIEWS, Features, WiringOptions


@pytest.fixture
async def features(tmp_path: Path) -> AsyncIterator[Features]:
    """Open the features of a bot."""
    settings = Settings(database=tmp_path / "farkle.db", solve_minutes=0)
    async with build_bot(settings, WiringOptions(own_process=False, shard_count=1)) as bot:
        await bot.open()
        yield bot.features


def test_every_phase_has_one_view() -> None:
    assert Counter(view.phase for view in PHASE_VIEWS) == Counter(get_args(Phase))


async def test_every_open_phase_has_one_who_passes_its_deadlines(features: Features) -> None:
    passing = (features.tables, features.tavern, features.board, features.daily, features.duplicate)
    kinds = Counter(kind for feature in passing for kind in feature.deadlines)
    assert kinds == Counter({*get_args(Phase), Daily, Duplicate} - {*get_args(Ended)})
    assert features.deadlines.keys() == kinds.keys()


async def test_every_game_without_a_board_has_one_view_of_its_result(features: Features) -> None:
    views = [*features.daily.results, *features.duplicate.results]
    assert Counter(views) == Counter([Daily, Duplicate])
