"""A whole player for `farkle league`, to begin your own from: banks from 300 points on.

    farkle league perfect cautious --program "mine=python3 docs/example_bot.py" --only mine

It speaks the line protocol of docs/line-protocol.md, and needs nothing but Python.
"""

import sys

ENOUGH = 300


def choose(choices: list[str]) -> str:
    """Return the move to make, of choices such as `ae>:150:4`: move, points, dice to roll."""
    split = [choice.split(":") for choice in choices]
    banks = [(int(points), move) for move, points, _ in split if move.endswith(".")]
    rolls = [(int(dice), int(points), move) for move, points, dice in split if dice != "0"]
    if banks and max(banks)[0] >= ENOUGH:
        return max(banks)[1]
    return max(rolls)[2]  # with as many dice as can be, of those with the most points


def main() -> None:
    """Answer line after line, until the league says `quit` or is gone."""
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "farkle":
            print("ready 1", flush=True)
        elif word == "go":
            print("move", choose(rest[1:]), flush=True)  # the first is the time in milliseconds
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
