"""What a league came to, as values, as JSON and as text."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bot.cli.text import text
from bot.kit.texts.escape import clean
from bot.solver.league.games import LostGame
from bot.solver.league.league import TWO, LeagueBoard, LeagueEntrant, Pairing, PlayedPart
from bot.solver.league.ratings import PairingScore, rate

_WIDTH: Final = 100
_LONGEST_SAID: Final = 100


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """How strong a player is: Elo against the first player, and the share of games it won."""

    name: str
    elo: float
    error: float
    games: int
    won: float


@dataclass(frozen=True, slots=True)
class LeagueMeeting:
    """How often `hero` won against `rival`, on every other side; a tie is shared."""

    hero: str
    rival: str
    games: int
    won: float
    error: float


@dataclass(frozen=True, slots=True)
class LeagueReport:
    """A league on one board. At tables of more than two sides there are no `players`' ratings."""

    ruleset: str
    rules: str
    seats: int
    teams: int | None
    seed: int
    players: tuple[LeagueStanding, ...]
    pairs: tuple[LeagueMeeting, ...]
    lost: tuple[LostGame, ...]

    def to_json(self) -> dict[str, object]:
        """Return it as plain values."""
        return asdict(self)


def report_of(
    board: LeagueBoard,
    seed: int,
    entrants: Sequence[LeagueEntrant],
    pairings: Sequence[Pairing],
    played: PlayedPart,
) -> LeagueReport:
    """Return what the games on a board came to."""
    setup = board.setup
    names = [entrant.name for entrant in entrants]
    scored = [(*pairing, score) for pairing, score in zip(pairings, played.scores, strict=True)]
    meetings = [
        LeagueMeeting(names[hero], names[rival], score.games, score.won, score.standard_error)
        for hero, rival, score in scored
    ]
    return LeagueReport(
        setup.rules.name,
        board.rules,
        board.seats,
        board.teams,
        seed,
        tuple(_standings(names, scored)) if setup.sides == TWO else (),
        tuple(meetings),
        played.lost,
    )


def _standings(
    names: Sequence[str], scored: Sequence[tuple[int, int, PairingScore]]
) -> Iterator[LeagueStanding]:
    for number, (name, rating) in enumerate(zip(names, rate(len(names), scored), strict=True)):
        games = sum(score.games for *pairing, score in scored if number in pairing)
        won = sum(
            score.won if hero == number else score.games - score.won
            for hero, rival, score in scored
            if number in {hero, rival}
        )
        yield LeagueStanding(name, rating.elo, rating.error, games, won)


def show(report: LeagueReport, *, pairs: bool) -> None:
    """Print the ratings, the pairs if asked for or if there is nothing else, and what was lost."""
    games = sum(pair.games for pair in report.pairs)
    print(text("cli-league-board", rules=report.rules, seats=report.seats, games=games))
    if report.players:
        rows = sorted(report.players, key=lambda player: -player.elo)
        _print(
            ["player", "elo", "error", "games", "wins"],
            [
                [row.name, f"{row.elo:.0f}", f"± {row.error:.0f}", f"{row.games}", _share(row)]
                for row in rows
            ],
        )
    if pairs or not report.players:
        _print(
            ["player", "rival", "games", "wins", "error"],
            [
                [pair.hero, pair.rival, f"{pair.games}", _share(pair), f"± {100 * pair.error:.2f}"]
                for pair in report.pairs
            ],
        )
    for sentence in faults(report.lost):
        print(sentence)


def faults(lost: Sequence[LostGame]) -> Iterator[str]:
    """Yield a sentence for each way in which a program lost games, with the line that shows it."""
    shown = {(loss.name, loss.fault): loss for loss in reversed(lost)}
    for (name, fault), games in Counter((loss.name, loss.fault) for loss in lost).items():
        said = clean(shown[name, fault].said, _LONGEST_SAID)
        why = text(f"cli-league-fault-{fault}", said=said)
        yield text("cli-league-lost", name=name, games=games, why=why)


def _share(played: LeagueStanding | LeagueMeeting) -> str:
    return f"{100 * played.won / played.games:.1f}"


def _print(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=SIMPLE, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(text(f"cli-league-{column}"), justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console(width=_WIDTH, highlight=False, markup=False).print(table)
