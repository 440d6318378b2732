"""House rules: named, kept, carried elsewhere, changed and played."""

import discord
import pytest

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.rulebook.buttons import DeleteButton, SaveButton
from bot.features.rulebook.model.house_rules import MOST_HOUSE_RULES
from bot.features.rulebook.model.rules_line import LONGEST
from bot.features.settings.buttons import PreferenceMenu
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.confirm import KeepButton
from bot.kit.texts.texts import catalogue
from tests.support.e2e.messages.rules_editor import (
    Desk,
    delete,
    export,
    make,
    offered,
    open_desk,
    run,
)
from tests.support.e2e.player import play_to_the_end
from tests.support.e2e.reading import shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say

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
    first, second = [
        await open_desk(table, "create", ruleset=ruleset) for ruleset in ("duel", "party")
    ]
    for number in range(MOST_HOUSE_RULES - 1):
        await make(table, f"Rules {number}")
    await first.save("The 25th")
    full = say("refusal-house-rules-full", most=MOST_HOUSE_RULES)
    assert told(await second.save("The 26th")) == full
    assert await run(table, "create") == full
    await delete(table, "Rules 7")
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
    for result in (await desk.choose("high_stakes", value=True), await desk.press(SaveButton)):
        assert told(result) == say("refusal-not-a-rule-maker")


# ------------------------------------------------------------------------------ lines of text


async def test_rules_travel_as_a_line(table: Table) -> None:
    await make(table, "Ann's rüles 🎲", toxic_twos=True, opening=500)
    line = await export(table, "Ann's rüles 🎲")
    await delete(table, "Ann's rüles 🎲")
    desk = await open_desk(table, "import", line=f"`{line}`")
    assert say("editor-title", title="Ann's rüles 🎲") in desk.text()
    assert say("rule-toxic_twos", value="yes") in desk.text()
    assert await offered(table, "rules edit", "name") == [], "nothing is saved yet"
    asked = await desk.press(SaveButton)
    assert asked.modal is not None
    assert "Ann's rüles 🎲" in str(asked.modal), "the name is there already"
    await desk.answer(asked, "Ann's rüles 🎲")
    assert await export(table, "Ann's rüles 🎲") == line


async def test_a_line_that_is_no_longer_whole_is_refused(
    table: Table, careless_discord: None
) -> None:
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
        for text in lines:
            assert await run(table, "import", line=text) == say(key)
    long = await run(table, "import", line=line + "x" * LONGEST)
    assert long == say("refusal-option-length", option="line", most=LONGEST)
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
    await delete(table, "Ann's rules")
    await desk.save("Ann's rules")
    assert "toxic_twos=yes" in await export(table, "Ann's rules")


async def test_deleting_is_asked_for_twice(table: Table) -> None:
    await make(table, "Ann's rules")
    for _ in range(2):
        question = Desk(
            table.dora,
            await table.dora.slash(table.channel, "farkle rules delete", name="Ann's rules"),
        )
        await question.press(KeepButton)
        assert question.text() == say("confirm-unchanged")
    first = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name="Ann's rules")
    )
    second = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name="Ann's rules")
    )
    await table.restart()
    await first.press(DeleteButton)
    assert first.text().startswith(say("house-deleted", title="Ann's rules"))
    _, line, _ = first.text().rsplit("\n", 2)
    assert told(await second.press(DeleteButton)) == say("refusal-house-rule-gone")
    assert await offered(table, "rules edit", "name") == []
    await (await open_desk(table, "import", line=line)).save("Ann's rules")
    assert await export(table, "Ann's rules") == line, "the card has it for whoever regrets"


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
    await table.press(table.ben, AcceptButton)
    desk = await open_desk(table, "edit", name="Ann's rules")
    await desk.set("three_ones", 1000)
    await desk.save("Other rules")
    await delete(table, "Other rules")
    await table.restart()
    await table.press(table.ada, RollButton)
    await table.press(table.ada, BestButton)
    assert table.label(BankButton) == say("button-bank-points", points=300)
    await play_to_the_end(table)
    assert "-# Ann's rules" in table.board()
    assert say("terms-target", target=2000) in table.board()


async def test_house_rules_come_before_shipped_ones_that_are_called_alike(table: Table) -> None:
    """*Zehn Züge* is what a shipped ruleset is called in German, and free as a title here."""
    panel = await table.ada.slash(table.channel, "farkle preferences")
    assert panel.response is not None
    language = PreferenceMenu("language").write()
    await table.ada.select(panel.response.message, ['"de"'], custom_id=language)
    shipped = await table.ada.slash(table.channel, "farkle rules show", ruleset="zehn züge")
    title = catalogue().texts("de")("rules-title", ruleset="Zehn Züge")
    assert told(shipped).startswith(title)
    assert "4.000" not in told(shipped)
    await make(table, "Zehn Züge")
    own = await table.ada.slash(table.channel, "farkle rules show", ruleset="Zehn Züge")
    assert told(own).startswith(title)
    assert "4.000" in told(own), "these go to 4,000, as those that they were made of"
