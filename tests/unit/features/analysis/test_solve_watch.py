"""Which games are solved while they are played: those of two with dice or badges of their own."""

import asyncio
from dataclasses import replace

import pytest

from bot.content.badges import shipped_badges
from bot.engine import Setup, start
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.analysis.service.solve_watch import SolveWatch
from bot.match.model.phases import Lobby
from bot.match.model.requester import Requester
from bot.match.service.tasks import Tasks
from tests.support.scenes.tables import Table


class Asked(JobAdvisor):
    """Takes down what is to be solved, and what no more."""

    def __init__(self) -> None:
        self.log: list[tuple[str, Setup]] = []

    async def prepare(self, setup: Setup, requester: Requester) -> None:
        del requester
        self.log.append(("prepare", setup))

    async def give_up(self, setup: Setup, requester: Requester) -> None:
        del requester
        self.log.append(("give up", setup))


@pytest.mark.parametrize(("slug", "told"), [("tin-might", ["prepare", "give up"]), (None, [])])
async def test_a_game_with_a_badge_is_solved_from_its_beginning_to_its_end(
    slug: str | None, told: list[str]
) -> None:
    badges = () if slug is None else (shipped_badges()[slug].badge, None)
    table, asked = Table(badges=badges), Asked()
    preparing = SolveWatch(asked, Tasks())
    playing, lobby = table.match(), table.match(Lobby())
    table.state = replace(start(table.state.setup), over=True, winners=(0,))
    preparing.changed(lobby, playing)
    await asyncio.sleep(0)
    preparing.changed(playing, table.match())
    await asyncio.sleep(0)
    assert asked.log == [(job, table.state.setup) for job in told]
