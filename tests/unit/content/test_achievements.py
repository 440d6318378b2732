"""Each rule on a game that earns the achievement and on one that just misses it.

The golden games are in golden/achievements.txt, three lines each: the achievement, a game in which
somebody earns it, and one in which nobody does.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.content.achievements import (
    Achievement,
    AchievementProgress,
    GameFeat,
    Tier,
    Total,
    earned,
    parse_achievements,
)
from bot.content.folder import data_folder
from bot.engine import Game, parse_game
from bot.match.results.feats import LEAST_TARGET, LEAST_TURNS, Deeds, deeds_of

GOLDEN = Path(__file__).parent / "golden" / "achievements.txt"
ALL = parse_achievements((data_folder() / "achievements.toml").read_text(encoding="utf-8"))
OF_DEEDS = [achievement for achievement in ALL if isinstance(achievement.measure, GameFeat)]
OF_TOTALS = [achievement for achievement in ALL if isinstance(achievement.measure, Total)]


def read_golden() -> Iterator[tuple[str, str, str]]:
    for block in GOLDEN.read_text(encoding="utf-8").strip().split("\n\n"):
        title, earning, missing = block.split("\n")
        yield title.removeprefix("# "), earning.removeprefix("+ "), missing.removeprefix("- ")


GAMES = {name: (earning, missing) for name, earning, missing in read_golden()}


def deeds_in(game: str | Game) -> tuple[Deeds, ...]:
    played = parse_game(game) if isinstance(game, str) else game
    return deeds_of(tuple(played.replay()))


def earners(achievement: Achievement, game: str) -> Sequence[int]:
    return [seat for seat, deeds in enumerate(deeds_in(game)) if achievement.is_earned(deeds)]


@pytest.mark.parametrize("achievement", OF_DEEDS, ids=lambda achievement: achievement.name)
def test_golden_games_earn_it_and_just_miss_it(achievement: Achievement) -> None:
    earning, missing = GAMES[achievement.name]
    assert earners(achievement, earning) != []
    assert earners(achievement, missing) == []


@pytest.mark.parametrize("achievement", OF_TOTALS, ids=lambda achievement: achievement.name)
def test_totals_earn_it_from_the_bound_on(achievement: Achievement) -> None:
    bound = achievement.at_least
    assert bound is not None
    assert achievement.is_earned({achievement.measure: bound})
    assert not achievement.is_earned({achievement.measure: bound - 1})
    assert not achievement.is_earned({})


def test_there_is_a_golden_game_for_nothing_else() -> None:
    assert GAMES.keys() == {deed.name for deed in OF_DEEDS}


def test_names_are_given_once() -> None:
    assert len({achievement.name for achievement in ALL}) == len(ALL)


def test_every_measure_and_tier_is_used() -> None:
    assert {achievement.measure for achievement in ALL} == {*GameFeat, *Total}
    assert {achievement.tier for achievement in ALL} == set(Tier)


def test_there_are_rulesets_enough_for_the_grand_tour() -> None:
    most = max(
        achievement.at_least or 0
        for achievement in ALL
        if achievement.measure is Total.RULESETS_WON
    )
    assert most <= len(list((data_folder() / "rules").glob("*.toml")))


def test_shortest_shipped_games_count() -> None:
    rules = [parse_game(earning).setup.rules for pair in GAMES.values() for earning in pair]
    assert min(rule.target for rule in rules if rule.target) == LEAST_TARGET
    assert min(rule.turns for rule in rules if rule.turns) == LEAST_TURNS


@pytest.mark.parametrize("changed", [{"name": "house_Ours"}, {"target": LEAST_TARGET - 50}])
def test_house_rules_and_short_games_earn_nothing(changed: dict[str, str | int]) -> None:
    game = parse_game(GAMES["six-of-a-kind"][0])
    rules = replace(game.setup.rules, **changed)  # type: ignore[arg-type] # as replace
    assert any(deeds_in(game))
    assert not any(deeds_in(replace(game, setup=replace(game.setup, rules=rules))))


def test_a_win_by_resignation_earns_nothing_for_winning() -> None:
    ada, ben = deeds_in("fk1 tavern(target=4000) seats=2 : >111222 abc. >223346 x1")
    assert {deed for deed in ada if deed.startswith("won")} == set()
    assert ada[GameFeat.TURN_POINTS] == 1000
    assert ben[GameFeat.POINTS_LOST] == 0


def test_a_stand_in_earns_nobody_anything() -> None:
    plies = tuple(parse_game(GAMES["behind-1000"][0]).replay())
    winner = next(
        seat for seat, deeds in enumerate(deeds_of(plies)) if deeds[GameFeat.WON_FROM_BEHIND]
    )
    assert not deeds_of(plies, away=(winner,))[winner]
    for deeds in deeds_of(plies, away=(1 - winner,)):
        assert {deed for deed in deeds if deed.startswith("won")} == set()


def test_a_shared_win_earns_nothing_for_winning() -> None:
    turns = " ".join([">223346"] * 20)
    for deeds in deeds_in(f"fk1 ten_turns(turns=10) seats=2 : {turns}"):
        assert {deed for deed in deeds if deed.startswith("won")} == set()


def test_a_game_alone_earns_nothing_for_winning() -> None:
    [deeds] = deeds_in("fk1 tavern(target=4000) seats=1 : >111111 abcdef.")
    assert {deed for deed in deeds if deed.startswith("won")} == set()


def test_what_somebody_does_stays_theirs_and_a_lapse_ends_their_turn() -> None:
    clock = "fk1 tavern(target=4000,turn_seconds=30) seats=2 :"
    ada, ben = deeds_in(f"{clock} >111222 abcdef>112223 ! >111222 abcdef>111234 abc. x1")
    assert (ada[GameFeat.TURN_HOT_DICE], ben[GameFeat.TURN_HOT_DICE]) == (1, 1)
    assert (ada[GameFeat.TURN_POINTS], ben[GameFeat.TURN_POINTS]) == (0, 2200)


def test_points_that_are_given_away_end_a_turn() -> None:
    once, twice = ">111222 abcdef", ">111222 abcdef>111222 abcdef"
    given = f"{twice}>111234 abc. >223346 {once}>111234 abc. >223346 {twice}>223346 x1"
    ada, _ = deeds_in(f"fk1 tavern(target=4000,overshoot=welfare) seats=2 : {given}")
    assert ada[GameFeat.TURN_HOT_DICE] == 2
    assert ada[GameFeat.TURN_POINTS] == 3400


def test_earned_are_all_those_whose_rules_are_met() -> None:
    found = earned(ALL, {Total.WINS: 50, Total.GAMES: 60, GameFeat.TURN_POINTS: 2950})
    assert [achievement.name for achievement in found] == [
        "turn-1000",
        "turn-2000",
        "first-game",
        "first-win",
        "wins-10",
        "wins-50",
    ]


def test_progress_is_a_share_of_the_bound() -> None:
    [wins] = [achievement for achievement in ALL if achievement.name == "wins-10"]
    assert AchievementProgress(wins, value=7, earned_at=None).share == 0.7
    assert AchievementProgress(wins, value=None, earned_at=None).share == 0
    assert AchievementProgress(wins, value=7, earned_at=1_700_000_000).share == 1


@pytest.mark.parametrize(
    ("table", "why"),
    [
        ('tier = "gold"\nmeasure = "wins"', "needs either"),
        ('tier = "gold"\nmeasure = "wins"\nat_least = 1\nat_most = 2', "needs either"),
        ('tier = "tin"\nmeasure = "wins"\nat_least = 1', "'tin' is not a valid Tier"),
        ('tier = "gold"\nmeasure = "elo"\nat_least = 1', "'elo' is not a valid Total"),
    ],
)
def test_a_broken_file_is_refused(table: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_achievements(f'[[achievement]]\nname = "a"\n{table}')
