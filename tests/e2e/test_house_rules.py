"""House rules: made, kept, carried elsewhere and played, whatever comes between."""

import discord
import pytest
from simcord import MemberActor

from bot.domain.house_rules import MOST_HOUSE_RULES
from bot.domain.rules_line import LONGEST
from bot.engine import InvalidRules, Problem
from bot.engine.rules import Topic
from bot.ui.buttons import BoardButton
from bot.ui.custom_ids import Action
from bot.ui.explain import explain
from bot.ui.texts import catalogue
from tests.e2e.dice import ScriptedCup
from tests.e2e.player import play_to_the_end
from tests.e2e.rules_desk import Desk, make, open_desk
from tests.e2e.table import Table, read, say, shown, told
from tests.e2e.test_traps import QUARTER_OF_AN_HOUR, kept_by_discord_py

BASES = ["classic", "duel", "facebook", "party", "tavern", "ten_turns", "zilch"]
DAY = 24 * 60 * 60


async def offered(table: Table, command: str, option: str, typed: str = "") -> list[str]:
    """Return what autocomplete suggests to Ada."""
    filled = {"opponent": table.ben} if command == "challenge" else {}
    choices = await table.ada.autocomplete(
        table.channel, f"farkle {command}", option, typed, **filled
    )
    return [str(each["name"]) for each in choices]


async def run(table: Table, command: str, who: MemberActor | None = None, **options: object) -> str:
    """Run a command of `/farkle rules` as Dora, and return what she alone is told."""
    return told(
        await (who or table.dora).slash(table.channel, f"farkle rules {command}", **options)
    )


async def export(table: Table, title: str) -> str:
    """Return the line of text of house rules."""
    _, line, _ = (await run(table, "export", name=title)).rsplit("\n", 2)
    return line


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
    asked = await desk.press(Action.SAVE)
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
    menu = await desk.press(Action.DISCARD)
    assert menu.acknowledged
    assert desk.text() == say("house-discarded")
    assert stale.id == desk.message.id
    again = await open_desk(table, "create")
    assert say("editor-unchanged", base=say("ruleset-tavern")) in again.text()


async def test_a_saved_draft_cannot_be_saved_again(table: Table) -> None:
    desk = await open_desk(table, "create")
    first, second = await desk.press(Action.SAVE), await desk.press(Action.SAVE)
    await desk.answer(first, "Once")
    assert told(await desk.answer(second, "Twice")) == say("refusal-draft-gone")
    assert await offered(table, "rules edit", "name") == ["Once"]


# ------------------------------------------------------------------------------ restarts


async def test_editing_goes_on_after_every_restart(table: Table) -> None:
    desk = await open_desk(table, "create")
    for name, value in (("three_pairs", 750), ("toxic_twos", True), ("opening", 500)):
        await table.restart()
        await desk.turn_to(Topic.SINGLES)
        await table.restart()
        await desk.set(name, value)
    await table.restart()
    await desk.type_number("minimum", "275")
    await table.restart()
    await desk.save("Through thick and thin")
    line = await export(table, "Through thick and thin")
    assert "(three_pairs=750,target=4000,opening=500,minimum=275,toxic_twos=yes)" in line


