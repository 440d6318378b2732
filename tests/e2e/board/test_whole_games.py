"""A whole game by each ruleset that ships, from the challenge to the leaderboard.

How it ends is worked out twice more: by the players, who count what they bank, and by a second
referee from the line that is stored.
"""

import pytest

from bot.content.folder import data_folder
from bot.features.board.buttons import BankButton, BestButton, RollButton, TakeOverButton
from bot.features.standings.buttons import AllFiguresButton
from bot.features.standings.model.leaderboards import Ranking
from bot.kit.components.selection import DieButton
from tests.support.buttons import Kind
from tests.support.e2e.gathering import log
from tests.support.e2e.messages.leaderboard import leaderboard, row, won
from tests.support.e2e.player import (
    Tally,
    choose,
    marked,
    on_turn,
    play_to_the_end,
    points_to_bank,
    scores,
)
from tests.support.e2e.reading import shown, told
from tests.support.e2e.scripted_dice import ScriptedCup
from tests.support.e2e.table import Table, say
from tests.support.engine.referee import judge
from tests.support.engine.shipped import NAMES as RULESETS
from tests.support.engine.shipped import PRESETS
from tests.support.engine.shipped import preset as rules_of

NAMES = ("Ada", "Ben")
FILES = {path.stem: path for path in (data_folder() / "rules").rglob("*.toml")}
BY_TURNS = ("ten_turns",)
TO_A_TARGET = tuple(name for name in RULESETS if name not in BY_TURNS)

SHOWN = {
    "greed_dice": {"last turn"},
    "high_stakes": {"take over"},
    "pocket_farkle": {"last turn"},
    "toxic_twos": {"toxic"},
    "welfare_farkle": {"gift"},
}
"""What is special about a preset, and must have made a difference in its game."""
FIRST = {"toxic_twos": ["122226"], "welfare_farkle": ["111111", "223346", "111111"]}
"""The first rolls of games in which chance would seldom bring it."""

NEAR = 500
"""With so few points missing, whoever must hit the target exactly keeps small dice."""


def test_every_ruleset_that_ships_is_played() -> None:
    assert {*TO_A_TARGET, *BY_TURNS, *PRESETS} == FILES.keys()


@pytest.mark.parametrize("ruleset", TO_A_TARGET)
async def test_first_to_bank_the_target_wins(ruleset: str, table: Table) -> None:
    await table.begin(ruleset=ruleset)
    tally = await _play(table, ruleset)
    target = 4_000 if ruleset in {"kingdom", "tavern"} else 10_000
    assert [name for name in NAMES if tally.total(name) >= target] == marked(
        table.board(), "winner"
    )
    await _leaderboard_tells(table, tally)


@pytest.mark.parametrize("ruleset", BY_TURNS)
async def test_highest_total_after_ten_turns_each_wins(ruleset: str, table: Table) -> None:
    await table.begin(ruleset=ruleset)
    tally = await _play(table, ruleset)
    assert [tally.turns(name) for name in NAMES] == [10, 10]
    highest = max(map(tally.total, NAMES))
    winners = [name for name in NAMES if tally.total(name) == highest]
    assert winners == marked(table.board(), "winner")
    await _leaderboard_tells(table, tally)


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_preset_is_won_by_whom_its_rules_say(
    preset: str, table: Table, cup: ScriptedCup
) -> None:
    await table.begin(ruleset=preset)
    cup.next(*FIRST.get(preset, ()))
    assert say("terms-unrated") in table.board()
    moves = 0
    while table.is_playing:
        before, who = table.board(), on_turn(table)
        kind, place = _press(table, str(who.user.global_name), preset)
        await table.press(who, kind, place)
        assert table.board() != before, f"{kind} was refused"
        moves += kind not in {BestButton, DieButton}
        assert moves < 400, "no end in sight"
    assert len(log(table).partition(" :")[2].split()) == moves
    seen = _ends_as_judged(table, preset)
    assert seen == SHOWN.get(preset, set())


def _press(table: Table, name: str, preset: str) -> tuple[Kind, int | None]:
    """Return the next press of somebody who takes over what is offered and hits targets exactly.

    Ben gives nothing away that he can roll on with; Ada does.
    """
    missing = (rules_of(preset).target or 0) - scores(table.board())[name]
    if table.can(TakeOverButton):
        return TakeOverButton, None
    if table.can(BankButton):
        if points_to_bank(table) == missing:
            return BankButton, None
        gives = not table.label(BankButton).startswith("Bank")
        if gives and name == "Ben" and table.can(RollButton):
            return RollButton, None
    kind = choose(table)
    if kind is BestButton and preset == "welfare_farkle" and missing <= NEAR:
        small = [
            button.place
            for face in ("5", "1")
            for button, raw in table.buttons().items()
            if isinstance(button, DieButton) and raw["label"] == face
        ]
        if small:
            return DieButton, small[0]
    return kind, None


async def _play(table: Table, ruleset: str) -> Tally:
    """Play to the end, with one request a press, and check what the last board says."""
    before = table.requests()
    tally = await play_to_the_end(table)
    assert table.requests() - before == tally.presses
    assert scores(table.board()) == {name: tally.total(name) for name in NAMES}
    _ends_as_judged(table, ruleset)
    return tally


def _ends_as_judged(table: Table, ruleset: str) -> set[str]:
    """Check the last board against a second referee, who has the stored line and the file.

    Return which special rules made a difference.
    """
    end = judge(FILES[ruleset], log(table))
    assert scores(table.board()) == dict(zip(NAMES, end.totals, strict=True))
    assert marked(table.board(), "winner") == [NAMES[seat] for seat in end.winners]
    return end.seen


async def _leaderboard_tells(table: Table, tally: Tally) -> None:
    [winner] = marked(table.board(), "winner")
    [loser] = {*NAMES} - {winner}
    wins = (await leaderboard(table, table.cleo)).splitlines()
    assert row(1, winner, won(1, 1)) in wins
    assert row(2, loser, won(0, 1)) in wins
    best = (await leaderboard(table, table.cleo, ranking=Ranking.BEST_TURN)).splitlines()
    for name in NAMES:
        figure = say("standing-best-turn", best_turn=tally.best(name))
        assert any(line.endswith(f"{name}**: {figure}") for line in best)
    stats = shown(
        await table.cleo.slash(table.channel, "farkle stats", user=table.ada)
    ).splitlines()
    assert say("stats-best-turn", best=tally.best("Ada")) in stats
    rest = told(await table.press(table.cleo, AllFiguresButton)).splitlines()
    assert say("stats-points", points=sum(tally.banks["Ada"])) in rest
    rate = say("percent", percent=100 * tally.farkles["Ada"] / tally.turns("Ada"))
    assert say("stats-farkles", farkles=tally.farkles["Ada"], rate=rate) in rest
