"""Opponents at the keyboard, who think with the tables that ship."""

from functools import lru_cache

from bot.advice.level import AnyLevel
from bot.content.folder import data_folder
from bot.engine import Move, State
from bot.solver import SolvedGames, policy_for


def choose(level: AnyLevel, state: State) -> Move:
    """Return the move of an opponent of `level` who is on turn in `state`."""
    return policy_for(level, _games().of(state.setup)).choose(state)


@lru_cache(maxsize=1)
def _games() -> SolvedGames:
    folder = data_folder() / "policies"
    return SolvedGames(folder, folder)
