"""Makes the golden games anew: `python -m tests.support.engine.make_golden`.

Only for a new option, or when the notation changes on purpose: the games must then be read and
checked by a person. Each is the first of many seeds that is short and shows what it should.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import (
    Badge,
    BadgeUsed,
    CombinationName,
    Event,
    Faces,
    Game,
    Given,
    HotDice,
    Ply,
    RuleSet,
    Scoring,
    SetAside,
    Setup,
    TakeOver,
    Value,
    apply,
    build_rules,
    dice_to_roll,
    legal_moves,
    options,
    start,
    write_game,
)
from tests.support.engine.golden_games import Golden, end_of, matters, write_golden
from tests.support.engine.playing import random_move, sensible_move, throw
from tests.support.engine.shipped import NAMES, shipped

LONGEST = 60
"""Moves of a game that is made to show one option."""

LUCK: dict[str, Faces] = {
    "single_five": (5, 5, 2, 3, 4, 6),
    "three_ones": (1, 1, 1, 2, 3, 4),
    "four": (3, 3, 3, 3, 2, 6),
    "five": (4, 4, 4, 4, 4, 2),
    "six": (6, 6, 6, 6, 6, 6),
    "straight": (1, 2, 3, 4, 5, 6),
    "low_straight": (1, 2, 3, 4, 5, 2),
    "high_straight": (2, 3, 4, 5, 6, 4),
    "three_pairs": (2, 2, 3, 3, 4, 4),
    "four_and_two": (2, 2, 2, 2, 3, 3),
    "two_triplets": (3, 3, 3, 4, 4, 4),
    "hot_dice_must_roll": (1, 1, 1, 5, 5, 5),
    "hot_dice_single_roll": (1, 1, 1, 5, 5, 5),
    "hot_dice_bonus": (1, 1, 1, 5, 5, 5),
    "scoreless_bonus": (2, 2, 3, 3, 4, 6),
    "toxic_twos": (2, 2, 2, 2, 5, 6),
}
"""The first full sets of dice of a game that is to show an option."""

WITH: dict[str, dict[str, Value]] = {
    "four_and_two": {"three_pairs": 1500},
    "farkle_limit": {"farkle_penalty": 500},
    "farkle_penalty": {"farkle_limit": 2},
    "overshoot": {"target": 1000},
    "final_round": {"target": 1000},
    "bank_seconds": {"turn_seconds": 60},
}
"""What an option needs beside it, in its golden game."""

LOADED: dict[str, tuple[str, str]] = {
    "devil's heads against ordinary dice": (
        "devils-head devils-head devils-head ordinary ordinary ordinary",
        "ordinary ordinary ordinary ordinary ordinary ordinary",
    ),
    "six different dice on each side": (
        "tengris devils-head weighted pie holy-trinity lucky",
        "kcd1-alfonses-devil kcd1-lu even odd favourable misfortune",
    ),
}
"""Games of loaded dice: the set of each seat, by the slugs of the catalogue."""


def play(setup: Setup, seed: int, luck: Faces = ()) -> Game:
    """Return a finished game, half sensible and half random, whose first full throws are `luck`."""
    rng = Random(seed)
    state, plies = start(setup), list[Ply]()
    lucky = 3 if luck else 0
    while not state.over:
        move = sensible_move(state) if rng.random() < 0.5 else random_move(state, rng)
        if TakeOver() in legal_moves(state) and rng.random() < 0.5:
            move = TakeOver()
        rolling = dice_to_roll(state, move)
        dice = throw(rolling, rng)
        if lucky and len(rolling) == setup.rules.scoring.dice == len(luck):
            dice, lucky = tuple(rng.sample(luck, len(luck))), lucky - 1
        state, _ = apply(state, move, dice)
        plies.append(Ply(move, dice))
    return Game(setup, tuple(plies))


def golden(title: str, game: Game) -> Golden:
    """Return `game` with its end."""
    return Golden(title, write_game(game), end_of(game.final_state()))


def is_short(game: Game, name: str) -> bool:
    """Tell whether `game` is short enough to be read by a person."""
    return name in {"target", "turns"} or len(game.plies) <= LONGEST


def shows(game: Game, title: str) -> bool:
    """Tell whether what `title` is about happens in `game`, where that is not what `matters`."""
    match title:
        case "overshoot=welfare" | "overshoot=excess":
            return any(isinstance(event, Given) for event in _events(game))
        case "hot_dice_must_roll=True":
            return any(isinstance(event, HotDice) for event in _events(game))
        case "high_stakes=True":
            return any(ply.move == TakeOver() for ply in game.plies)
        case _:
            return True


def _events(game: Game) -> Iterator[Event]:
    return (event for _, events in game.replay() for event in events)


def showing(name: str, value: Value) -> Golden:
    """Return a short game in which option `name`, set to `value`, matters."""
    values: dict[str, Value] = {"target": 2000, **WITH.get(name, {}), name: value}
    if name == "turns":
        del values["target"]
    together = {name, *WITH.get(name, {})}
    setup = Setup(build_rules(name, values))
    title = f"{name}={value}"
    for seed in range(5000):
        game = play(setup, seed, LUCK.get(name, ()))
        if is_short(game, name) and shows(game, title) and matters(game, title, together):
            return golden(title, game)
    raise AssertionError(f"no seed shows {title}")


def changed(part: type[RuleSet] | type[Scoring]) -> Iterator[tuple[str, Value]]:
    """Yield each option with each value that is offered and is not its default."""
    plain = Scoring() if part is Scoring else RuleSet("plain", target=500)
    for name, option in options(part):
        for choice in option.choices:
            if choice != getattr(plain, name) and choice is not None:
                yield name, choice


def loaded(sets: tuple[str, str]) -> Setup:
    """Return a short game of the tavern between two `sets` of dice."""
    catalogue = shipped_dice()
    dice = tuple(tuple(catalogue[slug].die for slug in slugs.split()) for slugs in sets)
    return Setup(replace(shipped("kingdom"), players=None, target=1500), dice=dice)


DEFENCES = {badge.tier: badge.badge for badge in shipped_badges().values() if badge.badge.defends}
"""The badge of defence of each tier."""

THREES = {"three-ones": 1, "three-sixes": 6}
"""The faces of which three are worth more, by the kind of badge."""

AGAINST = " against a defence"


def with_badge(slug: str, *, defended: bool) -> Setup:
    """Return a short game of the tavern, a badge on one side and perhaps a defence on the other."""
    badge = shipped_badges()[slug].badge
    rules = replace(shipped("kingdom"), players=None, target=1500)
    return Setup(rules, badges=(badge, DEFENCES[badge.tier] if defended else None))


def shows_badge(game: Game, badge: Badge) -> bool:
    """Tell whether `badge`, that of the first seat, does in `game` what it is for."""
    kept = [
        combination
        for event in _events(game)
        if isinstance(event, SetAside) and event.seat == 0
        for combination in event.score.combinations
    ]
    if badge.kind == "formation":
        return any(combination.name is CombinationName.FORMATION for combination in kept)
    if badge.kind in THREES:
        threes = [combination for combination in kept if combination.name is CombinationName.THREE]
        return any(combination.faces[0] == THREES[badge.kind] for combination in threes)
    uses = sum(isinstance(event, BadgeUsed) for event in _events(game))
    return uses == badge.uses and len(game.plies) <= LONGEST


def badge_games() -> Iterator[Golden]:
    """Yield a game with each badge of the catalogue, and the same luck against a defence."""
    for slug, badge in shipped_badges().items():
        plain = with_badge(slug, defended=False)
        seed = next(seed for seed in range(5000) if shows_badge(play(plain, seed), badge.badge))
        yield golden(slug, play(plain, seed))
        yield golden(slug + AGAINST, play(with_badge(slug, defended=True), seed))


def main() -> None:
    """Write every file of golden games."""
    write_golden("rulesets", [golden(name, play(Setup(shipped(name)), 7)) for name in NAMES])
    write_golden("scoring", [showing(name, value) for name, value in changed(Scoring)])
    write_golden("play", [showing(name, value) for name, value in changed(RuleSet)])
    write_golden("loaded", [golden(title, play(loaded(sets), 5)) for title, sets in LOADED.items()])
    write_golden("badges", list(badge_games()))
    tables = [(1, None), (3, None), (8, None), (4, 2), (6, 3), (8, 4)]
    rules = build_rules("table", {"target": 1000, "final_round": True})
    write_golden(
        "tables",
        [
            golden(f"seats={seats} teams={teams}", play(Setup(rules, seats, teams), 3))
            for seats, teams in tables
        ],
    )


if __name__ == "__main__":
    main()
