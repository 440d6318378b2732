"""A pairing as it is played: the games that decide it, and the matches that are played for them."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.features.tournaments.model.pairing.history import DRAW, WIN, Pairing, PairingOutcome
from bot.match.model.match import Match
from bot.match.model.phases import Closing
from bot.match.model.variants import Deal, Shared


class GameResult(StrEnum):
    """The result of one game of a series."""

    FIRST = "first"
    """Won by the entrant that the pairing names first, whoever began."""
    SECOND = "second"
    DRAWN = "drawn"
    NOBODY = "nobody"
    """Lost by both: `SeriesGame.unplayed` says why."""
    VOID = "void"
    """It counts for nothing: `SeriesGame.unplayed` says why."""
    ALONE = "alone"
    """Played alone: only its score counts."""

    @property
    def halves(self) -> tuple[int, int]:
        """Return the points of both sides, in halves."""
        return _HALVES.get(self, (0, 0))


_HALVES: Final = {
    GameResult.FIRST: (WIN, 0),
    GameResult.SECOND: (0, WIN),
    GameResult.DRAWN: (DRAW, DRAW),
}


class Unplayed(StrEnum):
    """Why a game was not played to a result; `results` says what counts instead."""

    NO_SHOW = "no-show"
    """Somebody was not there, by a press of theirs. Who was has won."""
    DESERTED = "deserted"
    """Both were there, or one, and nobody stayed."""
    BROKE_OFF = "broke-off"
    """It was ended by those who look after the server, or could not be read any more."""
    NOT_SHOWN = "not-shown"
    """It could not be shown in time, so that nobody could play it."""
    DECIDED = "decided"
    """What it was played for was decided otherwise."""


@dataclass(frozen=True, slots=True)
class MatchNow:
    """The current match of a game: `away` are the seats that stand-ins play."""

    id: int
    is_open: bool
    is_shown: bool
    closing: Closing | None = None
    away: int = 0

    @property
    def is_deserted(self) -> bool:
        """Tell whether both players are away."""
        return self.is_open and self.away > 1


@dataclass(frozen=True, slots=True)
class SeriesGame:
    """One game of a series, from when it is due. What concerns both sides is in their order.

    - `board`: from 1; one for each person of a team. `number`: from 1, within the board.
    - `match`: what is played for it, None until it has begun. It is kept by the match: one that
      belongs to the game, or somebody's match of the deal where everybody plays alone.
    - `result`: None while it is played. `score`: the points of both sides at its end.
    - `unplayed`: why the result is not that of a game, None where it is.
    - `came`: whether the players were there, by a press of theirs. `absent_at`: when they lose
      unless they press before; None where no time runs.
    - `resigned`: whether they gave the game up within the first turns.
    """

    id: int
    board: int
    number: int
    match: MatchNow | None = None
    result: GameResult | None = None
    score: tuple[int, int] = (0, 0)
    unplayed: Unplayed | None = None
    came: tuple[bool, bool] = (False, False)
    absent_at: tuple[int | None, int | None] = (None, None)
    berserk: tuple[bool, bool] = (False, False)
    resigned: tuple[bool, bool] = (False, False)

    @property
    def is_open(self) -> bool:
        """Tell whether the game has no result yet."""
        return self.result is None

    @property
    def no_show(self) -> bool:
        """Tell whether the game was decided by a player who did not come."""
        return self.unplayed is Unplayed.NO_SHOW

    @property
    def is_played(self) -> bool:
        """Tell whether the match of the game is being played."""
        return self.is_open and self.match is not None and self.match.is_open

    @property
    def first_sits_at(self) -> int:
        """Return the seat of the entrant that the pairing names first: seats alternate."""
        return (self.board + self.number) % 2


@dataclass(frozen=True, slots=True)
class Series:
    """A pairing and its games; `until` is when it is decided at the latest."""

    id: int
    pairing: Pairing
    games: tuple[SeriesGame, ...] = ()
    until: int | None = None

    @property
    def is_open(self) -> bool:
        """Tell whether the series is being played."""
        return self.pairing.outcome is None

    @property
    def is_alone(self) -> bool:
        """Tell whether one entrant plays the series alone: a deal of a duplicate, or a bye."""
        return self.pairing.second is None

    @property
    def has_begun(self) -> bool:
        """Tell whether any game of the series was begun, even one without a result."""
        return any(game.match is not None for game in self.games)

    @property
    def is_played(self) -> bool:
        """Tell whether a match of the series is being played at this moment."""
        return any(game.match is not None and game.match.is_open for game in self.open_games)

    def on_board(self, board: int) -> list[SeriesGame]:
        """Return the games of a board that were not broken off, in order."""
        return [
            game
            for game in self.games
            if game.board == board and game.result is not GameResult.VOID
        ]

    @property
    def open_games(self) -> tuple[SeriesGame, ...]:
        """Return the games of the series that have no result yet."""
        return tuple(game for game in self.games if game.is_open)

    def with_game(self, game: SeriesGame) -> "Series":
        """Return the series with `game` in place of the game with its id."""
        return replace(
            self, games=tuple(game if played.id == game.id else played for played in self.games)
        )

    def ended(self, outcome: PairingOutcome) -> "Series":
        """Return the series with the outcome of its pairing; open games count for nothing."""
        games = tuple(
            replace(game, result=GameResult.VOID, unplayed=Unplayed.DECIDED)
            if game.is_open
            else game
            for game in self.games
        )
        return replace(self, pairing=self.pairing.ended(outcome), games=games, until=None)


def deal_of(match: Match) -> Deal | None:
    """Return the tournament's deal that a match is a game of, None for any other match."""
    shared = match.variant.occasion if isinstance(match.variant, Shared) else None
    return shared if isinstance(shared, Deal) else None
