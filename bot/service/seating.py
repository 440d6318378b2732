"""How a game begins once everybody is there: at once, or in the tavern when all have chosen."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.domain.game_log import new_log
from bot.domain.levels import shipped_levels
from bot.domain.match import Match, Person, Phase
from bot.domain.outfits import DiceFrom, Outfit, Tavern, as_dice
from bot.engine import Setup, start
from bot.service.turn_clock import begun

CHOOSING_SECONDS: Final = 300
"""The time to choose dice, or a whole turn where that is more."""

ALONE_SECONDS: Final = 24 * 3600
"""The time that somebody has whom no other person waits for."""


def seated(match: Match, now: int) -> Match:
    """Return `match`, in which everybody sits now (unix seconds): it begins, or they choose."""
    if match.tavern is None:
        return begun(replace(match, phase=Phase.PLAYING), now)
    tavern = replace(match.tavern, outfits=_first_outfits(match.tavern, match.players))
    if tavern.is_settled:
        return dealt(match, tavern, now)
    return replace(
        match, phase=Phase.CHOOSING, tavern=tavern, deadline=now + _time_to_choose(match)
    )


def dealt(match: Match, tavern: Tavern, now: int) -> Match:
    """Return `match` as its game begins, with the dice that `tavern` gives each seat."""
    dice = tuple(as_dice(outfit.filled) for outfit in tavern.outfits)
    setup = Setup(match.setup.rules, match.setup.seats, dice=dice)
    playing = replace(
        match, phase=Phase.PLAYING, tavern=tavern, state=start(setup), log=new_log(setup)
    )
    return begun(playing, now)


def _first_outfits(tavern: Tavern, players: Sequence[Person]) -> tuple[Outfit, ...]:
    if tavern.dice is DiceFrom.ORDINARY:
        return (Outfit(ready=True),) * len(players)
    return tuple(
        Outfit() if player.role is None else Outfit(shipped_levels()[player.role].dice, ready=True)
        for player in players
    )


def _time_to_choose(match: Match) -> int:
    if sum(not player.is_bot for player in match.players) == 1:
        return ALONE_SECONDS
    return max(CHOOSING_SECONDS, match.setup.rules.turn_seconds or 0)
