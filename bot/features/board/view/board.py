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
from bot.features.board.model.badge_use import farkle_waits, uses_of_badge
from bot.features.board.view.badges import badge_buttons
from bot.features.board.view.choice import explain, roll_label, total, worth
from bot.features.board.view.gifts import bank_text, gift_lines
from bot.features.board.view.head import board_head
from bot.features.board.view.presence import clock_lines, presence_buttons
from bot.features.fairness.view.seal import seal_lines
from bot.kit.components.buttons import board_button
from bot.kit.components.drawn_once import drawn_once
from bot.kit.components.layout import Layout, below_rule, paragraphs, row, rows
from bot.kit.components.parts import ActionRow, Button, ButtonStyle, TextDisplay
from bot.kit.game.choice import DiceChoice, bank_refused, weigh
from bot.kit.game.combinations import scores_line
from bot.kit.game.felt import edge
from bot.kit.game.people import name_of
from bot.kit.game.rulesets import rating_note
from bot.kit.game.rulings import ahead_lines
from bot.kit.game.story import story
from bot.kit.game.table_dice import aside_lines, dice_buttons, roll_beside, roll_lines, with_chosen
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.chances import in_percent
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.seal import takes_words


def board(
    match: Match, selection: Positions, texts: Texts, faces: DiceFaces, *, hints: bool
) -> Layout:
    """Return the board of `match`, which is being played, with the dice at `selection` chosen.

    It is read from top to bottom: whose turn it is, the game, the players, what happened, the dice,
    what the selection is worth, the dice as buttons, the actions. `hints` offers hints too.
    """
    state, fixed = match.state, _fixed_parts(match, texts, faces, hints=hints)
    choice = weigh(state, selection)
    dice = with_chosen(fixed.dice, match, choice.places, texts, faces)
    return Layout(
        fixed.head,
        *below_rule(fixed.story, *turn_lines(match, choice, texts, faces, fixed.scoring)),
        *roll_beside(state.roll, choice.places, faces, state.dice),
        *fixed.foot,
        *rows([] if farkle_waits(state) else dice),
        *_actions(match, choice, texts, fixed),
        *fixed.presence,
        colour=fixed.colour,
    )


@dataclass(frozen=True, slots=True)
class _FixedParts:
    """The parts of a board that choosing dice does not change.

    - `scoring`: what scores in the roll, for whoever looks on and learns.
    - `dice`: the buttons of the dice, none of them chosen.
    - `with_roll`: the only button beside Roll, where a turn begins; `below`: all others below the
      moves.
    - `foot`: small print of what hardly anybody needs.
    """

    head: TextDisplay
    story: str
    scoring: str
    dice: tuple[Button, ...]
    with_roll: tuple[Button, ...]
    below: tuple[ActionRow, ...]
    presence: tuple[ActionRow, ...]
    foot: tuple[TextDisplay, ...]
    colour: int


@drawn_once
def _fixed_parts(match: Match, texts: Texts, faces: DiceFaces, *, hints: bool) -> _FixedParts:
    options = board_button(OptionsButton(match.id, match.version), texts("button-options"))
    hint = board_button(HintButton(match.id, match.version), texts("button-hint"))
    may_choose = match.state.roll and not farkle_waits(match.state)
    beside = [
        *([options] if may_choose else []),
        *([hint] if hints and not _only_roll(match.state) else []),
        *more_buttons(match, texts),
    ]
    alone = not match.state.turn_begun and len(beside) == 1
    return _FixedParts(
        head=board_head(match, texts, faces, rolled=True),
        story=story(match, texts, faces, felt=True),
        scoring=scores_line(match.state.table.roll(match.state.roll), texts) if may_choose else "",
        dice=tuple(dice_buttons(match, texts, faces)),
        with_roll=tuple(beside) if alone else (),
        below=() if alone else tuple(rows(beside)),
        presence=tuple(rows(presence_buttons(match, texts))),
        foot=tuple(_foot(match, texts)),
        colour=edge(match),
    )


def _foot(match: Match, texts: Texts) -> Iterator[TextDisplay]:
    """Yield until the first roll the seal of the dice, and why a game is not rated after all."""
    lines = [*seal_lines(match, texts)]
    if match.limited and not match.state.turn_begun and match.state.round == 1:
        lines.append(texts("board-note", note=rating_note(match, texts)))
    if lines:
        yield paragraphs(*lines)


def _only_roll(state: State) -> bool:
    """Tell whether there is nothing to decide: a turn begins, and the dice must be rolled."""
    return not (state.turn_begun or state.offer or uses_of_badge(state))


def turn_lines(
    match: Match, choice: DiceChoice, texts: Texts, faces: DiceFaces, scoring: str = ""
) -> Iterator[str]:
    """Yield the points of the turn and what the selection is worth, a line each.

    `scoring` is the line that says what scores in the roll.
    """
    state = match.state
    yield from clock_lines(match, texts)
    if not state.roll:
        if not state.points:
            yield from _ahead(choice, texts)
            return
        yield texts("turn-free-roll", name=name_of(match, state.seat, texts))
        yield texts("turn-total", points=state.points)
        if choice.bank_refused is not None:
            yield bank_refused(choice, choice.bank_refused, texts)
        yield from gift_lines(match, choice, texts)
        yield from _ahead(choice, texts)
        return
    yield from roll_lines(match, choice.places, texts, faces)
    yield from aside_lines(match, texts, faces)
    yield scoring
    yield total(choice, texts)
    yield from worth(choice, texts)
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
) -> Iterator[ActionRow]:
    """Yield the buttons for what can be done, with or without dice on the table.

    Each keeps its place while dice are chosen. The labels of Roll, taking over and badges are so
    long that a phone shows only a short button beside them.
    """
    state = match.state
    if not farkle_waits(state):
        if state.turn_begun:
            yield row(_ending(match, choice, texts))
        yield row([_roll(match, choice, texts), *fixed.with_roll])
        if state.offer is not None:
            yield row([_take_over(match, state.offer, texts)])
    yield from rows(badge_buttons(match, choice.places, texts))
    yield from fixed.below


def more_buttons(match: Match, texts: Texts) -> Iterator[Button]:
    """Yield the button of the table menu, if it has anything to offer."""
    if len(match.players) > 1 or takes_words(match):
        yield board_button(MoreButton(match.id, match.version), texts("button-more"))


def _ending(match: Match, choice: DiceChoice, texts: Texts) -> Iterator[Button]:
    """Yield the button that ends the turn, after the one that chooses dice where there are any."""
    if match.state.roll:
        yield board_button(BestButton(match.id, match.version), texts("button-best"))
    yield _bank(match, choice, texts)


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
            percent=in_percent(chance),
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
