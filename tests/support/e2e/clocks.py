"""Games on the clock of the simulated Discord, which the tests move."""

from simcord import MemberActor

from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.settings.model import ServerSettings, Value
from tests.support.e2e.player import marked
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table

LIVE = 120
SPEED = 30
HEARD = 3
DAY = 24 * 3600
STEP = DAY // 4
PASSED = HEARD + 1
"""Seconds after which a deadline has been passed for certain: the bot counts whole ones."""


async def choose(table: Table, name: str, value: Value) -> None:
    """Let the server choose, as its panel does."""
    await table.bot.features.settings.book.set_for_server(table.guild.id, name, value)
    assert getattr(ServerSettings(), name) != value, "that is chosen already"


async def take_turn(table: Table, who: MemberActor, cup: ScriptedCup) -> None:
    """Let somebody bank a hundred."""
    cup.next("122346")
    for action in (RollButton, BestButton, BankButton):
        await table.press(who, action)


async def let_time_pass(table: Table, seconds: float = LIVE + PASSED) -> None:
    """Let the time of a turn run out: step by step, as simcord gives each only so much real time.

    The bot notes hundreds of times a week that it is alive.
    """
    whole, rest = divmod(seconds, STEP)
    for step in [STEP] * int(whole) + [rest]:
        await table.env.advance_time(step)


async def keep_away(table: Table, cup: ScriptedCup, turns: int = 3) -> None:
    """Let Ada let so many turns go while Ben plays."""
    await let_time_pass(table)
    for _ in range(turns - 1):
        await take_turn(table, table.ben, cup)
        await let_time_pass(table)


def is_to_play(table: Table, name: str) -> bool:
    """Tell whether the board says so."""
    return marked(table.board(), "to play") == [name]
