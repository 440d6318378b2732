"""Ways to play whole games: at random, and sensibly enough to come to an end."""

from random import Random

from bot.engine import (
    AcceptFarkle,
    Bank,
    Banked,
    Die,
    Faces,
    Farkled,
    Game,
    Given,
    Move,
    Ply,
    Resign,
    Roll,
    RuleSet,
    Setup,
    State,
    UseBadge,
    apply,
    dice_to_roll,
    legal_moves,
    start,
)

ENOUGH = 300
"""A sensible player banks so many points rather than roll on."""


def throw(dice: tuple[Die, ...], rng: Random) -> Faces:
    """Return faces that `dice` show, by chance."""
    return tuple(rng.choices(die.faces, die.weights)[0] for die in dice)


def random_move(state: State, rng: Random, resigning: float = 0.0) -> Move:
    """Return any legal move; a resignation with the chance `resigning` only."""
    moves = legal_moves(state)
    leaving = rng.random() < resigning
    return rng.choice([move for move in moves if isinstance(move, Resign) == leaving])


def sensible_move(state: State) -> Move:
    """Return a move that brings the end of the game nearer."""
    rules = state.setup.rules
    if state.badges is not None and state.badges.farkled:
        return next(
            move for move in legal_moves(state) if isinstance(move, UseBadge | AcceptFarkle)
        )
    banks = [move for move in legal_moves(state) if isinstance(move, Bank)]
    worth = {bank: _points_with(state, bank) for bank in banks}
    for bank, points in worth.items():
        if rules.overshoot != "allowed" and state.total + points == rules.target:
            return bank
    good = [bank for bank in banks if _leaves_a_way(state, worth[bank])]
    if good:
        best = max(good, key=lambda bank: (worth[bank], len(bank.keep)))
        if worth[best] >= ENOUGH or len(state.dice) - len(best.keep) in {1, 2}:
            return best
    if not state.roll:
        return Roll()
    best_kept = state.table.roll(state.roll).best
    assert best_kept is not None
    going_on = Roll(best_kept.positions)
    if banks and going_on not in legal_moves(state):  # the last dice of several rolls
        return max(banks, key=lambda bank: worth[bank])
    return going_on


def _points_with(state: State, bank: Bank) -> int:
    scores = state.table.roll(state.roll).by_positions
    return state.points + (scores[bank.keep].points if bank.keep else 0)


def _leaves_a_way(state: State, points: int) -> bool:
    """Tell whether a bank of `points` leaves a target that can still be hit exactly."""
    rules = state.setup.rules
    if rules.overshoot == "allowed" or rules.target is None:
        return True
    left = rules.target - state.total - points
    return left >= 0 and left % (rules.scoring.single_five or 100) == 0


def play_sensibly(setup: Setup, rng: Random, most: int = 20_000) -> Game:
    """Return a finished game of sensible players; fail when it takes more than `most` moves."""
    state, plies = start(setup), list[Ply]()
    while not state.over:
        assert len(plies) < most, f"no end in sight: {setup.rules}"
        move = sensible_move(state)
        dice = throw(dice_to_roll(state, move), rng)
        state, _ = apply(state, move, dice)
        plies.append(Ply(move, dice))
    return Game(setup, tuple(plies))


def play_randomly(setup: Setup, rng: Random, most: int, resigning: float = 0.0) -> Game:
    """Return a game of at most `most` random moves."""
    state, plies = start(setup), list[Ply]()
    while not state.over and len(plies) < most:
        move = random_move(state, rng, resigning)
        dice = throw(dice_to_roll(state, move), rng)
        state, _ = apply(state, move, dice)
        plies.append(Ply(move, dice))
    return Game(setup, tuple(plies))


def merciful(rules: RuleSet) -> bool:
    """Tell whether people who farkle now and then still gain more than they lose.

    Without this a total may sink for ever, and only a resignation ends the game.
    """
    return not rules.farkle_penalty or (
        rules.farkle_limit >= 3 and rules.farkle_penalty <= 500 and rules.minimum <= 500
    )


def leave(game: Game) -> Game:
    """Return `game` after everyone who is needed to end it has resigned."""
    state, plies = game.final_state(), list(game.plies)
    while not state.over:
        ply = Ply(Resign(state.seat))
        state, _ = apply(state, ply.move)
        plies.append(ply)
    return Game(game.setup, tuple(plies))


def totals_from_events(game: Game) -> tuple[int, ...]:
    """Return the totals that follow from what was told of `game`.

    They are made of head starts, banks, gifts and penalties.
    """
    totals = list(game.setup.headstarts)
    for _, events in game.replay():
        for event in events:
            match event:
                case Banked(seat=seat, points=points):
                    totals[game.setup.side_of(seat)] += points
                case Given(side=int(side), points=points):
                    totals[side] += points
                case Farkled(seat=seat, penalty=penalty):
                    totals[game.setup.side_of(seat)] -= penalty
                case _:
                    pass
    return tuple(totals)
