"""Games as watchers see them, and the board of the best guessers."""

from dataclasses import replace

from bot.advice.choices import Basis
from bot.engine import Bank
from bot.features.board.view.table_menu import more_card
from bot.features.watching.buttons import WatchButton
from bot.features.watching.model.guessing import GuessBoard, GuesserRow
from bot.features.watching.model.scene import LATE, Chances, LiveFigures, Opinion, Scene
from bot.features.watching.view.guessing import guessers_card
from bot.features.watching.view.watch import closed_view, nothing_on_card, watch_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Match
from bot.match.model.phases import Closed, Closing
from tests.support.scenes.samples import EIGHT, FOUR, ONE_ONE, STRAIGHT
from tests.support.scenes.tables import ANN, BEN, HOSTILE, PICTURES, Table, english
from tests.support.solver.solved import advice

CLEO = 1099
UNTIL = 1_795_000_000
NOW = Chances((0.5312, 0.4688), Basis.SOLVED, 0)
AGO = Chances((0.61, None, None, None), Basis.ESTIMATED, LATE)


def _card(match: Match, **changes: object) -> Layout:
    """Return what Cleo sees of `match` in a view that follows it."""
    until = UNTIL if match.is_open else None
    scene = Scene(match, guesses={}, follows_until=until)
    scene = replace(scene, **changes)  # type: ignore[arg-type] # as replace
    return watch_card(scene, CLEO, english(), PICTURES)


def _opinion(match: Match, *, cost: float) -> Opinion:
    """Return what the coach says of whoever banked the first 1."""
    return Opinion(match, Bank((0,)), advice(match.state).best, cost, Basis.SOLVED)


def watching_scenes() -> dict[str, Layout]:
    begun, first = Table().match(), Table().play(ONE_ONE).match()
    late = Table().with_totals(2000, 1500).play(ONE_ONE).match()
    four, eight = Table(people=FOUR).play(STRAIGHT).match(), Table(people=EIGHT).match()
    hostile = Table(people=(ANN, HOSTILE)).match()
    over = Table().with_totals(3950, 1500).play(ONE_ONE, (Bank((0,)), ())).match()
    closed = replace(late, phase=Closed(0, Closing.ENDED))
    judged = LiveFigures(replace(NOW, turns_ago=LATE), _opinion(first, cost=0.041), held_back=True)
    row = GuesserRow(1, ANN, points=12, right=18, guesses=24)
    other = GuesserRow(2, BEN, points=1, right=3, guesses=5)
    own = GuesserRow(14, HOSTILE, points=-3, right=1, guesses=5)
    return {
        "more_watch": more_card(begun, CLEO, english(), watch=WatchButton(begun.id)),
        "watch_begun": _card(begun, figures=LiveFigures(NOW)),
        "watch_turn": _card(first, figures=LiveFigures(NOW), guesses={CLEO: 1, 7: 0}),
        "watch_held_back": _card(first, figures=LiveFigures(held_back=True)),
        "watch_coach": _card(late, figures=judged, guesses={CLEO: 1, 7: 0, 8: 0}),
        "watch_coach_right": _card(
            late, figures=replace(judged, opinion=_opinion(first, cost=0)), guesses=None
        ),
        "watch_four": _card(four, figures=LiveFigures(AGO, held_back=True)),
        "watch_eight": _card(eight, tv=True),
        "watch_hostile": _card(hostile, guesses={CLEO: 1}),
        "watch_still": _card(late, follows_until=None),
        "watch_crowded": _card(late, follows_until=None, crowded=True),
        "watch_finished": _card(over, guesses={CLEO: 0, 7: 0, 8: 1}),
        "watch_finished_wrong": _card(over, guesses={CLEO: 1}),
        "watch_closed": _card(closed, guesses={CLEO: 1}),
        "watch_tv_over": _card(over, tv=True),
        "watch_tv_next": _card(replace(begun, id=7), tv=True, before=over),
        "watch_nothing_on": nothing_on_card(english()),
        "watch_lost": closed_view(english()("refusal-watching-lost")),
        "guessers": guessers_card(GuessBoard(1, 2, (row, other), own), english()),
        "guessers_none": guessers_card(GuessBoard(1, 1, (), None), english()),
    }
