"""Tables: challenges and lobbies, until a game begins, and what leads to the next one."""

from bot.features.tables.buttons import AcceptButton
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import is_open, is_over, press
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have challenged Ben, who has not answered."""
    await table.challenge()
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table), saves=AcceptButton)


async def accepts(scene: Scene) -> None:
    """Assert that the one who was asked can accept."""
    await press(scene, scene.struck, AcceptButton)
    assert (await scene.match()).is_playing


async def has_begun_once(scene: Scene) -> None:
    """Assert that one game was begun."""
    assert (await scene.match()).is_playing
    assert len(scene.table.stored()) == 1


async def keeps_what_was_asked(scene: Scene) -> None:
    """Assert that the game begins by the rules of the challenge."""
    assert scene.before is not None
    await accepts(scene)
    assert (await scene.match()).setup == scene.before.setup


ROW = Row(
    "tables",
    {
        Event.TURN_RUNS_OUT: shown(
            "There are no turns yet: a challenge and a lobby expire in their own time.",
            "e2e/tables/test_challenges.py::test_invitation_expires",
            "e2e/tables/test_tables.py::test_a_lobby_that_never_fills_closes_and_frees_the_channel",
        ),
        Event.BANK_EMPTY: apart("Nobody's clock runs before the game begins."),
        Event.RESIGNATION: shown(
            "Who was asked declines by it, and who asked withdraws.",
            "e2e/board/test_boards.py::test_invited_person_declines_by_resigning",
            "e2e/board/test_boards.py::test_challenger_withdraws_the_invitation",
        ),
        Event.REMOVAL: played("The invitation is closed: nobody is left to answer it.", is_over),
        Event.STAND_IN_COMES: apart("Stand-ins play games, and there is none yet."),
        Event.STAND_IN_GOES: apart("Stand-ins play games, and there is none yet."),
        Event.RESTART: shown(
            "Challenges, lobbies and wishes for a rematch go on.",
            "e2e/tables/test_challenges.py::test_invitation_expires_on_the_bot_that_comes_after",
            "unit/features/tables/test_rematches.py::test_a_new_process_remembers_the_wish",
            "unit/features/tables/test_rematches.py"
            "::test_a_process_that_ended_before_the_rematch_began_has_begun_nothing",
        ),
        Event.DOWN_TIME: shown(
            "Nobody runs out of time to answer while the bot is away.",
            "e2e/tables/test_challenges.py::test_no_invitation_runs_out_while_the_bot_is_away",
        ),
        Event.DATA_DELETED: played("They are asked no more: the challenge is closed.", is_over),
        Event.LEAVING: shown(
            "They get up from a lobby, and their invitation is closed.",
            "e2e/privacy/test_departures.py"
            "::test_who_leaves_a_server_leaves_what_has_not_begun_there",
            "e2e/privacy/test_departures.py"
            "::test_an_invitation_of_somebody_who_left_is_no_longer_open",
        ),
        Event.BAN_AND_BLOCK: shown(
            "Who declines may block; the next challenge is refused in words that tell nothing.",
            "e2e/tables/test_challenge_limits.py::test_who_declines_may_block_and_take_it_back",
            "unit/features/tables/test_challenge_limits.py"
            "::test_who_is_blocked_is_told_what_everybody_is_told",
        ),
        Event.MESSAGE_DELETED: shown(
            "`/farkle show` brings an invitation back, and it expires all the same.",
            "e2e/board/test_boards.py::test_show_brings_an_invitation_back",
            "e2e/board/test_boards.py::test_invitation_expires_though_its_message_was_deleted",
        ),
        Event.THREAD_DELETED: played("As with a channel: what has not begun is closed.", is_over),
        Event.CHANNEL_DELETED: shown(
            "The invitation goes with it, and both are free for another.",
            "e2e/tables/test_relocation.py::test_invitation_goes_with_its_channel",
        ),
        Event.ROLE_DELETED: played("Nothing changes: a seat asks for no role.", is_open),
        Event.SERVER_DELETED: played("What is open there is closed.", is_over),
        Event.PERMISSION: shown(
            "Nothing begins, and the permission is named until it is granted.",
            "e2e/tables/test_permissions.py::test_permission_is_named_until_it_is_granted",
            "e2e/tables/test_challenges.py::test_challenge_that_cannot_be_posted_blocks_nothing",
        ),
        Event.LANGUAGE: played("It stays open, and speaks the new language anew.", is_open),
        Event.RULE_CHANGED: played(
            "Nobody plays by other rules than those that they were asked to.", keeps_what_was_asked
        ),
        Event.SETTING_CHANGED: played(
            "It stays as it was asked; the settings are for the next one.", is_open
        ),
        Event.PROCESS: shown(
            "Never is one game too many begun, and of two challenges one is stored.",
            "integration/storage/match/test_games_in_channels.py"
            "::test_two_processes_never_open_one_too_many",
            "integration/storage/match/test_matches.py::test_two_challenges_at_once_store_one",
        ),
        Event.DATABASE_AWAY: played(
            "The press says that nothing was saved, and can be pressed again.", accepts
        ),
        Event.TWO_PRESSES: played(
            "Who accepts twice at once begins one game; no seat is given twice.", has_begun_once
        ),
        Event.FORM_LEFT_OPEN: apart("Tables ask for nothing in forms: options are menus."),
        Event.REMATCH: shown(
            "It begins once, beside other games if there is room.",
            "e2e/tables/test_rematches.py::test_the_last_press_twice_begins_one_game",
            "e2e/tables/test_several_games.py::test_a_rematch_begins_beside_other_games",
        ),
        Event.TIE: apart("There are no points before the game."),
        Event.LAST_ROUND: apart("There are no turns before the game."),
        Event.EIGHT_PLAYERS: shown(
            "Two to eight sit down, and nobody else once it is full.",
            "e2e/tables/test_tables.py::test_eight_people_play_in_seat_order",
            "e2e/tables/test_tables.py::test_a_full_lobby_takes_nobody_else",
        ),
        Event.LONGEST_NAMES: shown(
            "Every layout stays within Discord's limits, and no name changes what it means.",
            "unit/kit/test_limits.py::test_discord_takes_it",
            "unit/kit/test_injection.py::test_no_name_changes_what_a_layout_means",
        ),
    },
    begin,
)
