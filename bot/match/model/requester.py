"""For whom the solver works something out."""

from dataclasses import dataclass

from bot.match.model.match import Match


@dataclass(frozen=True, slots=True)
class Requester:
    """The person who asks the solver, or the game that needs it to go on.

    - `user_id`, `guild_id`: who asked on which server; None for nobody, or in private.
    - `quota_key`: what takes turns in the queue: a server, or a person in private.
    """

    user_id: int | None
    guild_id: int | None
    quota_key: tuple[str, int]

    @staticmethod
    def person(user_id: int, guild_id: int | None) -> "Requester":
        """Return a person who asks on a server, or in private."""
        return Requester(user_id, guild_id, _quota_key(user_id, guild_id))

    @staticmethod
    def game(match: Match) -> "Requester":
        """Return the game of `match`, for which nobody in particular asks."""
        people = [player.user_id for player in match.players if not player.is_bot]
        guild_id = match.place.guild_id
        return Requester(None, guild_id, _quota_key(people[0], guild_id))


def _quota_key(user_id: int, guild_id: int | None) -> tuple[str, int]:
    return ("person", user_id) if guild_id is None else ("server", guild_id)
