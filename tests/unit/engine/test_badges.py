"""What each kind of badge does, when it can be used, and what cancels it."""

from dataclasses import replace
from itertools import combinations_with_replacement

import pytest

from bot.engine import (
    FAIR,
    Badge,
    BadgeBonus,
    BadgeKind,
    BadgeTier,
    BadgeUsed,
    Banked,
    CombinationName,
    Die,
    Farkled,
    GiveIn,
    HotDice,
    InPlay,
    InvalidRules,
    ParseError,
    Reason,
    Roll,
    RollChanged,
    Rolled,
    Scoring,
    SecondChance,
    SetAside,
    Setup,
    TakeOver,
    UseBadge,
    dice_to_roll,
    legal_moves,
    parse_rules,
    parse_setup,
    parse_state,
    score_table,
    start,
    write_setup,
    write_state,
)
from bot.engine.badge_text import parse_badge, parse_in_play, write_badge
from tests.unit.engine.table import Table


def badge(text: str) -> Badge:
    """Return the badge of a notation."""
    read = parse_badge(text)
    assert read is not None
    return read


HEADSTART = badge("headstart(tier=silver,points=500)")
FORMATION = badge("formation(tier=gold,points=300,faces=135)")
DEFENCE = badge("defence(tier=silver)")
RESURRECTION = badge("resurrection(tier=silver,uses=2)")
DOPPELGANGER = badge("doppelganger(tier=tin,uses=1)")
WARLORD = badge("warlord(tier=tin,uses=1,percent=125)")
MIGHT = badge("might(tier=silver,uses=2)")
FORTUNE = badge("fortune(tier=silver,uses=1,dice=2)")
TRANSMUTATION = badge("transmutation(tier=gold,uses=1,face=1)")
SWAP_OUT = badge("swap-out(tier=gold,uses=1,dice=2)")
THREE_ONES = badge("three-ones(tier=gold,percent=300)")
THREE_SIXES = badge("three-sixes(tier=gold,percent=200)")


def table(mine: Badge, other: Badge | None = None, options: str = "") -> Table:
    """Return a game of two in which the first seat has a badge."""
    return Table(options, badges=(mine, other))


def uses(game: Table) -> list[UseBadge]:
    """Return the ways in which a badge can be used now."""
    return [move for move in legal_moves(game.state) if isinstance(move, UseBadge)]


def test_a_head_start_counts_before_the_first_roll() -> None:
    game = table(HEADSTART)
    assert game.state.totals == (500, 0)
    assert game.state.badges is None
    assert not game.state.opened[0]
    assert game.play(">122346 a.")[-1] == Banked(0, 100, 600)


def test_team_mates_add_their_head_starts() -> None:
    game = Table(seats=4, teams=2, badges=(HEADSTART, None, HEADSTART, None))
    assert game.state.totals == (1000, 0)


def test_a_head_start_cannot_win() -> None:
    with pytest.raises(InvalidRules, match="headstart"):
        table(HEADSTART, options="target=500")


def test_a_formation_is_one_more_combination_for_its_seat_alone() -> None:
    game = table(FORMATION)
    kept = game.play(">123456 ace>226")[0]
    assert isinstance(kept, SetAside)
    assert [each.name for each in kept.score.combinations] == [CombinationName.FORMATION]
    assert kept.score.points == 300
    assert game.play(">122356 a.")  # the other seat
    game.play(">122346")
    assert game.refused("ad>2234") is Reason.DOES_NOT_SCORE


def test_three_ones_count_for_more_and_so_within_four() -> None:
    scores = score_table(Scoring(), THREE_ONES)
    points = {count: scores.score((1,) * count) for count in range(1, 7)}
    assert [score.points for score in points.values() if score] == [
        100,
        200,
        3000,
        3100,  # the three and a single one, more than the four
        4000,
        8000,
    ]
    three = scores.score((2, 2, 2))
    assert three is not None
    assert three.points == 200


def test_three_sixes_count_double() -> None:
    scores = score_table(Scoring(), THREE_SIXES)
    found = [scores.score((6,) * count) for count in (3, 4, 5, 6)]
    assert [score.points for score in found if score] == [1200, 1200, 2400, 4800]


