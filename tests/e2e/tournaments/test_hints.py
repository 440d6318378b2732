"""Nobody is told in a tournament what would be best, though its games need not be rated."""

from bot.features.analysis.buttons import HintButton
from bot.features.board.buttons import OptionsButton, RollButton
from bot.features.tournaments.model.plan import FormName
from bot.features.watching.model.scene import LATE
from tests.support.e2e.forging import forge
from tests.support.e2e.messages.watching import watch
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.tournaments.event import Event, gather, plan


async def begun(table: Table, cup: ScriptedCup) -> Event:
    """Return an event of two people, with their game on the table."""
    event = gather(table, cup, 2)
    await event.begin(plan(FormName.KNOCK_OUT))
    [match] = await event.matches()
    table.channel = event.where(match)
    return event


async def test_there_are_options_and_no_hints(table: Table, cup: ScriptedCup) -> None:
    event = await begun(table, cup)
    assert not table.can(HintButton)
    [match] = await event.matches()
    cup.next("112356")
    await event.press(match, RollButton)
    assert not table.can(HintButton)
    who = event.member(match.on_turn.user_id)
    assert say("options-title") in told(await table.press(who, OptionsButton))


async def test_a_forged_press_gets_none(table: Table, cup: ScriptedCup) -> None:
    event = await begun(table, cup)
    [match] = await event.matches()
    who = event.member(match.on_turn.user_id)
    forged = HintButton(match.id, match.version).write()
    pressed = await forge(table, who, table.channel, forged, on=event.board(match))
    assert told(pressed) == say("refusal-no-hints")


async def test_who_watches_sees_no_chances_of_now(table: Table, cup: ScriptedCup) -> None:
    await begun(table, cup)
    view = await watch(table, table.cleo)
    assert say("watch-held-back", turns=LATE) in view.text()
