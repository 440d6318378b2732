"""Boards while dice are chosen, and why some selections cannot be banked."""

from dataclasses import replace

from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import PLAIN
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.samples import FOUR, ONE_ONE, RULES, SCORELESS, STRAIGHT, shown
from tests.support.scenes.tables import (
    ANN,
    HOSTILE,
    PICTURES,
    TAVERN,
    Table,
    english,
    roll,
    roll_on,
)


def choosing_scenes() -> dict[str, Layout]:
    unicode = match_layout(Table().play(STRAIGHT).match(), (0, 4), english(), PLAIN)
    with_aside = Table().play(roll(1, 2, 2, 3, 5, 6), roll_on((0, 4), 2, 5, 5, 6))
    rated = replace(Table().play(STRAIGHT).match(), rated=True)
    return {
        "board_new": shown(Table()),
        "board_rated": match_layout(rated, (), english(), PICTURES),
        "board_first_roll": shown(Table().play(STRAIGHT)),
        "board_single": shown(Table().play(STRAIGHT), 4),
        "board_two_singles_unicode": unicode,
        "board_one_die_does_not_score": shown(Table().play(STRAIGHT), 0, 1),
        "board_no_die_scores": shown(Table().play(ONE_ONE), 1, 2),
        "board_hot_dice_offered": shown(Table().play(STRAIGHT), 0, 1, 2, 3, 4, 5),
        "board_set_aside": shown(with_aside),
        "board_set_aside_chosen": shown(with_aside, 1),
        "board_one_die_left": shown(
            Table().play(roll(1, 1, 2, 5, 5, 6), roll_on((0, 1, 3, 4), 5, 6)), 0
        ),
    }


def refused_bank_scenes() -> dict[str, Layout]:
    facebook, opening = RULES["facebook"], replace(TAVERN, opening=500)
    exact = replace(TAVERN, overshoot="exact")
    welfare = replace(TAVERN, overshoot="welfare")
    excess = replace(TAVERN, overshoot="excess")
    free = replace(RULES["zilch"], overshoot="welfare", minimum=0)
    must_roll = replace(TAVERN, hot_dice_must_roll=True)
    stingy = replace(RULES["zilch"], scoreless_bonus=200)
    return {
        "board_below_minimum": shown(Table(facebook).play(ONE_ONE), 0),
        "board_below_opening": shown(Table(opening).play(ONE_ONE), 0),
        "board_over_target": shown(Table(exact).with_totals(3950, 0).play(ONE_ONE), 0),
        "board_would_give": shown(Table(welfare).with_totals(3950, 0).play(ONE_ONE), 0),
        "board_would_give_hostile": shown(
            Table(welfare, people=(ANN, HOSTILE)).with_totals(3950, 0).play(ONE_ONE), 0
        ),
        "board_would_give_team": shown(
            Table(welfare, people=FOUR, teams=2).with_totals(3950, 0).play(ONE_ONE), 0
        ),
        "board_would_give_nobody": shown(Table(welfare).with_totals(3950, 3950).play(ONE_ONE), 0),
        "board_would_give_excess": shown(Table(excess).with_totals(3950, 0).play(ONE_ONE), 0),
        "board_would_give_excess_to_nobody": shown(
            Table(excess).with_totals(3950, 3950).play(STRAIGHT), 0, 1, 2, 3, 4
        ),
        "board_would_not_give": shown(Table(welfare).with_totals(3900, 0).play(ONE_ONE), 0),
        "board_would_give_scoreless": shown(Table(free).with_totals(9900, 0).play(SCORELESS)),
        "board_hot_dice_must_roll": shown(Table(must_roll).play(STRAIGHT), 0, 1, 2, 3, 4, 5),
        "board_scoreless_below_minimum": shown(Table(stingy).play(SCORELESS)),
    }
