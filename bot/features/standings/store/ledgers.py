"""Ledgers: in which sets of figures a game is counted, and where they are found."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.database.ports import Transaction
from bot.database.statements import statements
from bot.features.standings.model.leaderboards import ENOUGH_GAMES, Scope
from bot.features.standings.model.periods import Period, SeasonLength, SeasonPlan, Span, span_of
from bot.match.model.match import FORMER_SERVER
from bot.match.model.ruleset_titles import title_of

EVERYWHERE = 0
"""Stands among server ids for all of them."""

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
    rows = transaction.execute(_COUNTING["season_plan"], {"guild_id": guild_id})
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


def ledgers_of(
    transaction: Transaction, guild_id: int, ruleset: str, moment: int, now: int
) -> list[Ledger]:
    """Return the ledgers of a game that ended at `moment`, opened where they are new.

    Those of periods that are over at `now` are left out: they are being cleared away.
    """
    scopes, keys = [], []
    spans: dict[tuple[int | None, Period], Span] = {}
    for scope in _scopes(guild_id, ruleset):
        of = (scope.guild_id, scope.period)
        when = spans[of] if of in spans else spans.setdefault(of, span(transaction, scope, moment))
        if when.ends is None or when.ends > now:
            place = scope.guild_id or EVERYWHERE
            scopes.append(scope)
            keys.append([place, scope.period, when.starts, when.ends, scope.ruleset or ""])
    parameters = {"keys": json.dumps(keys)}
    found = transaction.execute(_COUNTING["find_ledgers"], parameters)
    if len(found) < len(keys):
        transaction.execute(_COUNTING["open_ledgers"], parameters)
        found = transaction.execute(_COUNTING["find_ledgers"], parameters)
    return [
        Ledger(row["id"], scope.guild_id or EVERYWHERE, scope.period, scope.ruleset)
        for row, scope in zip(found, scopes, strict=True)
    ]


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
