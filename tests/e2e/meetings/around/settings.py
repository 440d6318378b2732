"""What servers and people choose."""

from bot.features.settings.buttons import PreferenceMenu
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, played, shown
from tests.e2e.meetings.outcomes import both, can_be_pressed
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada be about to choose her language."""
    panel = await preferences(table, table.ada)
    return Scene(table, cup, table.ada, shown=panel, saves=PreferenceMenu, choice='"de"')


async def is_chosen(scene: Scene) -> None:
    """Assert that the bot speaks that language to them."""
    book = scene.table.bot.features.settings.book
    assert book.of_person(scene.struck.id).language == "de"


ROW = Row(
    "settings",
    {
        **PRIVATE,
        Event.RESTART: shown(
            "A choice counts at once and after a restart.",
            "e2e/test_settings.py::test_a_choice_counts_at_once_and_after_a_restart",
            "e2e/test_settings.py::test_the_panel_works_after_a_restart_and_turns_its_pages",
        ),
        Event.LEAVING: shown(
            "Preferences are the person's on every server; settings are the server's.",
            "e2e/test_settings.py::test_everyone_chooses_for_themselves",
        ),
        Event.BAN_AND_BLOCK: shown(
            "People are blocked in the preferences.",
            "e2e/tables/test_challenge_limits.py::test_people_are_blocked_in_the_preferences",
        ),
        Event.CHANNEL_DELETED: shown(
            "A deleted channel is no longer among those where games may begin.",
            "e2e/privacy/test_departures.py::test_games_begin_in_the_other_channels_once_one_is_gone",
        ),
        Event.ROLE_DELETED: shown(
            "A role that is deleted is no choice any more.",
            "e2e/announcements/test_roles.py::test_a_role_that_is_deleted_is_no_choice_any_more",
        ),
        Event.PERMISSION: shown(
            "Only those who manage the server choose for it.",
            "e2e/test_settings.py::test_only_those_who_manage_the_server_choose_for_it",
        ),
        Event.RULE_CHANGED: shown(
            "A default stays the default under another title.",
            "e2e/rulebook/test_rule_references.py::test_a_default_stays_the_default_under_another_title",
        ),
        Event.SETTING_CHANGED: shown(
            "What is no longer offered is as usual.",
            "unit/features/settings/test_settings.py::test_what_is_no_longer_offered_is_as_usual",
        ),
        Event.PROCESS: shown(
            "A choice counts at once, soon in the other processes, and for the next one.",
            "monkey/processes/test_several.py"
            "::test_what_somebody_chooses_by_one_process_counts_in_the_other",
            "unit/features/settings/test_settings.py::test_a_choice_counts_at_once_and_for_the_next_process",
        ),
        Event.TWO_PRESSES: shown(
            "The last one counts, and the panel shows it.",
            "e2e/test_settings.py::test_the_last_of_two_who_choose_counts",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "Old menus set what they were shown for.",
            "unit/kit/components/test_golden_ids.py::test_an_id_of_before_is_read_as_ever",
        ),
        Event.DATABASE_AWAY: played(
            "A choice that was not saved is not made, and can be made again.",
            both(can_be_pressed, is_chosen),
        ),
    },
    begin,
)
