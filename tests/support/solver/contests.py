"""Games between policies: how often one side wins."""

from collections.abc import Sequence

from bot.engine import Setup
from bot.solver import Policy
from bot.solver.league.dice import LeagueDeal
from bot.solver.league.games import LeagueGame, Seated, play_all


def play(setup: Setup, policies: Sequence[Policy], hero: int, games: int, seed: str) -> float:
    """Return how many of so many games side `hero` won; the dice follow from `seed`.

    There is a policy for each side.
    """
    seated = [Seated(str(side), policy, looks_up=False) for side, policy in enumerate(policies)]
    played = [LeagueGame(setup, seated, LeagueDeal(f"{seed} {number}")) for number in range(games)]
    play_all(played, None)
    return sum(game.won_by(hero) for game in played)