async def test_a_question_open_during_a_restart_costs_only_the_answer(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.set("toxic_twos", value=True)
    asked = await desk.press(Action.SAVE)
    await table.restart()
    lost = await desk.answer(asked, "Lost")
    assert not lost.acknowledged, "Discord says that something went wrong"
    await desk.save("Found")
    assert "toxic_twos=yes" in await export(table, "Found")


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
    assert told(await old.turn_to(Topic.KINDS)) == say("refusal-draft-gone")


async def test_discord_py_keeps_nothing_of_it(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.press(Action.SAVE)
    await desk.ask_number("target")
    questions = table.bot._connection._view_store._modals  # noqa: SLF001 - discord.py shows them nowhere
    assert len(questions) == 2
    await table.env.advance_time(QUARTER_OF_AN_HOUR + 1)
    assert questions == {}
    assert kept_by_discord_py(table) == (0, 0, {BoardButton})
    await desk.set("toxic_twos", value=True)
    assert say("rule-toxic_twos", value="yes") in desk.text()


async def test_a_choice_is_one_request(table: Table) -> None:
    desk = await open_desk(table, "create")
    await desk.turn_to(Topic.ROLLING)
    requests = table.requests()
    await desk.choose("toxic_twos", value=True)
    await desk.turn_to(Topic.KINDS)
    assert table.requests() == requests + 2


# ------------------------------------------------------------------------------ names and room


@pytest.mark.parametrize("title", ["ANN'S RULES", " Ann's  rules ", "Tavern", "ten turns"])
async def test_a_name_is_used_once(title: str, table: Table) -> None:
    await make(table, "Ann's rules")
    desk = await open_desk(table, "create")
    result = await desk.save(title)
    assert told(result) == say("refusal-title-taken", title=" ".join(title.split()))
    await desk.save("Another")
    assert await offered(table, "rules edit", "name") == ["Ann's rules", "Another"]


@pytest.mark.parametrize("title", ["   ", "\u202e\u2066", "\u200d"])
async def test_a_name_can_be_seen(title: str, table: Table) -> None:
    desk = await open_desk(table, "create")
    assert told(await desk.save(title)) == say("refusal-bad-title", most=32)
    assert desk.can_save()


async def test_a_name_cannot_be_more_than_a_name(table: Table) -> None:
    await make(table, "**@everyone** `x` <@1>")
    await table.begin(ruleset="**@everyone** `x` <@1>")
    assert "**@everyone**" not in table.board()
    assert table.message.mentions == []
    assert not table.message.mention_everyone


async def test_the_26th_is_refused_and_kept(table: Table) -> None:
    first, second = [await open_desk(table, "create", ruleset=each) for each in ("duel", "party")]
    for number in range(MOST_HOUSE_RULES - 1):
        await make(table, f"Rules {number}")
    await first.save("The 25th")
    full = say("refusal-house-rules-full", most=MOST_HOUSE_RULES)
    assert told(await second.save("The 26th")) == full
    assert await run(table, "create") == full
    await _delete(table, "Rules 7")
    await second.save("The 26th")
    titles = await offered(table, "rules edit", "name")
    assert len(titles) == MOST_HOUSE_RULES
    assert "The 26th" in titles
    assert "Rules 7" not in titles


# ------------------------------------------------------------------------------ who may


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("create", {}),
        ("edit", {"name": "Ann's rules"}),
        ("delete", {"name": "Ann's rules"}),
        ("import", {"line": "fkrules1:"}),
    ],
)
async def test_only_people_who_manage_the_server_make_rules(
    command: str, options: dict[str, object], table: Table
) -> None:
    await make(table, "Ann's rules")
    assert await run(table, command, table.ada, **options) == say("refusal-not-a-rule-maker")


async def test_everyone_may_look_and_export(table: Table) -> None:
    await make(table, "Ann's rules")
    assert say("house-exported", title="Ann's rules") in await run(
        table, "export", table.ada, name="Ann's rules"
    )


async def test_whoever_may_no_longer_is_refused_in_the_middle(table: Table) -> None:
    keeper = table.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    eve = table.guild.add_member(table.env.create_user("eve"), roles=[keeper])
    desk = await open_desk(table, "create", eve)
    await desk.set("toxic_twos", value=True)
    table.env.backend.remove_member_role(table.guild.id, eve.id, keeper.id)
    for result in (await desk.choose("high_stakes", value=True), await desk.press(Action.SAVE)):
        assert told(result) == say("refusal-not-a-rule-maker")


# ------------------------------------------------------------------------------ lines of text


async def test_rules_travel_as_a_line(table: Table) -> None:
    await make(table, "Ann's rüles 🎲", toxic_twos=True, opening=500)
    line = await export(table, "Ann's rüles 🎲")
    await _delete(table, "Ann's rüles 🎲")
    desk = await open_desk(table, "import", line=f"`{line}`")
    assert say("editor-title", title="Ann's rüles 🎲") in desk.text()
    assert say("rule-toxic_twos", value="yes") in desk.text()
    assert await offered(table, "rules edit", "name") == [], "nothing is saved yet"
    asked = await desk.press(Action.SAVE)
    assert asked.modal is not None
    assert "Ann's rüles 🎲" in str(asked.modal), "the name is there already"
    await desk.answer(asked, "Ann's rüles 🎲")
    assert await export(table, "Ann's rüles 🎲") == line


