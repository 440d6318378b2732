"""The position of a puzzle, as on a board: the players, the roll, and what is at risk."""

from collections.abc import Iterator

from bot.engine import Positions
from bot.features.puzzles.model.task import Task
from bot.kit.components.layout import paragraphs
from bot.kit.components.parts import TextDisplay
from bot.kit.game.people import score_lines
from bot.kit.game.rulesets import progress, ruleset_name
from bot.kit.game.table_dice import aside_lines, roll_line
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def drawn(task: Task, texts: Texts) -> Match:
    """Return the position as a match of the reader."""
    return task.match(texts("puzzle-you"))


def head(task: Task, match: Match, texts: Texts) -> TextDisplay:
    """Return which puzzle it is, the rules, and the players with their scores."""
    ruleset = ruleset_name(match.setup.rules.name, texts)
    return paragraphs(
        _title(task, ruleset, texts), progress(match.state, texts), score_lines(match, texts)
    )


def roll_and_aside(
    match: Match, chosen: Positions, texts: Texts, faces: DiceFaces
) -> Iterator[str]:
    """Yield the roll, the `chosen` dice marked, and what is set aside."""
    yield roll_line(match.state.roll, chosen, texts, faces)
    yield from aside_lines(match, texts, faces)


def _title(task: Task, ruleset: str, texts: Texts) -> str:
    if task.panel.day is not None:
        return texts("puzzle-title-day", day=texts.day(task.panel.day), ruleset=ruleset)
    if task.match_id is not None:
        return texts("puzzle-title-own", game=str(task.match_id), ruleset=ruleset)
    return texts("puzzle-title", ruleset=ruleset)
