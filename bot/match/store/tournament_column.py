"""The column of a match that is played for a tournament, and back."""

import json
from dataclasses import asdict

from bot.match.model.variant import TournamentGameRef


def tournament_column(game_ref: TournamentGameRef | None) -> str | None:
    """Return the column of a game in a tournament, None for any other."""
    return None if game_ref is None else json.dumps(asdict(game_ref), separators=(",", ":"))


def read_tournament_game(text: str | None) -> TournamentGameRef | None:
    """Return the game of a tournament that a column tells of."""
    return None if text is None else _game_ref(**json.loads(text))


def _game_ref(
    tournament_id: int,
    game_id: int,
    berserk: list[int],
    *,
    vacation: bool,
    paused: bool = False,  # which was not stored at first
) -> TournamentGameRef:
    return TournamentGameRef(tournament_id, game_id, tuple(berserk), vacation, paused)
