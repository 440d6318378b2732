"""Messages that call people to their turns."""

from dataclasses import dataclass

from bot.match.model.match import Place


@dataclass(frozen=True, slots=True)
class TurnCall:
    """A message that stands: it mentions the person `user_id`, who is on turn in a match."""

    match_id: int
    user_id: int
    place: Place
    message_id: int
