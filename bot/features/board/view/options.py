"""The options of a roll: every selection that scores, for the player on turn alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.engine import Positions, Reason, Selection, State, places_to_keep, write_faces
from bot.features.board.buttons import OptionButton
from bot.features.board.view.gifts import gift
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import LIVELY, Layout, paragraphs, rows, rule, text
from bot.kit.components.parts import Button, ButtonStyle
from bot.kit.game.choice import DiceChoice, weigh
from bot.kit.game.combinations import combination_text
from bot.kit.game.dice_names import names_of_roll
from bot.kit.game.table_dice import roll_beside, roll_line
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.service.presses import board_link

MOST_OPTIONS: Final = 24
"""How many selections are shown, best first: with their rows they fit into one message."""

NOT_BANKED: Final = {
    Reason.BELOW_MINIMUM: "options-below-minimum",
    Reason.BELOW_OPENING: "options-below-opening",
    Reason.OVER_TARGET: "options-over-target",
    Reason.HOT_DICE_MUST_ROLL: "options-must-roll",
}
"""What is said of a selection with which the turn cannot be banked."""


@dataclass(frozen=True, slots=True)
class SelectionOption:
    """A selection that scores, and what follows from choosing it."""

    selection: Selection
    choice: DiceChoice

    @property
    def points(self) -> int:
        """Return what it adds to the turn."""
        return self.choice.points - self.choice.state.points


def options_of(state: State, chosen: Positions = ()) -> list[SelectionOption]:
    """Return every selection of faces that scores, best first.

    Which of equal dice are kept is as `chosen`, if these are such a selection.
    """
    own = tuple([state.roll[place] for place in chosen])
    options = [
        SelectionOption(
            kept, weigh(state, chosen if kept.faces == own else places_to_keep(state, kept))
        )
        for kept in state.table.roll(state.roll).selections
    ]
    return sorted(options, key=lambda option: -option.points)


def options_card(
    match: Match, chosen: Positions, texts: Texts, faces: DiceFaces, *, note: str = ""
) -> Layout:
    """Return what scores in the roll of `match`, each with a button that chooses it on the board.

    The dice at the places `chosen` are chosen already. `note` is said first.
    """
    state, names = match.state, names_of_roll(match, texts)
    options = options_of(state, chosen)
    shown = options[:MOST_OPTIONS]
    more = len(options) - len(shown)
    return Layout(
        paragraphs(
            texts("options-title"),
            note,
            roll_line(state.roll, chosen, texts, faces, names, state.dice),
        ),
        *roll_beside(state.roll, chosen, faces, state.dice),
        rule(),
        paragraphs(*[_line(match, option, texts) for option in shown]),
        paragraphs(
            texts("score-more", count=more) if more else "",
            texts("options-equal-dice") if names else "",
            _chosen_line(match, shown, chosen, texts),
        ),
        *rows(_buttons(match, shown, chosen, texts)),
        colour=LIVELY,
    )


def no_options_card(match: Match, why: str, texts: Texts) -> Layout:
    """Return `why` there is nothing to choose any more, and the way to the board."""
    link = board_link(match) if match.is_open else ""
    return Layout(text(f"{why} [{texts('button-open-board')}]({link})" if link else why))


def _line(match: Match, option: SelectionOption, texts: Texts) -> str:
    """Return an option with its points, what makes them, and what the rules say of it."""
    row = texts(
        "score-row",
        dice=_dice(option),
        points=option.selection.score.points,
        combinations=combination_text(option.selection.score, texts),
    )
    return " · ".join([row, *_marks(match, option.choice, texts)])


def _marks(match: Match, choice: DiceChoice, texts: Texts) -> Iterator[str]:
    if choice.bonus:
        yield texts("options-bonus", points=choice.bonus)
    if choice.is_hot:
        yield texts("options-hot")
    if choice.bank_refused is not None:
        yield texts(NOT_BANKED[choice.bank_refused])
    elif gift(choice) is not None:
        yield texts("options-given", rule=match.setup.rules.overshoot)


def _chosen_line(
    match: Match, options: list[SelectionOption], chosen: Positions, texts: Texts
) -> str:
    """Return what is chosen on the board, or that an option can be."""
    for option in options:
        if option.choice.places == chosen:
            return texts("options-chosen", dice=_dice(option), points=option.points)
    return texts("options-press" if match.has_board else "options-press-here")


def _buttons(
    match: Match, options: list[SelectionOption], chosen: Positions, texts: Texts
) -> Iterator[Button]:
    for option in options:
        is_chosen = option.choice.places == chosen
        places = sum(1 << place for place in option.choice.places)
        yield board_button(
            OptionButton(match.id, match.version, places),
            texts(
                "button-option-chosen" if is_chosen else "button-option",
                dice=_dice(option),
                points=option.points,
            ),
            style=ButtonStyle.SUCCESS if is_chosen else ButtonStyle.SECONDARY,
        )
    if not match.has_board:
        yield board_button(OptionButton(match.id, match.version, 0), texts("button-options-back"))


def _dice(option: SelectionOption) -> str:
    return " ".join(write_faces(option.selection.faces))
