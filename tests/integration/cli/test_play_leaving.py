"""How one leaves `farkle play`: by resigning, quitting, an interrupt, or the end of the keys."""

from collections.abc import Iterator

import pytest

from tests.support.table_talk import Evening, Prepared


def test_resigning_passes_the_dice_on() -> None:
    evening = Evening(seats=3).type("x")
    assert evening.table.match.state.out == (True, False, False)
    assert evening.table.match.state.seat == 1
    assert "**Ann** resigned." in evening.screen.told


def test_resigning_alone_leaves_no_winner() -> None:
    assert Evening(seats=1).type("x").screen.last.turn[0] == "Everybody left, so nobody won."


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
    assert answers == ["", "Press x agai", "", "Press x agai", "Press q agai", ""]
    assert evening.table.match.state.out == (False, False)
    assert evening.screen.last.turn[0].startswith("The game ends here, unfinished.")


def test_the_end_of_the_keys_by_hand_is_leaving() -> None:
    assert Evening(by_hand=True).type().screen.last.turn[0].endswith("Thank you for playing.")