@pytest.mark.parametrize("mine", [FORMATION, THREE_ONES, THREE_SIXES, MIGHT])
def test_other_scores_stay_what_they_are(mine: Badge) -> None:
    """A badge never makes dice worth less, and what has nothing to do with it is worth the same."""
    plain, scores = score_table(Scoring()), score_table(Scoring(), mine)
    changed = set()
    for count in range(1, 7):
        for faces in combinations_with_replacement(range(1, 7), count):
            usual, now = plain.score(faces), scores.score(faces)
            if usual != now:
                assert now is not None
                assert usual is None or now.points >= usual.points
                changed.add(faces)
    if mine is MIGHT:
        assert changed == set()
    elif mine is FORMATION:
        assert changed
        assert all({1, 3, 5} <= set(faces) for faces in changed)
    else:
        face = 1 if mine is THREE_ONES else 6
        assert changed
        assert all(faces.count(face) >= 3 for faces in changed)


@pytest.mark.parametrize(
    ("six", "points"), [("x8", 3200), ("add", 1000), ("3000", 6000), ("none", None), ("win", None)]
)
def test_seven_of_a_kind_are_twice_six(six: str, points: int | None) -> None:
    score = score_table(Scoring(six=six, five="none", four="none"), MIGHT).score((2,) * 7)
    if points is None:
        assert score is None
    else:
        assert score is not None
        assert score.points == points
        assert [each.name for each in score.combinations] == [CombinationName.SEVEN]


def test_six_alike_of_seven_win_where_six_alike_do() -> None:
    game = table(MIGHT, options="six=win")
    game.play("* >2222223")
    assert game.state.over
    assert game.state.winners == (0,)


@pytest.mark.parametrize("tier", BadgeTier)
def test_a_defence_cancels_the_badge_of_its_tier_only(tier: BadgeTier) -> None:
    defence = Badge(BadgeKind.DEFENCE, tier)
    setup = table(HEADSTART, defence).setup
    assert setup.working == ((None if tier is BadgeTier.SILVER else HEADSTART), defence)
    assert setup.headstarts == ((0, 0) if tier is BadgeTier.SILVER else (500, 0))
    assert setup.badges == (HEADSTART, defence)


def test_a_defence_spares_its_own_side_and_other_defences() -> None:
    badges = (DEFENCE, DEFENCE, HEADSTART, None)
    assert Setup(parse_rules("x(target=2000)"), 4, badges=badges).working == (
        DEFENCE,
        DEFENCE,
        None,
        None,
    )
    teams = Setup(parse_rules("x(target=2000)"), 4, 2, badges=(DEFENCE, HEADSTART, FORMATION, None))
    assert teams.working == (DEFENCE, None, FORMATION, None)


def test_a_cancelled_badge_can_never_be_used() -> None:
    game = table(RESURRECTION, DEFENCE)
    assert game.state.badges is None
    assert isinstance(game.farkle()[-1], Farkled)
    assert game.refused("*") is Reason.NO_BADGE


def test_a_farkle_waits_for_the_badge() -> None:
    game = table(RESURRECTION)
    game.play(">111346 abc>226")
    assert game.events[-2:] == [Rolled(0, (2, 2, 6)), SecondChance(0)]
    assert game.state.points == 1000
    assert legal_moves(game.state)[:2] == [UseBadge(), GiveIn()]
    assert game.refused("a>22") is Reason.FARKLE_WAITS
    assert game.refused("a.") is Reason.FARKLE_WAITS
    assert dice_to_roll(game.state, UseBadge()) == (FAIR,) * 3


def test_resurrection_throws_the_same_dice_again() -> None:
    game = table(RESURRECTION)
    events = game.play(">111346 abc>226 *>145")
    assert events == [BadgeUsed(0, BadgeKind.RESURRECTION), Rolled(0, (1, 4, 5))]
    assert game.state.badges == InPlay((1, 0))
    assert game.state.aside == (1, 1, 1)
    assert game.play("ac.")[-1] == Banked(0, 1150, 1150)


def test_resurrection_may_fail_until_its_uses_are_up() -> None:
    game = table(RESURRECTION)
    game.play(">223446 *>223446")
    assert game.state.badges == InPlay((1, 0), farkled=True)
    assert isinstance(game.play("*>223446")[-1], Farkled)
    assert game.state.badges == InPlay((0, 0))
    game.farkle()
    assert game.refused("*") is Reason.BADGE_SPENT
    assert isinstance(game.farkle()[-1], Farkled)


