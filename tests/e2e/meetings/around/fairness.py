"""Sealed dice, and the count of faces."""

from bot.features.board.buttons import AfterwardsButton
from bot.features.fairness.buttons import VerifyButton
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import can_be_pressed, has_no_words
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.more import ask_word
from tests.support.e2e.player import win_at_once
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have won a game, after which the bot was restarted."""
    await win_at_once(table, cup)
    await table.restart()
    more = PrivateMessage(await table.press(table.ada, AfterwardsButton))
    game = newest_game(table)
    return Scene(table, cup, table.ada, game=game, shown=more, saves=VerifyButton)


async def begin_asked(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ben be asked for a word, in a game that has just begun."""
    await table.begin()
    form = await ask_word(table, table.ben)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table), form=form)


async def word_is_late(scene: Scene) -> None:
    """Assert that a word which comes after the first roll is told to be late, and not mixed in."""
    assert scene.form is not None
    answer = await scene.struck.submit_modal(scene.form, {"answer": "luck"})
    assert told(answer) == say("refusal-board-outdated")
    await scene.table.env.settle()
    assert "# ⚀ ⚁ ⚁ ⚂ ⚃ ⚅" in scene.table.board(), "what was rolled elsewhere"
    await has_no_words(scene)


ROW = Row(
    "fairness",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: shown(
            "Time throws no dice: such a game is rolled again.",
            "unit/features/fairness/test_verification.py"
            "::test_time_and_those_who_leave_throw_no_dice",
        ),
        Event.RESIGNATION: shown(
            "Leaving throws no dice: such a game is rolled again.",
            "unit/features/fairness/test_verification.py"
            "::test_time_and_those_who_leave_throw_no_dice",
        ),
        Event.REMOVAL: shown(
            "Words of those who got up go with them.",
            "unit/match/model/test_seal.py::test_words_of_those_who_got_up_go_with_them",
        ),
        Event.STAND_IN_COMES: shown(
            "Whoever moves for a seat, the word of its player stays mixed in.",
            "unit/features/fairness/test_player_words.py"
            "::test_an_opponent_who_thinks_meanwhile_still_moves_once",
        ),
        Event.RESTART: shown(
            "A game is sealed, mixed, played and checked, by any process.",
            "e2e/test_fair_dice.py::test_a_game_is_sealed_mixed_played_and_checked",
        ),
        Event.DATA_DELETED: shown(
            "Dice can still be checked, but where a name was in them.",
            "e2e/privacy/test_privacy.py::test_dice_can_still_be_checked_but_where_a_name_was_in_them",
        ),
        Event.LEAVING: shown(
            "What somebody cannot read is kept from them.",
            "unit/features/fairness/test_frequencies_service.py::test_what_somebody_cannot_read_is_kept_from_them",
        ),
        Event.PERMISSION: shown(
            "What somebody cannot read is kept from them.",
            "unit/features/fairness/test_frequencies_service.py::test_what_somebody_cannot_read_is_kept_from_them",
        ),
        Event.RULE_CHANGED: shown(
            "The proof has the rules of its game.",
            "unit/match/model/test_seal.py::test_a_proof_is_a_line_and_back",
        ),
        Event.TWO_PRESSES: shown(
            "Who types at the same time is heard.",
            "unit/features/fairness/test_player_words.py::test_who_types_for_long_or_at_the_same_time_is_heard",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "Words are taken until the first roll.",
            "unit/match/model/test_seal.py::test_words_are_taken_until_the_first_roll",
        ),
        Event.REMATCH: apart("A rematch has a seal of its own."),
        Event.LAST_ROUND: shown(
            "The seed is a secret until the end.",
            "unit/features/fairness/test_frequencies_service.py::test_nothing_is_told_of_the_seed_before_the_end",
        ),
        Event.EIGHT_PLAYERS: shown(
            "Each player has one word, in the order of the seats.",
            "unit/features/fairness/test_player_words.py::test_each_player_has_one_word_in_the_order_of_the_seats",
        ),
        Event.LONGEST_NAMES: shown(
            "A word is one word, of what can be seen.",
            "unit/match/model/test_seal.py::test_what_is_not_one_word_is_refused",
        ),
        Event.DATABASE_AWAY: played(
            "A press says that nothing was saved, and can be pressed again.", can_be_pressed
        ),
        Event.PROCESS: played(
            "A word that comes after another process has rolled is refused.",
            word_is_late,
            begin_asked,
        ),
    },
    begin,
)
