"""How far a long command is, for whoever looks at a terminal."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bot.cli.text import text
from bot.database.progress import LongWork, Tell


@contextmanager
def told_how_far(name: str) -> Iterator[Callable[[float], None]]:
    """Show a bar called `name` on standard error, if that is a terminal, until the block ends.

    Yields what takes how much is done, from 0 to 1; until it is told the bar only moves.
    """
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with shown as progress:
        bar = progress.add_task(name, total=None)
        yield lambda part: progress.update(bar, total=1.0, completed=part)


def shown(work: LongWork) -> AbstractContextManager[Tell]:
    """Show how far work on a database is."""
    names = {
        LongWork.COPYING: text("cli-work-copying"),
        LongWork.CHECKING: text("cli-work-checking"),
        LongWork.MIGRATING: text("cli-work-migrating"),
        LongWork.COUNTING: text("cli-work-counting"),
        LongWork.COMPARING: text("cli-work-comparing"),
    }
    return told_how_far(names[work])
