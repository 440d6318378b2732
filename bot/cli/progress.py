"""How far a long command is, for whoever looks at a terminal."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn


@contextmanager
def told_how_far(name: str) -> Iterator[Callable[[float], None]]:
    """Show a bar called `name` on standard error, if that is a terminal, until the block ends.

    Yields what takes how much is done, from 0 to 1.
    """
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with shown as progress:
        bar = progress.add_task(name, total=1.0)
        yield lambda part: progress.update(bar, completed=part)