async def test_a_line_that_is_no_longer_whole_is_refused(table: Table) -> None:
    await make(table, "Ann's rules", opening=500)
    line = await export(table, "Ann's rules")
    broken = {
        "refusal-line-cut": ["nonsense", line[:-1], line[1:], line[: len(line) // 2], line + "x"],
        "refusal-line-changed": [
            line.replace("500", "600", 1),
            line.replace("Ann", "Eve"),
            line[:-1] + ("0" if line[-1] != "0" else "1"),
        ],
    }
    for key, lines in broken.items():
        for each in lines:
            assert await run(table, "import", line=each) == say(key)
    long = line + "x" * LONGEST
    assert await run(table, "import", line=long) == say("refusal-line-too-long", most=LONGEST)
    assert await offered(table, "rules edit", "name") == ["Ann's rules"]


# ------------------------------------------------------------------------------ changing them


async def test_edited_rules_are_replaced(table: Table) -> None:
    await make(table, "Ann's rules", opening=500)
    desk = await open_desk(table, "edit", name="ann's rules")
    assert say("editor-unchanged", base="Ann's rules") in desk.text()
    await desk.set("opening", 0)
    await desk.save("Ben's rules")
    assert await offered(table, "rules edit", "name") == ["Ben's rules"]
    assert "opening" not in await export(table, "Ben's rules")


async def test_an_edit_does_not_take_the_name_of_others(table: Table) -> None:
    await make(table, "Ann's rules")
    await make(table, "Ben's rules")
    desk = await open_desk(table, "edit", name="Ann's rules")
    result = await desk.save("BEN'S RULES")
    assert told(result) == say("refusal-title-taken", title="BEN'S RULES")
    await desk.save("ANN'S rules")
    assert await offered(table, "rules edit", "name") == ["ANN'S rules", "Ben's rules"]


async def test_rules_that_were_deleted_during_an_edit_are_saved_anew(table: Table) -> None:
    await make(table, "Ann's rules")
    desk = await open_desk(table, "edit", name="Ann's rules")
    await desk.set("toxic_twos", value=True)
    await _delete(table, "Ann's rules")
    await desk.save("Ann's rules")
    assert "toxic_twos=yes" in await export(table, "Ann's rules")


async def test_deleting_is_asked_for_twice(table: Table) -> None:
    await make(table, "Ann's rules")
    for _ in range(2):
        question = Desk(
            table.dora,
            await table.dora.slash(table.channel, "farkle rules delete", name="Ann's rules"),
        )
        await question.press(Action.KEEP)
        assert question.text() == say("house-kept")
    first = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name="Ann's rules")
    )
    second = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name="Ann's rules")
    )
    await table.restart()
    await first.press(Action.DELETE)
    assert first.text() == say("house-deleted", title="Ann's rules")
    assert told(await second.press(Action.DELETE)) == say("refusal-house-rule-gone")
    assert await offered(table, "rules edit", "name") == []


async def test_unknown_names_are_answered_with_those_that_there_are(table: Table) -> None:
    assert await run(table, "edit", name="Nobody's") == say("refusal-no-house-rules")
    await make(table, "Ann's rules")
    sentence = say("refusal-unknown-house-rule", name="Nobody's", known="Ann's rules")
    for command in ("edit", "delete", "export"):
        assert await run(table, command, name="Nobody's") == sentence
    assert "Ann's rules" in told(await table.challenge(ruleset="Nobody's"))


# ------------------------------------------------------------------------------ playing by them


async def test_house_rules_are_offered_where_rulesets_are(table: Table) -> None:
    await make(table, "Ann's rules")
    for command in ("challenge", "rules show", "rules create"):
        assert await offered(table, command, "ruleset", "ann") == ["Ann's rules"]
        assert (await offered(table, command, "ruleset"))[0] == "Ann's rules"
    assert await offered(table, "rules edit", "name", "tav") == []


async def test_other_servers_do_not_know_them(table: Table) -> None:
    await make(table, "Ann's rules")
    elsewhere = table.env.create_guild("Elsewhere", owner=table.env.create_user("fay"))
    channel = elsewhere.create_text_channel("dice")
    gus = elsewhere.add_member(table.env.create_user("gus"))
    await table.env.settle()
    result = await gus.slash(channel, "farkle rules show", ruleset="Ann's rules")
    assert "Ann's rules" in told(result)
    assert say("rules-end") not in told(result)


async def test_a_game_keeps_the_rules_that_it_began_by(table: Table, cup: ScriptedCup) -> None:
    cup.next("111234")
    await make(table, "Ann's rules", three_ones=300, target=2000)
    invitation = await table.challenge(ruleset="ann's rules")
    assert "Ann's rules" in shown(invitation)
    await table.press(table.ben, Action.ACCEPT)
    desk = await open_desk(table, "edit", name="Ann's rules")
    await desk.set("three_ones", 1000)
    await desk.save("Other rules")
    await _delete(table, "Other rules")
    await table.restart()
    await table.press(table.ada, Action.ROLL)
    await table.press(table.ada, Action.BEST)
    assert table.label(Action.BANK) == say("button-bank-points", points=300)
    await play_to_the_end(table)
    assert say("board-title", ruleset="Ann's rules") in table.board()
    assert say("board-ending", target=2000) in table.board()


async def _delete(table: Table, title: str) -> None:
    question = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name=title)
    )
    await question.press(Action.DELETE)
