"""What people own in the tavern, in SQL, and winning it by the end of a game."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import Final

from bot.content.achievements import shipped_achievements
from bot.content.levels import TavernLevel, shipped_levels
from bot.database.personal_data import Fate, IdColumn, PersonalData
from bot.database.ports import Call, Database, Transaction, Value
from bot.database.statements import json_rows, statements
from bot.match.loadouts.collection import Collection, Prize, collected
from bot.match.loadouts.loadout import Tavern
from bot.match.model.errors import StaleError
from bot.match.model.match import Match, Person
from bot.match.results.figures import Result
from bot.match.service.departures import rows_alone
from bot.match.store.finishing import Answers, FinishStep
from bot.match.store.variant_columns import tavern_column

_SQL = statements(__package__)

PERSONAL_DATA: Final = PersonalData(
    people=(
        IdColumn("belongings", "owner_id", Fate.DELETED),
        IdColumn("belongings", "winner_id", Fate.RENAMED),
    ),
    exports=statements(__package__, "export"),
)
"""What these tables tell of people and servers."""

WHEN_GONE: Final = rows_alone("a game in which belongings are at stake is seen to as a match")


class SqlCollectionStore:
    """Keeps what people own in the tavern. What a game wins them is added with its end."""

    def __init__(self, database: Database) -> None:
        """Use a `database` whose schema is up to date."""
        self._database = database

    async def of(self, user_id: int) -> Collection:
        """Return what somebody owns."""
        rows = await self._database.fetch(_SQL["owned"], {"user_id": user_id})
        return collected(row["thing"] for row in rows)

    async def pass_die(self, match_id: int, tavern: Tavern, loser_id: int, winner_id: int) -> bool:
        """Store the die that a finished game in the `tavern` has passed on, and give it, or not.

        Tell whether the loser still owned it; if not, nothing changes. Raises `StaleError` when the
        match has passed one on already.
        """
        return await self._database.write(partial(_pass_die, match_id, tavern, loser_id, winner_id))


def _give_award_prizes(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Give the prizes that come with the awards of `match`, but for those that were given before.

    Returns the match with all of them.
    """
    del results, now, answers
    given: list[tuple[Prize, str, int]] = []
    for award in match.awards:
        thing = shipped_achievements()[award.achievement].prize
        if thing is not None:
            given.append((Prize(award.user_id, thing), award.achievement, 1))
    return _with_prizes(transaction, match, given)


def _ask_for_prizes(match: Match, results: Sequence[Result], now: int) -> Sequence[Call]:
    del results, now
    return [
        (_SQL["prizes_won"], {"user_id": winner.user_id, "origin": level.slug})
        for level, winner in _wins(match)
    ]


def _give_level_prizes(
    transaction: Transaction, match: Match, results: Sequence[Result], now: int, answers: Answers
) -> Match:
    """Give whoever has won the finished `match` against one of the tavern its next prize."""
    del results, now
    had = Counter[tuple[str, int]]()
    given: list[tuple[Prize, str, int]] = []
    for (level, winner), [row] in zip(_wins(match), answers, strict=True):
        won = level.slug, winner.user_id
        before = row["prizes"] + had[won]
        if before < len(level.prizes):
            given.append((Prize(winner.user_id, level.prizes[before]), level.slug, before + 1))
            had[won] += 1
    return _with_prizes(transaction, match, given)


def _wins(match: Match) -> list[tuple[TavernLevel, Person]]:
    """Return whom of the tavern people have beaten in a finished match, and who has."""
    beaten = [shipped_levels()[player.role] for player in match.players if player.role is not None]
    winners = [match.players[seat] for seat in match.winning_seats]
    people = [winner for winner in winners if not winner.is_bot and not winner.is_former]
    return list(product(beaten, people))


def _with_prizes(
    transaction: Transaction, match: Match, given: Sequence[tuple[Prize, str, int]]
) -> Match:
    """Give prizes, each of an origin and with its number there, and return the match with them."""
    if not given:
        return match
    rows: list[dict[str, Value]] = [
        {
            "user_id": prize.user_id,
            "thing": prize.thing,
            "origin": origin,
            "number": number,
            "match_id": match.id,
        }
        for prize, origin, number in given
    ]
    transaction.execute_later(_SQL["win"], {"rows": json_rows(rows)})
    return replace(match, prizes=(*match.prizes, *[prize for prize, _, _ in given]))


AWARD_PRIZES: Final = FinishStep(_give_award_prizes, fills_gaps=True)
"""What comes with achievements, and so comes after them."""

LEVEL_PRIZES: Final = FinishStep(_give_level_prizes, _ask_for_prizes)
"""What a win against one of the tavern brings."""


def _pass_die(
    match_id: int, tavern: Tavern, loser_id: int, winner_id: int, transaction: Transaction
) -> bool:
    columns = {"thing": tavern.passed, "owner_id": loser_id, "to_id": winner_id}
    if not transaction.execute(_SQL["pass_on"], columns):
        return False
    noted: dict[str, Value] = {"id": match_id, "tavern": tavern_column(tavern)}
    if not transaction.execute(_SQL["note_passed"], noted):
        raise StaleError
    return True
