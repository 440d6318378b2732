"""Boards of many people, of teams, and of those whom the bot plays."""

from dataclasses import replace

from bot.advice.level import Level
from bot.kit.components.layout import Layout
from bot.match.model.match import opponent
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.samples import EIGHT, FOUR, ONE_ONE, RULES, SCORELESS, STRAIGHT, shown
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
    roll_on,
)


def crowd_scenes() -> dict[str, Layout]:
    eight = Table(RULES["facebook"], people=EIGHT).with_totals(*range(1200, 9200, 1000))
    stakes = replace(TAVERN, high_stakes=True)
    return {
        "board_eight": shown(eight.play(*[SCORELESS] * 8, ONE_ONE), 0),
        "board_teams": shown(Table(people=FOUR, teams=2).with_totals(4500, 3200).play(ONE_ONE), 0),
        "board_take_over": shown(Table(stakes).play(STRAIGHT, bank(0, 4))),
        "board_eight_one_left": shown(
            Table(people=EIGHT[:3]).with_totals(0, 1200, 300).play(resign(1))
        ),
    }


def opponent_scenes() -> dict[str, Layout]:
    """Return what an opponent that the bot plays brings to a table."""
    people = (ANN, opponent(Level.CAUTIOUS))
    crowd = (ANN, BEN, opponent(Level.PERFECT), opponent(Level.TACTICIAN))
    begun = Table(people=people).play(ONE_ONE, bank(0))
    rolled = Table(people=people).play(ONE_ONE, bank(0), roll(1, 2, 2, 3, 5, 6))
    rolled_on = Table(people=people).play(
        ONE_ONE, bank(0), roll(1, 2, 2, 3, 5, 6), roll_on((0, 4), 2, 5, 5, 6)
    )
    banked = Table(people=people).play(
        ONE_ONE, bank(0), roll(1, 2, 2, 3, 5, 6), roll_on((0, 4), 2, 5, 5, 6), bank(1, 2)
    )
    farkled = Table(people=people).play(
        ONE_ONE, bank(0), roll(1, 2, 2, 3, 5, 6), roll_on((0,), 2, 3, 4, 6, 6)
    )
    hot = Table(people=people).play(
        ONE_ONE, bank(0), STRAIGHT, roll_on((0, 1, 2, 3, 4, 5), 1, 2, 2, 3, 4, 6)
    )
    scoreless = Table(RULES["zilch"], people=people).play(
        roll(1, 1, 1, 2, 3, 4), bank(0, 1, 2), SCORELESS
    )
    won = Table(people=people).with_totals(0, 3900).play(ONE_ONE, bank(0), ONE_ONE, bank(0))
    matches = {
        "lobby_opponents": Table(people=crowd).lobby(seated=3),
        "lobby_opponents_full": Table(people=crowd).lobby(seated=4),
    }
    return {
        **{name: match_layout(match, (), english(), PICTURES) for name, match in matches.items()},
        "watched_begins": shown(begun),
        "watched_rolled": shown(rolled),
        "watched_rolled_on": shown(rolled_on),
        "watched_hot_dice": shown(hot),
        "watched_free_roll": shown(scoreless),
        "board_after_opponent_banked": shown(banked),
        "board_after_opponent_farkled": shown(farkled),
        "finished_opponent_won": shown(won),
    }
