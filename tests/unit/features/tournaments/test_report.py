"""The report of a tournament in FIDE's format, as it is downloaded."""

from dataclasses import replace

import pytest

from bot.features.tournaments.model.phases import Over
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.picture import report_of
from bot.match.model.errors import Refused
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import NOW, gathering, over, plan, running

SWISS = plan(FormName.SWISS)


def lines(tournament: Tournament) -> list[str]:
    return report_of(tournament, english()).content.decode().splitlines()


def test_a_report_says_when_a_tournament_began_and_when_it_ended() -> None:
    report = lines(replace(over(SWISS, 4, 2), phase=Over(NOW + 86_400)))
    assert "042 2026/11/18" in report
    assert "052 2026/11/19" in report
    assert sum(line.startswith("001 ") for line in report) == 4


@pytest.mark.parametrize("tournament", [gathering(SWISS, 4), running(SWISS, 4)])
def test_there_is_no_report_before_the_end(tournament: Tournament) -> None:
    with pytest.raises(Refused, match=TournamentRefusal.NOT_NOW):
        report_of(tournament, english())