def test_giving_in_is_a_farkle() -> None:
    game = table(RESURRECTION, options="farkle_limit=2,farkle_penalty=500")
    assert game.play(">111346 abc>226 ~") == [Farkled(0, 1000, 1, 0)]
    assert game.state.seat == 1
    assert game.state.badges == InPlay((2, 0))
    assert game.refused("~") is Reason.NO_FARKLE


def test_a_lapsed_clock_gives_in() -> None:
    game = table(RESURRECTION, options="turn_seconds=60")
    assert game.play(">223446 !") == [Farkled(0, 0, 1, 0)]


def test_whoever_resigns_takes_the_farkle_with_them() -> None:
    game = Table(seats=3, badges=(RESURRECTION, None, None))
    game.play(">223446 x0")
    assert game.state.seat == 1
    assert game.state.badges == InPlay((2, 0, 0))


def test_doppelganger_doubles_what_is_kept_of_one_roll() -> None:
    game = table(DOPPELGANGER)
    assert game.refused("*") is Reason.BADGE_NOT_NOW
    game.play(">114446 *")
    assert game.refused("*") is Reason.BADGE_SPENT
    events = game.play("cde>126")
    assert events[1] == BadgeBonus(0, 400)
    assert game.state.points == 800
    assert game.play("a.")[-1] == Banked(0, 900, 900)


def test_doubled_points_open_and_reach_the_minimum() -> None:
    game = table(DOPPELGANGER, options="opening=350")
    game.play(">222346")
    assert game.refused("abc.") is Reason.BELOW_OPENING
    assert game.play("* abc.")[-1] == Banked(0, 400, 400)


def test_a_bonus_for_hot_dice_is_not_doubled() -> None:
    game = table(DOPPELGANGER, options="hot_dice_bonus=500")
    game.play(">222333 abcdef>222333 *")
    assert game.play("abcdef.")[-1] == Banked(0, 500 + 1000 + 500, 2000)


@pytest.mark.parametrize(("faces", "banked"), [("123446", 125), ("522346", 63), ("111346", 1250)])
def test_a_warlord_raises_what_is_banked_to_whole_points(faces: str, banked: int) -> None:
    game = table(WARLORD)
    assert game.refused("*") is Reason.BADGE_NOT_NOW
    game.play(f">{faces} *")
    keep = {"123446": "a", "522346": "e", "111346": "abc"}[faces]
    assert game.play(f"{keep}.")[-1] == Banked(0, banked, banked)
    assert sum(each.points for each in game.events if isinstance(each, BadgeBonus)) > 0


def test_a_warlord_is_for_one_turn_and_lost_with_it() -> None:
    game = table(badge("warlord(tier=tin,uses=2,percent=150)"))
    game.play(">123446 *")
    assert game.refused("*") is Reason.BADGE_NOT_NOW
    game.play("a>22346 >122346 a.")
    assert game.state.badges == InPlay((1, 0))
    assert game.play(">123446 a.")[-1] == Banked(0, 100, 100)


def test_what_must_be_banked_is_counted_before_it_is_raised() -> None:
    game = table(WARLORD, options="minimum=250")
    game.play(">222346 *")
    assert game.refused("abc.") is Reason.BELOW_MINIMUM


def test_might_lends_a_die_for_one_throw() -> None:
    game = table(MIGHT)
    game.play("*")
    assert game.refused("*") is Reason.BADGE_NOT_NOW
    assert len(dice_to_roll(game.state, Roll())) == 7
    game.play(">1234461")
    assert game.state.badges == InPlay((1, 0), extra=1)  # the second of the two 1s
    assert len(dice_to_roll(game.state, Roll((0,)))) == 5  # the lent die goes unkept
    assert len(dice_to_roll(game.state, Roll((1,)))) == 6  # kept, it saves one of the six
    game.play("ab>22346")
    assert game.state.badges is not None


def test_six_dice_of_ones_own_are_hot_whatever_the_lent_one_does() -> None:
    game = table(MIGHT)
    game.play("* >1115552 abcefg>123446")
    assert HotDice(0, 0) in game.events
    assert game.state.badges == InPlay((1, 0))
    assert game.state.aside == ()


