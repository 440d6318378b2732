"""Where a panel of puzzles leads: to other puzzles, and to the board of the server."""

from collections.abc import Iterable, Iterator, Mapping

from bot.advice.puzzle import PuzzleTheme
from bot.engine import RuleSet
from bot.features.puzzles.buttons import (
    DayPuzzleButton,
    HowToPlayButton,
    NextPuzzleButton,
    OwnPuzzlesButton,
    PuzzleBoardButton,
    PuzzleRulesMenu,
    PuzzleThemeMenu,
)
from bot.features.puzzles.model.panel import ANY, Panel, number_of
from bot.features.puzzles.model.task import PuzzleTask
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import row, rows
from bot.kit.components.parts import ActionRow, Button, ButtonStyle, SelectOption, StringSelect
from bot.kit.game.rulesets import by_title
from bot.kit.texts.texts import Texts


def navigation(
    first: Iterable[Button],
    task: PuzzleTask,
    own: int,
    rulesets: Mapping[str, RuleSet],
    texts: Texts,
) -> Iterator[ActionRow]:
    """Yield the buttons and menus below a puzzle, after those that are to come `first`.

    `own` is how many puzzles of their own somebody has.
    """
    yield from rows([*first, *_elsewhere(task, own, texts)])
    yield row([_rules_menu(task.panel, rulesets, texts)])
    yield row([_theme_menu(task.panel, texts)])


def next_button(task: PuzzleTask, texts: Texts, *, first: bool) -> Button:
    """Return the button to the next puzzle of the kind of `task`; from that of a day, to any.

    It is what comes `first` once the puzzle is answered.
    """
    panel = Panel(task.panel.filter, own=task.panel.own)
    return board_button(
        NextPuzzleButton(number_of(task.puzzle.id), panel.write()),
        texts("button-puzzle-next"),
        style=ButtonStyle.PRIMARY if first else ButtonStyle.SECONDARY,
    )


def _elsewhere(task: PuzzleTask, own: int, texts: Texts) -> Iterator[Button]:
    panel = task.panel
    about = panel.write()
    yield board_button(
        HowToPlayButton(number_of(task.puzzle.id), about), texts("button-puzzle-rules")
    )
    yield board_button(DayPuzzleButton(about), texts("button-puzzle-day"))
    if own and not panel.own:
        yield board_button(OwnPuzzlesButton(about), texts("button-puzzle-own", puzzles=own))
    yield board_button(PuzzleBoardButton(), texts("button-puzzle-board"))


def _rules_menu(panel: Panel, rulesets: Mapping[str, RuleSet], texts: Texts) -> StringSelect:
    chosen = panel.filter.ruleset
    return board_select(
        PuzzleRulesMenu(panel.write()),
        [
            SelectOption(texts("puzzle-any-rules"), ANY, default=chosen is None),
            *[
                SelectOption(title, slug, default=slug == chosen)
                for title, slug in by_title(rulesets, texts)
            ],
        ],
    )


def _theme_menu(panel: Panel, texts: Texts) -> StringSelect:
    chosen = panel.filter.theme
    return board_select(
        PuzzleThemeMenu(panel.write()),
        [
            SelectOption(texts("puzzle-any-theme"), ANY, default=chosen is None),
            *[
                SelectOption(
                    texts(f"puzzle-theme-{theme}"),
                    theme,
                    description=texts(f"puzzle-theme-{theme}-about"),
                    default=theme is chosen,
                )
                for theme in PuzzleTheme
            ],
        ],
    )
