"""Ledgers: in which sets of figures a game is counted, and where they are found."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.database.ports import Call, Parameters, Row, Transaction
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import ENOUGH_GAMES, Scope
from bot.features.standings.model.periods import Period, SeasonLength, SeasonPlan, Span, span_of
from bot.match.model.match import FORMER_SERVER, Match
from bot.match.model.phases import Ended
from bot.match.model.ruleset_titles import title_of

EVERYWHERE = 0
"""Stands among server ids for all of them."""

_Key = tuple[int, str, int, str]
"""What tells ledgers apart: server, period, its start, and ruleset."""

_COUNTING = statements(__package__, "counting")
_READING = statements(__package__, "leaderboards")


@dataclass(frozen=True, slots=True)
class Ledger:
    """A set of figures: see the table `ledgers`."""

    id: int
    guild_id: int
    period: Period
    ruleset: str | None

    @property
    def enough(self) -> int:
        """Return after how many games averages are ranked."""
        return ENOUGH_GAMES[self.period]


def span(transaction: Transaction, scope: Scope, moment: int) -> Span:
    """Return when the period of `scope` begins and ends that `moment` lies in."""
    if scope.period is not Period.SEASON or scope.guild_id is None:
        return span_of(_kept_as(scope), moment)
    return span_of(Period.SEASON, moment, season_plan(transaction, scope.guild_id))


def season_plan(transaction: Transaction, guild_id: int) -> SeasonPlan:
    """Return how the seasons of a server follow each other."""
    return _read_plan(transaction.execute(_COUNTING["season_plan"], {"guild_id": guild_id}))


def _read_plan(rows: Sequence[Row]) -> SeasonPlan:
    return SeasonPlan(
        [row["since"] for row in rows if row["length"] is None],
        [(row["since"], SeasonLength(row["length"])) for row in rows if row["length"] is not None],
    )


def find(transaction: Transaction, scope: Scope, span: Span) -> int | None:
    """Return the id of the ledger of `scope` that began with `span`, None when it is empty."""
    row = transaction.first(
        _READING["find_ledger"],
        {
            "guild_id": scope.guild_id or EVERYWHERE,
            "period": _kept_as(scope),
            "starts": span.starts,
            "ruleset": scope.ruleset or "",
        },
    )
    ledger: int | None = row["id"] if row else None
    return ledger


def ask_for_ledgers(match: Match) -> list[Call]:
    """Return what `ledgers_of` needs to know of a match that has ended on a server."""
    guild_id = match.place.guild_id
    key: Parameters = {
        "guild_id": guild_id,
        "ruleset": match.setup.rules.name,
        "moment": _ended_at(match),
    }
    return [(_COUNTING["season_plan"], {"guild_id": guild_id}), (_COUNTING["find_ledgers"], key)]


def ledgers_of(
    transaction: Transaction, match: Match, now: int, answers: Sequence[Sequence[Row]]
) -> list[Ledger]:
    """Return the ledgers to which `match` adds, opened where they are new.

    Those of periods that are over at `now` are left out: they are being cleared away. `answers` are
    those to `ask_for_ledgers`.
    """
    planned, found = answers
    plan, ids = _read_plan(planned), _by_key(found)
    guild_id = match.place.guild_id
    assert guild_id is not None  # as above
    wanted: dict[_Key, tuple[Scope, Span]] = {}
    for scope in _scopes(guild_id, match.setup.rules.name):
        when = span_of(_kept_as(scope), _ended_at(match), plan)
        if when.ends is None or when.ends > now:
            place = scope.guild_id or EVERYWHERE
            wanted[place, _kept_as(scope), when.starts, scope.ruleset or ""] = scope, when
    if wanted.keys() - ids.keys():
        keys = [[*key[:3], when.ends, key[3]] for key, (_, when) in wanted.items()]
        ids |= _by_key(transaction.execute(_COUNTING["open_ledgers"], {"keys": json.dumps(keys)}))
    return [
        Ledger(ids[key], scope.guild_id or EVERYWHERE, scope.period, scope.ruleset)
        for key, (scope, _) in wanted.items()
    ]


def _ended_at(match: Match) -> int:
    assert isinstance(match.phase, Ended)  # only such matches are counted
    return match.phase.ended_at


def _by_key(rows: Sequence[Row]) -> dict[_Key, int]:
    return {
        (row["guild_id"], row["period"], row["starts"], row["ruleset"]): row["id"] for row in rows
    }


def _scopes(guild_id: int, ruleset: str) -> Iterator[Scope]:
    """Yield where a game is counted: here and everywhere, by its rules and by any.

    Games of servers whose data was deleted are counted everywhere alone.
    """
    rulesets = (None,) if title_of(ruleset) is not None else (None, ruleset)
    for period in Period:
        for slug in rulesets:
            if guild_id != FORMER_SERVER:
                yield Scope(guild_id, period, slug)
            if period is not Period.SEASON:
                yield Scope(None, period, slug)


ENDING: Final = sum(scope.period is not Period.ALL for scope in _scopes(1, "classic"))
"""How many ledgers that come to an end a game is counted in, at most."""


def _kept_as(scope: Scope) -> Period:
    """Return the period of its ledger: everywhere a season is a month."""
    return (
        Period.MONTH if scope.guild_id is None and scope.period is Period.SEASON else scope.period
    )
