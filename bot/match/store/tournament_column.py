"""The column of a match that is played for a tournament, and back."""

import json
from dataclasses import asdict

from bot.match.model.variant import TournamentGameRef


def tournament_column(game_ref: TournamentGameRef | None) -> str | None:
    """Return the column of the tournament game of a match, None without one."""
    return None if game_ref is None else json.dumps(asdict(game_ref), separators=(",", ":"))


def read_tournament_game(text: str | None) -> TournamentGameRef | None:
    """Return the tournament game of a column."""
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
