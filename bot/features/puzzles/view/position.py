"""The position of a puzzle, as on a board: the players, the roll, and what is at risk."""

from collections.abc import Iterator

from bot.engine import Die, Positions
from bot.features.puzzles.model.task import PuzzleTask
from bot.features.tavern.view.collection import odds_in_words
from bot.features.tavern.view.die_traits import glance_of
from bot.kit.components.layout import paragraphs
from bot.kit.components.parts import TextDisplay
from bot.kit.game.dice_names import die_name, names_of_dice
from bot.kit.game.people import name_of, score_lines
from bot.kit.game.rulesets import progress, ruleset_name
from bot.kit.game.table_dice import aside_lines, roll_lines
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def drawn(task: PuzzleTask, texts: Texts) -> Match:
    """Return the position as a match of the reader."""
    return task.match(texts("puzzle-you"))


def head(task: PuzzleTask, match: Match, texts: Texts) -> TextDisplay:
    """Return which puzzle it is, the rules, and the players with their scores."""
    ruleset = ruleset_name(match.setup.rules.name, texts)
    return paragraphs(
        _title(task, ruleset, texts),
        progress(match.state, texts),
        score_lines(match, texts),
        *_dice(match, texts),
    )


def odds_lines(match: Match, texts: Texts, *, bars: bool) -> Iterator[str]:
    """Yield how each kind of loaded dice falls, those of the reader first.

    It is shown by `bars`, or else told in figures.
    """
    for die in dict.fromkeys(die for dice in _by_side(match) for die in dice):
        if not die.is_fair:
            name = die_name(die, texts)
            if bars:
                yield glance_of(die, name, texts, bars=True)
            else:
                yield texts("die-odds-alt", die=name, odds=odds_in_words(die, texts))


def roll_and_aside(
    match: Match, chosen: Positions, texts: Texts, faces: DiceFaces
) -> Iterator[str]:
    """Yield the roll, the `chosen` dice marked, and what is set aside."""
    yield from roll_lines(match, chosen, texts, faces)
    yield from aside_lines(match, texts, faces)


def _dice(match: Match, texts: Texts) -> Iterator[str]:
    """Yield what both throw, where any of it is loaded."""
    own, other = _by_side(match)
    if not all(die.is_fair for die in (*own, *other)):
        yield texts(
            "puzzle-dice",
            own=names_of_dice(own, texts),
            name=name_of(match, 1 - match.state.seat, texts),
            other=names_of_dice(other, texts),
        )


def _by_side(match: Match) -> tuple[tuple[Die, ...], ...]:
    """Return the dice of the reader, who is on turn, and those of the other."""
    dice, seat = match.setup.dice, match.state.seat
    return dice[seat], dice[1 - seat]


def _title(task: PuzzleTask, ruleset: str, texts: Texts) -> str:
    if task.panel.day is not None:
        return texts("puzzle-title-day", day=texts.day(task.panel.day), ruleset=ruleset)
    if task.match_id is not None:
        return texts("puzzle-title-own", game=str(task.match_id), ruleset=ruleset)
    return texts("puzzle-title", ruleset=ruleset)
