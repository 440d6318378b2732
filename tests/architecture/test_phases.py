"""Each phase of a match is looked after: it has one view, and who passes its deadlines."""

from collections import Counter
from pathlib import Path
from typing import get_args

from bot.app import PHASE_VIEWS, Options, build_bot
from bot.config import Settings
from bot.match.model.phases import Ended, Phase
from bot.match.model.variants import Daily


def test_every_phase_has_one_view() -> None:
    assert Counter(each.phase for each in PHASE_VIEWS) == Counter(get_args(Phase))


async def test_every_open_phase_has_one_who_passes_its_deadlines(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "farkle.db", solve_minutes=0)
    async with build_bot(settings, Options(own_process=False, shard_count=1)) as bot:
        await bot.open()
        each = bot.features
    declared = [part.deadlines for part in (each.tables, each.tavern, each.board, each.daily)]
    kinds = Counter(kind for part in declared for kind in part)
    assert kinds == Counter({*get_args(Phase), Daily} - {*get_args(Ended)})
    assert each.deadlines.keys() == kinds.keys()
