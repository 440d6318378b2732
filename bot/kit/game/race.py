"""How far everybody is in a game, for whoever looks at its board."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.engine import State
from bot.kit.game.people import told_scores
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_CELLS: Final = 6
"""The cells of a bar: as many as leave a phone room for a name, a score and a lead."""

_FULL: Final = "█"
_HALF: Final = "▌"
_EMPTY: Final = "·"


def race_lines(
    match: Match, texts: Texts, *, bars: bool, beneath: Sequence[str] = ()
) -> Iterator[str]:
    """Yield how far each side of `match` is, and who leads, a line each.

    With `bars` one is drawn before each, which says no more than the words; else they are a list,
    and so is a side that plays alone. `beneath` is small print of the seats.
    """
    state = match.state
    bars = bars and state.setup.sides > 1
    leader, lead = _lead(state) if match.is_open else (None, 0)
    for told in told_scores(match, texts):
        small = beneath[told.seat] if beneath and told.seat is not None else ""
        if told.side is None:
            # A list below a bar would take the next bar for a part of itself.
            line = f"{told.line} · {small}" if small else told.line
            yield f"-# {line}" if bars else f"  - {line}"
            continue
        mark = f"`{bar(state, told.side)}`" if bars else "-"
        leads = lead and told.side == leader
        line = texts("player-leads", player=told.line, points=lead) if leads else told.line
        yield f"{mark} {line}"
        if small:
            yield f"-# {small}"


def bar(state: State, side: int) -> str:
    """Return as a bar how much of the target `side` has, or of the best total without a target."""
    whole = state.setup.rules.target or max(state.totals) or 1
    full, half = divmod(min(2 * _CELLS, max(0, 2 * _CELLS * state.totals[side] // whole)), 2)
    return _FULL * full + _HALF * half + _EMPTY * (_CELLS - full - half)


def _lead(state: State) -> tuple[int | None, int]:
    """Return the side that leads and by how much: by 0 where none does."""
    setup = state.setup
    there = {setup.side_of(seat) for seat in range(setup.seats) if not state.out[seat]}
    best_first = sorted(there, key=lambda side: -state.totals[side])
    if len(best_first) < 2:
        return None, 0
    leader, second = best_first[:2]
    return leader, state.totals[leader] - state.totals[second]
