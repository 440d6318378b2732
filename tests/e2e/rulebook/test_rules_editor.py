"""The editor of house rules: a private message, one screen a topic, whatever comes between."""

import pytest

from bot.engine import InvalidRules, OptionTopic, Problem
from bot.features.rulebook.buttons import AskNumberButton, DiscardButton, SaveButton
from bot.kit.texts.explain import explain
from bot.kit.texts.texts import catalogue
from tests.support.e2e.discord_py import QUARTER_OF_AN_HOUR, kept_by_discord_py
from tests.support.e2e.messages.rules_editor import export, make, offered, open_desk, run
from tests.support.e2e.reading import read, told
from tests.support.e2e.table import Table, say

BASES = ["classic", "duel", "facebook", "kingdom", "party", "tavern", "ten_turns", "zilch"]
DAY = 24 * 60 * 60


# ------------------------------------------------------------------------------ making them


async def test_rules_are_made_screen_by_screen_and_saved(table: Table) -> None:
    desk = await open_desk(table, "create")
    assert say("editor-unchanged", base=say("ruleset-tavern")) in desk.text()
    await desk.set("three_pairs", 0)
    assert say("setting-three_pairs", value=0) in desk.text()
    assert say("worked-farkle") in desk.text(), "the rolls show what was changed"
    await desk.set("toxic_twos", value=True)
    await desk.turn_to("overview")
    assert say("editor-changed", base=say("ruleset-tavern")) in desk.text()
    await desk.save("Ann's rules")
    assert desk.text() == say("house-saved", title="Ann's rules")
    card = await run(table, "show", table.ada, ruleset="Ann's rules")
    assert say("rules-title", ruleset="Ann's rules") in card
    assert say("rule-toxic_twos", value="yes") in card


@pytest.mark.parametrize("base", BASES)
async def test_rules_begin_as_those_they_are_made_from(base: str, table: Table) -> None:
    desk = await open_desk(table, "create", ruleset=base)
    assert say("editor-unchanged", base=say(f"ruleset-{base}")) in desk.text()
    await desk.save("The same")
    assert await run(table, "show", ruleset="The same") != ""
    assert (await export(table, "The same")).startswith("fkrules1:house_The__same(")


async def test_house_rules_can_be_the_base_of_others(table: Table) -> None:
    await make(table, "Ann's rules", toxic_twos=True)
    desk = await open_desk(table, "create", ruleset="ann's RULES")
    assert say("editor-unchanged", base="Ann's rules") in desk.text()
    assert say("rule-toxic_twos", value="yes") in desk.text()
    await desk.save("More of it")
    assert "toxic_twos=yes" in await export(table, "More of it")


