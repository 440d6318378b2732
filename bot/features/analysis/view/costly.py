"""The costly decisions of a review, one at a time: the board as it was, and the two choices."""

from collections.abc import Iterator

from bot.advice.review import Decision, Review
from bot.features.analysis.buttons import DecisionButton, ReplayButton
from bot.features.analysis.view.moments import cost_text
from bot.features.analysis.view.worth import two_choices
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import paragraphs, row
from bot.kit.components.parts import ActionRow, Button, Part
from bot.kit.game.people import name_of
from bot.kit.game.race import race_lines
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.replay import Replay


def costly_parts(
    replay: Replay, review: Review, number: int, texts: Texts, faces: DiceFaces
) -> Iterator[Part]:
    """Yield the costly decision `number` (1 is the worst; the nearest that there is), and buttons.

    There is a sentence instead where no decision cost anything.
    """
    number = min(max(number, 1), len(review.costliest))
    if not number:
        yield paragraphs(texts("review-nothing-lost"))
        yield row([_replay_from(replay, 0, texts("button-replay"))])
        return
    decision = review.costliest[number - 1]
    yield paragraphs(*_told(replay, review, number, texts, faces))
    yield from _turning(replay, number, len(review.costliest), texts)
    see = texts("button-see-decision", number=number)
    whole = texts("button-replay")
    yield row([_replay_from(replay, decision.step, see), _replay_from(replay, 0, whole)])


def _told(
    replay: Replay, review: Review, number: int, texts: Texts, faces: DiceFaces
) -> Iterator[str]:
    """Yield whose decision it was, the scores, the dice, and the two choices below each other."""
    decision = review.costliest[number - 1]
    match = replay.at(decision.step)
    state = match.state
    yield texts("review-costly")
    yield _heading(replay, review, decision, number, texts)
    yield from race_lines(match, texts, bars=not faces.tells)
    if state.roll and not faces.tells:  # the choices tell the dice in digits
        yield faces.roll(state.roll)
    if state.points:
        yield texts("turn-total", points=state.points)
    yield from two_choices(match, decision, review.basis, texts)


def _heading(replay: Replay, review: Review, decision: Decision, number: int, texts: Texts) -> str:
    return texts(
        "review-decision",
        number=number,
        of=len(review.costliest),
        name=name_of(replay.match, decision.seat, texts),
        turn=decision.round,
        cost=cost_text(decision.cost, review.basis, texts),
    )


def _turning(replay: Replay, number: int, of: int, texts: Texts) -> Iterator[ActionRow]:
    """Yield the buttons that lead to the others, if there are any; both keep their places."""
    if of == 1:
        return
    goals = ((number - 1, "button-previous-decision"), (number + 1, "button-next-decision"))
    yield row(
        [
            board_button(
                DecisionButton(replay.match.id, min(max(goal, 1), of)),
                texts(key),
                disabled=not 1 <= goal <= of,
            )
            for goal, key in goals
        ]
    )


def _replay_from(replay: Replay, step: int, label: str) -> Button:
    return board_button(ReplayButton(replay.match.id, step), label)
