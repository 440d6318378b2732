"""Two screens for a game: one that grows line by line, and one that is drawn anew in place."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from bot.cli.play.figures import FIGURES
from bot.cli.play.marked import marked
from bot.cli.play.view import Key, TableView

_PIPS: Final = (
    "       \n   ●   \n       ",
    " ●     \n       \n     ● ",
    " ●     \n   ●   \n     ● ",
    " ●   ● \n       \n ●   ● ",
    " ●   ● \n   ●   \n ●   ● ",
    " ●   ● \n ●   ● \n ●   ● ",
)
"""The faces of dice, from 1."""

_ITEM: Final = "- "
"""What an item of a list begins with."""


class Transcript:
    """Writes plain lines, one after the other, for files, pipes and simple terminals."""

    def __init__(self, console: Console) -> None:
        """Write to `console`."""
        self._console = console
        self._last: TableView | None = None

    def heard(self, word: str) -> None:
        """Write what was asked for, as at a prompt."""
        self._write(Text(f"> {word}"))

    def tell(self, text: str) -> None:
        """Write lines."""
        if text:
            self._write(marked(text))

    def show(self, view: TableView) -> None:
        """Write the scores when they have changed, and how the turn stands."""
        if view.answer:
            self.tell(view.answer)
            return
        last, self._last = self._last, view
        if last is not None and view == replace(last, clock=view.clock):
            return
        if last is None or view.scores != last.scores:
            self.tell("\n".join(["", *view.scores]))
        self.tell(view.clock)
        self.tell(FIGURES.roll(view.roll, view.chosen))
        self.tell("\n".join(view.turn))

    def pass_time(self, view: TableView) -> None:
        """Do nothing: a line that was written stays."""

    def _write(self, text: Text) -> None:
        self._console.print(text, soft_wrap=True)


class TerminalBoard:
    """Draws the table at the foot of a terminal, and what happened above it."""

    def __init__(self, live: Live) -> None:
        """Draw in the region of `live`."""
        self._live = live

    def heard(self, word: str) -> None:
        """Do nothing: the table shows what became of it."""

    def tell(self, text: str) -> None:
        """Write lines above the table."""
        if text:
            self._live.console.print(Group(*map(_hanging, text.split("\n"))))

    def show(self, view: TableView) -> None:
        """Draw the table anew, with large dice where there is room for them."""
        console = self._live.console
        drawn = _table(view, _large(view))
        if len(console.render_lines(drawn)) > console.height:
            drawn = _table(view, marked(FIGURES.roll(view.roll, view.chosen)))
        self._live.update(drawn, refresh=True)

    def pass_time(self, view: TableView) -> None:
        """Draw the table anew with the time that is left."""
        self.show(view)


@contextmanager
def board(console: Console) -> Iterator[TerminalBoard]:
    """Yield a board at the foot of `console`; what it shows last stays."""
    with Live(console=console, auto_refresh=False, vertical_overflow="crop") as live:
        yield TerminalBoard(live)


def _hanging(line: str) -> RenderableType:
    """Return `line`; what is wrapped of an item of a list stands below its first word."""
    if not line.startswith(_ITEM):
        return marked(line)
    item = Table.grid()
    item.add_row(_ITEM, marked(line.removeprefix(_ITEM)))
    return item


def _table(view: TableView, dice: RenderableType) -> RenderableType:
    parts: list[RenderableType] = [Text(), marked("\n".join(view.scores)), Text()]
    if view.clock:
        parts.append(marked(view.clock))
    if view.roll:
        parts.append(dice)
    parts.append(marked("\n".join(view.turn)))
    if view.answer:
        parts.append(marked(view.answer))
    if view.more:
        parts.extend([Text(), _keys(view.keys), _keys(view.more)])
    return Group(*parts)


def _large(view: TableView) -> RenderableType:
    dice = [_die(face, chosen=place in view.chosen) for place, face in enumerate(view.roll)]
    return Columns(dice)


def _die(face: int, *, chosen: bool) -> RenderableType:
    label = f"✓ {face}" if chosen else str(face)
    return Panel(
        _PIPS[face - 1],
        subtitle=label,
        width=9,
        padding=0,
        border_style="bold green" if chosen else "",
    )


def _keys(keys: Iterable[Key]) -> Text:
    return Text("   ").join(
        [Text.assemble((f" {key.key} ", "reverse"), " ", key.label) for key in keys]
    )
