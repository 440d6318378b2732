"""The board of a game that is being played."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.engine import Offer, Positions, State, farkle_chance
from bot.features.analysis.buttons import HintButton
from bot.features.board.buttons import (
    BankButton,
    BestButton,
    MoreButton,
    OptionsButton,
    RollButton,
    TakeOverButton,
)
from bot.features.board.model.badge_use import farkle_waits
from bot.features.board.view.badges import badge_buttons
from bot.features.board.view.choice import explain, roll_label, total, worth
from bot.features.board.view.gifts import bank_text, gift_lines
from bot.features.board.view.presence import clock_lines, presence_buttons
from bot.features.fairness.view.seal import seal_lines, word_buttons
from bot.features.tavern.view.loadout import loadout_lines
from bot.kit.components.buttons import board_button
from bot.kit.components.drawn_once import drawn_once
from bot.kit.components.layout import LIVELY, Layout, paragraphs, rows, rule
from bot.kit.components.parts import ActionRow, Button, ButtonStyle, TextDisplay
from bot.kit.game.choice import DiceChoice, bank_refused, weigh
from bot.kit.game.people import name_of, score_lines
from bot.kit.game.rulings import ahead_lines
from bot.kit.game.story import story
from bot.kit.game.table_dice import aside_lines, dice_buttons, roll_beside, roll_lines, with_chosen
from bot.kit.game.variants import heading
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match


def board(
    match: Match, selection: Positions, texts: Texts, faces: DiceFaces, *, hints: bool
) -> Layout:
    """Return the board of `match`, which is being played, with the dice at `selection` chosen.

    It is read from top to bottom: the game, the players, what happened, the dice, what the
    selection is worth, the dice as buttons, the actions. `hints` offers hints too.
    """
    state, fixed = match.state, _fixed_parts(match, texts, faces, hints=hints)
    choice = weigh(state, selection)
    dice = with_chosen(fixed.dice, match, choice.places, texts, faces)
    return Layout(
        fixed.head,
        rule(),
        paragraphs(fixed.story, *turn_lines(match, choice, texts, faces)),
        *roll_beside(state.roll, choice.places, faces),
        *rows([] if farkle_waits(state) else dice),
        *rows(_actions(match, choice, texts, fixed)),
        *fixed.presence,
        colour=LIVELY,
    )


@dataclass(frozen=True, slots=True)
class _FixedParts:
    """The parts of a board that choosing dice does not change.

    - `dice`: the buttons of the dice, none of them chosen.
    - `beside_moves`: the buttons that come after the moves.
    """

    head: TextDisplay
    story: str
    dice: tuple[Button, ...]
    beside_moves: tuple[Button, ...]
    presence: tuple[ActionRow, ...]


@drawn_once
def _fixed_parts(match: Match, texts: Texts, faces: DiceFaces, *, hints: bool) -> _FixedParts:
    options = board_button(OptionsButton(match.id, match.version), texts("button-options"))
    hint = board_button(HintButton(match.id, match.version), texts("button-hint"))
    may_choose = match.state.roll and not farkle_waits(match.state)
    return _FixedParts(
        head=board_head(match, texts, rolled=True),
        story=story(match, texts, faces),
        dice=tuple(dice_buttons(match, texts, faces)),
        beside_moves=(
            *([options] if may_choose else []),
            *([hint] if hints else []),
            *word_buttons(match, texts),
            *more_buttons(match, texts),
        ),
        presence=tuple(rows(presence_buttons(match, texts))),
    )


def board_head(match: Match, texts: Texts, *, rolled: bool = False) -> TextDisplay:
    """Return the game, how far it is, and the players with their scores.

    With `rolled`, the dice are named below, with the roll.
    """
    state = match.state
    return paragraphs(
        *heading(match, texts),
        *seal_lines(match, texts),
        *loadout_lines(match, texts, rolled=rolled),
        _last_turns(state, texts) if state.final and not state.over else "",
        score_lines(match, texts),
    )


def _last_turns(state: State, texts: Texts) -> str:
    return texts("board-last-turns", seats=len(state.final or ()), best=max(state.totals))


def turn_lines(match: Match, choice: DiceChoice, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield the points of the turn and what the selection is worth, a line each."""
    state = match.state
    yield from clock_lines(match, texts)
    name = name_of(match, state.seat, texts)
    if not state.roll:
        if not state.points:
            yield texts("turn-begins", name=name)
            yield from _ahead(choice, texts)
            return
        yield texts("turn-free-roll", name=name)
        yield texts("turn-total", points=state.points)
        if choice.bank_refused is not None:
            yield bank_refused(choice, choice.bank_refused, texts)
        yield from gift_lines(match, choice, texts)
        yield from _ahead(choice, texts)
        return
    yield from roll_lines(match, choice.places, texts, faces)
    yield from aside_lines(match, texts, faces)
    yield from worth(choice, texts)
    yield total(choice, texts)
    yield from explain(choice, texts)
    yield from gift_lines(match, choice, texts)
    yield from _ahead(choice, texts)


def _ahead(choice: DiceChoice, texts: Texts) -> Iterator[str]:
    """Yield the rules that may decide the next roll, where there may be one."""
    if choice.to_roll:
        badges = choice.state.badges
        lent = badges is not None and badges.one_more
        yield from ahead_lines(choice.state.setup.rules, choice.to_roll, texts, lent)


def _actions(
    match: Match, choice: DiceChoice, texts: Texts, fixed: _FixedParts
) -> Iterator[Button]:
    """Yield the buttons for what can be done, with or without dice on the table."""
    if not farkle_waits(match.state):
        yield from _moves(match, choice, texts)
    yield from badge_buttons(match, choice.places, texts)
    yield from fixed.beside_moves


def more_buttons(match: Match, texts: Texts) -> Iterator[Button]:
    """Yield the button of the table menu, if there are others at the table."""
    if len(match.players) > 1:
        yield board_button(MoreButton(match.id, match.version), texts("button-more"))


def _moves(match: Match, choice: DiceChoice, texts: Texts) -> Iterator[Button]:
    """Yield the buttons that end the turn or roll again.

    Roll's label is so long that a phone shows only a short one beside it, so the other two share a
    row.
    """
    if match.state.roll:
        yield board_button(BestButton(match.id, match.version), texts("button-best"))
    if match.state.roll or match.state.points:
        yield _bank(match, choice, texts)
    yield _roll(match, choice, texts)
    if match.state.offer is not None:
        yield _take_over(match, match.state.offer, texts)


def _roll(match: Match, choice: DiceChoice, texts: Texts) -> Button:
    return board_button(
        RollButton(match.id, match.version),
        roll_label(choice, texts),
        style=ButtonStyle.PRIMARY,
        disabled=not choice.to_roll,
    )


def _take_over(match: Match, offer: Offer, texts: Texts) -> Button:
    chance = farkle_chance(match.setup.rules, offer.dice, match.state.table)
    return board_button(
        TakeOverButton(match.id, match.version),
        texts(
            "button-take",
            dice=len(offer.dice),
            points=offer.points,
            percent=float(100 * chance),
        ),
    )


def _bank(match: Match, choice: DiceChoice, texts: Texts) -> Button:
    ready = choice.score is not None or not match.state.roll
    return board_button(
        BankButton(match.id, match.version),
        bank_text(match, choice, texts) if ready else texts("button-bank"),
        style=ButtonStyle.SUCCESS,
        disabled=choice.bank_refused is not None,
    )
