"""Badges that are used: when they can be, and what they do."""

from dataclasses import replace

import pytest

from bot.engine import (
    FAIR,
    AcceptFarkle,
    BadgeBonus,
    BadgeUsed,
    Banked,
    Die,
    Farkled,
    HotDice,
    InPlay,
    InvalidRules,
    ParseError,
    Reason,
    Roll,
    RollChanged,
    Rolled,
    SecondChance,
    TakeOver,
    UseBadge,
    dice_to_roll,
    legal_moves,
    parse_state,
    write_state,
)
from tests.support.engine.badge_table import (
    DEFENCE,
    DOPPELGANGER,
    FORMATION,
    FORTUNE,
    MIGHT,
    RESURRECTION,
    SWAP_OUT,
    TRANSMUTATION,
    WARLORD,
    badge,
    table,
    uses,
)
from tests.support.engine.table import Table


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
    assert legal_moves(game.state)[:2] == [UseBadge(), AcceptFarkle()]
    assert game.refused("a>22") is Reason.FARKLE_WAITS
    assert game.refused("a.") is Reason.FARKLE_WAITS
    assert dice_to_roll(game.state, UseBadge()) == (FAIR,) * 3


def test_resurrection_throws_the_same_dice_again() -> None:
    game = table(RESURRECTION)
    events = game.play(">111346 abc>226 *>145")
    assert events == [BadgeUsed(0, "resurrection"), Rolled(0, (1, 4, 5))]
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
    assert sum(event.points for event in game.events if isinstance(event, BadgeBonus)) > 0


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
        BadgeUsed(0, "fortune"),
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
        BadgeUsed(0, "fortune"),
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
