"""Games that are over, and boards that are elsewhere now."""

from dataclasses import replace

from bot.advice.level import Level
from bot.features.board.view.ended.finished import afterwards_card
from bot.features.board.view.plain import plain_match
from bot.features.tables.view.moved import moved_layout
from bot.kit.components.layout import Layout
from bot.kit.game.match_views import ShownMatch
from bot.match.model.match import Person, Place, opponent
from bot.match.model.phases import Rematch
from bot.match.results.ratings import RatingChange
from bot.wiring import MATCH_VIEWS
from tests.support.matches.match_layout import match_layout
from tests.support.matches.phases import with_rematch
from tests.support.scenes.samples import FOUR, ONE_ONE, RULES, SCORELESS, shown
from tests.support.scenes.tables import (
    ANN,
    BEN,
    PICTURES,
    TAVERN,
    Table,
    bank,
    english,
    resign,
    roll,
)


def _rematch(*seats: int, people: tuple[Person, ...] = (ANN, BEN)) -> Layout:
    """Return the board of a finished game whose `seats` want another."""
    match = Table(people=people).play(*[resign(seat) for seat in range(1, len(people))]).match()
    wanted = with_rematch(match, Rematch(seats, until=1_700_000_900))
    return match_layout(wanted, (), english(), PICTURES)


def end_scenes() -> dict[str, Layout]:
    one_turn = replace(RULES["ten_turns"], turns=1)
    six_wins = replace(TAVERN, scoring=replace(TAVERN.scoring, six="win"))
    team = Table(people=FOUR, teams=2).with_totals(3950, 3000)
    return {
        "afterwards": afterwards_card(77, english()),
        "finished_won": shown(Table().with_totals(3950, 1200).play(ONE_ONE, bank(0))),
        "finished_shared": shown(Table(one_turn).play(ONE_ONE, bank(0), ONE_ONE, bank(0))),
        "finished_resigned": shown(Table().with_totals(300, 1200).play(resign(1))),
        "finished_nobody": shown(Table(people=(ANN,)).play(resign(0))),
        "finished_by_roll": shown(Table(six_wins).play(roll(4, 4, 4, 4, 4, 4))),
        "finished_by_farkle": shown(Table(one_turn).play(ONE_ONE, bank(0), SCORELESS)),
        "finished_team": shown(team.play(ONE_ONE, bank(0))),
        "finished_rematch_wanted": _rematch(0),
        "finished_rematch_wanted_by_several": _rematch(0, 2, people=FOUR),
        "finished_rematch_begun": _rematch(0, 1),
        "finished_race": MATCH_VIEWS.layout(
            ShownMatch(_long().match(), (), english(), PICTURES, pictured=True)
        ),
        "finished_rated": match_layout(
            replace(
                Table().with_totals(3950, 3500).play(ONE_ONE, bank(0)).match(),
                rated=True,
                ratings=(
                    RatingChange(ANN.user_id, 1512, 1531),
                    RatingChange(BEN.user_id, 1498, 1479),
                ),
            ),
            (),
            english(),
            PICTURES,
        ),
        "moved": _moved(Table().match().place),
        "moved_elsewhere": _moved(Place(500, 601)),
        "moved_ended": _moved(Table().match().place, is_over=True),
        "parked": _parked(),
        "plain_playing": plain_match(Table().play(ONE_ONE).match(), (0,), english()),
        "plain_finished": plain_match(
            Table().with_totals(300, 1200).play(resign(1)).match(), (), english()
        ),
    }


def _long() -> Table:
    """Return a game of five rounds that Ann has won."""
    five_turns = replace(RULES["ten_turns"], turns=5)
    return Table(five_turns).play(*[ONE_ONE, bank(0), SCORELESS] * 5)


def _moved(place: Place, *, is_over: bool = False) -> Layout:
    """Return what the old board shows once a message at `place` shows the game, or its end."""
    match = Table().match()
    newer = Table().with_totals(300, 1200).play(resign(1)).match() if is_over else match
    return moved_layout(match, replace(newer, place=place, message_id=701), english())


def _parked() -> Layout:
    """Return what is left of the board of a game that has made room for others."""
    match = Table(people=(ANN, opponent(Level.PERFECT))).match()
    return moved_layout(match, replace(match, parked=True, message_id=None), english())
