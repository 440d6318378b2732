"""Counting a finished game, within the transaction that stores its end."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Final

from bot.database.ports import Call, Row, Transaction, Value
from bot.database.statements import json_rows, statements
from bot.features.standings.model.periods import Period
from bot.features.standings.store.awards import ask_for_awards, give_awards
from bot.features.standings.store.counted import columns_of_counts, with_counted
from bot.features.standings.store.ledgers import EVERYWHERE, Ledger, ask_for_ledgers, ledgers_of
from bot.features.standings.store.members import end_absences, show_again
from bot.features.standings.store.moves import UNRATED, rating_score
from bot.match.model.match import Match, Person
from bot.match.model.phases import Finished
from bot.match.results.figures import Assessment, Result, counts
from bot.match.results.ratings import NEWCOMER, Rating, RatingChange, rate
from bot.match.store.finishing import Answers, FinishStep

LATEST_MEETINGS = 5
"""The games of two people that are remembered with their rivalry."""

Columns = dict[str, Value | float]

_SQL = with_counted(statements(__package__, "counting"))


def _ask(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    """Name the people of a match, and return what `_count` needs to know of them, too."""
    del now
    if not isinstance(match.phase, Finished):
        return []
    people = [result for result in results if not result.person.is_bot]
    named = [_named(result.person, match.created_at) for result in people]
    calls: list[Call] = [(_SQL["name_people"], {"rows": json_rows(named)})]
    if counts(match):
        guild_id = match.place.guild_id
        assert guild_id is not None  # only such matches count
        ids = [result.person.user_id for result in people]
        in_ledgers = ask_for_ledgers(match)
        calls += [*in_ledgers, (_SQL["ratings"], {**in_ledgers[-1][1], "people": _listed(ids)})]
        calls.append(end_absences(guild_id, ids))
        calls += ask_for_awards(match, people)
    return calls


def _count(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Keep the `results` of the finished `match`, and add to the figures if it counts.

    Figures of periods that are over at `now` stay as they are. Of former players only those are
    kept, unseen, since the ratings of others depend on them.
    """
    if not isinstance(match.phase, Finished):
        return match
    people = [result for result in results if not result.person.is_bot]
    has_figures = counts(match)
    ratings = _add_figures(transaction, match, people, now, answers[1:5]) if has_figures else {}
    known = [result for result in people if not result.person.is_former]
    kept: list[Columns] = []
    for result in known:
        rating = ratings.get(result.person.user_id)
        kept.append(
            _columns(result)
            | {
                "ended_at": match.phase.ended_at,
                "match_id": match.id,
                "guild_id": match.place.guild_id or 0,
                "counts": has_figures,
                "score": result.score,
                "place": result.place,
                "rating": rating.after if rating else None,
            }
        )
    transaction.execute_later(_SQL["add_results"], {"rows": json_rows(kept)})
    if not has_figures:
        return match
    changed = tuple([ratings[user_id] for user_id in sorted(ratings) if user_id > 0])
    awards = give_awards(transaction, match, people, answers[5:])
    return replace(match, awards=awards, ratings=changed)


FIGURES: Final = FinishStep(
    _count,
    _ask,
    tables={
        "results": ("user_id", "match_id"),
        "figures": ("ledger", "user_id"),
        "tallies": ("ledger", "ranking", "bucket"),
        "rivalries": ("guild_id", "user_id", "rival_id"),
        "awards": ("user_id", "achievement"),
    },
)
"""Everyone's results and figures, and the achievements that these have earned them."""


def assess(match: Match, found: Sequence[Assessment], now: int, transaction: Transaction) -> None:
    """Do as `assess_match` for a match whose server may have been forgotten since it ended.

    Nothing else of it that figures depend on changes, so that it is not read and replayed again.
    """
    row = transaction.first(_SQL["server_of"], {"match_id": match.id})
    if row is not None:
        place = replace(match.place, guild_id=row["guild_id"])
        assess_match(transaction, replace(match, place=place), found, now)


def assess_match(
    transaction: Transaction, match: Match, found: Sequence[Assessment], now: int
) -> None:
    """Keep what the review of `match` found, and add it to the figures if it counts.

    What was found before stays, and so do the figures of periods that are over at `now`.
    """
    ledgers = []
    if counts(match) and isinstance(match.phase, Finished):
        found_ledgers = transaction.execute_batch(ask_for_ledgers(match))
        ledgers = ledgers_of(transaction, match, now, found_ledgers)
    listed = _listed(ledger.id for ledger in ledgers)
    for assessment in found:
        columns: Columns = {
            "match_id": match.id,
            "user_id": assessment.user_id,
            "accuracy": assessment.accuracy,
            "luck": assessment.luck,
        }
        new = transaction.execute(_SQL["assess_result"], columns)
        if new:
            transaction.execute(_SQL["assess_figures"], columns | {"ledgers": listed})


def unreviewed(transaction: Transaction, after: int, until: int) -> list[int]:
    """Return the finished games after `after` in which a turn ran out, and that lack a review."""
    rows = transaction.execute(_SQL["unreviewed"], {"after": after, "until": until})
    return [row["id"] for row in rows]


