"""Badges in words: what using one does, and what came of it."""

from collections.abc import Sequence

import pytest

from bot.content.badges import shipped_badges
from bot.engine import AcceptFarkle, Bank, Move, UseBadge, legal_moves
from bot.features.board.view.choice import explain
from bot.kit.game.choice import weigh
from bot.kit.game.moves import move_text
from bot.kit.game.story import story
from bot.kit.pictures.dice_faces import PLAIN
from tests.support.scenes.tables import Table, english, roll


def play(slug: str, *moves: tuple[Move, Sequence[int]]) -> Table:
    """Return a game in which the first seat has a badge of the catalogue, after `moves`."""
    return Table(badges=(shipped_badges()[slug].badge, None)).play(*moves)


def told(table: Table) -> str:
    """Return what the board tells."""
    return story(table.match(), english(), PLAIN)


FARKLE = roll(2, 2, 3, 4, 4, 6)
SCORES = roll(1, 1, 2, 2, 4, 6)


@pytest.mark.parametrize(
    ("slug", "before", "use", "dice", "text"),
    [
        ("tin-resurrection", FARKLE, (), (1, 2, 3, 3, 4, 6), "roll the 6 dice again"),
        ("tin-doppelganger", SCORES, (), (), "this roll counts double"),
        ("tin-warlords", SCORES, (), (), "the turn is worth 125%"),
        ("tin-might", SCORES, (), (), "one extra die in the next roll"),
        ("silver-fortune", SCORES, (4, 5), (1, 1), "roll the 4 and 6 again"),
        ("gold-transmutation", SCORES, (5,), (), "turn the 6 into a 1"),
        ("gold-swap-out", SCORES, (2, 3), (1, 1), "roll the 2 and 2 again"),
    ],
)
def test_using_a_badge(
    slug: str,
    before: tuple[Move, Sequence[int]],
    use: tuple[int, ...],
    dice: tuple[int, ...],
    text: str,
) -> None:
    table = play(slug, before)
    assert move_text(table.state, UseBadge(use), english()) == f"Use the badge: {text}"
    assert "used a badge" in told(table.play((UseBadge(use), dice)))


def test_a_farkle_that_waits_is_told_and_so_is_giving_in() -> None:
    table = play("tin-resurrection", FARKLE)
    assert "can still undo this farkle" in told(table)
    assert move_text(table.state, AcceptFarkle(), english()) == "Accept the farkle"
    assert "**Ann** accepted the farkle" in told(table.play((AcceptFarkle(), ())))


def test_nothing_can_be_chosen_of_a_farkle_that_waits() -> None:
    table = play("tin-resurrection", FARKLE)
    choice = weigh(table.state, (0,))
    assert (choice.score, choice.to_roll) == (None, ())
    assert list(explain(choice, english()))


def test_what_a_badge_added_is_told_and_is_in_the_words_of_a_move() -> None:
    table = play("tin-doppelganger", SCORES, (UseBadge(), ()))
    assert weigh(table.state, (0, 1)).points == 400
    assert "bank 400" in move_text(table.state, Bank((0, 1)), english())
    assert "added 200 points" in told(table.play((Bank((0, 1)), ())))


def test_a_raised_turn_is_told_in_the_words_of_a_bank() -> None:
    table = play("tin-warlords", SCORES, (UseBadge(), ()))
    assert "bank 250" in move_text(table.state, Bank((0, 1)), english())


@pytest.mark.parametrize("slug", shipped_badges())
def test_every_legal_move_has_words(slug: str) -> None:
    for before in (FARKLE, SCORES):
        table = play(slug, before)
        assert all(move_text(table.state, move, english()) for move in legal_moves(table.state))
