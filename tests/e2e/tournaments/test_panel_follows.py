"""The organizer's panel shows what its press has done, with all that follows from it."""

import pytest

from bot.features.tournaments.buttons import (
    AskCancelButton,
    AskRemoveButton,
    BeginButton,
    CancelButton,
    CheckInButton,
    HandOverMenu,
    HintsButton,
    OpenPairingsPage,
    PairingMenu,
    PanelButton,
    PauseButton,
    PeoplePage,
    PersonMenu,
    RemoveEntrantButton,
    ResumeButton,
    ShowTournament,
    VerdictMenu,
)
from bot.features.tournaments.model.plan import FormName
from bot.kit.components.raw import inside
from tests.support.buttons import Kind
from tests.support.e2e.messages.tournaments import (
    TournamentMessage,
    announced,
    card_of,
    card_text,
    panel_of,
    refresh,
)
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.tournaments.event import gather, plan


def kinds(panel: TournamentMessage) -> set[Kind]:
    """Return the buttons and menus of a panel."""
    return {type(button) for button in panel.table.buttons(panel.message)}


@pytest.mark.parametrize("form", FormName)
async def test_what_was_started_has_begun(table: Table, form: FormName) -> None:
    panel = await announced(table, form)
    await panel.press(BeginButton)
    shown = panel.text()
    assert say("tournament-done-begun") in shown
    assert BeginButton not in kinds(panel)
    assert PauseButton in kinds(panel)
    await refresh(table)
    assert (OpenPairingsPage in kinds(panel)) is (form is not FormName.DUPLICATE)
    again = await panel_of(table)
    assert again.text() == shown.replace(say("tournament-done-begun") + "\n", "")


async def test_what_cannot_begin_does_not_say_that_it_begins(table: Table) -> None:
    panel = await announced(table, check_in_minutes="10")
    await panel.press(BeginButton)
    await refresh(table)
    await table.press(table.ada, CheckInButton, on=card_of(table))
    panel = await panel_of(table)
    await panel.press(BeginButton)
    shown = panel.text()
    assert say("tournament-done-begun") not in shown
    assert "fewer than two" in shown
    assert kinds(panel) == {HintsButton, ShowTournament}


async def test_a_round_that_follows_from_a_decision_is_shown(table: Table) -> None:
    panel = await announced(table, "knock-out")
    await panel.press(BeginButton)
    for _ in range(2):
        await panel.press(OpenPairingsPage, 0)
        menu = table.button(PairingMenu, 1, on=panel.message)
        [option] = inside(menu, "options")
        await panel.choose(PairingMenu, str(option["value"]), 1)
        await panel.choose(VerdictMenu, "1-0")
    assert say("tournament-done-decided") in panel.text()
    assert "It ended" in panel.text()
    assert kinds(panel) == {HintsButton, ShowTournament}


async def test_who_is_removed_ends_what_they_played(table: Table) -> None:
    panel = await announced(table, "round-robin")
    await panel.press(BeginButton)
    await refresh(table)
    for who in (table.ada, table.ben):
        await panel.press(PeoplePage, 0)
        await panel.choose(PersonMenu, str(who.id), 1)
        await panel.press(AskRemoveButton)
        await panel.press(RemoveEntrantButton)
        assert say("tournament-done-removed") in panel.text()
    assert "It ended" in panel.text(), "nobody is left to play"


async def test_what_ends_when_it_goes_on_does_not_say_that_it_goes_on(
    table: Table, cup: ScriptedCup
) -> None:
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match] = await event.matches()
    panel = await panel_of(table)
    await panel.press(PauseButton)
    assert ResumeButton in kinds(panel)
    await event.play(match)
    table.channel = event.channel
    await panel.press(ResumeButton)
    assert say("tournament-done-resumed") not in panel.text()
    assert "It ended" in panel.text()


async def test_who_has_handed_it_over_has_no_buttons_left(table: Table) -> None:
    panel = await announced(table)
    menu = table.button(HandOverMenu, on=panel.message)
    await table.dora.select(panel.message, [table.ada.user], custom_id=str(menu["custom_id"]))
    assert BeginButton in kinds(panel), "Dora manages the server"
    opened = await table.press(table.ada, PanelButton, on=card_of(table))
    mine = TournamentMessage(table, table.ada, opened)
    menu = table.button(HandOverMenu, on=mine.message)
    await table.ada.select(mine.message, [table.ben.user], custom_id=str(menu["custom_id"]))
    assert say("tournament-done-handed-over") in mine.text()
    assert kinds(mine) == {ShowTournament}


async def test_what_was_cancelled_is_over(table: Table) -> None:
    panel = await announced(table)
    await panel.press(BeginButton)
    await panel.press(AskCancelButton)
    await panel.press(CancelButton)
    assert say("tournament-done-cancelled") in panel.text()
    assert kinds(panel) == {HintsButton, ShowTournament}
    await refresh(table)
    assert "cancelled by the organizer" in card_text(table)
