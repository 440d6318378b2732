"""The message that tells people of a rematch that somebody wants of them."""

from collections.abc import Iterable

from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Person
from bot.match.service.presses import board_link


def rematch_call(match: Match, user_id: int, called: Iterable[Person], texts: Texts) -> str:
    """Return the message that `user_id` wants to play `match` again, which mentions the `called`.

    The sender decides whether that notifies.
    """
    seat = match.seat_of(user_id)
    assert seat is not None  # only players can want it
    return texts(
        "rematch-call",
        players=texts.listed([f"<@{person.user_id}>" for person in called]),
        name=name_of(match, seat, texts),
        board=f"[{texts('button-open-board')}]({board_link(match)})",
    )
