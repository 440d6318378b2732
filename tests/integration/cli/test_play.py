"""`farkle play` without a terminal: whole games by words, and an answer to everything else."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.advice.level import Level
from bot.cli.play.commands import HELP, TICK, Command, read_word
from bot.cli.play.cup import SeededCup
from bot.cli.play.keys import keys_of
from bot.engine import FAIR, Die, Setup, parse_game, write_rules
from tests.support.engine.shipped import NAMES, shipped
from tests.support.table_talk import Evening, Prepared, fickle, sensible

TABLES = {
    "alone": ("house(target=1000)", 1, None),
    "eight": ("house(target=1000)", 8, None),
    "teams": ("house(target=2000)", 6, 3),
    "turns": ("house(turns=3)", 3, None),
    "opening and minimum": ("house(target=1000,opening=500,minimum=300)", 2, None),
    "exact": ("house(target=500,overshoot=exact)", 2, None),
    "welfare": ("house(target=500,overshoot=welfare)", 3, None),
    "excess": ("house(target=500,overshoot=excess)", 3, None),
    "final round": ("house(target=1000,final_round=yes)", 3, None),
    "penalty": ("house(target=1000,farkle_limit=2,farkle_penalty=500)", 2, None),
    "hot dice": ("house(target=2000,hot_dice_must_roll=yes,hot_dice_bonus=1000)", 2, None),
    "scoreless": ("house(target=2000,scoreless_bonus=500,toxic_twos=yes)", 2, None),
    "high stakes": ("house(target=1500,high_stakes=yes)", 3, None),
    "five dice": ("house(target=1000,dice=5,single_five=0)", 2, None),
    "six wins": ("house(target=2000,six=win)", 2, None),
}
"""A ruleset, the seats and the teams of tables that differ in what may happen there."""

PLAYERS = {"sensible": sensible, "fickle": fickle(1)}


@pytest.mark.parametrize("player", PLAYERS)
@pytest.mark.parametrize("name", TABLES)
def test_whole_game_by_the_keys_on_show(name: str, player: str) -> None:
    rules, seats, teams = TABLES[name]
    check_finished(Evening(rules, seats=seats, teams=teams).let(PLAYERS[player]))


@pytest.mark.parametrize("name", NAMES)
def test_whole_game_of_a_shipped_ruleset(name: str) -> None:
    check_finished(Evening(write_rules(shipped(name))).let(sensible))


def check_finished(evening: Evening) -> None:
    """Assert that a game went to its end without a single key being refused."""
    match, last = evening.table.match, evening.screen.last
    assert match.state.over
    assert parse_game(match.log).final_state() == match.state
    assert {view.answer for view in evening.screen.views} == {""}
    assert (last.roll, last.keys, last.more) == ((), (), ())
    assert last.turn[0].endswith(("won the game.**", "share the win.**"))
    assert len(last.turn) == 1 + match.setup.seats


@pytest.mark.parametrize("rules", ["house(target=1000)", "house(target=1000,turn_seconds=30)"])
def test_opponents_play_their_turns_at_once(rules: str) -> None:
    evening = Evening(rules, seats=1, levels=tuple(Level)).let(sensible)
    check_finished(evening)
    seats = [state.seat for state, _ in parse_game(evening.table.match.log).replay()]
    assert set(seats) == set(range(6))
    assert not any("Petra" in line for view in evening.screen.views[:-1] for line in view.turn)


def test_every_roll_of_an_opponent_is_told() -> None:
    cup = Prepared("123466", "112346", "2346")
    evening = Evening("house(target=2000)", cup, seats=1, levels=(Level.GREEDY,)).type(
        "r", "a", "b"
    )
    assert evening.screen.told[-2:] == [
        "**Greg the Greedy** rolled 1 1 2 3 4 6.",
        (
            "**Greg the Greedy** kept 1 1, worth 200.\n"
            "**Greg the Greedy** rolled 2 3 4 6. Farkle: 200 points lost."
        ),
    ]


def test_opponents_leave_with_the_last_person() -> None:
    evening = Evening(seats=1, levels=(Level.CAUTIOUS, Level.GREEDY)).type("x")
    match = evening.table.match
    assert match.state.out == (True, False, True)
    assert match.state.winners == (1,)


def test_the_same_seed_and_moves_make_the_same_game() -> None:
    first, second, other = (
        Evening(cup=SeededCup(seed)).let(sensible).table.match.log for seed in (7, 7, 8)
    )
    assert first == second != other


def test_dice_of_a_seed_stay_what_they_were() -> None:
    match = Evening().table.match
    assert SeededCup(3).roll(match, (FAIR,) * 6) == (2, 4, 3, 4, 4, 1)


def test_loaded_dice_of_a_seed_show_only_their_faces() -> None:
    loaded = Die((0, 1, 0, 0, 999_999, 0))
    match = Evening().table.match
    assert set(SeededCup(1).roll(match, (loaded,) * 200)) <= {2, 5}


def test_a_turn_in_words_and_in_one_stream_is_the_same() -> None:
    lines = Evening(cup=Prepared("115244", "523")).type("roll", "most", "Roll", "5", "bank")
    stream = Evening(cup=Prepared("115244", "523")).type("raR5b")
    assert lines.table.match == stream.table.match
    assert lines.table.match.state.totals == (300, 0)
    assert stream.screen.words == ["roll", "most", "roll", "5", "bank"]


def test_dice_are_chosen_by_face_one_after_the_other_and_put_back() -> None:
    evening = Evening(cup=Prepared("551532")).type("r", "5", "1", "5", "5", "5")
    chosen = [view.chosen for view in evening.screen.views[2:7]]
    assert evening.table.match.state.roll == (1, 2, 3, 5, 5, 5)
    assert chosen == [(3,), (0, 3), (0, 3, 4), (0, 3, 4, 5), (0,)]


def test_choices_are_taken_back_one_by_one() -> None:
    evening = Evening(cup=Prepared("551532")).type("r", "1", "a", "u", "u", "u")
    shown = [(view.chosen, view.answer) for view in evening.screen.views[2:7]]
    assert shown[:4] == [((0,), ""), ((0, 3, 4, 5), ""), ((0,), ""), ((), "")]
    assert shown[4] == ((), "Choose at least one scoring die first.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("b", "Roll the dice first."),
        ("1", "Roll the dice first."),
        ("a", "Roll the dice first."),
        ("h", "Roll the dice first."),
        ("u", "Choose at least one scoring die first."),
        ("r r", "Choose at least one scoring die first."),
        ("r b", "Choose at least one scoring die first."),
        ("r 3", "That die is not on the table. Please look at the board again."),
        (
            "r 2 b",
            "Not every chosen die scores. Leave out those that do not, or press *Most points*.",
        ),
        ("r t", "There are no dice to take over. Roll your own."),
        ("r 1 b", "That is not yet enough to bank under these rules. Roll on."),
        ("r 7", '"7" is not a command. Press ? for the keys.'),
        ("r rz", '"rz" is not a command. Press ? for the keys.'),
        ("r *z*", r'"\*z\*" is not a command. Press ? for the keys.'),
        ("r \x1b[2J", r'"\[2J" is not a command. Press ? for the keys.'),
    ],
)
def test_what_cannot_be_done_is_answered_and_changes_nothing(words: str, sentence: str) -> None:
    *before, _ = typed = words.split(" ")
    expected = Evening("house(target=2000,minimum=300)", Prepared("122466")).type(*before)
    evening = Evening("house(target=2000,minimum=300)", Prepared("122466")).type(*typed)
    answers = [view.answer for view in evening.screen.views if view.answer]
    assert answers == [sentence]
    assert evening.table.match == expected.table.match


@pytest.mark.parametrize(
    ("overshoot", "points", "sentence"),
    [
        ("welfare", 200, "Banking would pass 500, so the 200 points would go to **Bob**."),
        (
            "excess",
            100,
            (
                "Banking would pass 500 by 100 points, which would go to **Bob**. "
                "The other 100 would be lost."
            ),
        ),
    ],
)
def test_the_key_says_how_many_points_go_to_somebody_else(
    overshoot: str, points: int, sentence: str
) -> None:
    cup = Prepared("444236", "223346", "155236")
    evening = Evening(f"house(target=500,overshoot={overshoot})", cup).type(*"rabrrab")
    first, last = (evening.screen.views[at] for at in (2, 6))
    assert "bank 400" in [key.label for key in first.keys]
    assert f"give {points} away" in [key.label for key in last.keys]
    assert sentence in last.turn
    assert sentence not in first.turn
    assert evening.table.match.state.totals == (400, points)


def test_what_is_typed_reaches_the_screen_without_control_characters() -> None:
    assert Evening().type("\x1b[2J").screen.words == ["[2J"]


def test_hand_lists_what_the_dice_offer_best_first() -> None:
    evening = Evening(cup=Prepared("155236")).type("r", "h")
    assert evening.screen.told[-1].splitlines() == [
        "1 5 5        200  single one 100 + single five 50 + single five 50",
        "1 5          150  single one 100 + single five 50",
        "1            100  single one 100",
        "5 5          100  single five 50 + single five 50",
        "5            50  single five 50",
    ]


def test_help_tells_the_rules_and_every_key() -> None:
    card, keys = Evening("house(target=2000,toxic_twos=yes)").type("?").screen.told[-2:]
    assert "Toxic Twos: four or more 2s in one roll are a farkle." in card
    assert HELP.keys() == set(Command)
    assert [line.split("**")[1] for line in keys.splitlines()[1:]] == ["1-6", *HELP]


CLOCK = "house(target=2000,turn_seconds=30)"


def test_the_clock_is_told_and_shown() -> None:
    evening = Evening(CLOCK, Prepared("155236"), seconds_a_key=8).type("r", "1")
    assert evening.screen.told[1].startswith("Each turn has 30 seconds. When time runs out,")
    assert [view.clock for view in evening.screen.views[:3]] == [
        "Time left: 0:30",
        "Time left: 0:22",
        "Time left: 0:14",
    ]
    assert {view.clock for view in Evening().type("r", "a").screen.views} == {""}
    long = Evening("house(target=2000,turn_seconds=86400)", Prepared("155236"), seconds_a_key=1)
    assert long.type("r").screen.views[1].clock == "Time left: 23:59:59"


def test_a_key_that_comes_too_late_finds_what_is_safe_banked() -> None:
    slow = Evening(CLOCK, Prepared("155236"), seconds_a_key=12).type("r", "1", "5b")
    assert slow.table.match.state.seat == 1
    assert slow.table.match.state.totals == (200, 0), "the best dice, as on Discord"
    assert "**Ann** ran out of time, so 200 points were banked." in slow.screen.told[-1]
    assert slow.table.chosen == ()
    quick = Evening(CLOCK, Prepared("155236"), seconds_a_key=5).type("r", "1", "b")
    assert quick.table.match.state.totals == (100, 0)


def test_time_that_passes_ends_a_turn_without_a_key() -> None:
    waiting = Evening(CLOCK, Prepared("155236"), seconds_a_key=10)
    shown = waiting.type("r", TICK, TICK).screen
    assert waiting.table.match.state.totals == (200, 0)
    assert [view.clock for view in shown.views[:4]] == [
        "Time left: 0:30",
        "Time left: 0:20",
        "Time left: 0:10",
        "Time left: 0:30",
    ]


def test_time_that_passes_keeps_what_was_answered() -> None:
    shown = Evening(CLOCK, seconds_a_key=1).type("z", TICK).screen
    assert shown.views[-2].answer == shown.views[1].answer
    assert "is not a command" in shown.views[1].answer


def test_who_has_nothing_to_bank_loses_the_turn_to_the_clock() -> None:
    rules = "house(target=2000,opening=500,turn_seconds=30)"
    late = Evening(rules, Prepared("155236"), seconds_a_key=31).type(TICK)
    assert late.table.match.state.totals == (0, 0)
    assert late.table.match.state.seat == 1
    assert "**Ann** ran out of time." in late.screen.told[-1]


def test_one_may_leave_though_the_time_is_up() -> None:
    shown = Evening(CLOCK, seconds_a_key=40).type("q").screen
    assert "Thank you for playing" in shown.last.turn[0]


def test_help_says_nothing_of_a_ruleset_that_is_played_otherwise() -> None:
    """The sentence about ten turns would contradict a target."""
    about = "Ten turns each, and the highest total wins"
    shipped_rules = shipped("ten_turns")
    card = Evening(write_rules(shipped_rules)).type("?").screen.told[-2]
    assert about in card
    changed = replace(shipped_rules, turns=None, target=3000)
    card = Evening(write_rules(changed)).type("?").screen.told[-2]
    assert about not in card
    assert "The game goes to 3,000 points." in card


def test_high_stakes_are_offered_with_their_figures() -> None:
    cup = Prepared("111234", "256")
    evening = Evening("house(target=5000,high_stakes=yes)", cup).type("r", "111", "b", "t")
    offered = next(view for view in evening.screen.views if view.scores[2].endswith("to play"))
    assert offered.turn[1] == "There are 1,000 points and 3 dice to take over."
    assert [each.label for each in offered.keys] == [
        "roll 6 dice, 3.1\xa0% farkle",
        "take over 1,000 and 3 dice, 27.8\xa0% farkle",
    ]


def test_score_to_beat_is_shown_in_the_last_round() -> None:
    cup = Prepared("111234")
    evening = Evening("house(target=1000,final_round=yes)", cup).type("r", "111b")
    assert evening.screen.last.scores[1] == "**Last turn.** The score to beat is 1,000."


def test_points_of_a_free_roll_may_be_too_few_to_bank() -> None:
    rules = "house(target=2000,minimum=1000,scoreless_bonus=500)"
    shown = Evening(rules, Prepared("223446")).type("r").screen.views[-2]
    assert [each.key for each in shown.keys] == ["r"]
    assert shown.turn[-1].startswith("A turn needs at least 1,000 points to bank")


def test_resigning_passes_the_dice_on() -> None:
    evening = Evening(seats=3).type("x")
    assert evening.table.match.state.out == (True, False, False)
    assert evening.table.match.state.seat == 1
    assert "**Ann** resigned." in evening.screen.told


def test_resigning_alone_leaves_no_winner() -> None:
    assert Evening(seats=1).type("x").screen.last.turn[0] == "Everyone left, so nobody won."


def test_what_is_typed_after_the_end_is_not_heard() -> None:
    assert Evening(seats=2).type("xra", "r").screen.words == ["resign"]


def test_moves_that_end_early_leave_the_game_unfinished() -> None:
    evening = Evening(cup=Prepared("123456")).type("r", "a")
    assert evening.screen.last.turn == (
        "There are no more moves, so the game ends here, unfinished.",
    )
    assert (evening.screen.last.roll, evening.screen.last.keys) == ((), ())
    assert not evening.table.match.state.over


@pytest.mark.parametrize("word", ["q", "quit"])
def test_quitting_says_goodbye(word: str) -> None:
    evening = Evening().type(word, "r")
    assert evening.screen.last.turn == ("The game ends here, unfinished. Thank you for playing.",)
    assert evening.screen.words == ["quit"]


def test_an_interrupt_says_goodbye() -> None:
    def interrupted() -> Iterator[str]:
        yield "r"
        raise KeyboardInterrupt

    evening = Evening()
    evening.session.play(interrupted())
    assert evening.screen.last.turn == ("The game ends here, unfinished. Thank you for playing.",)


def test_leaving_by_hand_takes_the_key_twice() -> None:
    evening = Evening(by_hand=True).type("x", "r", "x", "q", "q", "r")
    answers = [view.answer[:12] for view in evening.screen.views]
    assert answers == ["", "Press x once", "", "Press x once", "Press q once", ""]
    assert evening.table.match.state.out == (False, False)
    assert evening.screen.last.turn[0].startswith("The game ends here, unfinished.")


def test_the_end_of_the_keys_by_hand_is_leaving() -> None:
    assert Evening(by_hand=True).type().screen.last.turn[0].endswith("Thank you for playing.")


def test_words_name_commands_and_keys_are_commands() -> None:
    assert read_word("BANK") == (Command.BANK,)
    assert read_word("15r") == (1, 5, Command.ROLL)
    assert [read_word(each) for each in Command] == [(each,) for each in Command]
    assert read_word("1z") == read_word("0") == ()


def test_keys_are_told_apart_from_arrows_blanks_and_the_end() -> None:
    pieces = ["r", "\x1b[A", "\n", "a b", "\x7f", "1\x04", "q"]
    assert [*keys_of(pieces)] == ["r", "a", "b", "u", "1"]


def test_teams_share_a_total_and_a_win() -> None:
    cup = Prepared("111234")
    evening = Evening("house(target=1000)", cup, seats=4, teams=2).type("r", "111b")
    assert evening.table.match.setup == Setup(evening.table.match.setup.rules, 4, 2)
    assert evening.screen.last.turn[0] == "**Ann and Cleo won the game.**"
