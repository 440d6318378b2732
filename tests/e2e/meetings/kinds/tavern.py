"""A game of the tavern between two people, with dice of their own."""

from bot.features.tables.buttons import AcceptButton
from tests.e2e.meetings.cells import Event, Row, apart, shown
from tests.e2e.meetings.kinds import plain
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.player import lose_turn
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

GAMES = "e2e/tavern/test_games.py"


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada have lost a turn with ordinary dice."""
    terms = {"opponent": table.ben, "dice": "ordinary"}
    await table.ada.slash(table.channel, "farkle tavern play", **terms)
    await table.press(table.ben, AcceptButton)
    await lose_turn(table)
    return Scene(table, cup, table.ben, (table.ada,), newest_game(table))


ROW = Row(
    "tavern game",
    {
        **plain.ROW.cells,
        Event.TURN_RUNS_OUT: shown(
            "Who does not choose in time plays with what they have; turns are as in any game.",
            f"{GAMES}::test_whoever_does_not_choose_in_time_plays_with_what_they_have",
            "e2e/match/test_clocks.py::test_what_is_safe_is_banked_and_what_is_late_is_told",
        ),
        Event.CHANNEL_DELETED: shown(
            "A table at which dice are chosen is closed; a game goes on elsewhere.",
            f"{GAMES}::test_a_table_is_closed_when_somebody_leaves_or_its_channel_goes",
            "e2e/tables/test_relocation.py::test_show_brings_a_game_whose_channel_was_deleted",
        ),
        Event.RULE_CHANGED: apart("The tavern plays by the kingdom's rules alone, which ship."),
        Event.PROCESS: shown(
            "A wager passes a die on once, and only while it is owned.",
            "integration/storage/tavern/test_tavern.py"
            "::test_a_wager_passes_a_die_on_once_and_only_while_it_is_owned",
            "integration/storage/match/test_finish.py"
            "::test_two_processes_finishing_at_once_lose_no_update",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "Dice that are chosen too late are told to be settled.",
            f"{GAMES}::test_whoever_does_not_choose_in_time_plays_with_what_they_have",
        ),
        Event.REMATCH: shown(
            "It is on the same terms without the wager, and dice are chosen anew.",
            "unit/match/loadouts/test_loadout.py"
            "::test_another_game_has_the_same_terms_without_a_wager",
            f"{GAMES}::test_a_game_is_looked_at_again_and_played_once_more",
        ),
        Event.EIGHT_PLAYERS: apart("Two play in the tavern."),
        Event.TIE: apart("The first to bank the target wins alone."),
        Event.LAST_ROUND: apart("Its rules have none: the first to bank the target wins."),
    },
    begin,
)
