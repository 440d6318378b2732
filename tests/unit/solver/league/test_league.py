"""Leagues: mirrored dice, the same games for the same seed, and nothing is played twice."""

from collections import Counter
from pathlib import Path

import pytest

from bot.engine import Setup, parse_rules
from bot.solver.league.dice import LeagueDeal
from bot.solver.league.games import LeagueGame, Seated, play_all
from bot.solver.league.league import (
    LeagueBoard,
    LeagueEntrant,
    LeaguePart,
    hold,
    line_of,
    pairings_of,
    parts_of,
    play_part,
    read_results,
    summed,
)
from bot.solver.league.players import Threshold, parse_player

BOARD = LeagueBoard("tavern(three_pairs=1500,target=1000)")
FIELD = tuple(map(LeagueEntrant, ("bank:300", "greedy", "points")))
NEVER = 99_999


def test_dice_are_the_same_whoever_sits_there_and_fall_evenly() -> None:
    deal = LeagueDeal("a")
    six = deal.roll(1, 4, 2, 6)
    assert deal.roll(1, 4, 2, 3) == six[:3] == LeagueDeal("a").roll(1, 4, 2, 3)
    others = {LeagueDeal("b").roll(1, 4, 2, 6), deal.roll(0, 4, 2, 6), deal.roll(1, 5, 2, 6)}
    assert len({six, deal.roll(1, 4, 3, 6), *others}) == 5
    faces = Counter(face for turn in range(2000) for face in deal.roll(0, turn, 1, 6))
    assert sum((count - 2000) ** 2 / 2000 for count in faces.values()) < 20.5  # 1 in 1,000


def test_everybody_gets_every_seat_with_the_same_dice() -> None:
    played = play_part(
        LeaguePart(
            BOARD, (LeagueEntrant("bank:300"), LeagueEntrant("bank:0300")), ((0, 1),), 0, 20, 1
        )
    )
    (score,) = played.scores
    # Who plays in the same way wins each deal once, as long as the winner has the better dice.
    assert (score.games, score.won, score.variance) == (40, 20, 0)


@pytest.mark.parametrize(("seats", "teams", "sides"), [(3, None, 3), (4, 2, 2)])
def test_larger_tables_have_one_against_others_of_a_kind(
    seats: int, teams: int | None, sides: int
) -> None:
    board = LeagueBoard(BOARD.rules, seats, teams)
    pairings = pairings_of(2, sides)
    played = play_part(LeaguePart(board, FIELD[:2], pairings, 0, 10, 1))
    assert [score.games for score in played.scores] == [10 * sides] * len(pairings)
    assert pairings == (((0, 1), (1, 0)) if sides == 3 else ((0, 1),))


def test_who_meets_whom() -> None:
    assert pairings_of(3, 2) == ((0, 1), (0, 2), (1, 2))
    assert pairings_of(3, 2, only=1) == ((1, 0), (1, 2))
    assert pairings_of(3, 3, only=1) == ((1, 0), (1, 2))


def test_a_league_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.solver.league.league.TOGETHER", 18)
    parts = list(parts_of(BOARD, FIELD, pairings_of(3, 2), 15, 7))
    assert [part.deals for part in parts] == [3, 3, 2]
    first = play_part(parts[0])
    file = tmp_path / "played"
    file.write_text(f"{line_of(parts[0], first)}\n[cut sho", encoding="utf-8")
    known = read_results(file)
    found = {part.number: (played, new) for part, played, new in hold(parts, 2, known)}
    assert found[0] == (first, False)
    assert all(new for number, (_, new) in found.items() if number)
    whole = summed([play_part(part) for part in parts])
    assert summed([found[part.number][0] for part in parts]) == whole
    assert [score.games for score in whole.scores] == [16] * 3


def test_a_game_that_nobody_would_win_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.solver.league.games.MOST_ROUNDS", 5)
    setup = Setup(parse_rules("endless(target=100000)"))
    never = Seated("never", Threshold(NEVER), looks_up=False)
    game = LeagueGame(setup, [never, never], LeagueDeal("x"))
    play_all([game], None)
    assert game.state.round == 6
    assert [game.won_by(0), game.won_by(1)] == [0.5, 0.5]


@pytest.mark.parametrize("name", ["", "0", "101", "nobody", "bank:", "bank:0", "bank:9999999", "²"])
def test_who_is_no_player(name: str) -> None:
    with pytest.raises(ValueError, match=r"is not|banks from no"):
        parse_player(name)
