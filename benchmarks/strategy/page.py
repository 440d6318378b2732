"""docs/strategy.md and its charts from what was measured, see `make docs`.

python -m benchmarks.strategy.page --charts docs > docs/strategy.md
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from benchmarks.strategy.charts import CLOSING, COMPARED, draw_closing, draw_costs
from benchmarks.strategy.endings import LAST, last_turns, three_players
from benchmarks.strategy.lore import ADVICE, CLOSE
from benchmarks.strategy.tables import ORDER, Strategies, grid, listed, thresholds
from benchmarks.strategy.words import BASE, BUSCHE_WINS, BUSCHE_ZILCH, LORE, SOURCES
from bot.content.strategy import Strategy, StrategyExample, shipped_strategies

COSTS: Final = "strategy-costs.png"


def page(found: Strategies) -> str:
    """Return the text of `docs/strategy.md`."""
    parts = (_steps, _banking, _keeping, last_turns, three_players, _lore, _rulesets, _sources)
    return "\n\n".join(paragraph for part in parts for paragraph in part(found)) + "\n"


def _steps(found: Strategies) -> Iterator[str]:
    wins = [100 * (0.5 - strategy.cost("advice")) for strategy in found.values()]
    most = max(
        100 * (strategy.cost("keep-all") - strategy.cost(BASE)) for strategy in found.values()
    )
    yield "# How to play Farkle well"
    yield (
        "To play well, follow these four steps. They come from the solved game: every number on "
        "this page is exact unless it says otherwise."
    )
    yield (
        "1. **All six dice score?** Hot dice: take them all and roll again.\n"
        "2. **Enough to bank?** Count everything that scores. Bank all of it if your turn then has "
        "as many points as this table asks for.\n"
        "3. **Not enough?** Set aside *one* die and roll the others: a 1 if you have one, else a "
        "5, else the smallest combination there is. Leave the other 1s and 5s lying, and even "
        "three 2s or three 3s.\n"
        f"4. **Is anybody within {CLOSE} points of the target?** Then do not bank short of it: "
        "roll until you win or farkle. (In a game with a fixed number of turns: never end your "
        "last turn behind.)"
    )
    yield grid(
        [
            ["dice left if you take everything", "1 or 2", "3", "4", "5"],
            ["**bank from**", *(f"**{points:,}**" for points in ADVICE[1:4]), "**roll on**"],
        ]
    )
    yield (
        f"If you follow only these steps, you win {min(wins):.0f} to {max(wins):.0f} games in 100 "
        "against somebody who never makes a mistake. If you set aside everything that scores, as "
        f"beginners do, that alone loses you up to {most:.0f} games in 100, however well you bank."
    )


def _banking(found: Strategies) -> Iterator[str]:
    yield "## When to bank"
    yield (
        "The more dice you have left, the safer the next roll. This is how often a roll farkles, "
        "and so the price of pushing your luck:"
    )
    usual = found[ORDER[0]]
    yield grid(
        [
            ["dice rolled", *map(str, range(1, 7))],
            ["farkles (`tavern` rules)", *(f"{chance:.0%}" for chance in usual.farkle)],
        ]
    )
    yield (
        "Bank from these points on to make the most of a turn. One die left is not much worse than "
        "two: if it scores, you have hot dice."
    )
    yield thresholds((name, found[name].for_points) for name in listed(found))
    punished = [
        (f"{name}, after two farkles in a row", after)
        for name in listed(found)
        if (after := found[name].after_farkles)
    ]
    yield (
        "Where the third farkle in a row costs 500 points, bank sooner once you have two of them. "
        "Nothing else in your earlier turns is a reason to play differently:"
    )
    yield thresholds(punished)
    yield (
        "Early in a game for two the score hardly matters. With equal totals at the very start, "
        "who wants to win banks from here; up to four dice that is the table above, give or take "
        "50:"
    )
    yield thresholds((name, found[name].early) for name in listed(found))


def _keeping(found: Strategies) -> Iterator[str]:
    strategy = found[CLOSING]
    each_cost = [strategy.cost("keep-one") - strategy.cost(BASE) for strategy in found.values()]
    yield "## What to keep of 1s and 5s"
    yield (
        "A die that you leave lying is rolled again. A second 5 is worth 50 points; a fifth die to "
        "roll is worth more. So a five is better left lying whenever you mean to roll on and have "
        "anything else to set aside, and so is a second 1. Take them all only to bank, or when "
        "that makes hot dice. Setting aside as few dice as possible when you roll on costs next to "
        f"nothing: under no ruleset more than {100 * max(each_cost):.1f} games in 100."
    )
    yield (
        f"Find your roll, and do what the bold column says (`{CLOSING}` rules, for points; the "
        "last column is what it would bring on average to set aside everything that scores and "
        "then do what is best):"
    )
    rows = [["points so far", "roll", "**do**", "brings", "taking everything"]]
    rows += [_example(example) for example in strategy.examples]
    yield grid(rows)


def _example(example: StrategyExample) -> list[str]:
    kept = " ".join(map(str, example.keep))
    return [
        f"{example.points:,}",
        " ".join(map(str, example.roll)),
        f"**{'bank' if example.bank else 'keep'} {kept}**",
        f"{example.worth:,.0f}",
        f"{example.greedy:,.0f}",
    ]


def _lore(found: Strategies) -> Iterator[str]:
    one, two = COMPARED
    yield "## The lore, measured"
    yield (
        "What players tell each other, and what it costs. Somebody holds to the rule of thumb, "
        "otherwise makes the most points of every turn, and takes every bank that wins. Their "
        "opponent plays perfectly, and the two take turns at going first. The numbers are games "
        "lost in 100, beyond the 50 that perfect play would lose itself. They were not played but "
        "worked out exactly. With `ten_turns` everybody plays the very last turn perfectly; in a "
        "race, points beyond the target count for nothing. "
        f"Compare each with the line *{LORE[BASE].told}*: what is above that number is the price "
        "of the rule, what is below it is its gain. A dash: there is no target, or farkles are "
        "punished and it was not worked out."
    )
    yield (
        f"![Games lost in 100 by rule of thumb, with the {one} and the {two} rules; the numbers "
        f"are those of the table below]({COSTS})"
    )
    names = listed(found)
    rows = [["rule of thumb", *names]]
    for slug, words in LORE.items():
        cited = " ".join(f"[{number}]" for number in words.sources)
        costs = [_cost(found[name], slug) for name in names]
        rows.append([f"{words.told} {cited}".strip(), *costs])
    yield grid(rows)
    yield from _lessons(found)


def _lessons(found: Strategies) -> Iterator[str]:
    def extra(slug: str) -> str:
        costs = [100 * (found[name].cost(slug) - found[name].cost(BASE)) for name in COMPARED]
        low, high = min(costs), max(costs)
        return f"{low:.0f}" if f"{low:.0f}" == f"{high:.0f}" else f"{low:.0f} to {high:.0f}"

    def beyond(slug: str) -> str:
        steps = [100 * (found[name].cost(slug) - found[name].cost("advice")) for name in COMPARED]
        low, high = f"{min(steps):.1f}", f"{max(steps):.1f}"
        return low if low == high else f"{low} to {high}"

    both = " and ".join(f"`{name}`" for name in COMPARED)
    gain = [100 * (found[name].cost(BASE) - found[name].cost("watch-leader")) for name in COMPARED]
    yield (
        f"What to take from it (with the {both} rules):\n\n"
        "- *As few dice as you can* is as good as it gets when you roll on. *Keep everything that "
        f"scores* looks like good sense and is expensive: {extra('keep-all')} games in 100.\n"
        f"- *Bank from one number of points whatever dice are left* costs {extra('300')} games at "
        f"300 and {extra('500')} at 500, most of it for hot dice that are not rolled; "
        f"with hot dice rolled, *350* costs {extra('350-but-hot')}.\n"
        f"- *Never roll one or two dice* is sound. *Stop at three* costs {extra('never-three')}.\n"
        "- *Always roll hot dice* is right until you have some thousands.\n"
        f"- *Do not chase* is right: going for 1,000 whenever well behind costs "
        f"{extra('chase')}. Even half as much again before banking hardly helps.\n"
        f"- *Start carefully, then risk more* costs {beyond('careful-then-bold')} beyond the four "
        f"steps, and the other way round {beyond('bold-then-careful')}: how far along a game is "
        "says nothing about what to risk, only the end of it does.\n"
        f"- *Watch the leader* is right too: one look at who is about to win gains "
        f"{min(gain):.1f} to {max(gain):.1f}. Until then the score can be ignored."
    )


def _rulesets(found: Strategies) -> Iterator[str]:
    yield "## The rulesets, side by side"
    yield (
        "What a perfect turn scores on average, how often it farkles, and how often the first of "
        "two perfect players wins. If your turns score much less, look at what you keep first:"
    )
    rows = [["ruleset", "points a turn", "turns that farkle", "the first player wins"]]
    for name in listed(found):
        played = found[name]
        first, points = f"{played.first_player_wins:.1%}", f"{played.points_a_turn:.0f}"
        rows.append([f"`{name}`", points, f"{played.farkles:.0%}", first])
    yield grid(rows)


def _sources(found: Strategies) -> Iterator[str]:
    yield "## Where this comes from"
    facebook, zilch = found["facebook"], found["zilch"]
    yield (
        "The numbers come from the bot's own solver: its tables for two players, and how every "
        "turn ends that is played by a rule of thumb. They agree with those that Matt Busche "
        f"published: {zilch.points_a_turn:.3f} points a turn in Zilch ([2010]({BUSCHE_ZILCH})), "
        f"and {facebook.first_player_wins:.3%} for the first player with the Facebook rules "
        f"([2016]({BUSCHE_WINS}))."
    )
    yield "The rules of thumb are given in many places, among them:"
    yield "\n".join(f"{n}. [{title}]({address})" for n, (title, address) in enumerate(SOURCES, 1))
    yield (
        "Measured with `python -m benchmarks.strategy.measure`; this page is written by "
        "`make docs`. How the bot's own opponents do against each other is in "
        "[opponents.md](opponents.md)."
    )


def _cost(strategy: Strategy, slug: str) -> str:
    return f"{100 * strategy.cost(slug):.1f}" if slug in strategy.wins else "-"


def main() -> None:
    """Write the charts, and print the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--charts", type=Path, required=True, help="folder to draw the charts in")
    folder: Path = parser.parse_args().charts
    found = shipped_strategies()
    draw_costs(found, folder / COSTS)
    draw_closing(found[CLOSING], folder / LAST)
    print(page(found), end="")


if __name__ == "__main__":
    main()
