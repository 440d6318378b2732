"""The tavern: dice and badges that people own and choose."""

from bot.features.tables.buttons import AcceptButton
from bot.features.tavern.buttons import ChooseButton
from bot.match.service.seating import CHOOSING_SECONDS
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import goes_on, is_open, is_over, polite
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.clocks import PASSED, let_time_pass
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada and Ben be about to choose their dice."""
    await table.ada.slash(table.channel, "farkle tavern play", opponent=table.ben)
    await table.press(table.ben, AcceptButton)
    game = newest_game(table)
    return Scene(table, cup, table.ben, (table.ada,), game, saves=ChooseButton)


async def fills_up(scene: Scene) -> None:
    """Assert that the game begins when the time to choose is up, and can be played."""
    await let_time_pass(scene.table, CHOOSING_SECONDS + PASSED)
    assert (await scene.match()).is_playing
    await goes_on(scene)


async def is_shown_again(scene: Scene) -> None:
    """Assert that whoever asks for the table finds it, and can choose."""
    polite(await scene.struck.slash(scene.channel, "farkle show"))
    polite(await scene.table.press(scene.struck, ChooseButton))
    await is_open(scene)


ROW = Row(
    "tavern",
    {
        Event.TURN_RUNS_OUT: shown(
            "Empty places are filled with ordinary dice; a wager is off.",
            "e2e/tavern/test_games.py::test_whoever_does_not_choose_in_time_plays_with_what_they_have",
            "unit/features/tavern/test_loadout_choice.py::test_a_wager_is_off_where_the_time_is_up_before_both_have_staked_a_die",
        ),
        Event.BANK_EMPTY: apart("Choosing has a time of its own, and no bank."),
        Event.RESIGNATION: shown(
            "A table at which dice are chosen is closed when somebody leaves.",
            "e2e/tavern/test_games.py::test_a_table_is_closed_when_somebody_leaves_or_its_channel_goes",
        ),
        Event.REMOVAL: played(
            "A table at which dice are chosen is closed when somebody goes.", is_over
        ),
        Event.STAND_IN_COMES: apart("Nobody chooses dice for others; what is missing is ordinary."),
        Event.STAND_IN_GOES: apart("Nobody chooses dice for others; what is missing is ordinary."),
        Event.RESTART: shown(
            "Dice that were chosen, and a draft, are as they were.",
            "integration/storage/tavern/test_tavern.py::test_what_was_chosen_comes_back",
            "integration/storage/tavern/test_tavern.py::test_a_draft_comes_back",
        ),
        Event.DOWN_TIME: shown(
            "The time to choose is given back.",
            "e2e/tavern/test_games.py"
            "::test_whoever_does_not_choose_in_time_plays_with_what_they_have",
        ),
        Event.DATA_DELETED: shown(
            "Dice, badges and medals go with the person.",
            "integration/storage/privacy/test_deleted_people.py"
            "::test_no_table_has_a_deleted_person",
        ),
        Event.LEAVING: played(
            "Time fills up what they have not chosen, and the game begins.",
            fills_up,
        ),
        Event.BAN_AND_BLOCK: played(
            "A ban is as if they left; a block stops the next challenge, and no game.", fills_up
        ),
        Event.MESSAGE_DELETED: played("`/farkle show` brings the table back.", is_shown_again),
        Event.THREAD_DELETED: played("As a deleted channel: the table is closed.", is_over),
        Event.CHANNEL_DELETED: shown(
            "A table goes with its channel.",
            "e2e/tavern/test_games.py::test_a_table_is_closed_when_somebody_leaves_or_its_channel_goes",
        ),
        Event.ROLE_DELETED: apart("It asks for no role."),
        Event.SERVER_DELETED: shown(
            "Its data go with the server's, and come back with a bot that is taken back.",
            "e2e/privacy/test_servers.py::test_nothing_is_left_of_a_server",
            "unit/features/privacy/test_retention.py::test_server_that_takes_the_bot_back_keeps_everything",
        ),
        Event.PERMISSION: shown(
            "Presses go on, since they need none; the end is kept though no board can show it.",
            "e2e/tables/test_permissions.py::test_game_goes_on_without_the_permission",
            "e2e/tables/test_permissions.py::test_end_is_stored_though_its_board_can_be_posted_nowhere",
        ),
        Event.LANGUAGE: shown(
            "Private answers speak the reader's language, boards the server's.",
            "wire/games/test_languages.py::test_boards_speak_as_the_server_and_private_answers_as_the_reader",
        ),
        Event.RULE_CHANGED: apart("It is played by the kingdom's rules, which nobody can change."),
        Event.SETTING_CHANGED: shown(
            "Dice are chosen in the channel and played with in the thread.",
            "e2e/tables/test_threads.py::test_dice_are_chosen_in_the_channel_and_played_with_in_the_thread",
        ),
        Event.PROCESS: shown(
            "Who loses the race is shown the true board; one process alone keeps its clock.",
            "unit/match/service/test_elsewhere.py::test_who_loses_a_race_is_shown_the_true_board",
            "unit/match/service/test_elsewhere.py::test_a_lost_race_of_the_clock_is_read_anew",
        ),
        Event.DATABASE_AWAY: played(
            "The press says that nothing was saved, and can be pressed again.", is_open
        ),
        Event.TWO_PRESSES: shown(
            "As in any game; a die that is chosen in two messages is taken once.",
            "e2e/tavern/test_games.py::test_dice_that_cannot_be_chosen_are_told",
            "wire/games/test_game.py::test_bank_sent_twice_at_once_banks_once",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "Dice that were chosen in an old message count as what is owned and free now.",
            "e2e/tavern/test_games.py::test_dice_that_cannot_be_chosen_are_told",
        ),
        Event.REMATCH: shown(
            "With the same terms, without the wager.",
            "unit/match/loadouts/test_loadout.py::test_another_game_has_the_same_terms_without_a_wager",
            "e2e/tavern/test_games.py::test_a_game_is_looked_at_again_and_played_once_more",
        ),
        Event.TIE: apart("The first to bank the target wins alone."),
        Event.LAST_ROUND: apart("Its rules have no last round: the first to bank the target wins."),
        Event.EIGHT_PLAYERS: apart("Two play."),
        Event.LONGEST_NAMES: shown(
            "Boards with six named dice a side stay within Discord's limits.",
            "unit/kit/test_limits.py::test_discord_takes_it",
        ),
    },
    begin,
)