def test_might_may_be_used_again_on_the_roll_that_it_brought() -> None:
    game = table(MIGHT)
    game.play("* >1112346 * abc>1234")  # two own 1s and the third; the lent die showed the 6
    assert game.state.badges == InPlay((0, 0), extra=3)


def test_a_throw_that_is_not_made_is_lost() -> None:
    game = table(MIGHT)
    game.play(">123446 * a.")
    assert game.state.badges == InPlay((1, 0))


def test_might_counts_for_dice_that_are_taken_over() -> None:
    game = Table("high_stakes=yes", badges=(None, MIGHT))
    game.play(">111346 abc. *")
    assert game.state.offer is not None
    assert len(dice_to_roll(game.state, TakeOver())) == 4
    game.play("^1234")
    assert game.state.points == 1000


def test_a_scoreless_throw_needs_all_ones_own_dice() -> None:
    game = table(MIGHT, options="scoreless_bonus=500")
    game.play("* >2233446")
    assert (game.state.points, game.state.badges) == (500, InPlay((1, 0)))
    game.play(">123446 * a>223446")  # five of one's own, and the lent one
    assert game.state.seat == 1


def test_fortune_throws_up_to_so_many_dice_again() -> None:
    game = table(FORTUNE)
    assert game.refused("*a>3") is Reason.BADGE_NOT_NOW
    game.play(">122346")
    assert len(uses(game)) == 6 + 15
    assert game.refused("*abc>111") is Reason.BADGE_DICE
    assert game.refused("*") is Reason.BADGE_DICE
    events = game.play("*bf>51")
    assert events == [
        BadgeUsed(0, BadgeKind.FORTUNE),
        RollChanged(0, (1, 1, 2, 3, 4, 5)),
    ]
    assert game.refused("*a>3") is Reason.BADGE_SPENT
    assert game.play("abcdef.")[-1] == Banked(0, 600, 600)


def test_dice_keep_who_they_are_when_some_are_thrown_again() -> None:
    loaded = Die((3, 1, 1, 1, 1, 1))
    game = Table(dice=((loaded, *(FAIR,) * 5), (FAIR,) * 6), badges=(FORTUNE, None))
    game.play(">622341")
    assert game.state.dice[5] == loaded
    assert dice_to_roll(game.state, UseBadge((0, 5))) == (FAIR, loaded)
    game.play("*af>31")
    assert game.state.roll == (1, 2, 2, 3, 3, 4)
    assert game.state.dice[0] == loaded


def test_dice_that_are_thrown_again_may_farkle() -> None:
    game = table(FORTUNE)
    assert game.play(">122346 *a>3") == [
        BadgeUsed(0, BadgeKind.FORTUNE),
        RollChanged(0, (2, 2, 3, 3, 4, 6)),
        Farkled(0, 0, 1, 0),
    ]


def test_swap_out_throws_exactly_so_many_dice_that_show_the_same() -> None:
    game = table(SWAP_OUT)
    game.play(">122336")
    assert uses(game) == [UseBadge((1, 2)), UseBadge((3, 4))]
    assert game.refused("*b>1") is Reason.BADGE_DICE
    assert game.refused("*ab>11") is Reason.BADGE_DICE
    game.play("*bc>11")
    assert game.state.roll == (1, 1, 1, 3, 3, 6)


def test_transmutation_turns_one_die_without_a_throw() -> None:
    game = table(TRANSMUTATION)
    game.play(">112346")
    assert dice_to_roll(game.state, UseBadge((5,))) == ()
    assert game.refused("*a") is Reason.BADGE_DICE  # it shows a 1 already
    assert game.play("*f")[-1] == RollChanged(0, (1, 1, 1, 2, 3, 4))
    assert game.play("abc.")[-1] == Banked(0, 1000, 1000)


def test_a_die_can_be_turned_to_what_it_does_not_bear() -> None:
    no_ones = Die((0, 1, 1, 1, 1, 1))
    game = Table(dice=((no_ones,) * 6, (FAIR,) * 6), badges=(TRANSMUTATION, None))
    game.play(">522346 *a")
    assert game.state.roll == (1, 2, 3, 4, 5, 6)
    assert parse_state(game.setup, write_state(game.state)) == game.state
    other = replace(game.setup, badges=(DOPPELGANGER, None))
    with pytest.raises(ParseError):
        parse_state(other, write_state(game.state))