async def test_another_number_is_typed(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.type_number("target", " 7,777 ")
    assert say("rule-target", value=7777) in desk.text()
    assert say("setting-target", value=7777) in desk.options("target"), "it stays in the menu"
    for text in ("499", "100001", "many", "-500", "999999999999"):
        problem = Problem(
            "out-of-range", {"option": "target", "value": text, "low": 500, "high": 100_000}
        )
        result = await desk.type_number("target", text)
        assert told(result) == explain(InvalidRules([problem]), catalogue().english)
        assert say("rule-target", value=7777) in desk.text()


async def test_whoever_mistypes_or_closes_the_form_can_ask_for_it_again(table: Table) -> None:
    """A client does not send what is chosen in a menu already: so no menu may open a form."""
    desk = await open_desk(table, "create")
    asked = await desk.ask_number("target")
    assert not desk.has_menu("target"), "nobody can be stuck in it"
    assert "abc" in told(await desk.answer(asked, "abc"))
    await desk.press(AskNumberButton)  # and close it without a word
    await desk.answer(await desk.press(AskNumberButton), "5432")
    assert say("rule-target", value=5432) in desk.text()
    assert desk.has_menu("target")


async def test_contradictions_are_told_and_cannot_be_saved(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.set("turns", 10)
    assert say("problem-two-endings", target=4000, turns=10) in desk.text()
    assert say("editor-no-examples") in desk.text()
    assert not desk.can_save()
    await desk.choose("target", None)
    assert say("problem-two-endings", target=4000, turns=10) not in desk.text()
    assert desk.can_save()
    await desk.save("Ten turns each")
    assert "(three_pairs=1500,turns=10)" in await export(table, "Ten turns each")


async def test_what_is_saved_is_what_was_seen(table: Table) -> None:
    desk = await open_desk(table, "create")
    asked = await desk.press(SaveButton)
    await desk.set("toxic_twos", value=True)
    [answer] = (await desk.answer(asked, "Too soon")).followups
    assert answer.ephemeral
    assert read(answer) == say("refusal-draft-outdated")
    assert say("rule-toxic_twos", value="yes") in desk.text()
    assert await offered(table, "rules show", "ruleset", "soon") == []
    await desk.save("Now")
    assert "toxic_twos=yes" in await export(table, "Now")


async def test_a_discarded_draft_leaves_nothing(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.set("toxic_twos", value=True)
    stale = desk.message
    menu = await desk.press(DiscardButton)
    assert menu.acknowledged
    assert desk.text() == say("house-discarded")
    assert stale.id == desk.message.id
    again = await open_desk(table, "create")
    assert say("editor-unchanged", base=say("ruleset-tavern")) in again.text()


async def test_a_saved_draft_cannot_be_saved_again(table: Table) -> None:
    desk = await open_desk(table, "create")
    first, second = await desk.press(SaveButton), await desk.press(SaveButton)
    await desk.answer(first, "Once")
    assert told(await desk.answer(second, "Twice")) == say("refusal-draft-gone")
    assert await offered(table, "rules edit", "name") == ["Once"]


# ------------------------------------------------------------------------------ restarts


async def test_editing_goes_on_after_every_restart(table: Table) -> None:
    desk = await open_desk(table, "create")
    for name, value in (("three_pairs", 750), ("toxic_twos", True), ("opening", 500)):
        await table.restart()
        await desk.turn_to(OptionTopic.SINGLES)
        await table.restart()
        await desk.set(name, value)
    await table.restart()
    await desk.type_number("minimum", "275")
    await table.restart()
    await desk.save("Through thick and thin")
    line = await export(table, "Through thick and thin")
    assert "(three_pairs=750,target=4000,opening=500,minimum=275,toxic_twos=yes)" in line


async def test_a_question_open_during_a_restart_is_answered(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.set("toxic_twos", value=True)
    asked = await desk.press(SaveButton)
    await table.restart()
    await desk.answer(asked, "Kept")
    assert "toxic_twos=yes" in await export(table, "Kept")


async def test_a_lost_message_is_brought_back_by_its_command(table: Table) -> None:
    first = await open_desk(table, "create")
    await first.set("toxic_twos", value=True)
    await table.restart()
    again = await open_desk(table, "create")
    assert say("rule-toxic_twos", value="yes") in again.text()
    other = await open_desk(table, "create", ruleset="duel")
    assert say("editor-unchanged", base=say("ruleset-duel")) in other.text()


async def test_a_draft_is_kept_for_a_day(table: Table) -> None:
    old = await open_desk(table, "create", ruleset="duel")
    await table.env.advance_time(DAY - 1)
    await open_desk(table, "create", ruleset="duel")
    await old.set("toxic_twos", value=True)
    await table.env.advance_time(DAY + 1)
    await open_desk(table, "create", ruleset="duel")
    assert told(await old.turn_to(OptionTopic.KINDS)) == say("refusal-draft-gone")


async def test_discord_py_keeps_nothing_of_it(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.press(SaveButton)
    await desk.ask_number("target")
    questions = table.bot._connection._view_store._modals  # noqa: SLF001 - discord.py shows them nowhere
    assert len(questions) == 2
    await table.env.advance_time(QUARTER_OF_AN_HOUR + 1)
    assert questions == {}
    assert kept_by_discord_py(table) == (0, 0, set())
    await desk.set("toxic_twos", value=True)
    assert say("rule-toxic_twos", value="yes") in desk.text()


async def test_a_choice_is_one_request(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.turn_to(OptionTopic.ROLLING)
    requests = table.requests()
    await desk.choose("toxic_twos", value=True)
    await desk.turn_to(OptionTopic.KINDS)
    assert table.requests() == requests + 2
