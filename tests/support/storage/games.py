"""Matches to store: real games of the engine, played by a generator with a seed."""

from collections import Counter
from dataclasses import replace
from random import Random

from bot.engine import (
    Move,
    Ply,
    Resign,
    Roll,
    RuleSet,
    Setup,
    append_ply,
    apply,
    dice_to_roll,
    legal_moves,
    start,
)
from bot.match.model.game_log import new_log
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Finished, Invited, Playing
from bot.match.results.figures import Result, results
from bot.match.store.matches import SqlMatchStore
from tests.support.matches.phases import end_of_match

ADA, BEN, CLEO = Person(1, "Ada"), Person(2, "Ben"), Person(3, "Cléo 🎲")
GUILD = 50
NOW = 1_700_000_000
RULES = RuleSet("classic", target=1000)
SCORELESS = (2, 2, 3, 3, 4, 6)


def invitation(
    channel_id: int = 60,
    guild_id: int | None = GUILD,
    players: tuple[Person, ...] = (ADA, BEN),
    created_at: int = NOW,
) -> Match:
    """Return an invitation that is not stored yet; it expires after 900 seconds."""
    setup = Setup(RULES, seats=len(players))
    return Match(
        id=0,
        version=0,
        phase=Invited(),
        place=Place(guild_id, channel_id),
        message_id=None,
        players=players,
        state=start(setup),
        log=new_log(setup),
        events=(),
        created_at=created_at,
        deadline=created_at + 900,
    )


def accepted(match: Match) -> Match:
    """Return the invitation as a game that has begun."""
    return match.next(phase=Playing(), deadline=None)


def moved(match: Match, move: Move, dice: tuple[int, ...] = ()) -> Match:
    """Return the game one move further, finished when that was the last."""
    state, events = apply(match.state, move, dice)
    return match.next(
        state=state,
        log=append_ply(match.log, Ply(move, dice)),
        events=tuple(events),
        phase=Finished(NOW + 60) if state.over else Playing(),
    )


def rolled(match: Match) -> Match:
    """Return a game whose first turn has begun with a 1 and a 5."""
    return moved(match, Roll(), (1, 5, 2, 3, 4, 4))


def resigned(match: Match, seat: int) -> Match:
    """Return a game that ended because `seat` left it, in the second turn if it was new."""
    state = match.state
    is_new = (state.round, state.seat, state.points, state.roll) == (1, 0, 0, ())
    begun = moved(match, Roll(), SCORELESS[: len(state.dice)]) if is_new else match
    return replace(moved(begun, Resign(seat)), version=match.version + 1)


def randomly_moved(match: Match, random: Random) -> Match:
    """Return the game after a legal move that is no resignation, a roll more often than not."""
    moves = [move for move in legal_moves(match.state) if not isinstance(move, Resign)]
    rolls = [move for move in moves if isinstance(move, Roll)]
    move = random.choice(rolls if rolls and random.random() < 0.6 else moves)
    return moved(match, move, tuple(random.randint(1, 6) for _ in dice_to_roll(match.state, move)))


async def commit(store: SqlMatchStore, match: Match, before: Match | None = None) -> Match:
    """Store the next version of a match as the service does, and return it."""
    if isinstance(match.phase, Finished):
        return await store.finish(match, results(match), match.phase.ended_at)
    await store.save(match, before)
    return match


async def play_out(store: SqlMatchStore, match: Match, random: Random) -> Match:
    """Play a stored game to its end, saving every move, and return it."""
    while match.is_open:
        match = await commit(store, randomly_moved(match, random), match)
    return match


async def finish_one(store: SqlMatchStore, match: Match, seat_to_leave: int = 1) -> Match:
    """Store the new `match`, finished by a resignation at once, and return it."""
    match = resigned(accepted(await store.add(match)), seat_to_leave)
    match = replace(match, version=1)
    return await store.finish(match, results(match), end_of_match(match))


def result(
    person: Person,
    *,
    won: bool,
    banked: int = 0,
    turns: int = 10,
    best_turn: int = 0,
    farkles: int = 2,
) -> Result:
    """Return what a seat made of a game."""
    return Result(
        person=person,
        seat=0 if won else 1,
        won=won,
        place=1 if won else 2,
        score=banked,
        banked=banked,
        turns=turns,
        best_turn=best_turn,
        farkles=farkles,
        hot_dice=1,
        big_1000=3,
        big_2500=2,
        big_5000=1,
        deeds=Counter(),
    )