def test_dice_must_be_those_that_the_badge_throws() -> None:
    game = table(FORTUNE)
    game.play(">122346")
    with pytest.raises(ValueError, match="the 2 dice to roll"):
        game.play("*ab>1")


def test_only_the_owner_uses_a_badge() -> None:
    game = table(FORTUNE)
    game.play(">122346 a. >122346")
    assert game.refused("*a>1") is Reason.NO_BADGE


def test_badges_that_work_by_themselves_cannot_be_used() -> None:
    game = Table(badges=(FORMATION, FORTUNE))
    game.play(">122346")
    assert game.refused("*") is Reason.NO_BADGE


def test_badges_need_rules_under_which_the_target_may_be_passed() -> None:
    with pytest.raises(InvalidRules, match="badges-need-overshoot"):
        table(FORTUNE, options="overshoot=exact")


def test_there_is_a_badge_or_none_for_each_seat() -> None:
    with pytest.raises(InvalidRules, match="badges"):
        Table(badges=(FORTUNE,))


EVERY_KIND = [
    HEADSTART, FORMATION, DEFENCE, RESURRECTION, DOPPELGANGER, WARLORD, MIGHT, FORTUNE,
    TRANSMUTATION, SWAP_OUT, THREE_ONES, THREE_SIXES,
]  # fmt: skip


@pytest.mark.parametrize("mine", EVERY_KIND)
def test_a_setup_says_what_its_badges_do(mine: Badge) -> None:
    setup = table(mine).setup
    assert write_setup(setup) == f"house(target=10000) seats=2 badges={write_badge(mine)}/-"
    assert parse_setup(write_setup(setup)) == setup


def test_every_kind_is_here() -> None:
    assert [each.kind for each in EVERY_KIND] == list(BadgeKind)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fortune",
        "fortune()",
        "fortune(tier=tin,uses=1)",
        "fortune(tier=tin,uses=1,dice=4)",
        "fortune(tier=tin,uses=1,dice=1,dice=1)",
        "fortune(tier=tin,uses=1,dice=1,face=2)",
        "fortune(tier=brass,uses=1,dice=1)",
        "fortune(uses=1,dice=1)",
        "luck(tier=tin,uses=1)",
        "might(tier=tin,uses=0)",
        "might(tier=tin,uses=many)",
        "might(tier=tin,uses=1,faces=12)",
        "formation(tier=tin,points=150,faces=53)",
        "formation(tier=tin,points=150,faces=3)",
        "formation(tier=tin,points=150,faces=3J)",
        "formation(tier=tin,points=150)",
        "warlord(tier=tin,uses=1,percent=100)",
    ],
)
def test_other_texts_are_no_badges(text: str) -> None:
    with pytest.raises(ParseError):
        parse_badge(text)


@pytest.mark.parametrize(
    ("mine", "text"),
    [
        (RESURRECTION, "3/0"),
        (RESURRECTION, "1/1"),
        (RESURRECTION, "1"),
        (RESURRECTION, "1/0:f"),  # no roll on the table
        (RESURRECTION, "1/0:d"),
        (DOPPELGANGER, "0/0:t"),
        (WARLORD, "0/0:m"),
        (MIGHT, "1/0:0"),  # no roll on the table
        (MIGHT, "1/0:"),
        (MIGHT, "1/0:x"),
        (MIGHT, "1/0 0"),
        (HEADSTART, "0/0"),
    ],
)
def test_a_state_says_no_more_of_a_badge_than_it_can_do(mine: Badge, text: str) -> None:
    begun = start(table(mine).setup)
    words = write_state(begun).split(" ")[:14]
    with pytest.raises(ParseError):
        parse_state(begun.setup, " ".join([*words, text]))


def test_a_game_with_badges_needs_to_say_what_became_of_them() -> None:
    begun = start(table(MIGHT).setup)
    with pytest.raises(ParseError):
        parse_state(begun.setup, write_state(begun).removesuffix(" 2/0"))
    assert parse_in_play("2/0") == InPlay((2, 0))
