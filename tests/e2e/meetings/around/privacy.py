"""Data explained, exported and deleted."""

from bot.features.privacy.buttons import ForgetButton
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import both, can_be_pressed
from tests.e2e.meetings.scene import Scene
from tests.support.e2e.messages.pupil import pupil
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Cleo, who has looked at the lessons, be asked whether she means to be forgotten."""
    await pupil(table, table.cleo)
    asked = await table.cleo.slash(table.channel, "farkle privacy delete")
    return Scene(table, cup, table.cleo, shown=PrivateMessage(asked), saves=ForgetButton)


async def is_forgotten(scene: Scene) -> None:
    """Assert that nothing is left of them."""
    assert [row for row in scene.table.dump() if str(scene.struck.id) in row] == []


ROW = Row(
    "privacy",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: shown(
            "Others play on and bring nobody back.",
            "e2e/privacy/test_privacy.py::test_others_play_on_and_bring_nobody_back",
        ),
        Event.RESIGNATION: shown(
            "Who deletes their data has resigned what goes on.",
            "e2e/privacy/test_privacy.py::test_nothing_is_left_of_a_person",
        ),
        Event.RESTART: shown(
            "A deletion that was cut off goes on at the next start.",
            "e2e/privacy/test_privacy.py::test_a_deletion_that_was_cut_off_goes_on_at_the_next_start",
        ),
        Event.DOWN_TIME: shown(
            "Data of a server go thirty days after the bot, also after down time.",
            "unit/features/privacy/test_retention.py::test_server_that_removed_the_bot_meanwhile_has_30_days_from_now",
        ),
        Event.LEAVING: shown(
            "A server that takes the bot back keeps everything.",
            "unit/features/privacy/test_retention.py::test_server_that_takes_the_bot_back_keeps_everything",
        ),
        Event.BAN_AND_BLOCK: shown(
            "Who deletes their data stays blocked.",
            "e2e/privacy/test_former_blocks.py::test_who_deletes_their_data_stays_blocked",
        ),
        Event.MESSAGE_DELETED: shown(
            "Boards wait until they are nameless.",
            "unit/match/service/test_redraws.py::test_boards_of_whoever_leaves_everything_wait_until_they_are_nameless",
        ),
        Event.PERMISSION: shown(
            "Only those who manage the server delete its data.",
            "e2e/privacy/test_servers.py::test_only_those_who_manage_the_server_delete_its_data",
        ),
        Event.RULE_CHANGED: apart("House rules are the server's."),
        Event.TWO_PRESSES: shown(
            "Who asks twice, and plays again meanwhile, loses only what was before.",
            "e2e/privacy/test_privacy.py::test_who_was_deleted_begins_anew",
        ),
        Event.REMATCH: shown(
            "A rematch that is agreed on meanwhile brings nobody back.",
            "e2e/privacy/test_privacy.py::test_a_rematch_that_is_agreed_on_meanwhile_brings_nobody_back",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Everybody else plays on.",
            "e2e/privacy/test_privacy.py::test_others_play_on_and_bring_nobody_back",
        ),
        Event.DATABASE_AWAY: played(
            "Whoever could not be forgotten is told so, and can press again.",
            both(can_be_pressed, is_forgotten),
        ),
        Event.PROCESS: shown(
            "Whoever is deleted while their game ends elsewhere is gone; the other processes hear "
            "of it.",
            "integration/storage/clusters/test_fights.py"
            "::test_somebody_is_deleted_while_their_game_ends_elsewhere",
            "integration/storage/clusters/test_cache_bus.py"
            "::test_deleting_a_person_is_told_with_the_block_lists_of_others",
        ),
    },
    begin,
)
