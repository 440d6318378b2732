"""`farkle solve --badge`: who wins a game of two with badges."""

import pytest

from bot.cli.text import text
from bot.content.badges import shipped_badges
from bot.content.dice import shipped_dice
from bot.engine import Setup, start
from bot.solver import TurnStart, evaluate
from bot.solver.badges.report import solve_equipped
from bot.solver.model.games import Badged, equipment_of
from tests.support.command_line import HereFarkle, asked
from tests.support.solver.solved import rules, solved

SHORT = "short(target=500,four=none,five=none,six=none)"
WORN = shipped_badges()
LUCKY, ORDINARY = (",".join([name] * 6) for name in ("lucky", "ordinary"))


def setup(badge: str | None, against: str | None, *dice: str) -> Setup:
    """Return the game with these badges, and with six of each of `dice`."""
    return Setup(
        rules(SHORT),
        badges=tuple([None if slug is None else WORN[slug].badge for slug in (badge, against)]),
        dice=tuple([(shipped_dice()[die].die,) * 6 for die in dice]),
    )


def first_turn(laid: Setup) -> float:
    """Return how likely whoever begins wins, as a hint for the first roll has it."""
    equipped = equipment_of(laid)
    assert isinstance(equipped, Badged)
    best, *_ = evaluate(start(laid), solve_equipped(laid.rules, equipped))
    assert best.win is not None
    return best.win


def test_whoever_begins_wins_as_often_as_the_table_says(here: HereFarkle) -> None:
    """The game of the badges is worked out here, too."""
    badges = "silver-warlords", "silver-resurrection"
    found = asked(here, "solve", SHORT, "--badge", badges[0], "--against-badge", badges[1])
    assert found["first_player_wins"] == pytest.approx(first_turn(setup(*badges)), abs=2e-9)
    assert (found["badge"], found["against_badge"], found["target"]) == (*badges, 500)
    assert found["exact"] is True
    second = asked(here, "solve", SHORT, "--against-badge", badges[1])
    wins = first_turn(setup(None, badges[1]))
    assert second["first_player_wins"] == pytest.approx(wins, abs=2e-9)


def test_a_badge_may_be_used_before_the_first_roll(here: HereFarkle) -> None:
    """Whoever may use it then is better off than by a roll without it."""
    found = asked(here, "solve", SHORT, "--badge", "silver-might")
    laid = setup("silver-might", None)
    assert found["first_player_wins"] == pytest.approx(first_turn(laid), abs=2e-9)
    equipped = equipment_of(laid)
    assert isinstance(equipped, Badged)
    by_move = evaluate(start(laid), solve_equipped(laid.rules, equipped))
    assert len(by_move) > 1, "there is a choice"
    assert found["first_player_wins"] == pytest.approx(max(choice.win or 0 for choice in by_move))


def test_a_head_start_counts(here: HereFarkle) -> None:
    """250 points ahead is where the plain game is at 250 to 0."""
    found = asked(here, "solve", SHORT, "--badge", "tin-headstart")
    ahead = solved(SHORT).win_probability(TurnStart(own=250))
    assert found["first_player_wins"] == pytest.approx(ahead, abs=2e-9)
    assert ahead > solved(SHORT).first_player_wins + 0.05


@pytest.mark.parametrize(
    ("badge", "exact"), [("tin-resurrection", True), ("silver-transmutation", False)]
)
def test_with_loaded_dice_it_says_whether_it_is_exact(
    here: HereFarkle, badge: str, *, exact: bool
) -> None:
    sets = ("--dice", LUCKY, "--against", ORDINARY)
    found = asked(here, "solve", SHORT, "--badge", badge, *sets)
    assert found["exact"] is exact
    assert found["first_player_wins"] == pytest.approx(
        first_turn(setup(badge, None, "lucky", "ordinary")), abs=2e-9
    )
    wins = found["first_player_wins"]
    assert isinstance(wins, float)
    told = here("solve", SHORT, "--badge", badge, *sets).output
    assert text("cli-solve-first", percent=100 * wins) in told
    assert (text("basis-estimated") in told) is not exact


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--badge", "silver-might", "--dice", LUCKY), text("cli-solve-badge-alone")),
        (("--against-badge", "silver-might", "--against", LUCKY), text("cli-solve-badge-alone")),
        (("--badge", "silver-might", "--players", "3"), text("cli-solve-badge-alone")),
        (("--badge", "silver-might", "--all"), text("cli-solve-badge-alone")),
        (("--badge", "silver-might", "--target", "450"), "from 500 to 8,000"),
        (("--badge", "silver-mite"), "no badge “silver-mite”. Choose from: silver-might"),
        (("--badge", "gold-headstart", "--target", "1000"), "reaches the target of 1,000"),
        (("ten_turns", "--badge", "silver-might"), text("obstacle-badges")),
        (("ten_turns", "--badge", "silver-might", "--target", "1000"), "not both"),
        (
            ("--badge", "silver-might", "--dice", "lucky", "--against", LUCKY),
            "6 dice, but you named 1.",
        ),
    ],
)
def test_what_does_not_go_together_is_refused(
    here: HereFarkle, options: tuple[str, ...], complaint: str
) -> None:
    ended = here("solve", *options)
    assert (ended.code, ended.output) == (2, "")
    assert complaint in ended.errors
    assert len(ended.errors.splitlines()) == 1
