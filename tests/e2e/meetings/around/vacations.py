"""Vacations from slow games."""

from bot.features.settings.model import PreferenceTopic
from bot.features.vacations.buttons import VacationMenu
from tests.e2e.meetings.around.private import PRIVATE
from tests.e2e.meetings.cells import Event, Row, apart, played, shown
from tests.e2e.meetings.outcomes import both, can_be_pressed, polite
from tests.e2e.meetings.scene import Scene, newest_game
from tests.support.e2e.messages.panel import preferences
from tests.support.e2e.reading import told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.storage.stores import Storage

HOURS = 48


async def begin(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada be about to take a vacation from her slow game; she also does elsewhere."""
    await table.begin(pace="slow")
    panel = await preferences(table, table.ada, PreferenceTopic.VACATION)

    async def take(storage: Storage) -> None:
        await storage.vacations.begin(table.ada.id, HOURS, _now(table))

    return Scene(
        table,
        cup,
        table.ada,
        shown=panel,
        saves=VacationMenu,
        choice=str(HOURS),
        elsewhere=take,
    )


async def begin_away(table: Table, cup: ScriptedCup) -> Scene:
    """Let Ada be on vacation from her slow game, in which it is her turn."""
    await table.begin(pace="slow")
    await (await preferences(table, table.ada)).take_vacation(HOURS)
    return Scene(table, cup, table.ada, (table.ben,), newest_game(table))


async def clock_stands(scene: Scene) -> None:
    """Assert that they are on vacation, and that the clock of their turn stands as long."""
    left = (await scene.match()).presence.stands_until
    assert left is not None
    assert left > _now(scene.table)
    stands = say("turn-vacation", name="Ada", when=f"<t:{left}:f>")
    polite(await scene.others[0].slash(scene.channel, "farkle show"))
    assert stands in scene.table.board()


async def is_refused(scene: Scene) -> None:
    """Assert that whoever is on vacation begins no other."""
    until = _now(scene.table) + HOURS * 3600
    sentence = told(await scene.press_saving())
    assert sentence == say("refusal-on-vacation", when=f"<t:{until}:R>")


async def is_away(scene: Scene) -> None:
    """Assert that they are on vacation."""
    assert scene.table.bot.features.vacations.vacations.is_away(scene.struck.id)


def _now(table: Table) -> int:
    return int(table.env.now().timestamp())


ROW = Row(
    "vacations",
    {
        **PRIVATE,
        Event.TURN_RUNS_OUT: shown(
            "The clock of a turn stands until it ends; a turn that has begun to run out goes on.",
            "unit/features/vacations/test_service.py::test_the_clock_of_a_turn_stands_until_the_vacation_ends",
            "unit/features/vacations/test_service.py::test_a_turn_that_has_begun_to_run_out_goes_on",
        ),
        Event.BANK_EMPTY: shown(
            "A bank stands with its clock.",
            "unit/features/vacations/test_service.py"
            "::test_the_clock_of_a_turn_stands_until_the_vacation_ends",
            "integration/storage/vacations/test_vacations.py"
            "::test_banks_and_vacations_come_back_with_the_match",
        ),
        Event.RESIGNATION: shown(
            "Others who leave do not shorten it.",
            "unit/features/vacations/test_service.py::test_others_who_leave_do_not_shorten_it",
        ),
        Event.STAND_IN_COMES: shown(
            "A stand-in plays on.",
            "unit/features/vacations/test_service.py::test_a_stand_in_plays_on",
        ),
        Event.RESTART: shown(
            "A restart changes nothing and gives no time twice.",
            "unit/features/vacations/test_trouble.py::test_a_restart_changes_nothing_and_gives_no_time_twice",
            "unit/features/vacations/test_trouble.py::test_what_a_crash_has_left_undone_is_done_at_the_next_start",
        ),
        Event.DOWN_TIME: shown(
            "Down time is given back only to a clock that ran.",
            "integration/storage/vacations/test_vacations.py::test_down_time_is_given_back_only_to_a_clock_that_ran",
        ),
        Event.LEAVING: played(
            "Their vacation goes on: once they are back the clock of their turn still stands.",
            clock_stands,
            begin_away,
        ),
        Event.CHANNEL_DELETED: played(
            "The game waits for its players elsewhere, and the clock still stands.",
            clock_stands,
            begin_away,
        ),
        Event.RULE_CHANGED: apart("A game keeps its clock."),
        Event.SETTING_CHANGED: apart("It counts in slow games, and a game keeps its pace."),
        Event.TWO_PRESSES: shown(
            "Two presses at once begin one.",
            "integration/storage/vacations/test_vacations.py::test_two_presses_at_once_begin_one",
        ),
        Event.FORM_LEFT_OPEN: shown(
            "What cannot be taken is refused.",
            "unit/features/vacations/test_trouble.py::test_what_cannot_be_taken_is_refused",
        ),
        Event.SERVER_DELETED: apart("It is the person's own, on every server."),
        Event.PROCESS: played(
            "Who is on vacation already by another process begins no other.", is_refused
        ),
        Event.DATABASE_AWAY: played(
            "A vacation that was not saved has not begun, and can be chosen again.",
            both(can_be_pressed, is_away),
        ),
    },
    begin,
)
