"""A message that Discord would refuse cannot even be built."""

from collections.abc import Callable

import pytest

from bot.kit.components.bounds import (
    LONGEST_DESCRIPTION,
    LONGEST_HINT,
    LONGEST_ID,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_PLACEHOLDER,
    LONGEST_TITLE,
    LONGEST_URL,
    MOST_CHARACTERS,
    MOST_COMPONENTS,
    MOST_OPTIONS,
    MOST_PICTURES,
    WIDEST_ROW,
    OutOfBoundsError,
)
from bot.kit.components.confirm import KeepButton
from bot.kit.components.layout import Layout, paragraphs, row, rule, text
from bot.kit.components.limits import refused
from bot.kit.components.media import MediaGallery, Picture, Section
from bot.kit.components.parts import (
    Button,
    EntitySelect,
    Kind,
    LinkButton,
    Part,
    SelectOption,
    StringSelect,
)
from bot.kit.components.question import Question

BLANKS = (" ", "\n\t", "\N{EM SPACE}")


def options(count: int) -> tuple[SelectOption, ...]:
    return tuple(SelectOption("x", str(number)) for number in range(count))


def buttons(count: int, start: int = 0) -> list[Button]:
    return [Button(str(number), "x") for number in range(start, start + count)]


def menu(chosen: int = 0, most: int = 1, placeholder: str = "x") -> EntitySelect:
    return EntitySelect(Kind.USER_SELECT, "x", placeholder, tuple(range(chosen)), most)


def question(**more: str | int) -> Question:
    usual: dict[str, str | int] = {"title": "x", "label": "x", "hint": "x", "longest": 5}
    return Question(KeepButton(), **(usual | more))  # type: ignore[arg-type] # as Question has them


def boxed(items: int) -> Layout:
    """Return a message with so many components: a frame, rows of four, and lines."""
    rows, lines = divmod(items - 1, 5)
    return Layout(*[row(buttons(4, 4 * place)) for place in range(rows)], *[rule()] * lines)


TEXTS: dict[str, tuple[int, Callable[[str], object]]] = {
    "text": (MOST_CHARACTERS, text),
    "label": (LONGEST_LABEL, lambda said: Button("x", said)),
    "label of a link": (LONGEST_LABEL, lambda said: LinkButton(said, "https://x.y")),
    "address": (LONGEST_URL, lambda said: LinkButton("x", said)),
    "option": (LONGEST_OPTION, lambda said: SelectOption(said, "x")),
    "value": (LONGEST_OPTION, lambda said: SelectOption("x", said)),
    "option's description": (LONGEST_OPTION, lambda said: SelectOption("x", "x", said)),
    "id of a menu": (LONGEST_ID, lambda said: StringSelect(said, options(1))),
    "placeholder": (LONGEST_PLACEHOLDER, lambda said: StringSelect("x", options(1), said)),
    "placeholder of people": (LONGEST_PLACEHOLDER, lambda said: menu(placeholder=said)),
    "picture": (LONGEST_DESCRIPTION, lambda said: Picture("x.png", said)),
    "title": (LONGEST_TITLE, lambda said: question(title=said)),
    "question": (LONGEST_TITLE, lambda said: question(label=said)),
    "hint": (LONGEST_HINT, lambda said: question(hint=said)),
}

COUNTS: dict[str, tuple[int, Callable[[int], object]]] = {
    "id": (LONGEST_ID, lambda length: Button("x" * length, "x")),
    "options": (MOST_OPTIONS, lambda count: StringSelect("x", options(count))),
    "choices": (MOST_OPTIONS, lambda most: menu(most=most)),
    "buttons": (WIDEST_ROW, lambda count: row(buttons(count))),
    "pictures": (MOST_PICTURES, lambda count: MediaGallery((Picture("x.png", "x"),) * count)),
    "answer": (MOST_CHARACTERS, lambda longest: question(longest=longest)),
}

REFUSED: dict[str, Callable[[], object]] = {
    "no lines": lambda: paragraphs("", ""),
    "no parts": Layout,
    "equal values": lambda: StringSelect("x", options(1) * 2),
    "two chosen": lambda: StringSelect("x", (SelectOption("x", "1", default=True),) * 2),
    "too many chosen": lambda: menu(chosen=2),
    "two menus": lambda: row([menu(), menu()]),
    "a menu beside a button": lambda: row([*buttons(1), menu()]),
    "equal ids": lambda: Layout(row(buttons(1)), row(buttons(1))),
    "texts together": lambda: Layout(text("x" * MOST_CHARACTERS), text("x")),
    "a text beside a picture": lambda: Layout(
        text("x" * MOST_CHARACTERS), Section(text("x"), Picture("x.png", "x"))
    ),
    "no colour": lambda: Layout(text("x"), colour=0x1000000),
    "typed too much": lambda: question(longest=1, typed="xx"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_has_characters_and_not_too_many(name: str) -> None:
    most, build = TEXTS[name]
    build("x" * most)
    for said in ("", *BLANKS, "x" * (most + 1)):
        with pytest.raises(OutOfBoundsError):
            build(said)


@pytest.mark.parametrize("name", COUNTS)
def test_there_is_something_and_not_too_much(name: str) -> None:
    most, build = COUNTS[name]
    build(1)
    build(most)
    for count in (0, most + 1):
        with pytest.raises(OutOfBoundsError):
            build(count)


@pytest.mark.parametrize("name", REFUSED)
def test_parts_fit_together(name: str) -> None:
    with pytest.raises(OutOfBoundsError):
        REFUSED[name]()


def test_components_are_counted_with_those_inside_them() -> None:
    assert refused(boxed(MOST_COMPONENTS).payload()) == []
    with pytest.raises(OutOfBoundsError):
        boxed(MOST_COMPONENTS + 1)


def test_a_text_with_a_picture_counts_for_three() -> None:
    beside: list[Part] = [Section(text("x"), Picture("x.png", "x"))] * 13
    assert refused(Layout(*beside).payload()) == []
    with pytest.raises(OutOfBoundsError):
        Layout(*beside, rule())
