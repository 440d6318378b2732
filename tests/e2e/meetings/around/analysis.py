"""Hints, odds, reviews and replays."""

from bot.engine import Roll
from bot.features.analysis.buttons import HintButton, ReplayButton
from bot.features.board.buttons import AfterwardsButton, RollButton
from bot.match.service.cache_bus import NewsTopic
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.outcomes import can_be_pressed
from tests.e2e.meetings.preparing import HOUSE_RULES
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.more import press_afterwards
from tests.support.e2e.player import win_at_once
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.storage.stores import Storage


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have won a game, after which the bot was restarted."""
    await win_at_once(table, cup)
    await table.restart()
    more = PrivateMessage(await table.press(table.ada, AfterwardsButton))
    game = newest_game(table)
    return Scene(table, cup, table.ada, game=game, shown=more, saves=ReplayButton)


async def begin_asking(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have rolled in a game in which there are hints, and go on in another process."""
    await table.begin(rated=False)
    cup.next("112356")
    await table.press(table.ada, RollButton)
    game = newest_game(table)

    async def go_on(storage: Storage) -> None:
        match = await storage.matches.get(game)
        assert match is not None
        now = int(table.env.now().timestamp())
        await storage.matches.save(match.after(Roll((0,)), (1, 2, 3, 4, 6), now))

    return Scene(table, cup, table.ada, (table.ben,), game, elsewhere=go_on)


async def is_replayed(scene: Scene) -> None:
    """Assert that the game ends, and that its replay goes by the rules that it had."""
    table = scene.table
    await table.resign(scene.struck)
    replay = told(await press_afterwards(table, scene.others[0], ReplayButton, 0))
    assert say("board-title", ruleset=HOUSE_RULES) in replay
    assert say("board-ending", target=2000) in replay


async def is_hinted(scene: Scene) -> None:
    """Assert that a hint is for the board that is shown, and never for one that is known as old."""
    table = scene.table
    shown, true = (
        say("hint-best", choice=say("move-roll", kept="1", dice=dice)) for dice in (5, 4)
    )
    assert shown in told(await table.press(scene.struck, HintButton))
    table.bot.features.core.news.receive(f"{NewsTopic.MATCH} {scene.game}")
    await table.env.settle()
    await table.press(scene.struck, HintButton)
    assert true in told(await table.press(scene.struck, HintButton))


ROW = Row(
    "analysis",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: shown(
            "A game in which a turn ran out is reviewed and replayed.",
            "e2e/analysis/test_turns_that_ran_out.py::test_it_is_reviewed_and_replayed",
        ),
        Event.BANK_EMPTY: shown(
            "Likewise: a log is replayed by its own rules.",
            "e2e/analysis/test_turns_that_ran_out.py::test_it_is_reviewed_and_replayed",
        ),
        Event.RESIGNATION: shown(
            "The export says why somebody left.",
            "unit/features/analysis/test_game_line.py::test_json_says_why_somebody_left",
        ),
        Event.REMOVAL: shown(
            "The replay says that a moderator ended it.",
            "e2e/board/test_moderation.py::test_moderator_ends_a_game_and_its_replay_says_so",
        ),
        Event.STAND_IN_COMES: shown(
            "The file names who won, and not the stand-in who was ahead.",
            "unit/features/analysis/test_game_line.py::test_the_file_names_who_won_and_not_the_stand_in_who_was_ahead",
        ),
        Event.STAND_IN_GOES: shown(
            "Turns are told as who played them.",
            "unit/match/model/test_played.py::test_a_stand_in_plays_for_the_bot",
            "unit/match/model/test_played.py"
            "::test_what_a_player_did_before_they_were_gone_is_their_own",
        ),
        Event.RESTART: shown(
            "A replay survives a restart; reviews that were missed are made up for.",
            "e2e/analysis/test_replays.py::test_a_replay_steps_through_the_game_and_survives_a_restart",
            "e2e/analysis/test_turns_that_ran_out.py::test_reviews_that_were_missed_are_made_up_for",
        ),
        Event.DATA_DELETED: shown(
            "Replays name a former player.",
            "e2e/privacy/test_privacy.py::test_dice_can_still_be_checked_but_where_a_name_was_in_them",
        ),
        Event.LEAVING: shown(
            "Games of places that one cannot read are private.",
            "e2e/analysis/test_replays.py::test_games_of_places_one_cannot_read_are_private",
        ),
        Event.MESSAGE_DELETED: shown(
            "The command opens it again.",
            "e2e/analysis/test_turns_that_ran_out.py::test_it_is_reviewed_and_replayed",
        ),
        Event.PERMISSION: shown(
            "Games of places that one cannot read are private.",
            "e2e/analysis/test_replays.py::test_games_of_places_one_cannot_read_are_private",
        ),
        Event.RULE_CHANGED: played(
            "A game is replayed by the rules that it was begun by.", is_replayed, plain.begin
        ),
        Event.SETTING_CHANGED: shown(
            "A server may play without hints.",
            "e2e/test_settings.py::test_a_server_may_play_without_hints",
        ),
        Event.TWO_PRESSES: shown(
            "A game is reviewed once.",
            "unit/features/analysis/test_replays.py::test_a_game_is_reviewed_once",
        ),
        Event.REMATCH: apart("A rematch is another game."),
        Event.TIE: shown(
            "A shared win is no win that could be lost.",
            "unit/features/analysis/test_coaching.py::test_a_shared_win_is_no_win",
        ),
        Event.LAST_ROUND: shown(
            "The last turn of a final round is judged as such.",
            "unit/features/analysis/test_turn_position.py::test_the_last_turn_of_a_final_round",
        ),
        Event.EIGHT_PLAYERS: shown(
            "A game of more is reviewed by chances where they are known, else by points.",
            "e2e/analysis/test_replays.py::test_a_game_of_three_is_reviewed_by_chances",
            "unit/features/analysis/test_assessor.py"
            "::test_a_review_in_points_says_nothing_of_accuracy",
        ),
        Event.DATABASE_AWAY: played(
            "A press says that nothing was saved, and can be pressed again.", can_be_pressed
        ),
        Event.PROCESS: played(
            "A hint is for the board that is shown; once the roll is heard of, the press brings "
            "the true board, and the next one its hint.",
            is_hinted,
            begin_asking,
        ),
    },
    begin,
)
