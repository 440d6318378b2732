"""Whose deadline has come: what is played decides who passes it."""

from dataclasses import replace
from datetime import date

import pytest

from bot.match.clocks.deadlines import PassDeadline, pass_by_kind
from bot.match.model.match import Match
from bot.match.model.phases import Equipping, Invited, Playing
from bot.match.model.variants import Daily
from tests.support.storage.games import invitation


class Passed:
    """Remembers whose deadline was passed, and by whom."""

    def __init__(self) -> None:
        self.by: list[str] = []

    def one(self, name: str) -> PassDeadline:
        """Return what passes deadlines in the name of somebody."""

        async def pass_deadline(match: Match) -> None:
            assert match.is_open
            self.by.append(name)

        return pass_deadline


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (replace(invitation(), phase=Invited()), "tables"),
        (replace(invitation(), phase=Equipping()), "tavern"),
        (replace(invitation(), phase=Playing()), "board"),
        (replace(invitation(), phase=Playing(), variant=Daily(date(2026, 1, 1))), "daily"),
    ],
)
async def test_the_variant_counts_before_the_phase(match: Match, expected: str) -> None:
    passed = Passed()
    passing = {
        Invited: passed.one("tables"),
        Equipping: passed.one("tavern"),
        Playing: passed.one("board"),
        Daily: passed.one("daily"),
    }
    await pass_by_kind(passing, match)
    assert passed.by == [expected]
