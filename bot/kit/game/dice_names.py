"""The names of dice, where a player's dice are not all alike."""

from collections import Counter
from collections.abc import Iterable

from bot.content.dice import ORDINARY, shipped_dice
from bot.engine import Die
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.model.variants import outfits_of


def names_of_roll(match: Match, texts: Texts) -> tuple[str, ...]:
    """Return the names of the rolled dice by place; none where all are alike."""
    state = match.state
    if not state.roll or not _differ(match):
        return ()
    return tuple(_name(match, die, texts) for die in state.dice)


def names_on_buttons(match: Match, texts: Texts) -> tuple[str, ...]:
    """Return the names of the rolled dice on buttons, by place; "" where none is needed.

    A name is needed where different kinds of dice show the same face, and only on those that are
    not ordinary. All names stand above the buttons anyway.
    """
    state = match.state
    if not state.roll or not _differ(match):
        return ()
    kinds = Counter(face for face, _ in {*zip(state.roll, state.dice, strict=True)})
    ordinary = shipped_dice()[ORDINARY].die
    return tuple(
        _name(match, die, texts, short=True) if kinds[face] > 1 and die != ordinary else ""
        for face, die in zip(state.roll, state.dice, strict=True)
    )


def names_of_aside(match: Match, texts: Texts) -> str:
    """Return the names of the dice set aside as a list; "" where all are alike."""
    state = match.state
    if not _differ(match):
        return ""
    return _counted([_name(match, die, texts) for die in state.aside_dice], texts)


def names_of_dice(dice: Iterable[Die], texts: Texts) -> str:
    """Return the names of `dice` as a list; of those that share their odds, that of the first."""
    return _counted([die_name(die, texts) for die in dice], texts)


def names_of_set(slugs: Iterable[str], texts: Texts) -> str:
    """Return the names of the dice `slugs` as a list."""
    return _counted([shipped_dice()[slug].short_name for slug in slugs], texts)


def _counted(names: Iterable[str], texts: Texts) -> str:
    """Return `names` as a list, each once with its count."""
    counts = Counter(names).items()
    return texts.listed([texts("dice-counted", die=name, count=count) for name, count in counts])


def _differ(match: Match) -> bool:
    """Tell whether the dice of the player on turn are not all alike."""
    state = match.state
    own, thrown = state.setup.dice[state.seat], state.dice
    return own.count(own[0]) < len(own) or thrown.count(own[0]) < len(thrown)


def _name(match: Match, die: Die, texts: Texts, *, short: bool = False) -> str:
    """Return the name of a die, first looked for among its player's own: some share their odds."""
    outfits = outfits_of(match.variant)
    own = outfits[match.state.seat].filled if outfits else ()
    return die_name(die, texts, own, short=short)


def die_name(die: Die, texts: Texts, first: Iterable[str] = (), *, short: bool = False) -> str:
    """Return the name of a die, looked for among those of the slugs `first` before all others."""
    dice = shipped_dice()
    for slug in (*first, ORDINARY, *dice):
        if dice[slug].die == die:
            return dice[slug].label if short else dice[slug].short_name
    return texts("die-nameless")
