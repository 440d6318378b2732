"""How a game begins once everybody is there: at once, or after choosing dice in the tavern."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.content.badges import shipped_badges
from bot.content.levels import shipped_levels
from bot.engine import Badge, Setup, start
from bot.match.clocks.turn_clock import begun
from bot.match.loadouts.collection import Collection
from bot.match.loadouts.draft import best_left, laid_open, picked, seat_to_pick
from bot.match.loadouts.loadout import DiceFrom, Outfit, Tavern, as_dice
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person
from bot.match.model.phases import Equipping, Playing
from bot.match.service.dice_cup import spread_of

CHOOSING_SECONDS: Final = 300
"""The time for choosing dice, unless a turn has more."""

ALONE_SECONDS: Final = 24 * 3600
"""The time of a person whom no other person waits for."""


def seated(match: Match, now: int, owned: Mapping[int, Collection]) -> Match:
    """Return `match` with all seats taken now (Unix seconds): it begins, or loadouts are chosen.

    `owned` are the collections of people in a game of the tavern, by user id: who has nothing to
    choose from is ready.
    """
    if not isinstance(match.variant, Tavern):
        return begun(replace(match, phase=Playing()), now)
    tavern = _opened(match, match.variant, owned)
    if tavern.is_settled:
        return dealt(match, tavern, now)
    return replace(match, phase=Equipping(), variant=tavern, deadline=now + time_to_choose(match))


def dealt(match: Match, tavern: Tavern, now: int) -> Match:
    """Return `match` as its game begins, with the dice and badges of `tavern` for each seat."""
    dice = tuple(as_dice(outfit.filled) for outfit in tavern.outfits)
    badges = tuple(_badge(outfit) for outfit in tavern.outfits)
    setup = Setup(match.setup.rules, match.setup.seats, dice=dice, badges=badges)
    playing = replace(
        match, phase=Playing(), variant=tavern, state=start(setup), log=new_log(setup)
    )
    return begun(playing, now)


def with_picks_of_bot(tavern: Tavern, players: Sequence[Person]) -> Tavern:
    """Return a draft after the pick of the bot, if it is its turn."""
    seat = seat_to_pick(tavern)
    if seat is None or not players[seat].is_bot:
        return tavern
    return picked(tavern, best_left(tavern))


def _opened(match: Match, tavern: Tavern, owned: Mapping[int, Collection]) -> Tavern:
    """Return `tavern` as it is before any player has chosen."""
    outfits = tuple(_first_outfit(tavern, player, owned) for player in match.players)
    tavern = replace(tavern, outfits=outfits)
    if tavern.dice is not DiceFrom.DRAFT:
        return tavern
    assert match.seed is not None  # every match has a seed
    return with_picks_of_bot(laid_open(tavern, spread_of(match.seed)), match.players)


def _first_outfit(tavern: Tavern, player: Person, owned: Mapping[int, Collection]) -> Outfit:
    if player.role is None:
        badges = tavern.badges and owned[player.user_id].badges
        return Outfit(ready=not (badges or tavern.dice is DiceFrom.OWN))
    level = shipped_levels()[player.role]
    return Outfit(
        dice=level.dice if tavern.dice is DiceFrom.OWN else (),
        badge=level.badge if tavern.badges else None,
        ready=True,
    )


def _badge(outfit: Outfit) -> Badge | None:
    return None if outfit.badge is None else shipped_badges()[outfit.badge].badge


def time_to_choose(match: Match) -> int:
    """Return how many seconds the people in `match` have to choose."""
    if sum(not player.is_bot for player in match.players) == 1:
        return ALONE_SECONDS
    return max(CHOOSING_SECONDS, match.setup.rules.turn_seconds or 0)
