"""What discord.py keeps, and what it tells Discord of the commands."""

from collections.abc import Mapping, Sequence
from typing import cast

from tests.support.e2e.table import Table

QUARTER_OF_AN_HOUR = 15 * 60


def kept_by_discord_py(table: Table) -> tuple[int, int, set[type[object]]]:
    """Return how many views and messages discord.py keeps, and its dynamic classes."""
    store = table.bot._connection._view_store  # noqa: SLF001 - discord.py shows it nowhere else
    return (
        sum(map(len, store._views.values())),  # noqa: SLF001 - (same)
        len(store._synced_message_views),  # noqa: SLF001 - (same)
        set(cast(dict[object, type[object]], store._dynamic_items).values()),  # noqa: SLF001 - (same)
    )


Raw = Mapping[str, object]


def told_discord(table: Table) -> list[Sequence[Raw]]:
    """Return the bodies of the requests that told Discord of all commands, in order."""
    return [
        cast(Sequence[Raw], request.json)
        for request in table.env.http_requests
        if request.method == "PUT" and request.path.endswith("/commands")
    ]
