"""What a die does, at one glance."""

import pytest

from bot.content.dice import shipped_dice
from bot.features.tavern.view.die_traits import glance, odds_bars, trait
from bot.kit.components.bounds import LONGEST_OPTION
from tests.support.scenes.tables import english


@pytest.mark.parametrize(
    ("slug", "words", "bars"),
    [
        ("ci", "loves 6s", "▃▃▃▃▃▅"),
        ("weighted", "mostly 1s", "█▁▁▁▁▁"),
        ("odd", "loves 1s, 3s and 5s", "▅▁▅▁▅▁"),
        ("misfortune", "shuns 1s and 6s", "▁▄▄▄▄▁"),
        ("favourable", "loves 1s, 5s and 6s, never 2s", "▆·▁▁▆▄"),
        ("tengris", "has a devil's head", "▅▃▃▃▃▃"),
        ("ordinary", "is fair", "▃▃▃▃▃▃"),
    ],
)
def test_a_die_is_told_by_the_faces_it_loves(slug: str, words: str, bars: str) -> None:
    die = shipped_dice()[slug]
    assert trait(die.die, english()) == words
    assert odds_bars(die.die) == bars
    assert glance(slug, english(), bars=True) == f"`{bars}` **{die.short_name}** {words}"
    assert glance(slug, english(), bars=False) == f"**{die.short_name}**: {words}"


def test_every_die_is_told_in_a_menu() -> None:
    for die in shipped_dice().values():
        assert 0 < len(trait(die.die, english())) <= LONGEST_OPTION
        assert len(odds_bars(die.die)) == len(die.die.weights)
