"""Golden games end as they always did, and there is one for every option and every ruleset."""

import pytest

from bot.content.badges import shipped_badges
from bot.engine import (
    JOKER,
    BadgeUsed,
    RuleSet,
    Scoring,
    SetAside,
    Value,
    options,
    parse_game,
    write_game,
)
from tests.support.engine.golden_games import Golden, end_of, matters, read_golden, settings_of
from tests.support.engine.make_golden import (
    AGAINST,
    LOADED,
    WITH,
    loaded,
    shows_badge,
    with_badge,
)
from tests.support.engine.playing import totals_from_events
from tests.support.engine.shipped import NAMES, shipped

GAMES = {golden.title: golden for golden in read_golden()}
OPTIONS = [name for part in (Scoring, RuleSet) for name, _ in options(part)]


FORMER = {
    "fk1 hot_dice_must_roll(target=2000,hot_dice_must_roll=yes) seats=2 : "
    ">511155 abcde. >511515 acef>56 a. >515511 adf>656 a>52 b>5 a>542166 ad. >133145 "
    "abf>446 >211146 ac>1162 a. >636516 def. >322356 e>34142 a>6423 >623423 >342351 "
    "abdef>4 >235123 f>15242 e>2646 >514434 cde.": (2300, 950),
    "fk1 duel(straight=2500,low_straight=1000,high_straight=1000,three_pairs=1500,target=500) "
    "seats=3 : >111236 abc.": (1000, 0, 0),
}
"""Games from before every bank that wins was allowed, and *Duel* was for two; and their totals."""


@pytest.mark.parametrize("line", FORMER)
def test_a_game_of_before_is_what_it_was(line: str) -> None:
    game = parse_game(line)
    assert game.final_state().over
    assert game.final_state().totals == FORMER[line]
    assert write_game(game) == line


@pytest.mark.parametrize("golden", GAMES.values(), ids=GAMES)
def test_a_golden_game_ends_as_it_did(golden: Golden) -> None:
    game = parse_game(golden.line)
    end = game.final_state()
    assert end.over
    assert end_of(end) == golden.end
    assert totals_from_events(game) == end.totals
    assert write_game(game) == golden.line


@pytest.mark.parametrize("name", NAMES)
def test_the_golden_game_of_a_ruleset_is_played_by_it(name: str) -> None:
    assert parse_game(GAMES[name].line).setup.rules == shipped(name)


@pytest.mark.parametrize("title", [title for title in GAMES if title.split("=")[0] in OPTIONS])
def test_an_option_matters_in_its_golden_game(title: str) -> None:
    name, _, value = title.partition("=")
    game = parse_game(GAMES[title].line)
    assert str(settings_of(game.setup.rules)[name]) == value
    assert matters(game, title, {name, *WITH.get(name, {})})


def test_every_value_of_every_option_has_a_golden_game() -> None:
    played: set[tuple[str, Value]] = set()
    for golden in GAMES.values():
        played |= settings_of(parse_game(golden.line).setup.rules).items()
    for part in (Scoring, RuleSet):
        for name, option in options(part):
            assert {(name, choice) for choice in option.choices} <= played, name


@pytest.mark.parametrize("title", LOADED)
def test_jokers_are_rolled_and_kept_in_the_games_of_loaded_dice(title: str) -> None:
    game = parse_game(GAMES[title].line)
    assert game.setup == loaded(LOADED[title])
    kept = [event for _, events in game.replay() for event in events if isinstance(event, SetAside)]
    assert any(JOKER in ply.dice for ply in game.plies)
    assert any(part.jokers for event in kept for part in event.score.combinations)


@pytest.mark.parametrize("slug", shipped_badges())
def test_a_badge_does_what_it_is_for_in_its_golden_game(slug: str) -> None:
    game, badge = parse_game(GAMES[slug].line), shipped_badges()[slug].badge
    assert game.setup == with_badge(slug, defended=False)
    assert game.setup.working[0] == badge
    assert shows_badge(game, badge)


@pytest.mark.parametrize("slug", shipped_badges())
def test_a_badge_does_nothing_in_its_golden_game_against_a_defence(slug: str) -> None:
    game, badge = parse_game(GAMES[slug + AGAINST].line), shipped_badges()[slug].badge
    setup = game.setup
    assert setup == with_badge(slug, defended=True)
    assert (setup.working[0] is None) == (badge.kind != "defence")
    assert setup.headstarts == (0, 0)
    assert setup.tables[0] is setup.tables[1]
    assert not any(isinstance(event, BadgeUsed) for _, events in game.replay() for event in events)
