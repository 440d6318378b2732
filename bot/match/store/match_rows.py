"""Matches as rows of the database, and back."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from operator import attrgetter, itemgetter
from typing import Final

from bot.advice.level import parse_level
from bot.content.achievements import Award, in_order
from bot.database.ports import Row, Value
from bot.engine import FarkleError, State, write_state
from bot.match.loadouts.collection import Prize
from bot.match.model.errors import DamagedMatchError
from bot.match.model.game_log import replay
from bot.match.model.match import Match, Person, Place, Word
from bot.match.model.phases import (
    NEVER,
    Closed,
    Closing,
    Ended,
    Equipping,
    Finished,
    Invited,
    Lobby,
    Phase,
    Playing,
    Rematch,
)
from bot.match.results.experience import Experience
from bot.match.results.figures import PastGame
from bot.match.results.ratings import NEWCOMER, RatingChange
from bot.match.store.time_columns import read_presence, time_columns
from bot.match.store.tournament_column import read_tournament_game, tournament_column
from bot.match.store.variant_columns import occasion_columns, read_variant, tavern_column

DAMAGE: Final = (FarkleError, ValueError, TypeError, LookupError, RecursionError)
"""The errors of reading a column that does not hold what was written to it."""

_BESIDE_GAME: Final = attrgetter(
    "phase",
    "message_id",
    "players",
    "invited",
    "rated",
    "limited",
    "variant",
    "words",
    "tournament",
)

_OPEN: Final[Mapping[str, Phase]] = {
    phase.name: phase for phase in (Invited(), Lobby(), Equipping(), Playing())
}


def game_columns(match: Match) -> dict[str, Value]:
    """Return the columns of `match` that a move changes, with its id."""
    return time_columns(match) | {
        "id": match.id,
        "version": match.version,
        "snapshot": write_state(match.state),
        "log": match.log,
        "waits_for_bot": match.waits_for_bot,
    }


def only_game_differs(match: Match, before: Match) -> bool:
    """Tell whether `match` has all changing columns but those of its game as `before`."""
    return bool(_BESIDE_GAME(match) == _BESIDE_GAME(before))


def changing_columns(match: Match) -> dict[str, Value]:
    """Return the columns of `match` that an action may change, with its id."""
    return game_columns(match) | {
        "phase": match.phase.name,
        "message_id": match.message_id,
        "players": write_people(match.players),
        "invited": write_people(match.invited),
        "ended_at": match.phase.ended_at if isinstance(match.phase, Ended) else None,
        "closing": match.phase.closing if isinstance(match.phase, Closed) else None,
        "rated": match.rated,
        "limited": match.limited,
        "words": write_words(match.words),
        "tavern": tavern_column(match.variant),
        "tournament": tournament_column(match.tournament),
    }


def all_columns(match: Match) -> dict[str, Value]:
    """Return every column of `match`."""
    return changing_columns(match) | {
        "guild_id": match.place.guild_id,
        "channel_id": match.place.channel_id,
        "created_at": match.created_at,
        "seed": match.seed,
        **occasion_columns(match.variant),
        "parked": match.parked,
    }


def _without_aside_dice(state: State) -> str:
    """Return the snapshot of `state` as it was before it told which dice are aside."""
    return write_state(replace(state, aside_dice=()))


def rematch_column(rematch: Rematch | None) -> str | None:
    """Return the column of a rematch, None while nobody wants one."""
    if rematch is None:
        return None
    columns: dict[str, object] = {"seats": rematch.seats, "until": rematch.until}
    return _json(columns if rematch.game is None else columns | {"game": rematch.game})


def read_match(row: Row) -> Match:
    """Return the match of a `row`, its game replayed from the log.

    Raises `DamagedMatchError` when the row is damaged: above all when its snapshot, which the
    players saw, differs from the end of the log.
    """
    with as_damage(row):
        return _parse(row)


def read_past(row: Row) -> PastGame:
    """Return the players and the end of the match of a `row`; raises as `read_match`."""
    with as_damage(row):
        return PastGame(row["id"], read_people(row["players"]), row["ended_at"])


@contextmanager
def as_damage(row: Row) -> Iterator[None]:
    """Raise `DamagedMatchError` for any error while the match of a `row` is read."""
    try:
        yield
    except DAMAGE as error:
        raise DamagedMatchError(
            row["id"],
            f"Game {row['id']} in the database is damaged and cannot go on. "
            "Stop the bot and put a backup in the database's place, or delete "
            f"row {row['id']} of the table `matches` to give up this game alone.",
        ) from error


def _parse(row: Row) -> Match:
    state, events = replay(row["log"])
    if row["snapshot"] != write_state(state) and row["snapshot"] != _without_aside_dice(state):
        raise ValueError(f"the log leads to {write_state(state)}, not to {row['snapshot']}")
    return Match(
        id=row["id"],
        version=row["version"],
        phase=_parse_phase(row),
        place=Place(row["guild_id"], row["channel_id"]),
        message_id=row["message_id"],
        players=read_people(row["players"]),
        invited=read_people(row["invited"]),
        state=state,
        log=row["log"],
        events=events,
        created_at=row["created_at"],
        deadline=row["deadline"],
        remind_at=row["remind_at"],
        reminder_id=row["reminder_id"],
        closes_at=NEVER if row["closes_at"] is None else row["closes_at"],
        presence=read_presence(row["presence"]),
        rated=bool(row["rated"]),
        limited=bool(row["limited"]),
        variant=read_variant(row),
        votes=row["votes"],
        seed=row["seed"],
        words=read_words(row["words"]),
        parked=bool(row["parked"]),
        tournament=read_tournament_game(row["tournament"]),
    )


def _parse_phase(row: Row) -> Phase:
    ended_at, closing, wanted = row["ended_at"], read_closing(row["closing"]), row["rematch"]
    rematch = None if wanted is None else _parse_rematch(**json.loads(wanted))
    match row["phase"]:
        case Finished.name:
            return Finished(ended_at, rematch)
        case Closed.name:
            return Closed(ended_at, closing or Closing.EXPIRED)
        case name:
            return _OPEN[name]


def write_people(people: Sequence[Person]) -> str:
    """Return the column of `people`, by seat."""
    return _json([_person(person) for person in people])


def _person(person: Person) -> dict[str, str | int]:
    columns: dict[str, str | int] = {"user_id": person.user_id, "name": person.name}
    if person.level is not None:
        columns["level"] = str(person.level)
    if person.role is not None:
        columns["role"] = person.role
    if person.experience is not None:
        columns["experience"] = person.experience
    if person.asks_rated:
        columns["asks_rated"] = True
    return columns


def read_people(text: str) -> tuple[Person, ...]:
    """Return the people of a column, by seat."""
    return tuple(_parse_person(**person) for person in json.loads(text))


def _parse_person(
    user_id: int,
    name: str,
    level: str | None = None,
    role: str | None = None,
    experience: str | None = None,
    *,
    asks_rated: bool = False,
) -> Person:
    return Person(
        user_id,
        name,
        None if level is None else parse_level(level),
        role,
        None if experience is None else Experience(experience),
        asks_rated,
    )


def write_words(words: Sequence[Word]) -> str:
    """Return the column of player words."""
    return _json([(word.user_id, word.text) for word in words])


def read_words(text: str) -> tuple[Word, ...]:
    """Return the player words of a column."""
    return tuple(Word(*word) for word in json.loads(text))


def with_outcome(match: Match, row: Row) -> Match:
    """Return a match with what its end has earned people: awards, prizes and ratings, by columns.

    The rating before somebody's first game is not kept: it is that of newcomers.
    """
    awards, prizes, ratings = (
        json.loads(str(row[name])) for name in ("awards", "prizes", "ratings")
    )
    changes = [
        RatingChange(user_id, NEWCOMER.points if before is None else before, after)
        for user_id, before, after in sorted(ratings, key=itemgetter(0))
    ]
    return replace(
        match,
        awards=in_order([Award(*award) for award in awards]),
        prizes=tuple([Prize(*prize) for prize in prizes]),
        ratings=tuple(changes),
    )


def read_closing(text: str | None) -> Closing | None:
    """Return why a match was closed, None if it was not."""
    return None if text is None else Closing(text)


def _parse_rematch(seats: list[int], until: int, game: int | None = None) -> Rematch:
    return Rematch(tuple(seats), until, game)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
