"""The organizer's panel, and what it leads to."""

from dataclasses import replace

from bot.features.tournaments.model.pages import Suspicion
from bot.features.tournaments.model.phases import Running
from bot.features.tournaments.model.plan import FormName
from bot.features.tournaments.model.tournament import MissingPermission
from bot.features.tournaments.view.managing import (
    open_pairings_card,
    people_card,
    person_card,
    remove_question,
    verdict_card,
)
from bot.features.tournaments.view.organizer_panel import (
    cancel_question,
    hints_card,
    organizer_panel,
)
from bot.kit.components.layout import Layout
from tests.support.scenes.tables import ANN, BEN, HOSTILE, english
from tests.support.scenes.tournaments.cards import KNOCK_OUT, SWISS, TEAMS
from tests.support.scenes.tournaments.samples import NOW, gathering, over, plan


def organizing_scenes() -> dict[str, Layout]:
    """Return the panel in every phase, and its questions."""
    texts = english()
    done = texts("tournament-done-paused")
    return {
        "organize_joining": organizer_panel(
            gathering(plan(FormName.SWISS), 3), texts, lacks=[MissingPermission.NO_EVENT]
        ),
        "organize_running": organizer_panel(SWISS, texts),
        "organize_paused": organizer_panel(replace(SWISS, paused_at=NOW), texts, done),
        "organize_over": organizer_panel(over(plan(FormName.SWISS), 4, 2), texts),
        "organize_cancel": cancel_question(SWISS, texts),
        "organize_hints": hints_card(SWISS, [Suspicion(HOSTILE, BEN, 3)] * 30, texts),
        "organize_hints_none": hints_card(SWISS, [], texts),
        "organize_people": people_card(SWISS, 1, texts),
        "organize_people_teams": people_card(TEAMS, 99, texts),
        "organize_people_none": people_card(gathering(plan(FormName.SWISS), 0), 1, texts),
        "organize_person": person_card(SWISS, ANN, texts),
        "organize_remove": remove_question(SWISS, HOSTILE, texts),
        "organize_remove_team": remove_question(
            replace(TEAMS, phase=Running(NOW)), TEAMS.entries[0].people[1], texts
        ),
        "organize_remove_early": remove_question(
            gathering(plan(FormName.SWISS), 3), HOSTILE, texts
        ),
        "organize_pairings": open_pairings_card(SWISS, 1, texts),
        "organize_pairings_none": open_pairings_card(over(plan(FormName.SWISS), 4, 2), 1, texts),
        "organize_verdict": verdict_card(SWISS, SWISS.open_series[0], texts),
        "organize_verdict_knock_out": verdict_card(KNOCK_OUT, KNOCK_OUT.open_series[0], texts),
    }
