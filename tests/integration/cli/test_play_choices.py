"""What is typed in `farkle play`: words, keys and dice, and what is said to each."""

from dataclasses import replace

import pytest

from bot.cli.play.commands import HELP, PlayCommand, read_word
from bot.cli.play.keys import keys_of
from bot.engine import write_rules
from tests.support.engine.shipped import shipped
from tests.support.table_talk import Evening, Prepared


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
        ("r 3", "That die is not on the table. Look at the board again."),
        (
            "r 2 b",
            "Not all the dice you chose score. Leave out those that don't, or press *Most points*.",
        ),
        ("r t", "There are no dice to take over. Roll your own dice."),
        ("r 1 b", "That's not enough to bank under these rules yet. Roll on."),
        ("r 7", "“7” is not a command. Press ? for the keys."),
        ("r rz", "“rz” is not a command. Press ? for the keys."),
        ("r *z*", r"“\*z\*” is not a command. Press ? for the keys."),
        ("r \x1b[2J", r"“\[2J” is not a command. Press ? for the keys."),
    ],
)
def test_what_cannot_be_done_is_answered_and_changes_nothing(words: str, sentence: str) -> None:
    *before, _ = typed = words.split(" ")
    expected = Evening("house(target=2000,minimum=300)", Prepared("122466")).type(*before)
    evening = Evening("house(target=2000,minimum=300)", Prepared("122466")).type(*typed)
    answers = [view.answer for view in evening.screen.views if view.answer]
    assert answers == [sentence]
    assert evening.table.match == expected.table.match


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
    assert HELP.keys() == set(PlayCommand)
    assert [line.split("**")[1] for line in keys.splitlines()[1:]] == ["1-6", *HELP]


def test_help_says_nothing_of_a_ruleset_that_is_played_otherwise() -> None:
    """The sentence about ten turns would contradict a target."""
    about = "Ten turns each, and the highest total wins"
    shipped_rules = shipped("ten_turns")
    card = Evening(write_rules(shipped_rules)).type("?").screen.told[-2]
    assert about in card
    changed = replace(shipped_rules, turns=None, target=3000)
    card = Evening(write_rules(changed)).type("?").screen.told[-2]
    assert about not in card
    assert "The game is played to 3,000 points." in card


def test_words_name_commands_and_keys_are_commands() -> None:
    assert read_word("BANK") == (PlayCommand.BANK,)
    assert read_word("15r") == (1, 5, PlayCommand.ROLL)
    assert [read_word(command) for command in PlayCommand] == [
        (command,) for command in PlayCommand
    ]
    assert read_word("1z") == read_word("0") == ()


def test_keys_are_told_apart_from_arrows_blanks_and_the_end() -> None:
    pieces = ["r", "\x1b[A", "\n", "a b", "\x7f", "1\x04", "q"]
    assert [*keys_of(pieces)] == ["r", "a", "b", "u", "1"]
