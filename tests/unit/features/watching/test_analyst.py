"""What watchers are told of the odds, and how late."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from bot.advice.choices import Advice, Basis
from bot.engine import Bank, Resign, Roll, State, TakeOver, TimeOut, UseBadge, legal_moves
from bot.features.analysis.service.advisor import JobAdvisor
from bot.features.watching.model.scene import LATE, NO_FIGURES
from bot.features.watching.model.turns import MOST_WEIGHED, decisions, late_turn, played_choice
from bot.features.watching.service.analyst import Analyst
from bot.jobs.job import WorkUndone
from bot.match.model.match import Match, Person
from bot.match.model.replay import Replay
from bot.match.model.requester import Requester
from bot.solver.estimates.evaluate import choice_of, evaluate
from tests.support.matches.games import a_game
from tests.support.matches.table import ADA, BEN, CLEO
from tests.support.solver.solved import advice

ROLL = (1, 2, 2, 3, 4, 6)


class Oracle(JobAdvisor):
    """Knows the odds, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[State] = []
        self.error: Exception | None = None

    async def advise(self, state: State, requester: Requester) -> Advice:
        assert requester.user_id is None
        self.asked.append(state)
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error
        return advice(state)


def play(match: Match, turns: int) -> Match:
    """Let everybody in turn roll, and bank a hundred."""
    for _ in range(turns):
        match = match.after(Roll(), ROLL, 0).after(Bank((0,)), (), 0)
    return match


def game(*players: Person, turns: int = 0) -> Match:
    return play(a_game(*(players or (ADA, BEN))), turns)


async def test_chances_of_now_are_those_of_both() -> None:
    figures = await Analyst(Oracle()).figures(game(), live=True)
    assert figures.chances is not None
    first, second = figures.chances.by_side
    assert first is not None
    assert second is not None
    assert first > 0.5 > second
    assert first + second == pytest.approx(1)
    assert (figures.chances.basis, figures.chances.turns_ago) == (Basis.SOLVED, 0)
    assert not figures.held_back


async def test_of_three_sides_that_of_the_one_on_turn_is_known() -> None:
    figures = await Analyst(Oracle()).figures(game(ADA, BEN, CLEO, turns=1), live=True)
    assert figures.chances is not None
    assert [win is None for win in figures.chances.by_side] == [True, False, True]
    assert figures.chances.basis is Basis.ESTIMATED


async def test_held_back_they_are_as_many_turns_old() -> None:
    oracle = Oracle()
    for turns in range(LATE + 1):
        figures = await Analyst(oracle).figures(game(turns=turns), live=False)
        assert figures == replace(NO_FIGURES, held_back=True)
    assert oracle.asked == [], "and nothing was worked out that could be told by mistake"
    figures = await Analyst(oracle).figures(game(turns=LATE + 1), live=False)
    assert figures.held_back
    assert figures.chances is not None
    assert figures.chances.turns_ago == LATE
    assert oracle.asked[0] == game(turns=1).state


async def test_nothing_is_asked_of_a_turn_that_is_too_young() -> None:
    oracle, match = Oracle(), game(turns=9)
    await Analyst(oracle).figures(match.after(Roll(), ROLL, 0), live=False)
    old = {position[0] for position in _positions(game(turns=9 - LATE))}
    assert set(oracle.asked) <= old


async def test_the_coach_speaks_of_a_turn_that_lies_back() -> None:
    for live in (True, False):
        figures = await Analyst(Oracle()).figures(game(turns=LATE + 1), live=live)
        assert figures.opinion is not None
        assert figures.opinion.at.state.seat == 0
        assert figures.opinion.played == Bank((0,))
        assert isinstance(figures.opinion.best.move, Roll)
        assert figures.opinion.cost > 0
    assert (await Analyst(Oracle()).figures(game(turns=LATE), live=True)).opinion is None


async def test_a_thousand_who_ask_at_once_get_one_answer() -> None:
    oracle, match = Oracle(), game(turns=LATE + 2)
    analyst = Analyst(oracle)
    found = await asyncio.gather(*[analyst.figures(match, live=True) for _ in range(1000)])
    assert len(set(map(id, (figures.chances for figures in found)))) == 1
    assert len(oracle.asked) <= MOST_WEIGHED + 2


async def test_a_game_is_replayed_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = list[int]()
    of = Replay.of

    def counted(match: Match) -> Replay:
        replayed.append(match.version)
        return of(match)

    monkeypatch.setattr(Replay, "of", staticmethod(counted))
    analyst, match = Analyst(Oracle()), game(turns=LATE + 1)
    first = await analyst.figures(match, live=False)
    rolled = match.after(Roll(), ROLL, 0)
    assert await analyst.figures(rolled, live=False) == first
    assert len(replayed) == 1
    later = await analyst.figures(rolled.after(Bank((0,)), (), 0), live=False)
    assert later != first
    assert len(replayed) == 2


async def test_what_cannot_be_worked_out_is_left_out_and_asked_again() -> None:
    oracle = Oracle()
    oracle.error = WorkUndone("busy")
    analyst, match = Analyst(oracle), game(turns=LATE + 1)
    assert await analyst.figures(match, live=True) == NO_FIGURES
    oracle.error = None
    assert (await analyst.figures(match, live=True)).chances is not None


async def test_a_very_long_game_is_not_replayed_again_and_again() -> None:
    oracle = Oracle()
    match = replace(game(turns=LATE + 1), log="x" * 30_000)
    assert await Analyst(oracle).figures(match, live=False) == NO_FIGURES
    assert oracle.asked == []


async def test_alone_there_is_nothing_to_tell() -> None:
    assert await Analyst(Oracle()).figures(game(ADA), live=True) == NO_FIGURES


def test_few_choices_of_a_turn_are_weighed() -> None:
    match = a_game(ADA, BEN)
    for _ in range(LATE + 1):
        match = match.after(Roll(), (1, 1, 2, 3, 5, 5), 0)
        for place in (0, 0):
            match = match.after(Roll((place,)), match.state.roll[1:], 0)
        match = match.after(Bank((2,)), (), 0)
    replay = Replay.of(match)
    turn = late_turn(replay)
    assert turn is not None
    assert (turn.first, turn.end) == (0, 4)
    assert list(decisions(replay, turn)) == [1, 2, 3], "the first roll is no choice"


@pytest.mark.parametrize("seed", range(5))
def test_a_played_move_is_found_among_the_choices(seed: int) -> None:
    """Compared with the solver's own way, which knows what each move keeps."""
    dice, match = Random(seed), a_game(ADA, BEN)
    for _ in range(60):
        state = match.state
        if state.over:
            break
        choices = evaluate(state)
        for move in legal_moves(state):
            if isinstance(move, Roll | Bank | TakeOver):
                found = played_choice(state, move, choices)
                assert found is not None
                same = choice_of(choices, state, move)
                assert found.expected == pytest.approx(same.expected)
        moves = [
            move for move in legal_moves(state) if not isinstance(move, Resign | TimeOut | UseBadge)
        ]
        move = dice.choice(moves)
        kept = len(getattr(move, "keep", ()))
        left = len(state.roll or state.dice) - kept or len(state.setup.dice[state.seat])
        rolled = () if isinstance(move, Bank) else tuple(dice.choices(range(1, 7), k=left))
        match = match.after(move, rolled, 0)


def _positions(match: Match) -> tuple[tuple[State, object], ...]:
    return Replay.of(match).positions
