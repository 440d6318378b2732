"""Positions to look for puzzles in: of games that were played, and at random."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from bot.advice.bounds import STEP
from bot.advice.fingerprint import rules_hash
from bot.advice.level import Level
from bot.engine import (
    Die,
    Game,
    Move,
    Roll,
    RuleSet,
    Setup,
    State,
    apply,
    dice_to_roll,
    legal_moves,
    start,
)
from bot.solver.estimates.evaluate import evaluate_all
from bot.solver.model.games import dice_of, obstacle
from bot.solver.opponents import policy_for
from bot.solver.opponents.policy import Policy
from bot.solver.tables.many_turns import ManyTurns

_GO_ON: Final = 0.7
"""How likely a random turn is rolled on."""

_NEAR_END: Final = 2000
"""Half of the random totals are no further from the target: there scores decide most."""

_CLOSE: Final = 1500
"""Half of the random scores are no further from each other."""

_A_TURN: Final = 600
"""About what a turn brings, to make up totals after some rounds."""

_MANY_ROUNDS: Final = 40
_TEMPERS: Final[Mapping[Level, Policy]] = {
    level: policy_for(level, None) for level in Level if level != Level.PERFECT
}


def positions_of(games: Iterable[Game], setup: Setup) -> Iterator[State]:
    """Yield the positions with dice to choose from of those `games` that are laid out by `setup`.

    Games that are not solved, such as those of three, are left out.
    """
    wanted = rules_hash(setup.rules, dice_of(setup))
    for game in games:
        dice = dice_of(game.setup)
        solved = dice is not None or obstacle(game.setup) is None
        if solved and rules_hash(game.setup.rules, dice) == wanted:
            laid = replace(setup, dice=game.setup.dice)  # of the same odds, in any order
            for state, _ in game.replay():
                if state.roll and not state.over:
                    yield replace(state, setup=laid)


def self_play(turns: ManyTurns, setup: Setup, random: Random, games: int) -> Iterator[State]:
    """Yield the positions of so many games between two of the bot's opponents, all at once.

    `turns` are those of the game laid out by `setup`.
    """
    levels = list(Level)
    playing = [(start(setup), (random.choice(levels), random.choice(levels))) for _ in range(games)]
    while playing:
        perfect = [state for state, pair in playing if pair[state.seat] is Level.PERFECT]
        best = {state: choices[0].move for state, choices in evaluate_all(perfect, turns)}
        going_on = []
        for state, pair in playing:
            if state.roll:
                yield state
            temper = _TEMPERS.get(pair[state.seat])
            move = best[state] if temper is None else temper.choose(state)
            after = _play(state, move, random)
            if not after.over:
                going_on.append((after, pair))
        playing = going_on


def wander(setup: Setup, random: Random, turns: int) -> Iterator[State]:
    """Yield the positions of so many random turns, each from random scores."""
    for _ in range(turns):
        begun = state = _any_start(setup, random)
        while (state.seat, state.round) == (begun.seat, begun.round) and not state.over:
            if state.roll:
                yield state
                if random.random() > _GO_ON:
                    break
            rolls = [move for move in legal_moves(state) if isinstance(move, Roll)]
            if not rolls:  # the last dice are set aside, and are not hot
                break
            state = _play(state, random.choice(rolls), random)


def _play(state: State, move: Move, random: Random) -> State:
    after, _ = apply(state, move, [_fall(die, random) for die in dice_to_roll(state, move)])
    return after


def _fall(die: Die, random: Random) -> int:
    if die.is_fair:
        return random.choice(die.faces)
    return random.choices(die.faces, die.weights)[0]


def _any_start(setup: Setup, random: Random) -> State:
    """Return a state before a turn, with scores and farkles as they may come about."""
    rules = setup.rules
    seat = random.randrange(2)
    round_, own, other = (_with_target if rules.target else _with_turns)(rules, random)
    totals = (own, other) if seat == 0 else (other, own)
    farkles = (0, 0)
    if rules.farkle_limit:
        farkles = random.randrange(rules.farkle_limit), random.randrange(rules.farkle_limit)
    return State(
        setup=setup,
        totals=totals,
        opened=(totals[0] > 0, totals[1] > 0),
        farkles=farkles,
        out=(False, False),
        seat=seat,
        round=round_ + max(farkles),
        points=0,
        dice=setup.dice[seat],
        roll=(),
        aside=(),
        hot=0,
        offer=None,
        final=None,
        over=False,
        winners=(),
    )


def _with_target(rules: RuleSet, random: Random) -> tuple[int, int, int]:
    highest = (rules.target or 0) - STEP
    lowest = max(highest - _NEAR_END, 0) if random.random() < 0.5 else 0
    own = _total(rules, lowest, highest, random)
    if random.random() < 0.5:
        other = _total(rules, max(own - _CLOSE, 0), min(own + _CLOSE, highest), random)
    else:
        other = _total(rules, 0, highest, random)
    return 2 + max(own, other) // _A_TURN, own, other


def _with_turns(rules: RuleSet, random: Random) -> tuple[int, int, int]:
    round_ = random.randint(1, min(rules.turns or 1, _MANY_ROUNDS))
    highest = _A_TURN * (round_ - 1)
    own = _total(rules, 0, highest, random)
    return round_, own, _total(rules, max(own - _CLOSE, 0), min(own + _CLOSE, highest), random)


def _total(rules: RuleSet, lowest: int, highest: int, random: Random) -> int:
    """Return a total from `lowest` to `highest`, as somebody may have: never less than a bank."""
    total = random.randrange(lowest, highest + 1, STEP)
    return total if total >= max(rules.minimum, rules.opening) else 0
