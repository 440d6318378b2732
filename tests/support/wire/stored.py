"""What the bot's database holds, read beside the bot, and compared with what people were shown."""

import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.database.opening import Address
from bot.engine import State, parse_game, start, write_state
from tests.support.postgres.outsider import Outsider
from tests.support.storage.engines import outside

from .game import Board, Notebook


@dataclass(frozen=True, slots=True)
class Stored:
    """A game's row."""

    version: int
    phase: str
    message_id: int | None
    snapshot: str
    log: str

    def states(self) -> list[State]:
        """Return the state after each move of the log, the one before the first move first."""
        game = parse_game(self.log)
        return [start(game.setup), *(state for state, _ in game.replay())]


def stored_games(database: Address) -> Mapping[int, Stored]:
    """Return every game by its id."""
    with beside_bot(database) as connection:
        rows = connection.execute(
            "SELECT id, version, phase, message_id, snapshot, log FROM matches"
        )
        return {row[0]: Stored(*row[1:]) for row in rows}


def phases_of_tournaments(database: Address) -> Mapping[int, str]:
    """Return how far every tournament has come, by its id."""
    with beside_bot(database) as connection:
        return dict(connection.execute("SELECT id, phase FROM tournaments").fetchall())


@contextmanager
def beside_bot(database: Address) -> Iterator[Outsider]:
    """Read beside a bot; of a file a copy, since its first reader after a crash repairs it."""
    with TemporaryDirectory() as folder:
        if isinstance(database, Path):
            copy = Path(folder, database.name)
            for suffix in ("", "-wal"):
                source = database.with_name(database.name + suffix)
                if source.exists():
                    shutil.copyfile(source, copy.with_name(copy.name + suffix))
            database = copy
        with outside(database) as connection:
            yield connection


def change_database(database: Address, statement: str, *values: int | str) -> None:
    """Run one statement on the database of a bot that is not running."""
    with outside(database) as connection:
        connection.execute(statement, values)


def check_whole(stored: Stored, *, begun_at: int = 1) -> None:
    """Check that a row is not half an action: version, snapshot and log tell the same.

    `begun_at`: the version in which nobody has moved yet; it is 0 where nobody is invited.
    """
    states = stored.states()
    assert stored.version == len(states) - 1 + (0 if stored.phase == "invited" else begun_at)
    assert stored.snapshot == write_state(states[-1])
    assert (stored.phase == "finished") == states[-1].over


def check_nothing_lost(stored: Stored, notes: Notebook, *, begun_at: int = 1) -> None:
    """Check that everything which was shown of a game is in its row, die for die."""
    check_whole(stored, begun_at=begun_at)
    states = stored.states()
    assert stored.version >= notes.version, "what was shown is not in the database"
    for (version, _), board in notes.shown.items():
        if version >= begun_at:
            check_shown(board, states[version - begun_at])


def check_shown(board: Board, state: State) -> None:
    """Check that a board shows `state`."""
    assert tuple(board.scores.values()) == state.totals
    assert board.dice == state.roll
    if board.dice:
        score = state.table.roll(state.roll).by_positions.get(board.chosen)
        assert board.turn_total == state.points + (score.points if score else 0)
