"""Every layout for those who hear it, who see no colours, or who see no pictures."""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import partial

import pytest

from bot.kit.components.as_text import as_text
from bot.kit.components.layout import Layout
from bot.kit.components.parts import ButtonStyle, Kind
from bot.kit.components.raw import RawComponent, walk
from bot.kit.components.selection import DieButton
from bot.kit.pictures.dice_faces import as_unicode
from tests.support.for_each import for_each
from tests.support.scenes.all_scenes import scenes
from tests.support.scenes.payloads import payloads, scene_names
from tests.support.texts.source_keys import ROOT, trees

BOARDS = partial(scene_names, "board_", "watched_", "told_", "unicode_", "in_one_go_")
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
EMOJI = re.compile(r"<a?:(\w+):\d+>")
DICE = re.compile(r"<a?:\w+:\d+>|[⚀-⚅]|\bJ\b")
"""Dice of every style but digits; a joker is a J in all of them."""
WORD = re.compile(r"[^\W_]")

MENUS = {Kind.STRING_SELECT, Kind.USER_SELECT, Kind.ROLE_SELECT, Kind.CHANNEL_SELECT}


def of_kind(name: str, kind: Kind) -> Iterator[RawComponent]:
    """Yield the components of a kind in a scene, from top to bottom."""
    return (part for part in walk(payloads()[name]) if part["type"] == kind)


def texts(name: str) -> list[str]:
    """Return the texts of a scene, from top to bottom."""
    return [str(part["content"]) for part in of_kind(name, Kind.TEXT_DISPLAY)]


def pictures(name: str) -> Iterator[RawComponent]:
    """Yield whatever shows a picture in a scene."""
    yield from of_kind(name, Kind.THUMBNAIL)
    for gallery in of_kind(name, Kind.MEDIA_GALLERY):
        items = gallery["items"]
        assert isinstance(items, list)
        yield from items


@for_each(scene_names)
def test_every_button_says_what_it_does(name: str) -> None:
    for button in of_kind(name, Kind.BUTTON):
        assert WORD.search(str(button["label"])), button


@for_each(scene_names)
def test_every_menu_says_what_is_chosen_or_what_it_is_for(name: str) -> None:
    for menu in walk(payloads()[name]):
        if menu["type"] in MENUS:
            options = menu.get("options", [])
            assert isinstance(options, list)
            chosen = any(option.get("default") for option in options)
            assert chosen or menu.get("default_values") or menu.get("placeholder"), menu


@for_each(scene_names)
def test_every_picture_is_described(name: str) -> None:
    for picture in pictures(name):
        assert len(WORD.findall(str(picture.get("description") or ""))) > 20


def test_there_are_pictures_to_describe() -> None:
    assert sum(len(list(pictures(name))) for name in scene_names()) >= 3


@for_each(scene_names)
def test_dice_on_buttons_say_their_face_and_whether_they_are_chosen(name: str) -> None:
    for button in of_kind(name, Kind.BUTTON):
        if DieButton.read(str(button.get("custom_id"))) is None:
            continue
        label, chosen = str(button["label"]), button["style"] == ButtonStyle.SUCCESS
        # Its face, and its name if it has one.
        die = r"(?:[1-6J]|Devil)(?:(?: ·)? [A-Z][\w'. ()-]+?)?"
        assert re.fullmatch(rf"✓ {die}|{die} chosen" if chosen else die, label)
        assert label.endswith(" chosen") is (chosen and not label.startswith("✓"))
        emoji = button.get("emoji")
        if emoji is not None:
            assert isinstance(emoji, dict)
            devil = label.removeprefix("✓ ").startswith("Devil")
            face = "devil" if devil else re.sub(r"\D", "", label)
            assert re.fullmatch(rf"{'kept' if chosen else 'die'}_{face}_\w+", emoji["name"])


@for_each(scene_names)
def test_no_button_says_by_its_colour_what_its_label_does_not(name: str) -> None:
    styles = defaultdict(set)
    for button in of_kind(name, Kind.BUTTON):
        styles[str(button["label"])].add(button["style"])
    assert all(len(style) == 1 for style in styles.values()), styles


def test_no_frame_says_by_its_colour_what_its_text_does_not() -> None:
    colours = defaultdict(set)
    for name in scene_names():
        [frame] = payloads()[name]
        colours[as_text([frame])].add(frame["accent_color"])
    assert all(len(colour) == 1 for colour in colours.values())


@for_each(scene_names)
def test_the_title_comes_first_and_no_words_rank_above_it(name: str) -> None:
    whole = "\n".join(texts(name))
    levels = HEADING.findall(whole)
    if not levels:
        return
    assert whole.startswith("#")
    below = [line for line in whole.splitlines()[1:] if HEADING.match(line)]
    for line in below:
        # Dice are pictures in a large heading because that makes them large: it has no words.
        assert len(line.split(" ")[0]) >= len(levels[0]) or not WORD.search(DICE.sub("", line))


@for_each(scene_names)
def test_signs_alone_are_told_in_words(name: str) -> None:
    for content in texts(name):
        lines = content.replace("```", "").strip().splitlines()
        for line, following in zip(lines, [*lines[1:], ""], strict=True):
            assert WORD.search(line) or DICE.search(line) or WORD.search(following), content


@for_each(scene_names)
def test_emojis_in_texts_are_dice_by_name(name: str) -> None:
    names = EMOJI.findall("\n".join(texts(name)))
    assert all(as_unicode(emoji) for emoji in names)


@for_each(BOARDS)
def test_a_board_is_told_before_it_offers_anything(name: str) -> None:
    kinds = [part["type"] for part in walk(payloads()[name])]
    told = [place for place, kind in enumerate(kinds) if kind == Kind.TEXT_DISPLAY]
    rows = [place for place, kind in enumerate(kinds) if kind == Kind.ACTION_ROW]
    assert not rows or max(told) < min(rows)


@for_each(partial(scene_names, "digits_"))
def test_digits_need_no_pictures_and_no_signs(name: str) -> None:
    shown = str(payloads()[name])
    assert not EMOJI.search(shown)
    assert "'emoji'" not in shown
    assert not re.search("[⚀-⚅✓]", shown)


@for_each(partial(scene_names, "told_"))
def test_a_told_board_is_that_in_digits_and_one_line_of_pictures(name: str) -> None:
    told, digits = as_text(payloads()[name]), as_text(payloads()[name.replace("told", "digits")])
    lines = told.splitlines()
    beside = [line for line in lines if DICE.search(line)]
    assert [line for line in lines if line not in beside] == digits.splitlines()
    assert len(beside) == ("### Roll:" in told)
    assert not any(DICE.search(line) for line in digits.splitlines())


def test_every_function_that_makes_a_layout_has_a_scene(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, begin = set(), Layout.__init__

    def note(self: Layout, *parts: object, **colour: int) -> None:
        code = sys._getframe(1).f_code  # noqa: SLF001 - there is no public way to the caller
        drawn.add((code.co_filename, code.co_name))
        begin(self, *parts, **colour)  # type: ignore[arg-type] # passed on as they came

    monkeypatch.setattr(Layout, "__init__", note)
    scenes()
    assert set(_makers()) - drawn == set()


def _makers() -> Iterator[tuple[str, str]]:
    """Yield the file and the name of every function that makes a layout of a message."""
    for file, tree in trees("bot/kit", "bot/features", "bot/client", "cogs"):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and any(
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == Layout.__name__
                for node in ast.walk(function)
            ):
                yield str(ROOT / file), function.name
