"""The appearance of dice, and how often a board is updated: for one person, and for a table."""

from itertools import chain

from bot.features.settings.model import Preferences, Updates
from bot.features.settings.service.settings import SettingsBook
from bot.kit.pictures.dice_appearance import DiceAppearance, DiceStyle
from bot.kit.pictures.dice_families import DieFamily, family_of
from bot.match.model.match import Match
from bot.match.model.variants import outfits_of


def own_look(settings: SettingsBook, user_id: int, guild_id: int | None) -> DiceAppearance:
    """Return the appearance of dice in what only this person sees."""
    own = settings.of_person(user_id)
    return DiceAppearance(own.dice, own.theme or settings.of_server(guild_id).theme)


def table_look(settings: SettingsBook, match: Match) -> DiceAppearance:
    """Return the appearance of dice on the board of `match`, which everybody at the table reads.

    If all its people do without pictures, it is as they want it, else as the server does. Dice are
    told in digits too if that leaves anybody with another style than their own. A match
    without a board is seen by its player alone.
    """
    if not match.has_board:
        return own_look(settings, match.players[0].user_id, match.place.guild_id)
    server, people = settings.of_server(match.place.guild_id), _people(settings, match)
    styles = {preferences.dice for preferences in people}
    alone = people[0].theme if len(people) == 1 else None
    theme = alone or server.theme
    if styles and DiceStyle.PICTURES not in styles:
        return DiceAppearance(
            DiceStyle.DIGITS if DiceStyle.DIGITS in styles else DiceStyle.UNICODE, theme
        )
    needs_words = bool(styles - {DiceStyle.PICTURES, server.dice})
    return DiceAppearance(
        server.dice,
        theme,
        told=needs_words and server.dice is not DiceStyle.DIGITS,
        families=_families(match) if server.dice is DiceStyle.PICTURES else (),
    )


def _families(match: Match) -> tuple[DieFamily, ...]:
    """Return which families of loaded dice there are at a table, where people bring their own."""
    if not outfits_of(match.variant):
        return ()
    families = map(family_of, chain.from_iterable(match.setup.dice))
    return tuple(sorted({family for family in families if family is not None}))


def shows_whole_turns(settings: SettingsBook, match: Match) -> bool:
    """Tell whether a player wants the bot's turns shown at once instead of by moves."""
    return any(preferences.updates is Updates.TURNS for preferences in _people(settings, match))


def _people(settings: SettingsBook, match: Match) -> list[Preferences]:
    """Return the preferences of the people at the table who have not left the game."""
    return [
        settings.of_person(player.user_id)
        for player, gone in zip(match.players, match.state.out, strict=False)
        if not (player.is_bot or gone)
    ]
