"""A puzzle that is to be answered: a board with nobody else at it."""

from collections.abc import Iterator

from bot.engine import Positions
from bot.features.board.view.choice import explain, roll_label, total, worth
from bot.features.board.view.gifts import bank_text, gift_lines
from bot.features.puzzles.buttons import GiveUpButton, PuzzleBank, PuzzleDie, PuzzleRoll
from bot.features.puzzles.model.outcome import Setting
from bot.features.puzzles.model.panel import number_of
from bot.features.puzzles.model.task import PuzzleTask
from bot.features.puzzles.view.navigation import navigation, next_button
from bot.features.puzzles.view.position import drawn, head, odds_lines, roll_and_aside
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import LIVELY, Layout, paragraphs, rows, rule
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.choice import DiceChoice, weigh
from bot.kit.game.table_dice import dice_as_buttons, roll_beside
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def puzzle_card(setting: Setting, chosen: Positions, texts: Texts, faces: DiceFaces) -> Layout:
    """Return the puzzle of `setting` with the dice at the places `chosen` as the answer so far."""
    task, match = setting.task, drawn(setting.task, texts)
    choice = weigh(task.state, chosen)
    return Layout(
        head(task, match, texts),
        rule(),
        paragraphs(
            *roll_and_aside(match, chosen, texts, faces),
            *odds_lines(match, texts, bars=not faces.tells),
            *worth(choice, texts),
            total(choice, texts),
            *(explain(choice, texts) if chosen else [texts("puzzle-question")]),
            *gift_lines(match, choice, texts),
        ),
        *roll_beside(task.state.roll, chosen, faces),
        *rows(_dice(task, match, chosen, texts, faces)),
        *rows(_answers(task, match, choice, texts)),
        rule(),
        paragraphs(*_standing(setting, texts)),
        *navigation(
            [next_button(task, texts, first=False), _give_up(task, texts)],
            task,
            setting.own,
            setting.rulesets,
            texts,
        ),
        colour=LIVELY,
    )


def _standing(setting: Setting, texts: Texts) -> Iterator[str]:
    """Yield what the answer would count for."""
    solver = setting.solver
    if setting.task.panel.own:
        yield texts("puzzle-own-unrated")
    elif setting.is_again:
        yield texts("puzzle-again")
    elif not setting.task.panel.is_rated:
        yield texts("puzzle-theme-unrated")
    elif solver.answered:
        yield texts("puzzle-rating", rating=solver.rating.points, streak=solver.streak)
    else:
        yield texts("puzzle-first", rating=solver.rating.points)


def _dice(
    task: PuzzleTask, match: Match, chosen: Positions, texts: Texts, faces: DiceFaces
) -> Iterator[Button]:
    number, about = number_of(task.puzzle.id), task.panel.write()
    return dice_as_buttons(
        match, chosen, lambda place: PuzzleDie(number, place, about), texts, faces
    )


def _answers(task: PuzzleTask, match: Match, choice: DiceChoice, texts: Texts) -> Iterator[Button]:
    number, about = number_of(task.puzzle.id), task.panel.write()
    keeps = choice.score is not None
    yield board_button(
        PuzzleBank(number, about),
        bank_text(match, choice, texts) if keeps else texts("button-bank"),
        style=ButtonStyle.SUCCESS,
        disabled=choice.bank_refused is not None,
    )
    yield board_button(
        PuzzleRoll(number, about),
        roll_label(choice, texts),
        style=ButtonStyle.PRIMARY,
        disabled=not choice.to_roll,
    )


def _give_up(task: PuzzleTask, texts: Texts) -> Button:
    """Return the button that shows the answer, which stands apart from those that give one."""
    button = GiveUpButton(number_of(task.puzzle.id), task.panel.write())
    return board_button(button, texts("button-puzzle-give-up"))
