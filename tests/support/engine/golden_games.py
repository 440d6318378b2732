"""Golden games: lines of notation whose ends are known, kept in golden/*.txt.

Three lines a game: what it shows, the game, and its end (`= 2000/350 won by 0`).
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from bot.engine import (
    Event,
    Game,
    IllegalMove,
    InvalidRules,
    Move,
    RuleSet,
    Scoring,
    Setup,
    State,
    Value,
    apply,
    build_rules,
    legal_moves,
    options,
    start,
)

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class Golden:
    """One game: what it shows, its line, and its end."""

    title: str
    line: str
    end: str


def read_golden() -> Iterator[Golden]:
    """Yield every golden game."""
    for path in sorted(FOLDER.glob("*.txt")):
        blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
        for block in blocks:
            title, line, end = block.split("\n")
            yield Golden(title.removeprefix("# "), line, end.removeprefix("= "))


def write_golden(name: str, games: list[Golden]) -> None:
    """Write `games` to golden/`name`.txt."""
    blocks = [f"# {game.title}\n{game.line}\n= {game.end}\n" for game in games]
    (FOLDER / f"{name}.txt").write_text("\n".join(blocks), encoding="utf-8")


def end_of(state: State) -> str:
    """Return the totals by side, and the winners."""
    totals = "/".join(map(str, state.totals))
    return f"{totals} won by {'/'.join(map(str, state.winners)) or 'nobody'}"


def settings_of(rules: RuleSet) -> dict[str, Value]:
    """Return every option of `rules` with its value."""
    return {
        name: getattr(owner, name)
        for owner, part in ((rules.scoring, Scoring), (rules, RuleSet))
        for name, _ in options(part)
    }


def without(setup: Setup, *names: str) -> Setup | None:
    """Return `setup` with the options `names` at their defaults, None when rules need them."""
    values = {name: value for name, value in settings_of(setup.rules).items() if name not in names}
    try:
        rules = build_rules(setup.rules.name, values)
    except InvalidRules:
        return None
    return replace(setup, rules=rules, dice=())


Told = list[tuple[list[Event], frozenset[Move]]]


def told(game: Game, setup: Setup) -> Told:
    """Return what happens and what may be done when `game` is played at `setup`.

    It ends early where a move is not allowed or its dice do not fit.
    """
    state = start(setup)
    told: Told = [([], frozenset(legal_moves(state)))]
    for ply in game.plies:
        try:
            state, events = apply(state, ply.move, ply.dice)
        except (IllegalMove, ValueError):
            break
        told.append((events, frozenset(legal_moves(state))))
    return told


ALIKE = {
    "four=add",  # the triple's value for the fourth die is twice the triple
    "players=2",  # a table of two, to which it makes no difference
    "players=3",
    "players=4",
    "late_turns_lost=True",  # the engine is told that a turn ran out, and loses it in any case
}
"""Options that leave every move as it is by default."""


def matters(game: Game, title: str, names: Iterable[str]) -> bool:
    """Tell whether `game` would go otherwise with the options `names` at their defaults."""
    plain = without(game.setup, *names)
    return plain is None or (told(game, plain) != told(game, game.setup)) != (title in ALIKE)
