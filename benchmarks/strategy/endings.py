"""What docs/strategy.md tells of the end of a game, and of games for three."""

from collections.abc import Iterator
from typing import Final

from benchmarks.strategy.charts import CLOSING
from benchmarks.strategy.lore import CLOSE
from benchmarks.strategy.tables import Strategies, grid, listed, thresholds, told
from bot.content.strategy import Strategy

LAST: Final = "strategy-last.png"


def last_turns(found: Strategies) -> Iterator[str]:
    """Yield what to do near the target, after it is reached, and when turns run out."""
    strategy = found[CLOSING]
    yield "## The last turns"
    at = {(standing.own, standing.other): standing.bank_from for standing in strategy.closing}
    level, behind, ahead = (at[totals][2] for totals in ((3000, 3000), (3000, 1000), (2000, 4000)))
    yield (
        f"Near the end, play the score. This is from where to bank with three dice left by the "
        f"`{CLOSING}` rules. Read it so: if the other needs little, points on the table win "
        "nothing, so roll on; if you are ahead, be content with less."
    )
    yield (
        f"![From where to bank with three dice left: at 3,000 points to go for both from "
        f"{told(level)}; with 3,000 to go against 1,000 from {told(behind)}; with 2,000 "
        f"to go against 4,000 from {told(ahead)}. All of it is in the tables below.]({LAST})"
    )
    for dice in (2, 3, 4):
        needs = (500, 1000, 1500, 2000, 3000, 4000)
        rows = [[f"{dice} dice left: you need", *(f"other needs {need:,}" for need in needs)]]
        for own in needs:
            cells = [told(at[own, rival][dice - 1], own) for rival in needs]
            rows.append([f"{own:,}", *cells])
        yield grid(rows)
    yield (
        "*Win* means: bank nothing but the win. Worth remembering is the first column: once the "
        f"other needs {CLOSE} or less, they make it in about every other turn, and little that you "
        "bank short of the target comes in time. And the lower right corner: far ahead, bank what "
        "you have. One thing is not in the tables: if banking would leave you a single good die "
        "short of the target, roll."
    )
    yield from _after_the_target(strategy)
    yield from _limited(found)


def _after_the_target(strategy: Strategy) -> Iterator[str]:
    yield "### When the other has reached the target"
    yield (
        "Under house rules with a final round you then have one turn, and all that counts is to "
        "get past them (likewise in the very last turn of a game with a fixed number of turns). "
        "Never bank short of that. So often it works with perfect play, where a tie counts as half "
        "a win; and if you got there first, this is what your lead is worth:"
    )
    yield grid(
        [
            ["points to make up", *(f"{points:,}" for points, _ in strategy.catching_up)],
            ["it works", *(f"{chance:.0%}" for _, chance in strategy.catching_up)],
        ]
    )


def _limited(found: Strategies) -> Iterator[str]:
    for name in listed(found):
        turns = found[name].last_turns
        if turns:
            leads = sorted({turn.lead for turn in turns})
            left = sorted({turn.turns for turn in turns})
            at = {(turn.turns, turn.lead): turn.bank_from[2] for turn in turns}
            yield f"### The last turns of `{name}`"
            yield (
                "With a limit of turns, look at your lead: who is behind with few turns left must "
                "risk more, and who leads needs little. From here on you bank with three dice left:"
            )
            rows = [["turns left of both, with this one", *(_lead(lead) for lead in leads)]]
            rows += [
                [str(turns), *(told(at[turns, lead]) for lead in leads)] for turns in reversed(left)
            ]
            yield grid(rows)


def _lead(lead: int) -> str:
    if not lead:
        return "level"
    return f"{abs(lead):,} {'ahead' if lead > 0 else 'behind'}"


def three_players(found: Strategies) -> Iterator[str]:
    """Yield what changes in a game for three."""
    yield "## Three players"
    strategy = found[CLOSING]
    yield (
        "By the `tavern` and `classic` rules the game for three is [solved](exact-play.md) too: "
        "each of the three plays as well as can be for a win of their own. By the other rules it "
        "is not, and these numbers are an *estimate*: the turn is played exactly, and everybody is "
        "taken to play for points after it. With two rivals somebody has a good turn before you "
        "are on again, so bank a little later than against one:"
    )
    yield thresholds((name, found[name].three) for name in listed(found))
    yield (
        f"And near the target, with three dice left by the `{CLOSING}` rules, when both of the "
        "others need as much as the column says:"
    )
    needs = sorted({standing.own for standing in strategy.closing_three})
    at = {
        (standing.own, standing.other): standing.bank_from[2] for standing in strategy.closing_three
    }
    rows = [["you need", *(f"others need {need:,}" for need in needs)]]
    rows += [[f"{own:,}", *(told(at[own, rival], own) for rival in needs)] for own in needs]
    yield grid(rows)
