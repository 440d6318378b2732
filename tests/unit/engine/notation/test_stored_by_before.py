"""Rules and games as release 0.2.0 stored them: they are today what they were then."""

import json
from pathlib import Path

import pytest

from bot.engine import Value, parse_game, parse_rules, write_game, write_rules
from tests.support.engine.golden_games import end_of, settings_of

STORED = json.loads(
    (Path(__file__).parent / "golden" / "stored_by_0_2_0.json").read_text(encoding="utf-8")
)
"""What that release wrote, by its own code.

- `defaults`: the options that there were, and what they are where a line does not say.
- `rules`: the line of every ruleset that came with it and of every value that it offered, with the
  options that are not as in the defaults.
- `games`: the line of a game by each ruleset for three and for two teams, with its end.
"""

SINCE: dict[str, Value] = {"players": None, "hot_dice_single_roll": False, "late_turns_lost": False}
"""The options that came later, and what they are where nothing was known of them."""


@pytest.mark.parametrize("line", STORED["rules"])
def test_stored_rules_are_what_they_were(line: str) -> None:
    rules = parse_rules(line)
    assert settings_of(rules) == STORED["defaults"] | STORED["rules"][line] | SINCE
    assert write_rules(rules) == line


@pytest.mark.parametrize("line", STORED["games"])
def test_stored_games_end_as_they_did(line: str) -> None:
    game = parse_game(line)
    assert end_of(game.final_state()) == STORED["games"][line]
    assert write_game(game) == line
