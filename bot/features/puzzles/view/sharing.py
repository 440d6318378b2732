"""How somebody did with the puzzle of a day, for everyone and without the answer."""

from bot.features.puzzles.buttons import DayPuzzleButton
from bot.features.puzzles.model.panel import Panel
from bot.features.puzzles.model.records import DayResult, Solver
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, row
from bot.kit.game.people import person_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Person


def shared_card(person: Person, result: DayResult, solver: Solver, texts: Texts) -> Layout:
    """Return what everyone is shown; its button sets today's puzzle to whoever presses it."""
    verdict = "puzzle-shared-right" if result.is_right else "puzzle-shared-wrong"
    is_newest = solver.last_day == result.day
    return Layout(
        paragraphs(
            texts("puzzle-shared-title", day=texts.day(result.day)),
            texts(verdict, name=person_name(person, texts)),
            texts("daily-streak", days=solver.days, best=solver.best_days) if is_newest else "",
            texts("puzzle-day-people", solvers=result.solvers, players=result.players),
        ),
        row([board_button(DayPuzzleButton(Panel().write()), texts("button-puzzle-day"))]),
        colour=BRIGHT,
    )
