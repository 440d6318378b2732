"""Rules with clocks, and people who let their turns go."""

from bot.engine import RuleSet
from bot.features.settings.model import Value
from bot.match.model.match import Match, Person
from tests.support.matches.table import Table, build_table

MIXED = (1, 2, 3, 5, 6, 6)
SPEED = RuleSet("speed", target=10_000, turn_seconds=30)
LIVE = RuleSet("live", target=10_000, turn_seconds=120)
SLOW = RuleSet("slow", target=10_000, turn_seconds=86_400)
NO_CLOCK = RuleSet("classic", target=10_000)
DAY = 24 * 3600


async def choose(table: Table, name: str, value: Value) -> None:
    """Let the server of the table choose."""
    await table.settings.set_for_server(50, name, value)


async def run_out(table: Table) -> Match:
    """Let the time of the turn run out."""
    match = table.match
    assert match.deadline is not None
    table.clock.time = match.deadline
    await table.clocks.look(match)
    return table.match


async def act(table: Table, who: Person) -> Match:
    """Let somebody roll, and bank a hundred and fifty."""
    table.cup.rolls.append(MIXED)
    await table.play.roll(table.press(who))
    await table.play.best(table.press(who))
    await table.play.bank(table.press(who))
    return table.match


async def keep_away(table: Table, *people: Person, turns: int = 3) -> Match:
    """Let so many rounds go by in which only `people` play, so that the others are away."""
    for _ in range(turns):
        for _ in table.match.players:
            who = table.match.on_turn
            if who in people:
                await act(table, who)
            elif table.match.turn_ends is not None:
                await run_out(table)
    return table.match


async def restarted(table: Table, seconds: int) -> Table:
    """Return what a fresh process finds after so many seconds."""
    fresh = build_table(table.store, notes=table.notes)
    fresh.clock.time = table.clock.time + seconds

    async def look(match: Match) -> None:
        await fresh.clocks.look(match)

    await fresh.deadlines.start(look)
    fresh.deadlines.pause()
    return fresh
