"""What others have published of Farkle, beside what this solver says: see `docs/exact-play.md`.

Run it with `python -m benchmarks.strategy.published`, which takes half a minute.
"""

from typing import Final

from bot.cli.rules import find_ruleset
from bot.content.folder import data_folder
from bot.solver import TurnStart, load_table, solve, turn_table
from bot.solver.strategy.habit import Habit, Style
from bot.solver.strategy.versus import against_perfect

PLAIN: Final = (
    "plain(four=none,five=none,six=none,straight=0,low_straight=0,high_straight=0,target=10000)"
)
"""The rules of Busche and Neller: single dice and threes of a kind."""


def main() -> None:
    """Print theirs and ours, line by line."""
    zilch, facebook, plain = map(find_ruleset, ("zilch", "facebook", PLAIN))
    print(f"2010  zilch, points of a turn: 620.855, {turn_table(zilch).expected:.4f}")
    shipped = load_table(facebook, data_folder() / "policies", "facebook")
    print(f"2016  facebook, the first wins: 53.487 %, {shipped.first_player_wins:.4%}")
    table = solve(plain)
    for ahead in (200, 250):
        first = table.win_probability(TurnStart(other=ahead))
        print(f"2017  {ahead} points ahead for the second, the first wins: {first:.4%}")
    styles = [Style((Habit(heedless=heedless),)) for heedless in (True, False)]
    best_score, up_to_target = (1 - 2 * wins.both for wins in against_perfect(table, styles))
    print(f"2017  wins less losses against the best score: 4.7718 %, {best_score:.4%}")
    print(f"      the same, against the best score up to the target: {up_to_target:.4%}")


if __name__ == "__main__":
    main()
