"""Whatever people are called, and whatever they type, is read and does nothing: on every layout.

Each scene is drawn with harmless names and with hostile ones. What Discord would take for markup, a
mention or a link must be the same in both, mark for mark.
"""

import json
import re
import string
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import pytest

from bot.engine import InvalidRules, ParseError, Problem
from bot.features.analysis.model.game_line import write_json
from bot.features.analysis.view.review_chart import chart_alt, draw_review
from bot.kit.components.raw import RawComponent, inside, walk
from bot.kit.game.people import game_title
from bot.kit.texts.explain import explain, for_terminal
from bot.match.model.errors import Instant, Refused, Told
from bot.match.model.match import Person, Place
from bot.match.model.open_games import OpenGame
from bot.match.model.refusals import MatchRefusal
from tests.support.hostile_names import HOSTILE_NAMES
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.analysis.reviews import DUEL, replay_of, solved
from tests.support.scenes.tables import ANN, BEN, Table, english
from tests.support.snapshots.called import call_everyone
from tests.support.texts.refusals import REFUSALS

HARMLESS = "Ann"
NUMBERS = ("most", "least", "number", "roles", "points", "step", "other", "low", "high", "dice")
WORDS = ("name", "word", "players", "known", "names", "title", "die", "badge", "option")
MARKDOWN_KEYS = ("content",)
PLAIN_KEYS = ("label", "placeholder", "description")

_ESCAPED = re.compile(r"\\[!-/:-@\[-`{-~]")
_ACTIVE = re.compile(r"[*_~`|>#\[\]()<@\\:\n]|^[-+]|^\d+\.|\bwww\.|discord\.gg")


def active(markdown: str) -> list[str]:
    """Return what of `markdown` means something to Discord, in order."""
    text = _ESCAPED.sub("", markdown.replace("@\N{ZERO WIDTH SPACE}", ""))
    return [found for line in text.split("\n") for found in [*_ACTIVE.findall(line), "\n"]]


def drawn() -> dict[str, list[RawComponent]]:
    """Return the parts of each scene, drawn with whatever people are called."""
    return {
        f"{name} {number}": [component, *inside(component, "options"), *inside(component, "items")]
        for name, layout in scenes().items()
        for number, component in enumerate(walk(layout.payload()))
    }


def texts_shown(
    parts: Mapping[str, Sequence[RawComponent]], keys: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    """Yield each text that stands under one of `keys`, with where it stands."""
    for where, found in parts.items():
        for part, key in product(found, keys):
            if isinstance(value := part.get(key), str):
                yield f"{where} {key}", value


def harmful(text: str) -> set[str]:
    """Return the characters of `text` that a name must not bring: none but joiners is invisible."""
    allowed = "\n\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
    shown = text.replace("@\N{ZERO WIDTH SPACE}", "")
    return {mark for mark in shown if unicodedata.category(mark)[0] == "C"} - set(allowed)


@pytest.fixture(scope="module")
def expected() -> list[tuple[str, list[str]]]:
    """Return the markup of every scene with harmless names."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        call_everyone(monkeypatch, HARMLESS)
        return [(where, active(text)) for where, text in texts_shown(drawn(), MARKDOWN_KEYS)]


@pytest.mark.parametrize("first", range(0, len(HOSTILE_NAMES), 3))
def test_no_name_changes_what_a_layout_means(
    first: int, expected: list[tuple[str, list[str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    call_everyone(monkeypatch, *HOSTILE_NAMES[first:], *HOSTILE_NAMES[:first])
    parts = drawn()
    shown = list(texts_shown(parts, MARKDOWN_KEYS))
    assert [(where, active(text)) for where, text in shown] == expected
    assert not [(where, found) for where, text in shown if (found := harmful(text))]
    labels = list(texts_shown(parts, PLAIN_KEYS))
    assert not [(where, found) for where, text in labels if (found := harmful(text))]
    assert not [where for where, text in labels if "\n" in text]


def sentences(name: str) -> Iterator[tuple[str, str, str]]:
    """Yield what each error says that is about `name`: on Discord, and in a terminal."""
    errors: dict[str, Refused | ParseError | InvalidRules] = {
        "unreadable": ParseError("a roll", name),
        "unknown option": InvalidRules(
            [Problem("unknown-option", {"option": name, "known": name})]
        ),
        "not offered": InvalidRules(
            [Problem("not-offered", {"option": name, "value": name, "offered": "none"})]
        ),
    }
    for refusal in REFUSALS.values():
        for told in (name, (Person(1, name), Person(2, name))):
            values: dict[str, Told] = {**dict.fromkeys(NUMBERS, 2), **dict.fromkeys(WORDS, told)}
            if "permission" in refusal.value:
                values["permission"] = "send-messages"
            errors[f"{refusal} {len(errors)}"] = Refused(
                refusal,
                games=(),
                channels=(Place(500, 600),),
                when=Instant(1_700_000_000),
                **values,
            )
    for what, error in errors.items():
        yield what, explain(error, english()), explain(error, english(), for_terminal)


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=ascii)
def test_no_name_changes_what_a_list_of_games_means(name: str) -> None:
    def lines(called: str) -> str:
        people = (Person(1, called), Person(2, called))
        games = [
            OpenGame(Table(people=people).invitation(), idle_at=1),
            OpenGame(Table(people=people).match()),
        ]
        return explain(Refused(MatchRefusal.CHANNEL_BUSY, games=games), english())

    assert active(lines(name)) == active(lines(HARMLESS))
    assert not harmful(lines(name))


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=ascii)
def test_no_name_changes_what_a_sentence_means(name: str) -> None:
    harmless = [active(discord) for _, discord, _ in sentences(HARMLESS)]
    told = list(sentences(name))
    assert [active(discord) for _, discord, _ in told] == harmless
    assert not [what for what, *texts in told if any(map(harmful, texts))]
    assert not [what for what, _, terminal in told if "\n" in terminal]


@pytest.mark.parametrize("name", HOSTILE_NAMES, ids=ascii)
def test_suggestions_and_exports_are_harmless(name: str) -> None:
    duel = replay_of(DUEL, Person(1, name), Person(2, name))
    exported = json.loads(write_json(duel, None))
    for text in (
        game_title(7, duel.match.players, english()),
        chart_alt(duel, solved(duel), english()),
        *exported["players"],
    ):
        assert text.strip()
        assert "\n" not in text
        assert not harmful(text)
    assert set(exported["line"]) <= set(string.printable) - set(string.whitespace) | {" "}


def test_pictures_are_drawn_whatever_people_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    call_everyone(monkeypatch, "$\\frac{1}{0}$\x1b[2J\u202e\ud800")
    duel = replay_of(DUEL, ANN, BEN)
    assert draw_review(duel, solved(duel), english()).startswith(b"\x89PNG")
