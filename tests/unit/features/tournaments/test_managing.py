"""The menus with which an organizer decides."""

import json
import re

from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.view.managing import open_pairings_card
from tests.support.scenes.tables import english
from tests.support.scenes.tournaments.samples import plan, running


def test_the_menu_of_pairings_names_both_sides_of_each() -> None:
    card = open_pairings_card(running(plan(FormName.SWISS), 4), 1, english())
    sent = json.dumps([*card.payload()], ensure_ascii=False)
    labels = re.findall(r'"label": "([^"]*)", "value"', sent)
    assert [label.split(" \N{EN DASH} ")[-1][:3] for label in labels] == ["*_~", "Ben"]
