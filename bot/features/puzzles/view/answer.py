"""The answer to a puzzle, explained as a hint is, and what came of it."""

from collections.abc import Iterator
from typing import Final

from bot.advice.choices import Advice, Choice
from bot.advice.puzzle import Answer
from bot.features.analysis.buttons import ReplayButton
from bot.features.analysis.view.hint import best_lines, choice_lines, figures_lines
from bot.features.puzzles.buttons import SharePuzzleButton
from bot.features.puzzles.model.outcome import PuzzleOutcome
from bot.features.puzzles.model.records import DayResult, Kept
from bot.features.puzzles.model.task import PuzzleTask
from bot.features.puzzles.view.navigation import navigation, next_button
from bot.features.puzzles.view.position import drawn, head, roll_and_aside
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, CALM, Layout, paragraphs, rule
from bot.kit.components.parts import Button, Part
from bot.kit.game.dice_names import names_of_roll
from bot.kit.game.moves import move_text
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

MOST_CHOICES: Final = 8
"""How many choices are listed, best first; that of the person comes after them if need be."""


def answer_card(outcome: PuzzleOutcome, texts: Texts, faces: DiceFaces) -> Layout:
    """Return what is best, why, what the person's own answer gives away, and what it counted."""
    task, match = outcome.task, drawn(outcome.task, texts)
    return Layout(
        head(task, match, texts),
        paragraphs(*roll_and_aside(match, (), texts, faces)),
        rule(),
        paragraphs(texts(_verdict(outcome)), *_explained(outcome, match, texts)),
        rule(),
        *_figures(outcome, match, texts),
        paragraphs(*_told(outcome, texts)),
        *navigation(_onward(outcome, texts), task, outcome.own, outcome.rulesets, texts),
        colour=BRIGHT if outcome.is_right else CALM,
    )


def _verdict(outcome: PuzzleOutcome) -> str:
    if outcome.given is None:
        return "puzzle-shown"
    return "puzzle-right" if outcome.is_right else "puzzle-wrong"


def _explained(outcome: PuzzleOutcome, match: Match, texts: Texts) -> Iterator[str]:
    """Yield the best choice and why it is the best, and what the person's own one gives away."""
    task, advice = outcome.task, outcome.advice
    if advice is None:
        yield texts("hint-best", choice=_words(task, task.puzzle.best, texts))
        yield texts("puzzle-margin", games=_games(task.puzzle.margin))
    else:
        yield from best_lines(match, advice, texts)
    if outcome.given is not None and not outcome.is_right:
        choice = _words(task, outcome.given, texts)
        loss = _loss(task, outcome.given, advice)
        if loss is None:
            yield texts("puzzle-yours", choice=choice)
        else:
            yield texts("puzzle-yours-loses", choice=choice, games=_games(loss))


def _loss(task: PuzzleTask, given: Answer, advice: Advice | None) -> float | None:
    """Return how much less often an answer wins than the best; None where that is not known."""
    if advice is None:
        losses = {temptation.answer: temptation.loss for temptation in task.puzzle.temptations}
        return losses.get(given)
    own, best = _choice(task, given, advice), advice.best
    return None if own is None or own.win is None or best.win is None else best.win - own.win


def _choice(task: PuzzleTask, given: Answer, advice: Advice) -> Choice | None:
    return next(
        (choice for choice in advice.choices if Answer.of(task.state, choice.move) == given), None
    )


def _figures(outcome: PuzzleOutcome, match: Match, texts: Texts) -> Iterator[Part]:
    """Yield the choices with their figures, where these are known."""
    advice = outcome.advice
    if advice is None:
        return
    listed = advice.choices[:MOST_CHOICES]
    given = None if outcome.given is None else _choice(outcome.task, outcome.given, advice)
    yield paragraphs(texts("hint-choices"), *choice_lines(match, listed, texts))
    if given is not None and given not in listed:
        place = advice.choices.index(given) + 1
        [line] = choice_lines(match, [given], texts, first=place)
        yield paragraphs(line)
    yield paragraphs(*figures_lines(advice, texts))
    yield rule()


def _told(outcome: PuzzleOutcome, texts: Texts) -> Iterator[str]:
    """Yield what tempts, what the puzzle is about, how people do, and what it counted."""
    task, kept = outcome.task, outcome.kept
    tempting = task.puzzle.temptations[0]
    if outcome.given == tempting.answer:
        yield texts("puzzle-tempted", takers=tempting.takers)
    else:
        yield texts("puzzle-tempting", choice=_words(task, tempting.answer, texts))
        yield texts("puzzle-takers", takers=tempting.takers, games=_games(tempting.loss))
    themes = [texts(f"puzzle-theme-{theme}") for theme in task.puzzle.themes]
    yield texts("puzzle-about", themes=texts.listed(themes))
    if kept is None:
        yield texts("puzzle-own-solved" if outcome.is_right else "puzzle-own-stays")
    else:
        yield from _counted(kept, texts, is_rated=task.panel.is_rated)
    if outcome.day is not None and kept is not None:
        yield from _of_day(outcome.day, kept, texts)
    elif outcome.is_late and kept is not None and kept.fresh:
        yield texts("puzzle-day-over")


def _counted(kept: Kept, texts: Texts, *, is_rated: bool) -> Iterator[str]:
    tried, solver = kept.tried, kept.solver
    if tried.answered:
        yield texts(
            "puzzle-people",
            solved=tried.solved,
            answered=tried.answered,
            rating=tried.rating.points,
        )
    if not kept.fresh or not is_rated:
        yield texts("puzzle-theme-unrated" if kept.fresh else "puzzle-not-again")
        return
    change = kept.after - kept.before
    key = "puzzle-gained" if change >= 0 else "puzzle-lost"
    gained = texts(key, points=abs(change))
    yield texts("puzzle-new-rating", rating=kept.after, change=gained)
    yield texts("puzzle-streak", streak=solver.streak, best=solver.best_streak)


def _of_day(day: DayResult, kept: Kept, texts: Texts) -> Iterator[str]:
    yield texts("puzzle-day-people", solvers=day.solvers, players=day.players)
    yield texts("daily-streak", days=kept.solver.days, best=kept.solver.best_days)


def _onward(outcome: PuzzleOutcome, texts: Texts) -> Iterator[Button]:
    task = outcome.task
    yield next_button(task, texts, first=True)
    if outcome.day is not None:
        share = SharePuzzleButton(outcome.day.day.toordinal())
        yield board_button(share, texts("button-share"))
    if task.match_id is not None:
        yield board_button(ReplayButton(task.match_id, task.step), texts("button-replay"))


def _words(task: PuzzleTask, answer: Answer, texts: Texts) -> str:
    names = names_of_roll(drawn(task, texts), texts)
    return move_text(task.state, answer.move(task.state), texts, names)


def _games(share: float) -> float:
    """Return a share of games as games of a hundred."""
    return round(100 * share, 1)
