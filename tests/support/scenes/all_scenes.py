"""Everything that the bot shows, by name: for snapshots, limits and traps."""

from dataclasses import replace

from bot.advice.level import Level
from bot.engine import TEAM_TARGET, Exit, RuleSet, Scoring, TakeOver
from bot.features.board.buttons import ExpelButton, RemoveButton
from bot.features.board.model.skips import Vote
from bot.features.board.view.resigning import resign_question, resigned_card
from bot.features.board.view.table_menu import done_card, more_card, remove_question, vote_card
from bot.features.rulebook.view.rules_card import rules_card
from bot.features.tables.view.moved import moved_layout
from bot.features.tables.view.opponents import challenge_me_card
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_faces import PLAIN
from bot.match.model.match import Person, Place, opponent
from bot.match.model.phases import Closed, Closing, Rematch
from tests.support.match_layout import match_layout
from tests.support.matches.phases import with_rematch
from tests.support.scenes.analysis.hints import hint_scenes
from tests.support.scenes.analysis.reviews import review_scenes
from tests.support.scenes.board.clocks import clock_scenes
from tests.support.scenes.board.loaded_dice import loaded_scenes
from tests.support.scenes.board.styles import style_scenes
from tests.support.scenes.daily import daily_scenes
from tests.support.scenes.editor import editor_scenes
from tests.support.scenes.own_games import own_games_scenes
from tests.support.scenes.privacy import privacy_scenes
from tests.support.scenes.seal import fair_dice_scenes
from tests.support.scenes.settings import settings_scenes
from tests.support.scenes.standings.leaderboards import NEW, OLD, record_scenes
from tests.support.scenes.standings.statistics import statistics_scenes
from tests.support.scenes.tables import (
    ANN,
    BEN,
    HOSTILE,
    PICTURES,
    TAVERN,
    Table,
    bank,
    english,
    resign,
    roll,
    roll_on,
    shipped_rules,
)
from tests.support.scenes.tavern import tavern_scenes

RULES = shipped_rules()
STRAIGHT = roll(1, 2, 3, 4, 5, 5)
ONE_ONE = roll(1, 2, 2, 3, 4, 6)
SCORELESS = roll(2, 2, 3, 3, 4, 6)

FOUR = (ANN, BEN, Person(1004, "Cid"), Person(1005, "Dot"))
EIGHT = (
    *FOUR,
    *(
        Person(1006 + n, name)
        for n, name in enumerate(("Eve", "Fay", "Wolfeschlegelsteinhausenberger"))
    ),
    HOSTILE,
)

ALL_SPECIAL = RuleSet(
    "house",
    scoring=Scoring(
        dice=5,
        single_five=0,
        three_ones=300,
        four="1000",
        five="2000",
        six="win",
        two_triplets=2500,
    ),
    target=20_000,
    final_round=True,
    opening=500,
    minimum=250,
    farkle_limit=3,
    farkle_penalty=1000,
    hot_dice_must_roll=True,
    hot_dice_bonus=1000,
    scoreless_bonus=500,
    toxic_twos=True,
    high_stakes=True,
    turn_seconds=30,
)


def shown(table: Table, *selection: int) -> Layout:
    """Return the message of a game, with dice as pictures."""
    return match_layout(table.match(), selection, english(), PICTURES)


def _gatherings() -> dict[str, Layout]:
    four = Table(people=FOUR, teams=2)
    further = Table(replace(TAVERN, target=TEAM_TARGET), people=FOUR, teams=2)
    eight = Table(RULES["facebook"], people=EIGHT)
    ten_turns = Table(RULES["ten_turns"])
    matches = {
        "invitation": Table().invitation(),
        "invitation_ten_turns": ten_turns.invitation(),
        "invitation_several": Table(people=EIGHT[:3]).invitation(),
        "invitation_some_seated": Table(people=EIGHT[:4]).invitation(seated=2),
        "invitation_teams": four.invitation(),
        "invitation_teams_further": further.invitation(),
        "lobby_teams_further": further.lobby(),
        "lobby_host_alone": Table(people=FOUR).lobby(),
        "lobby_teams": four.lobby(seated=3),
        "lobby_full": eight.lobby(seated=8),
        "invitation_rated": replace(Table().invitation(), rated=True),
        "lobby_rated": replace(Table(people=FOUR).lobby(), rated=True),
        "lobby_rated_with_bot": replace(
            Table(people=(ANN, opponent(Level.GREEDY))).lobby(seated=2), rated=True
        ),
        "board_limited": replace(Table().match(), limited=True),
        **{
            f"game_{closing.value}": replace(
                Table().play(STRAIGHT).match(), phase=Closed(0, closing)
            )
            for closing in (Closing.BOT_REMOVED, Closing.ENDED)
        },
        "lobby_expired": Table(people=FOUR).lobby(closing=Closing.EXPIRED),
        **{
            f"invitation_{closing.value}": Table().invitation(closing=closing)
            for closing in Closing
            if closing not in {Closing.ABANDONED, Closing.LEFT}
        },
    }
    return {name: match_layout(match, (), english(), PICTURES) for name, match in matches.items()}


