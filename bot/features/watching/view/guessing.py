"""Guesses at who wins: the question, what became of it, and who guesses best."""

from collections.abc import Iterator, Mapping

from bot.features.watching.buttons import GuessButton, GuessersPage, GuessMenu
from bot.features.watching.model.guessing import (
    ENOUGH,
    GuessBoard,
    GuesserRow,
    points_of,
    sides_in_game,
    takes_guesses,
)
from bot.features.watching.model.scene import Scene
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import Layout, paragraphs, row, rule
from bot.kit.components.paging import paging
from bot.kit.components.parts import ActionRow, ButtonStyle, SelectOption
from bot.kit.game.people import called, names_of_sides, person_name
from bot.kit.texts.escape import clean
from bot.kit.texts.ranked import ranked_lines
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.phases import Finished

_LONGEST_NAME = 20
"""The characters of a name on a button, which says more."""

_LONGEST_OPTION = 100
"""The characters of a menu option."""

_MOST_BUTTONS = 2
"""Of so many sides at most each has a button; more are in a menu."""


def name_of_side(match: Match, side: int, texts: Texts) -> str:
    """Return the names of the players of `side`, escaped."""
    return names_of_sides(match, (side,), texts)


def guess_lines(scene: Scene, user_id: int, texts: Texts) -> Iterator[str]:
    """Yield the question who wins while it is open, and then the guesses."""
    match, guesses = scene.match, scene.guesses
    if guesses is None or match.setup.sides < 2:
        return
    own = guesses.get(user_id)
    if takes_guesses(match):
        yield texts("guess-question")
        if own is not None:
            yield texts("guess-own", name=name_of_side(match, own, texts))
        return
    if not guesses:
        return
    if isinstance(match.phase, Finished):
        yield from _result(match, guesses, own, texts)
    elif match.is_open:
        yield texts("guess-closed", guesses=_counted(match, guesses, texts))
        if own is not None:
            yield texts("guess-own", name=name_of_side(match, own, texts))
    else:
        yield texts("guess-void")


def guess_parts(scene: Scene, texts: Texts) -> Iterator[ActionRow]:
    """Yield the components to guess with, while guesses are taken."""
    match = scene.match
    if scene.guesses is None or not takes_guesses(match):
        return
    sides = sides_in_game(match)
    if len(sides) <= _MOST_BUTTONS:
        yield row(
            [
                board_button(
                    GuessButton(match.id, int(scene.tv), side),
                    texts("button-guess", name=_label(match, side, _LONGEST_NAME, texts)),
                    style=ButtonStyle.SECONDARY,
                )
                for side in sides
            ]
        )
        return
    options = [
        SelectOption(label=_label(match, side, _LONGEST_OPTION, texts), value=str(side))
        for side in sides
    ]
    yield row([board_select(GuessMenu(match.id, int(scene.tv)), options, texts("menu-guess"))])


def guessers_card(board: GuessBoard, texts: Texts) -> Layout:
    """Return a page of the server's best guessers, with the reader's own row."""
    return Layout(
        paragraphs(texts("guessers-title"), texts("guessers-about", guesses=ENOUGH)),
        rule(),
        paragraphs(*_rows(board, texts)),
        *paging(board.number, board.of, GuessersPage, texts),
    )


def _rows(board: GuessBoard, texts: Texts) -> Iterator[str]:
    if not board.rows:
        yield texts("guessers-empty")
    yield from ranked_lines(board.rows, board.own, lambda guesser: _row(guesser, texts), texts)


def _row(row: GuesserRow, texts: Texts) -> str:
    return texts(
        "guessers-row",
        rank=row.rank,
        name=person_name(row.person, texts),
        points=row.points,
        right=row.right,
        guesses=row.guesses,
    )


def _label(match: Match, side: int, longest: int, texts: Texts) -> str:
    """Return the names of the players of `side`, as a label."""
    seats = [seat for seat in range(match.setup.seats) if match.setup.side_of(seat) == side]
    return clean(texts.listed([called(match.players[seat], texts) for seat in seats]), longest)


def _counted(match: Match, guesses: Mapping[int, int], texts: Texts) -> str:
    """Return how many have guessed each side."""
    votes = list(guesses.values())
    return " · ".join(
        texts("guess-count", name=name_of_side(match, side, texts), guesses=votes.count(side))
        for side in range(match.setup.sides)
        if side in votes
    )


def _result(
    match: Match, guesses: Mapping[int, int], own: int | None, texts: Texts
) -> Iterator[str]:
    right = sum(side in match.winners for side in guesses.values())
    yield texts("guess-result", right=right, all=len(guesses))
    if own is not None:
        points = points_of(own, match.winners, match.setup.sides)
        key = "guess-was-right" if points > 0 else "guess-was-wrong"
        yield texts(key, name=name_of_side(match, own, texts), points=points)
