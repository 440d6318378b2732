"""Challenges, and what follows from them, on an open transaction."""

import json
from collections.abc import Collection, Sequence
from typing import Final

from bot.database.paging import read_page
from bot.database.ports import Call, Row, Transaction, Value
from bot.database.statements import statements
from bot.features.ladder.model import (
    ANSWER_WITHIN,
    PEACE,
    REACH,
    SINKS_EVERY,
    Challenge,
    Idle,
    Ladder,
    LadderMember,
    LadderOutcome,
    LadderPage,
    Reach,
    outcome_of,
)
from bot.features.ladder.refusals import LadderRefusal
from bot.features.ladder.store.rungs import (
    ladder_key,
    note_active,
    read_rung,
    rung_key,
    sink_one,
    take_place,
)
from bot.match.clocks.downtime import DownTime
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person
from bot.match.model.phases import NEVER
from bot.match.results.figures import Result
from bot.match.store.finishing import Answers, FinishStep

AT_ONCE: Final = 50
"""How many challenges that are due, and idle people, are looked at together."""

Own = dict[str, int]
"""The servers of a process, as the columns of a `Share`."""

_SQL = statements(__package__)


def _ask_for_challenge(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del results, now
    return [(_SQL["of_match"], {"match_id": match.id})]


def _settle(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Let the two of a ladder change places if the finished `match` says so."""
    del results
    for row in answers[0]:
        challenge = read_challenge(row)
        _end(transaction, challenge, outcome_of(match, challenge.challenger.user_id), now)
    return match


PLACES: Final = FinishStep(_settle, _ask_for_challenge)
"""Places follow from the order in which games end, so that a recount leaves them as they are."""


def page(
    ladder: Ladder, number: int, rows: int, user_id: int, transaction: Transaction
) -> LadderPage:
    """Return a page of `rows` rungs, as `user_id` sees it."""
    wanted = {**rung_key(ladder, user_id), "page": number, "rows": rows}
    found = transaction.execute(_SQL["page"], wanted)
    return LadderPage(
        ladder, *read_page(found, read_rung), running=tuple(_running(transaction, ladder))
    )


def leave(ladder: Ladder, user_id: int, now: int, transaction: Transaction) -> bool:
    """Take somebody off, with what follows for their challenges; tell whether they were on it."""
    for challenge in _running(transaction, ladder):
        if challenge.challenged.user_id == user_id:
            _end(transaction, challenge, LadderOutcome.LEFT, now)
        elif challenge.challenger.user_id == user_id:
            _end(transaction, challenge, LadderOutcome.VOID, now)
    return bool(transaction.execute(_SQL["drop_rung"], rung_key(ladder, user_id)))


def reach_of(ladder: Ladder, user_id: int, now: int, transaction: Transaction) -> Reach | None:
    """Return whom somebody may challenge, None if they are not on the ladder."""
    key = rung_key(ladder, user_id)
    around = transaction.execute(_SQL["around"], {**key, "reach": REACH})
    if not around:
        return None
    own, *above = [read_rung(row) for row in around]
    running = _running(transaction, ladder)
    met = transaction.execute(_SQL["met"], {**key, "since": now - PEACE})
    return Reach(
        own,
        tuple(above),
        busy=frozenset(who for challenge in running for who in challenge.ids),
        met=frozenset(row["user_id"] for row in met),
        running=next((challenge for challenge in running if user_id in challenge.ids), None),
    )


def add(
    ladder: Ladder,
    challenger: Person,
    challenged_id: int,
    channel_id: int,
    now: int,
    transaction: Transaction,
) -> Challenge:
    """Store a challenge; raises `Refused` where `Reach.require` does."""
    reach = reach_of(ladder, challenger.user_id, now, transaction)
    if reach is None:
        raise Refused(LadderRefusal.NOT_ON_IT)
    challenged = reach.require(challenged_id).person
    note_active(transaction, ladder, challenger, now)
    transaction.execute(_SQL["forget"], {**ladder_key(ladder), "until": now - PEACE})
    columns = {
        **ladder_key(ladder),
        "challenger_id": challenger.user_id,
        "challenger_name": challenger.name,
        "challenged_id": challenged.user_id,
        "challenged_name": challenged.name,
        "channel_id": channel_id,
        "due_at": now + ANSWER_WITHIN,
    }
    [made] = transaction.execute(_SQL["add_challenge"], columns)
    return Challenge(
        id=made["id"],
        ladder=ladder,
        challenger=challenger,
        challenged=challenged,
        due_at=now + ANSWER_WITHIN,
        match_id=None,
        channel_id=channel_id,
        message_id=None,
        outcome=None,
    )


def note_match(challenge: Challenge, match: Match, now: int, transaction: Transaction) -> None:
    """Store that a challenge was accepted, and that `match` is its game."""
    begun = {"id": challenge.id, "match_id": match.id, "channel_id": match.place.channel_id}
    transaction.execute(_SQL["note_match"], begun)
    note_active(transaction, challenge.ladder, challenge.challenged, now)


def end_by_id(
    challenge_id: int, outcome: LadderOutcome, now: int, transaction: Transaction
) -> bool:
    """End a challenge with what follows; tell whether it had not ended."""
    row = transaction.first(_SQL["challenge"], {"id": challenge_id})
    return row is not None and _end(transaction, read_challenge(row), outcome, now)


def _end(transaction: Transaction, challenge: Challenge, outcome: LadderOutcome, now: int) -> bool:
    """End a challenge once, with what follows from it."""
    ended = {"id": challenge.id, "outcome": outcome.value, "now": now}
    if not transaction.execute(_SQL["end_challenge"], ended):
        return False
    ladder, up, down = challenge.ladder, challenge.challenger, challenge.challenged
    if outcome.takes_place:
        take_place(transaction, ladder, up.user_id, down.user_id)
    if outcome.was_played:
        note_active(transaction, ladder, up, now)
    if outcome.was_played or outcome is LadderOutcome.DECLINED:
        note_active(transaction, ladder, down, now)
    return True


def void_closed(now: int, own: Own, transaction: Transaction) -> None:
    """End the challenges of the `own` servers that can no longer have a result."""
    for statement in ("closed", "orphaned"):
        for row in transaction.execute(_SQL[statement], own):
            end_by_id(row["id"], LadderOutcome.VOID, now, transaction)


def sink(now: int, resting: Collection[LadderMember], own: Own, transaction: Transaction) -> None:
    """Let those sink who are idle, or take them off.

    Nobody sinks who is in a challenge, or among the `resting`.
    """
    wanted = {"now": now, "most": AT_ONCE} | own
    for row in transaction.execute(_SQL["sinking"], wanted):
        standing = read_standing(row)
        ladder, user_id = standing.ladder, standing.user_id
        idle = Idle(row["sunk"], row["sinks_at"])
        busy = (user_id in challenge.ids for challenge in _running(transaction, ladder))
        if standing in resting or any(busy):
            later = {"sunk": idle.sunk, "sinks_at": now + SINKS_EVERY}
            transaction.execute(_SQL["note_sunk"], rung_key(ladder, user_id) | later)
        elif idle.is_out:
            transaction.execute(_SQL["drop_rung"], rung_key(ladder, user_id))
        else:
            sink_one(transaction, ladder, user_id, idle.next(now))


def postpone(down: DownTime, guild_ids: Sequence[int], transaction: Transaction) -> None:
    """Give the time back, on some servers, in which the bot was down."""
    later: dict[str, Value] = {"seconds": down.seconds, "until": down.until, "never": NEVER}
    later["guild_ids"] = json.dumps(guild_ids)
    transaction.execute(_SQL["postpone_rungs"], later)
    transaction.execute(_SQL["postpone_challenges"], later)


def _running(transaction: Transaction, ladder: Ladder) -> list[Challenge]:
    return [read_challenge(row) for row in transaction.execute(_SQL["running"], ladder_key(ladder))]


def read_standing(row: Row) -> LadderMember:
    """Return who stands on which ladder, by a row."""
    return LadderMember(Ladder(row["guild_id"], row["ruleset"]), row["user_id"])


def read_challenge(row: Row) -> Challenge:
    """Return what a row tells of a challenge."""
    return Challenge(
        id=row["id"],
        ladder=Ladder(row["guild_id"], row["ruleset"]),
        challenger=Person(row["challenger_id"], row["challenger_name"]),
        challenged=Person(row["challenged_id"], row["challenged_name"]),
        due_at=row["due_at"],
        match_id=row["match_id"],
        channel_id=row["channel_id"],
        message_id=row["message_id"],
        outcome=None if row["outcome"] is None else LadderOutcome(row["outcome"]),
    )