def _more() -> dict[str, Layout]:
    match = Table(people=FOUR).play(STRAIGHT).match()
    return {
        "more_host": more_card(match, ANN.user_id, english()),
        "more_others": more_card(match, BEN.user_id, english()),
        "more_rated": more_card(replace(match, rated=True), ANN.user_id, english()),
        "more_alone_with_bot": more_card(
            Table(people=(ANN, opponent(Level.GREEDY))).match(), ANN.user_id, english()
        ),
        "more_skip": more_card(match, BEN.user_id, english(), may_skip=True),
        "skip_vote": vote_card(Vote(match, 2), english()),
        "skip_done": vote_card(Vote(match, 6), english()),
        "remove_question": remove_question(match, 1, RemoveButton, english()),
        "remove_question_two": remove_question(
            Table(people=(ANN, HOSTILE)).match(), 1, ExpelButton, english()
        ),
        "resign_question": resign_question(match, english()),
        "resigned": resigned_card(match, english()),
        "challenge_me": challenge_me_card(english()),
        "more_done": done_card(match, english()),
        "more_ended": done_card(replace(match, phase=Closed(0, Closing.ENDED)), english()),
    }


def _choices() -> dict[str, Layout]:
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


def _refusals() -> dict[str, Layout]:
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


def _events() -> dict[str, Layout]:
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


def _rematch(*seats: int, people: tuple[Person, ...] = (ANN, BEN)) -> Layout:
    """Return the board of a finished game whose `seats` want another."""
    match = Table(people=people).play(*[resign(seat) for seat in range(1, len(people))]).match()
    wanted = with_rematch(match, Rematch(seats, until=1_700_000_900))
    return match_layout(wanted, (), english(), PICTURES)


def _ends() -> dict[str, Layout]:
    one_turn = replace(RULES["ten_turns"], turns=1)
    six_wins = replace(TAVERN, scoring=replace(TAVERN.scoring, six="win"))
    team = Table(people=FOUR, teams=2).with_totals(3950, 3000)
    return {
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
        "finished_rated": match_layout(
            replace(Table().with_totals(300, 1200).play(resign(1)).match(), rated=True),
            (),
            english(),
            PICTURES,
        ),
        "moved": _moved(Table().match().place),
        "moved_elsewhere": _moved(Place(500, 601)),
        "parked": _parked(),
    }


def _moved(place: Place) -> Layout:
    """Return what the old board shows once the game goes on in a message at `place`."""
    match = Table().match()
    return moved_layout(match, replace(match, place=place, message_id=701), english())


def _parked() -> Layout:
    """Return what is left of the board of a game that has made room for others."""
    match = Table(people=(ANN, opponent(Level.PERFECT))).match()
    return moved_layout(match, replace(match, parked=True, message_id=None), english())


def _tables() -> dict[str, Layout]:
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


def _opponents() -> dict[str, Layout]:
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


def _rules() -> dict[str, Layout]:
    every = {**RULES, "house": ALL_SPECIAL}
    every["welfare"] = RuleSet("welfare", target=5000, overshoot="welfare")
    every["no_name"] = RuleSet("my_rules", turns=1)
    return {f"rules_{name}": rules_card(rules, english()) for name, rules in every.items()}


def scenes() -> dict[str, Layout]:
    """Return every scene, built afresh."""
    return {
        **_gatherings(),
        **_more(),
        **_choices(),
        **_refusals(),
        **loaded_scenes(),
        **_events(),
        **_ends(),
        **_tables(),
        **_opponents(),
        **clock_scenes(),
        **daily_scenes(),
        **_rules(),
        **editor_scenes(ALL_SPECIAL),
        **settings_scenes(),
        **privacy_scenes(),
        **own_games_scenes(),
        **record_scenes(),
        **statistics_scenes(NEW, OLD),
        **hint_scenes(),
        **fair_dice_scenes(),
        **review_scenes(),
        **tavern_scenes(),
        **style_scenes(),
    }
