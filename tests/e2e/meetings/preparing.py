"""What has to be so before something begins, that an event may come in between."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.match.clocks.pace import Pace
from bot.match.model.ruleset_titles import house_ref
from tests.e2e.meetings.cells import Event
from tests.support.e2e.channels import thread
from tests.support.e2e.messages.rules_editor import make
from tests.support.e2e.table import Table

Prepare = Callable[[Table], Awaitable[None]]

LONGEST_NAME: Final = "W" * 32
"""The longest nickname, of the widest letter."""

HOUSE_RULES: Final = "Last call"
"""House rules that are the server's usual ones."""


async def time_banks(table: Table) -> None:
    """Let games have time banks."""
    await table.bot.features.settings.book.set_for_server(table.guild.id, "pace", Pace.LIVE_BANK)


async def in_a_thread(table: Table) -> None:
    """Let everything take place in a thread."""
    table.channel = await thread(table)


async def house_rules(table: Table) -> None:
    """Let games go by house rules, with a last round for everybody else."""
    await make(table, HOUSE_RULES, target=2000, final_round=True)
    book = table.bot.features.settings.book
    await book.set_for_server(table.guild.id, "ruleset", house_ref(1))


async def longest_names(table: Table) -> None:
    """Let everybody have the longest name that there is."""
    for who in (table.ada, table.ben, table.cleo, table.dora):
        table.env.backend.edit_member(table.guild.id, who.id, {"nick": LONGEST_NAME})
    await table.env.settle()


PREPARED: Final[dict[Event, Prepare]] = {
    Event.BANK_EMPTY: time_banks,
    Event.THREAD_DELETED: in_a_thread,
    Event.RULE_CHANGED: house_rules,
    Event.TIE: house_rules,
    Event.LAST_ROUND: house_rules,
    Event.LONGEST_NAMES: longest_names,
}
