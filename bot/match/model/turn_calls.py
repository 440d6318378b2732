"""Messages that call people to their turns."""

from dataclasses import dataclass

from bot.match.model.match import Place


@dataclass(frozen=True, slots=True)
class TurnCall:
    """A call that is still there: it mentions `user_id`, who is on turn in a match."""

    match_id: int
    user_id: int
    place: Place
    message_id: int
