"""Puzzles: set, answered, shared, and the board of a server."""

from dataclasses import replace
from datetime import date

from bot.advice.puzzle import Answer, PuzzleTheme
from bot.features.puzzles.model.outcome import PuzzleOutcome, Setting
from bot.features.puzzles.model.panel import Filter, Panel
from bot.features.puzzles.model.records import (
    NEW_SOLVER,
    BoardRow,
    DayResult,
    Kept,
    PuzzleBoard,
    PuzzleRanking,
    Solver,
    Tried,
)
from bot.features.puzzles.model.task import PuzzleTask
from bot.features.puzzles.view.answer import answer_card
from bot.features.puzzles.view.board import puzzle_board_card
from bot.features.puzzles.view.puzzle import puzzle_card
from bot.features.puzzles.view.sharing import shared_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Person
from bot.match.results.ratings import Rating
from tests.support.scenes.tables import ANN, HOSTILE, PICTURES, english, shipped_rules
from tests.support.solver.puzzles import shipped, wrong_answer
from tests.support.solver.solved import advice

RULES = shipped_rules()
DAY = date(2026, 11, 22)
EVERY_PANEL = Panel()
SOLVER = Solver(Rating(26.5, 3.1), answered=14, solved=9, streak=3, best_streak=5)


def _task(ruleset: str, *themes: PuzzleTheme, panel: Panel = EVERY_PANEL) -> PuzzleTask:
    puzzle = shipped(ruleset, *themes)
    return PuzzleTask(puzzle, puzzle.state(RULES[ruleset]), panel)


EARLY = _task("zilch", PuzzleTheme.BANKING_EARLY)
LAST = _task("classic", PuzzleTheme.FEW_DICE)
MANY = _task(
    "tavern", PuzzleTheme.LEFT_LYING, panel=Panel(Filter("tavern", PuzzleTheme.LEFT_LYING))
)
LOADED = _task("kingdom", PuzzleTheme.WHICH_DIE, PuzzleTheme.LOADED_DICE)
OF_DAY = replace(EARLY, panel=Panel(day=DAY))
OWN = replace(MANY, panel=Panel(own=True), match_id=4711, step=12)


def _setting(
    task: PuzzleTask, solver: Solver = SOLVER, *, is_again: bool = False, own: int = 2
) -> Setting:
    return Setting(task, solver, is_again, own, RULES)


def _outcome(task: PuzzleTask, given: Answer | None, *, known: bool = True) -> PuzzleOutcome:
    """Return what comes of an answer: a rating that moves, unless the puzzle is one's own."""
    right = given == task.puzzle.best
    tried = Tried(Rating(24.0, 3.5), answered=8, solved=3)
    kept = Kept(True, given, 1545, 1558 if right else 1520, 0, SOLVER, tried)
    return PuzzleOutcome(
        task=task,
        given=given,
        kept=None if task.panel.own else kept,
        day=None,
        is_late=False,
        advice=advice(task.state) if known else None,
        own=2,
        rulesets=RULES,
    )


def _late(outcome: PuzzleOutcome) -> PuzzleOutcome:
    """Return what came of a puzzle of a day that was over, and that was answered before."""
    assert outcome.kept is not None
    return replace(outcome, is_late=True, kept=replace(outcome.kept, fresh=False))


def _of_day(players: int) -> PuzzleOutcome:
    outcome = _outcome(OF_DAY, OF_DAY.puzzle.best)
    assert outcome.kept is not None
    kept = replace(
        outcome.kept,
        solver=replace(SOLVER, last_day=DAY, days=4, best_days=9),
        tried=replace(outcome.kept.tried, answered=players, solved=1),
    )
    return replace(outcome, kept=kept, day=DayResult(DAY, True, players, 1))


def _board(ranking: PuzzleRanking, number: int) -> PuzzleBoard:
    first = 10 * (number - 1)
    rows = [
        BoardRow(first + place, person, Rating(30 - place / 3, 2.0), 30 - place, 40, 12 - place)
        for place, person in enumerate((*map(_player, range(1, 10)), HOSTILE), start=1)
    ]
    own = BoardRow(27, ANN, Rating(21.0, 4.0), 4, 11, 1)
    return PuzzleBoard(ranking, number, 3, tuple(rows), own)


def _player(number: int) -> Person:
    return Person(2000 + number, f"Player {number}")


def puzzle_scenes() -> dict[str, Layout]:
    """Return every scene of puzzles, built afresh."""
    texts = english()
    chosen = (0,)
    tempted = wrong_answer(MANY.puzzle)
    far = Answer((1,), banks=True)  # there are more than eight better ones
    return {
        "puzzle_first": puzzle_card(_setting(EARLY, NEW_SOLVER, own=0), (), texts, PICTURES),
        "puzzle_chosen": puzzle_card(_setting(MANY), chosen, texts, PICTURES),
        "puzzle_again": puzzle_card(_setting(EARLY, is_again=True), (), texts, PICTURES),
        "puzzle_own": puzzle_card(_setting(OWN, own=1), (), texts, PICTURES),
        "puzzle_loaded": puzzle_card(_setting(LOADED), LOADED.puzzle.best.places, texts, PICTURES),
        "puzzle_loaded_wrong": answer_card(
            _outcome(LOADED, wrong_answer(LOADED.puzzle)), texts, PICTURES
        ),
        "puzzle_loaded_without_figures": answer_card(
            _outcome(LOADED, wrong_answer(LOADED.puzzle), known=False), texts, PICTURES
        ),
        "puzzle_of_day": puzzle_card(_setting(OF_DAY), (), texts, PICTURES),
        "puzzle_right": answer_card(_outcome(EARLY, EARLY.puzzle.best), texts, PICTURES),
        "puzzle_wrong": answer_card(_outcome(MANY, tempted), texts, PICTURES),
        "puzzle_far_off": answer_card(_outcome(LAST, far), texts, PICTURES),
        "puzzle_given_up": answer_card(_outcome(EARLY, None), texts, PICTURES),
        "puzzle_without_figures": answer_card(
            _outcome(EARLY, wrong_answer(EARLY.puzzle), known=False), texts, PICTURES
        ),
        "puzzle_far_off_without_figures": answer_card(
            _outcome(LAST, far, known=False), texts, PICTURES
        ),
        "puzzle_own_solved": answer_card(_outcome(OWN, OWN.puzzle.best), texts, PICTURES),
        "puzzle_own_stays": answer_card(_outcome(OWN, wrong_answer(OWN.puzzle)), texts, PICTURES),
        "puzzle_of_day_right": answer_card(_of_day(7), texts, PICTURES),
        "puzzle_of_day_first": answer_card(_of_day(1), texts, PICTURES),
        "puzzle_day_over": answer_card(
            _late(_outcome(OF_DAY, OF_DAY.puzzle.best)), texts, PICTURES
        ),
        "puzzle_shared": shared_card(
            HOSTILE,
            DayResult(DAY, True, 7, 3),
            replace(SOLVER, last_day=DAY, days=4, best_days=9),
            texts,
        ),
        "puzzle_shared_later": shared_card(ANN, DayResult(DAY, False, 1, 0), SOLVER, texts),
        "puzzle_board_empty": puzzle_board_card(
            PuzzleBoard(PuzzleRanking.RATING, 1, 1, (), None), texts
        ),
        "puzzle_board_rating": puzzle_board_card(_board(PuzzleRanking.RATING, 1), texts),
        "puzzle_board_streak": puzzle_board_card(_board(PuzzleRanking.STREAK, 2), texts),
    }
