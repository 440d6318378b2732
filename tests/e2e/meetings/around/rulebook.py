"""House rules, and the editor that makes them."""

from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, shown

ROW = Row(
    "rulebook",
    {
        **PRIVATE,
        Event.RESTART: shown(
            "Editing goes on after every restart; a question open then costs only the answer.",
            "e2e/rulebook/test_rules_editor.py::test_editing_goes_on_after_every_restart",
            "e2e/rulebook/test_rules_editor.py::test_a_question_open_during_a_restart_costs_only_the_answer",
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
        Event.LEAVING: shown(
            "House rules stay the server's, whoever made them.",
            "e2e/rulebook/test_house_rules.py::test_everyone_may_look_and_export",
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
    },
)
