"""Games in which the bot plays opponents."""

from bot.advice.level import Level
from bot.match.model.match import Person, opponent
from tests.support.matches.table import ADA, Table

ALL_SCORE = (1, 1, 1, 5, 5, 5)
MIXED = (1, 2, 3, 5, 6, 6)
PERFECT, GREEDY, CAUTIOUS = map(opponent, (Level.PERFECT, Level.GREEDY, Level.CAUTIOUS))


async def pass_on(table: Table, who: Person = ADA) -> None:
    """Let `who` bank a 1 and a 5."""
    table.cup.rolls.insert(0, MIXED)
    await table.play.roll(table.press(who))
    await table.play.best(table.press(who))
    await table.play.bank(table.press(who))


async def back_to(table: Table, who: Person) -> None:
    await table.until(lambda: not table.match.is_open or table.match.on_turn == who)
