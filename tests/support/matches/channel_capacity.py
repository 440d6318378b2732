"""Games against the bot that take up their channel."""

import pytest

from bot.advice.level import Level
from bot.engine import RuleSet, Setup
from bot.match.model.errors import Refused
from bot.match.model.match import Match, Person, Place, opponent
from bot.match.model.phases import Playing
from bot.match.model.refusals import MatchRefusal
from tests.support.matches.table import BOARD, HERE, Table

PETRA = opponent(Level.PERFECT)
THERE = Place(HERE.guild_id, 61)


async def play_bot(table: Table, who: Person, rules: RuleSet, place: Place = HERE) -> Match:
    """Let somebody begin a game against the bot."""
    setup = Setup(rules, seats=2)
    match = await table.gathering.create(Playing(), place, (who, PETRA), (), setup)
    await table.gathering.posted(match, BOARD + match.id)
    return table.store.matches[match.id]


async def refused(table: Table, who: Person, rules: RuleSet) -> Refused:
    """Return why somebody may not begin a game."""
    with pytest.raises(Refused) as told:
        await play_bot(table, who, rules)
    assert told.value.refusal is MatchRefusal.CHANNEL_BUSY
    return told.value


def parked(table: Table, match: Match) -> bool:
    return table.store.matches[match.id].parked
