"""What bears out the claims of the buttons of tournaments: see `tests.support.e2e.claims`."""

from typing import Final

from bot.features.tournaments.buttons import (
    HandOverMenu,
    OpenMenu,
    PairingMenu,
    PersonMenu,
    PlanMenu,
    PlanTitleAnswer,
    ReplaceMenu,
    ScreenMenu,
    StartAnswer,
    TeamAnswer,
    TeamMenu,
    VerdictMenu,
)
from tests.support.buttons import Kind

CHOSEN_IN_TOURNAMENTS: Final[dict[Kind, str]] = {
    ScreenMenu: "people",
    PlanMenu: "4",
    TeamMenu: "1",
    OpenMenu: "1",
    PersonMenu: "1",
    PairingMenu: "1",
    VerdictMenu: "1-0",
    ReplaceMenu: "1",
    HandOverMenu: "1",
}

TYPED_IN_TOURNAMENTS: Final[dict[Kind, str]] = {
    StartAnswer: "in 2 h",
    PlanTitleAnswer: "Mine",
    TeamAnswer: "Ours",
}
