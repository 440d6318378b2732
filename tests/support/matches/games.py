"""Matches as they are stored, for what only looks at them."""

from dataclasses import replace

from bot.engine import RuleSet, Setup, start
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Playing
from tests.support.matches.table import BOARD, HERE


def a_game(*players: Person, **changes: object) -> Match:
    """Return a game of `players` that has just begun, with `changes` made to it."""
    setup = Setup(RuleSet("classic", target=10_000), seats=len(players))
    match = Match(
        id=1,
        version=1,
        phase=Playing(),
        place=HERE,
        message_id=BOARD,
        players=players,
        state=start(setup),
        log=new_log(setup),
        events=(),
        created_at=1_000_000,
    )
    return replace(match, **changes)  # type: ignore[arg-type] # as replace
