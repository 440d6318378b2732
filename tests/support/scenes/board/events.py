"""Boards that tell what the last move did."""

from dataclasses import replace

from bot.engine import Exit, TakeOver
from bot.kit.components.layout import Layout
from tests.support.scenes.samples import EIGHT, FOUR, ONE_ONE, RULES, SCORELESS, STRAIGHT, shown
from tests.support.scenes.tables import TAVERN, Table, bank, resign, roll, roll_on


def event_scenes() -> dict[str, Layout]:
    whole = (0, 1, 2, 3, 4, 5)
    bonus = Table(replace(TAVERN, hot_dice_bonus=1000)).play(
        STRAIGHT, roll_on(whole, 1, 2, 3, 4, 5, 5)
    )
    offered = Table(replace(TAVERN, high_stakes=True)).play(ONE_ONE, bank(0))
    welfare = replace(TAVERN, overshoot="welfare")
    excess = replace(TAVERN, overshoot="excess")
    toxic = replace(TAVERN, toxic_twos=True)
    final = Table(replace(TAVERN, final_round=True), people=EIGHT[:3]).with_totals(3900, 3000, 0)
    return {
        "board_banked": shown(Table().play(ONE_ONE, bank(0))),
        "board_farkle": shown(Table().play(ONE_ONE, roll_on((0,), 2, 3, 4, 6, 6))),
        "board_farkle_nothing_lost": shown(Table().play(SCORELESS)),
        "board_farkles_in_a_row": shown(Table(RULES["facebook"]).play(*[SCORELESS] * 4)),
        "board_penalty": shown(Table(RULES["facebook"]).play(*[SCORELESS] * 5)),
        "board_hot_dice_rolled": shown(Table().play(STRAIGHT, roll_on(whole, 1, 2, 2, 3, 4, 6))),
        "board_hot_dice_bonus_offered": shown(bonus, *whole),
        "board_hot_dice_bonus": shown(bonus.play(roll_on(whole, 1, 2, 2, 3, 4, 6))),
        "board_scoreless_roll": shown(Table(RULES["zilch"]).play(SCORELESS)),
        "board_took_over": shown(offered.play((TakeOver(), (1, 2, 3, 4, 6)))),
        "board_given": shown(Table(welfare).with_totals(3950, 0).play(ONE_ONE, bank(0))),
        "board_toxic_twos": shown(Table(toxic).play(roll(2, 4, 2, 2, 6, 2))),
        "board_given_excess": shown(Table(excess).with_totals(3950, 0).play(ONE_ONE, bank(0))),
        "board_given_nobody": shown(Table(welfare).with_totals(3950, 3950).play(ONE_ONE, bank(0))),
        "board_removed": shown(Table(people=FOUR).play(ONE_ONE, resign(2, Exit.REMOVED))),
        "board_timed_out_of_game": shown(Table(people=FOUR).play(resign(0, Exit.TIMED_OUT))),
        "board_final_round": shown(final.play(ONE_ONE, bank(0))),
        "board_last_turn": shown(final.play(ONE_ONE, bank(0))),
        "board_turn_of": shown(Table(RULES["ten_turns"]).play(SCORELESS, SCORELESS)),
        "board_opening_notes": shown(Table(replace(TAVERN, opening=500)).with_totals(600, 0)),
    }
