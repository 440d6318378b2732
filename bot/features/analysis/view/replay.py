"""A step of a replay: the board as it then was, what was done, and how good that was."""

import re
from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Final

from bot.advice.review import Decision, Review
from bot.engine import Bank, CallTime, Exit, Positions, Resign, Roll
from bot.features.analysis.buttons import ExportButton, MomentMenu, ReviewButton, StepButton
from bot.features.analysis.model.game_line import IMPORTED
from bot.features.analysis.view.moments import cost_text, moment_options
from bot.features.analysis.view.worth import two_choices, worths
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.parts import Button
from bot.kit.components.raw import RawComponent, walk
from bot.kit.game.dice_names import names_of_roll
from bot.kit.game.endings import outcome, why_closed
from bot.kit.game.moves import move_text
from bot.kit.game.people import name_of, score_lines
from bot.kit.game.rulesets import progress, ruleset_name
from bot.kit.game.story import LEAVING, TIME_CALLED, story
from bot.kit.game.table_dice import aside_lines, roll_lines
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.chances import percent
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Closed
from bot.match.model.replay import Replay

_LINE: Final = re.compile(r"```\n(fk1 .+)\n```")


class Way(IntEnum):
    """The buttons from step to step. Two may lead to the same step, but their ids must differ."""

    FIRST = 0
    BACK = 1
    FORWARD = 2
    LAST = 3


_LABELS: Final = {
    Way.FIRST: "button-first",
    Way.BACK: "button-back",
    Way.FORWARD: "button-forward",
    Way.LAST: "button-last",
}


def replay_card(
    replay: Replay, step: int, review: Review | None, texts: Texts, faces: DiceFaces
) -> Layout:
    """Return the replay at `step` (the last one for a later step), with its `review`.

    A game that is not in the database has its line at the end, where `line_shown` finds it.
    """
    step = min(step, replay.last)
    match = replay.at(step)
    moments = moment_options(replay, review, step, texts)
    stored = replay.match.id != IMPORTED
    return Layout(
        paragraphs(
            texts("board-title", ruleset=ruleset_name(match.setup.rules.name, texts)),
            _where(replay, step, texts),
            progress(match.state, texts),
            score_lines(match, texts),
        ),
        rule(),
        paragraphs(
            story(match, texts, faces),
            *_position(replay, step, texts, faces),
            *_done(replay, step, texts),
            *_judged(replay, step, review, texts),
        ),
        row([board_select(MomentMenu(replay.match.id), moments, texts("menu-moments"))]),
        row(_turning(replay, step, (Way.FIRST, Way.BACK, Way.FORWARD), texts)),
        row([*_turning(replay, step, (Way.LAST,), texts), *_further(replay, texts)]),
        *([] if stored else [text(f"```\n{replay.match.log}\n```")]),
    )


def line_shown(components: Iterable[RawComponent]) -> str | None:
    """Return the game's line in a message's `components`, None when there is none."""
    for component in walk(components):
        line = _LINE.fullmatch(str(component.get("content")))
        if line is not None:
            return line[1]
    return None


def _where(replay: Replay, step: int, texts: Texts) -> str:
    if replay.match.id == IMPORTED:
        return texts("replay-step-imported", step=step, of=replay.last)
    return texts("replay-step", number=str(replay.match.id), step=step, of=replay.last)


def _position(replay: Replay, step: int, texts: Texts, faces: DiceFaces) -> Iterator[str]:
    """Yield the dice on the table, the kept ones marked, and the points of the turn."""
    state, _ = replay.positions[step]
    if state.over:
        yield outcome(replay.match, texts)
        yield from _seed(replay.match, texts)
        return
    match = replay.at(step)
    if state.roll:
        yield from roll_lines(match, _kept_at(replay, step), texts, faces)
    yield from aside_lines(match, texts, faces)
    if state.roll or state.points:
        yield texts("turn-total", points=state.points)
    if step == replay.last and isinstance(replay.match.phase, Closed):
        yield why_closed(replay.match, replay.match.phase, texts)


def _seed(match: Match, texts: Texts) -> Iterator[str]:
    """Yield the seed of the dice, unless others may still play the same dice."""
    if match.seed is not None and not match.variant.shares_dice:
        yield texts("dice-seed", seed=match.seed.hex())


def _kept_at(replay: Replay, step: int) -> Positions:
    ply = replay.ply(step)
    return ply.move.keep if ply is not None and isinstance(ply.move, Roll | Bank) else ()


def _done(replay: Replay, step: int, texts: Texts) -> Iterator[str]:
    """Yield what was done in this step."""
    ply, (state, _) = replay.ply(step), replay.positions[step]
    if ply is None:
        return
    name = name_of(replay.match, replay.mover(step), texts)
    if isinstance(ply.move, CallTime):
        yield texts(TIME_CALLED)
    elif isinstance(ply.move, Resign) and ply.move.why is not Exit.RESIGNED:
        yield texts(LEAVING[ply.move.why], name=name)  # no decision of a player
    else:
        dice = names_of_roll(replay.at(step), texts)
        yield texts("replay-done", name=name, move=move_text(state, ply.move, texts, dice))


def _judged(replay: Replay, step: int, review: Review | None, texts: Texts) -> Iterator[str]:
    """Yield how likely each side was to win, and what the decision cost."""
    if review is None:
        return
    if review.curve:
        sides = (review.side, 1 - review.side)
        first, second = (name_of(replay.match, seat, texts) for seat in sides)
        win = review.curve[step]
        yield texts(
            "replay-chances",
            first=first,
            second=second,
            own=percent(win, texts),
            other=percent(1 - win, texts),
        )
    decision = review.decision_at(step)
    if decision is not None:
        yield _judgement(replay, decision, review, texts)


def _judgement(replay: Replay, decision: Decision, review: Review, texts: Texts) -> str:
    """Return that a decision was as good as the best, or its cost and what was better."""
    if not review.is_costly(decision):
        return texts("judged-best")
    match = replay.at(decision.step)
    had, _ = worths(decision, review.basis, texts)
    _, better = two_choices(match, decision, review.basis, texts)
    cost = cost_text(decision.cost, review.basis, texts)
    return "\n".join([texts("judged-cost", worth=had, cost=cost), better])


def _turning(replay: Replay, step: int, ways: Iterable[Way], texts: Texts) -> Iterator[Button]:
    """Yield the buttons that lead to other steps."""
    steps = {Way.FIRST: 0, Way.BACK: step - 1, Way.FORWARD: step + 1, Way.LAST: replay.last}
    for way in ways:
        goal = min(max(steps[way], 0), replay.last)
        yield board_button(
            StepButton(replay.match.id, way, goal),
            texts(_LABELS[way]),
            disabled=goal == step,
        )


def _further(replay: Replay, texts: Texts) -> Iterator[Button]:
    """Yield the buttons for what else can be done with the game, if it has a result."""
    if not replay.is_complete:
        return
    if replay.match.id != IMPORTED:
        yield board_button(ReviewButton(replay.match.id), texts("button-review"))
    yield board_button(ExportButton(replay.match.id), texts("button-export"))