def newest(transaction: Transaction) -> int:
    """Return the highest number of a match, 0 without any."""
    [(number,)] = transaction.execute(_SQL["newest"])
    return int(number)


def _named(person: Person, named_at: int) -> Columns:
    return {"user_id": person.user_id, "name": person.name, "named_at": named_at}


def _add_figures(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> dict[int, RatingChange]:
    """Add to every figure that `match` concerns, and return how ratings on the server changed."""
    guild_id = match.place.guild_id
    assert guild_id is not None  # only such matches count
    shown: dict[int, RatingChange] = {}
    *in_ledgers, rated, back = answers
    ledgers = ledgers_of(transaction, match, now, in_ledgers)
    before = _ratings(rated)
    added = [_columns(result) for result in results]
    totals = {
        (ledger.guild_id, ledger.ruleset): before.get(ledger.id, {})
        for ledger in ledgers
        if ledger.period is Period.ALL
    }
    rows: list[Columns] = []
    for ledger in ledgers:
        ratings = _rated(before.get(ledger.id, {}), match, results)
        if (ledger.guild_id, ledger.period, ledger.ruleset) == (guild_id, Period.ALL, None):
            shown = _changes(before.get(ledger.id, {}), ratings)
        rows += [
            columns
            | _of_ledger(ledger, ratings.get(result.person.user_id))
            | _of_week(ledger, result, ratings, totals)
            for result, columns in zip(results, added, strict=True)
        ]
    show_again(transaction, guild_id, back)
    transaction.execute_later(_SQL["add_figures"], {"rows": json_rows(rows)})
    places = (EVERYWHERE,) if match.place.is_former else (guild_id, EVERYWHERE)
    rivalries = [rivalry for where in places for rivalry in _rivalries(where, match, results)]
    if rivalries:
        transaction.execute_later(
            _SQL["add_rivalries"],
            {"rows": json_rows(rivalries), "match_id": match.id, "most": LATEST_MEETINGS},
        )
    return shown


def _changes(before: Mapping[int, Rating], after: Mapping[int, Rating]) -> dict[int, RatingChange]:
    return {
        user_id: RatingChange(user_id, before.get(user_id, NEWCOMER).points, rating.points)
        for user_id, rating in after.items()
    }


def _ratings(rows: Sequence[Row]) -> dict[int, dict[int, Rating]]:
    """Return the ratings in each ledger, by ledger and user id, of all who have one there.

    Each ledger has ratings of its own, from its own games alone.
    """
    found: dict[int, dict[int, Rating]] = {}
    for ledger, user_id, mu, sigma in rows:
        found.setdefault(ledger, {})[user_id] = Rating(mu, sigma)
    return found


def _listed(ids: Iterable[int]) -> str:
    return json.dumps(list(ids))


def _rated(
    before: Mapping[int, Rating], match: Match, results: Sequence[Result]
) -> dict[int, Rating]:
    """Return everyone's rating after the match, by user id; nothing when it was not rated."""
    if not match.rated or not match.state.winners:
        return {}
    setup = match.setup
    sides = [
        [result for result in results if setup.side_of(result.seat) == s]
        for s in range(setup.sides)
    ]
    known = tuple(
        tuple([before.get(result.person.user_id, NEWCOMER) for result in side]) for side in sides
    )
    after = rate(known, tuple([side[0].place for side in sides]))
    return {
        result.person.user_id: rating
        for side, ratings in zip(sides, after, strict=True)
        for result, rating in zip(side, ratings, strict=True)
    }


def _of_ledger(ledger: Ledger, rating: Rating | None) -> Columns:
    return {
        "ledger": ledger.id,
        "guild_id": ledger.guild_id,
        "enough": ledger.enough,
        "rated": rating is not None,
        "mu": rating.mu if rating else None,
        "sigma": rating.sigma if rating else None,
    }


def _of_week(
    ledger: Ledger,
    result: Result,
    ratings: Mapping[int, Rating],
    totals: Mapping[tuple[int, str | None], Mapping[int, Rating]],
) -> Columns:
    """Return the score of all time that somebody had before a rated game of a week.

    `totals` are the ratings of all time before it, by place and ruleset.
    """
    user_id, score = result.person.user_id, None
    if ledger.period is Period.WEEK and user_id in ratings:
        before = totals[ledger.guild_id, ledger.ruleset].get(user_id)
        score = rating_score(before) if before else UNRATED
    return {"rating_before": score}


def _columns(result: Result) -> Columns:
    """Return what both a game's results and the figures are made of."""
    own: Columns = {
        "user_id": result.person.user_id,
        "won": result.won,
        "banked": result.banked,
    }
    return own | columns_of_counts(result)


def _rivalries(guild_id: int, match: Match, results: Sequence[Result]) -> Iterator[Columns]:
    side_of = match.setup.side_of
    for first, second in permutations(results, 2):
        if side_of(first.seat) != side_of(second.seat) and not first.person.is_former:
            yield {
                "guild_id": guild_id,
                "user_id": first.person.user_id,
                "rival_id": second.person.user_id,
                "won": first.place < second.place,
                "lost": first.place > second.place,
            }
