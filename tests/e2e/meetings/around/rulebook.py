"""House rules, and the editor that makes them."""

import discord

from bot.features.rulebook.buttons import DiscardButton, SaveButton
from bot.features.rulebook.model.house_rules import RulesDraftKey
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.outcomes import can_be_pressed
from tests.e2e.meetings.preparing import HOUSE_RULES
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.rules_editor import open_desk, run
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.storage.stores import Storage


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Dora have a draft before her, which another process discards."""

    async def discard(storage: Storage) -> None:
        await storage.drafts.drop(RulesDraftKey(1, table.guild.id, table.dora.id))

    desk = await open_desk(table, "create")
    return Scene(table, cup, table.dora, shown=desk, saves=DiscardButton, elsewhere=discard)


async def begin_as_keeper(table: Table, cup: ScriptedCup) -> Scene:
    """Let Eve, who may, have made house rules, and have a draft of others before her."""
    keeper = table.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
    eve = table.guild.add_member(table.env.create_user("eve"), roles=[keeper])
    desk = await open_desk(table, "create", eve)
    await desk.set("toxic_twos", value=True)
    await desk.save(HOUSE_RULES)
    return Scene(table, cup, eve, shown=await open_desk(table, "create", eve), saves=SaveButton)


async def rules_stay(scene: Scene) -> None:
    """Assert that others have the house rules, and that whoever lost their role makes no more."""
    card = await run(scene.table, "show", scene.table.ada, ruleset=HOUSE_RULES)
    assert say("rule-toxic_twos", value="yes") in card
    assert told(await scene.press_saving()) == say("refusal-not-a-rule-maker")


async def is_told_gone(scene: Scene) -> None:
    """Assert that whoever goes on with the draft is told that it is no more."""
    scene.saves = SaveButton
    assert say("refusal-draft-gone") in told(await scene.press_saving())


ROW = Row(
    "rulebook",
    {
        **PRIVATE,
        Event.RESTART: shown(
            "Editing goes on after every restart, and a question open then is answered.",
            "e2e/rulebook/test_rules_editor.py::test_editing_goes_on_after_every_restart",
            "e2e/rulebook/test_rules_editor.py::test_a_question_open_during_a_restart_is_answered",
        ),
        Event.DOWN_TIME: shown(
            "A draft is kept for a day.",
            "e2e/rulebook/test_rules_editor.py::test_a_draft_is_kept_for_a_day",
        ),
        Event.DATA_DELETED: shown(
            "Drafts go; house rules are the server's and stay.",
            "integration/storage/privacy/test_deleted_people.py"
            "::test_no_table_has_a_deleted_person",
        ),
        Event.LEAVING: played(
            "House rules stay the server's; whoever comes back without their role makes no more.",
            rules_stay,
            begin_as_keeper,
        ),
        Event.MESSAGE_DELETED: shown(
            "A lost message is brought back by its command.",
            "e2e/rulebook/test_rules_editor.py::test_a_lost_message_is_brought_back_by_its_command",
        ),
        Event.ROLE_DELETED: shown(
            "Whoever may no longer is refused in the middle.",
            "e2e/rulebook/test_house_rules.py::test_whoever_may_no_longer_is_refused_in_the_middle",
        ),
        Event.PERMISSION: shown(
            "Whoever may no longer is refused in the middle.",
            "e2e/rulebook/test_house_rules.py::test_whoever_may_no_longer_is_refused_in_the_middle",
        ),
        Event.RULE_CHANGED: shown(
            "The second of two who edit is told and loses nothing; references go by the row.",
            "e2e/rulebook/test_rule_references.py::test_the_second_of_two_who_edit_is_told_and_loses_nothing",
            "e2e/rulebook/test_rule_references.py::test_a_default_stays_the_default_under_another_title",
        ),
        Event.SETTING_CHANGED: shown(
            "The default is not deleted.",
            "e2e/rulebook/test_rule_references.py::test_the_default_is_not_deleted",
        ),
        Event.TWO_PRESSES: shown(
            "A saved draft cannot be saved again.",
            "e2e/rulebook/test_rules_editor.py::test_a_saved_draft_cannot_be_saved_again",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "Whoever mistypes or closes the form can ask for it again.",
            "e2e/rulebook/test_rules_editor.py::test_whoever_mistypes_or_closes_the_form_can_ask_for_it_again",
        ),
        Event.LONGEST_NAMES: shown(
            "A name is what can be seen, and no more than a name.",
            "e2e/rulebook/test_house_rules.py::test_a_name_cannot_be_more_than_a_name",
        ),
        Event.DATABASE_AWAY: played(
            "A press says that nothing was saved, and can be pressed again.", can_be_pressed
        ),
        Event.PROCESS: played(
            "Whoever goes on with a draft that was discarded elsewhere is told so.", is_told_gone
        ),
    },
    begin,
)
