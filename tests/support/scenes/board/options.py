"""The options of a roll, and rules that are named before they decide."""

from dataclasses import replace

from bot.engine import JOKER, State
from bot.features.board.view.options import no_options_card, options_card
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import DIGITS
from bot.match.model.match import Match
from tests.support.matches.match_layout import match_layout
from tests.support.scenes.board.loaded_dice import DICE
from tests.support.scenes.daily import daily_match
from tests.support.scenes.samples import ALL_SPECIAL, ONE_ONE, RULES, STRAIGHT, shown
from tests.support.scenes.tables import PICTURES, TAVERN, Table, english, roll, roll_on

ONES_AND_FIVES = roll(1, 1, 1, 5, 5, 5)


def options_scenes() -> dict[str, Layout]:
    texts, kingdom = english(), RULES["kingdom"]
    straight = Table().play(STRAIGHT).match()
    welfare, excess = (replace(TAVERN, overshoot=overshoot) for overshoot in ("welfare", "excess"))
    exact = replace(TAVERN, overshoot="exact")
    jokers = Table(kingdom, dice=DICE).play(roll(JOKER, JOKER, 1, 3, 5, 5)).match()
    again = roll_on((0, 1, 2, 3, 4, 5), 1, 1, 1, 5, 5, 5)
    return {
        "options": options_card(straight, (), texts, PICTURES),
        "options_chosen": options_card(straight, (0, 5), texts, PICTURES),
        "options_told": options_card(straight, (0,), texts, DIGITS),
        "options_outdated": options_card(
            straight, (), texts, PICTURES, note=texts("options-outdated")
        ),
        "options_over": no_options_card(straight, texts("reason-roll-first"), texts),
        "options_below_minimum": options_card(
            Table(RULES["facebook"]).play(ONES_AND_FIVES).match(), (), texts, PICTURES
        ),
        "options_below_opening": options_card(
            Table(replace(TAVERN, opening=500)).play(ONE_ONE).match(), (), texts, PICTURES
        ),
        "options_over_target": options_card(
            Table(exact).with_totals(3950, 0).play(ONE_ONE).match(), (), texts, PICTURES
        ),
        "options_given": options_card(
            Table(welfare).with_totals(3850, 0).play(STRAIGHT).match(), (), texts, PICTURES
        ),
        "options_given_excess": options_card(
            Table(excess).with_totals(3850, 0).play(STRAIGHT).match(), (), texts, PICTURES
        ),
        "options_hot_bonus": options_card(
            Table(replace(TAVERN, hot_dice_bonus=1000)).play(STRAIGHT, again).match(),
            (),
            texts,
            PICTURES,
        ),
        "options_jokers": options_card(jokers, (0, 1, 4), texts, PICTURES),
        "options_most": options_card(_with_most(jokers), (), texts, PICTURES),
        "options_daily": options_card(daily_match(STRAIGHT), (), texts, PICTURES),
        "board_two_of_a_triple": shown(Table().play(roll(1, 2, 4, 4, 4, 6)), 2, 3),
        "board_three_pairs_missing": shown(Table(RULES["zilch"]).play(STRAIGHT), 1),
        "board_joker_missing": match_layout(jokers, (1,), texts, PICTURES),
        "board_joker_alone_missing": match_layout(jokers, (4,), texts, PICTURES),
        "board_rules_ahead": shown(
            Table(replace(ALL_SPECIAL, scoring=replace(ALL_SPECIAL.scoring, dice=6)))
        ),
        "board_toxic_twos_ahead": shown(Table(replace(TAVERN, toxic_twos=True)).play(STRAIGHT), 4),
    }


def _with_most(match: Match) -> Match:
    """Return `match` with the roll that leaves most to choose from."""
    state: State = replace(match.state, roll=(1, 1, 5, 5, JOKER, JOKER))
    return replace(match, state=state)
