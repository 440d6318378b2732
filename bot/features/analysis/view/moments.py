"""The key moments of a game as the options of a menu."""

from typing import Final

from bot.advice.choices import Basis
from bot.advice.review import Review
from bot.engine import Banked, Event, Exit, Farkled, GameOver, Given, Resigned, TimedOut
from bot.kit.components.parts import SelectOption
from bot.kit.game.people import called
from bot.kit.texts.chances import percent
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.replay import MomentKind, Replay, ReplayStep

_LEAVING: Final = {
    Exit.RESIGNED: "moment-resign",
    Exit.REMOVED: "moment-removed",
    Exit.TIMED_OUT: "moment-timed-out",
}


def moment_options(
    replay: Replay, review: Review | None, step: int, texts: Texts
) -> list[SelectOption]:
    """Return an option for each key moment; the one at `step` is chosen."""
    return [
        SelectOption(
            label=_label(replay, moment, texts),
            value=str(moment.step),
            description=_why(moment, review, texts),
            default=moment.step == step,
        )
        for moment in replay.moments(review)
    ]


def _label(replay: Replay, moment: ReplayStep, texts: Texts) -> str:
    """Return whose turn it is, and what happened in it."""
    decides = moment.kind is MomentKind.COSTLY
    ply = moment.step - (0 if decides else 1)
    turn = replay.positions[ply][0].round
    name = clean(called(replay.match.players[replay.mover(ply)], texts))
    if decides:
        return texts("moment-decides", turn=turn, name=name)
    _, events = replay.positions[moment.step]
    key, points = _happened(events)
    return texts(key, turn=turn, name=name, points=points)


def _happened(events: tuple[Event, ...]) -> tuple[str, int]:
    """Return the text for the most important of `events`, and its points."""
    for event in reversed(events):
        match event:
            case Farkled(lost=points):
                return "moment-farkle", points
            case Banked(points=points):
                return "moment-bank", points
            case Given(points=points):
                return "moment-given", points
            case TimedOut(lost=points):
                return "moment-timed-out", points
            case Resigned(why=why):
                return _LEAVING[why], 0
            case _:
                pass
    was_called = any(isinstance(event, GameOver) for event in events[:1])
    return "moment-time-called" if was_called else "moment-roll", 0


def _why(moment: ReplayStep, review: Review | None, texts: Texts) -> str | None:
    """Return why to look there, None when the label says it."""
    if review is None or moment.kind is MomentKind.END:
        return None
    if moment.kind is MomentKind.TURNING:
        before, after = review.curve[moment.step - 1], review.curve[moment.step]
        return texts("moment-turning", before=100 * before, after=100 * after)
    decision = review.decision_at(moment.step)
    assert decision is not None  # such a moment stands for a decision
    return texts("moment-cost", cost=cost_text(decision.cost, review.basis, texts))


def cost_text(cost: float, basis: Basis, texts: Texts) -> str:
    """Return what a decision lost, in the unit of the review."""
    return points_text(cost, texts) if basis is Basis.POINTS else percent(cost, texts)


def points_text(points: float, texts: Texts) -> str:
    """Return points as a whole number."""
    return texts("points", points=round(points))
