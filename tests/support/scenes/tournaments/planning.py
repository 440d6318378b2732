"""The private message in which a tournament is planned."""

from dataclasses import replace

from bot.features.tournaments.model.pairing.duplicate import Counted
from bot.features.tournaments.model.plan import FormName, Plan, Seeding, Start
from bot.features.tournaments.model.planning.draft import DraftScreen, PlanDraft
from bot.features.tournaments.view.draft import (
    OfServer,
    announced_card,
    discarded_draft_card,
    draft_panel,
)
from bot.kit.components.layout import Layout
from bot.kit.game.rulesets import by_title
from tests.support.scenes.tables import ANN, english, shipped_rules
from tests.support.scenes.tournaments.samples import NOW, RULES, gathering, plan

SLOW = replace(RULES, turn_seconds=24 * 3600)

PLANS = {
    "knock_out": plan(FormName.KNOCK_OUT, best_of=3, third_place=True, seeding=Seeding.DRAWN),
    "swiss": plan(
        FormName.SWISS,
        rules=SLOW,
        team_size=3,
        round_hours=72,
        vacation=False,
        start=Start.WHEN_FULL,
    ),
    "arena": plan(
        FormName.ARENA,
        start=Start.AT_TIME,
        starts_at=NOW + 7200,
        check_in_minutes=10,
        rated=True,
        minutes=90,
    ),
    "duplicate": plan(FormName.DUPLICATE, rounds=3, counted=Counted.PLACES, minutes=2880),
}


def planning_scenes() -> dict[str, Layout]:
    """Return every screen of drafts."""
    texts = english()
    shown = {
        f"tournament_plan_{name}_{screen}": _panel(planned, screen)
        for name, planned in PLANS.items()
        for screen in DraftScreen
    }
    return {
        **shown,
        "tournament_plan_house_rules": _panel(PLANS["arena"], DraftScreen.GAME, can_be_rated=False),
        "tournament_announced": announced_card(gathering(PLANS["swiss"], 0), texts),
        "tournament_plan_discarded": discarded_draft_card(texts),
    }


def _panel(wanted: Plan, screen: DraftScreen, *, can_be_rated: bool = True) -> Layout:
    draft = PlanDraft(4, 2, 77, ANN.user_id, wanted, NOW)
    server = OfServer(by_title(shipped_rules(), english()), can_be_rated)
    return draft_panel(draft, screen, server, english())
