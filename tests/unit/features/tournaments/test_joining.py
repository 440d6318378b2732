"""The private question which team to join."""

import json
import re
from dataclasses import replace

from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.view.joining import team_card
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import of_teams, plan


def teams_offered(tournament: Tournament) -> int:
    """Return how many teams can be chosen in the menu, 0 where there is none."""
    sent = json.dumps([*team_card(tournament, english()).payload()])
    menus = re.findall(r'"options": (\[.*?\])', sent)
    return sum(len(json.loads(menu)) for menu in menus)


def with_room(count: int) -> Tournament:
    """Return a tournament of so many teams of two, in each of which one is missing."""
    full = of_teams(plan(FormName.SWISS, team_size=2), count)
    alone = [replace(entry, people=entry.people[:1]) for entry in full.entries]
    return replace(full, entries=tuple(alone))


def test_as_many_teams_can_be_chosen_as_fit_in_a_menu_of_discord() -> None:
    assert [teams_offered(with_room(count)) for count in (1, 25, 26, 40)] == [1, 25, 25, 25]


def test_a_full_team_cannot_be_chosen() -> None:
    assert teams_offered(of_teams(plan(FormName.SWISS, team_size=2), 3)) == 0
