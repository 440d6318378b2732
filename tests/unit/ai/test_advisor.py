"""The advisor: by the table where there is one, for points where not, and never on the loop."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.ai import TableAdvisor, open_advisor, save_table
from bot.domain.advice import Basis, Obstacle
from bot.domain.match import Level
from bot.engine import Setup, legal_moves, start
from tests.unit.ai.solved import rules, solved

LINE = "small(target=600)"
UNSOLVED = "small(target=500)"


@pytest.fixture
def advisor(tmp_path: Path) -> Iterator[TableAdvisor]:
    """Return an advisor that ships one table and may solve others."""
    save_table(solved(LINE), tmp_path / "shipped", "small")
    with open_advisor(tmp_path / "shipped", tmp_path / "solved", 600) as advisor:
        yield advisor


async def test_by_the_table(advisor: TableAdvisor) -> None:
    advice = await advisor.advise(start(Setup(rules(LINE))))
    assert (advice.basis, advice.obstacle) == (Basis.SOLVED, None)
    assert advice.best.win == pytest.approx(solved(LINE).first_player_wins, abs=1e-8)


async def test_for_points_until_it_is_solved_in_the_background(advisor: TableAdvisor) -> None:
    state = start(Setup(rules(UNSOLVED)))
    advice = await advisor.advise(state)
    assert (advice.basis, advice.obstacle) == (Basis.POINTS, Obstacle.NO_TABLE)
    assert advice.best.win is None
    async with asyncio.timeout(30):
        while advice.basis is Basis.POINTS:
            await asyncio.sleep(0.02)
            advice = await advisor.advise(state)
    assert advice.best.win == pytest.approx(solved(UNSOLVED).first_player_wins, abs=1e-8)


async def test_a_game_that_is_not_solved_says_why_and_starts_no_process(
    advisor: TableAdvisor, tmp_path: Path
) -> None:
    advice = await advisor.advise(start(Setup(rules(LINE), seats=3)))
    assert (advice.basis, advice.obstacle) == (Basis.ESTIMATED, Obstacle.SEATS)
    advice = await advisor.advise(start(Setup(rules("small(target=600,high_stakes=yes)"))))
    assert (advice.basis, advice.obstacle) == (Basis.ESTIMATED, Obstacle.HIGH_STAKES)
    assert not (tmp_path / "solved").exists()


async def test_a_forged_table_leaves_the_policy_for_points(
    advisor: TableAdvisor, tmp_path: Path
) -> None:
    (tmp_path / "shipped" / "small.npz").write_bytes(b"forged")
    state = start(Setup(rules(LINE)))
    assert (await advisor.advise(state)).basis is Basis.POINTS
    assert await advisor.choose(Level.PERFECT, state) in legal_moves(state)


async def test_warming_up_reads_the_tables(advisor: TableAdvisor, tmp_path: Path) -> None:
    await advisor.warm_up([rules(LINE)])
    for path in (tmp_path / "shipped").iterdir():
        path.unlink()
    assert (await advisor.advise(start(Setup(rules(LINE))))).basis is Basis.SOLVED
