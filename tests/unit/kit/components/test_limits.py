"""What Discord refuses is found out before it is sent, and nothing else is."""

import pytest

from bot.kit.components.bounds import (
    MOST_CHARACTERS,
    MOST_COMPONENTS,
    MOST_OPTIONS,
    MOST_PICTURES,
    MOST_TEXTS,
)
from bot.kit.components.limits import LONGEST, LONGEST_OF_OPTION, refused
from bot.kit.components.parts import Json


def text(content: object = "x") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str | None = "a", **more: object) -> Json:
    return {"type": 2, "style": 2, "label": "x", "custom_id": custom_id, **more}


def link(**more: object) -> Json:
    return {"type": 2, "style": 5, "label": "x", "url": "https://x.y", **more}


def option(value: str = "v", **more: object) -> Json:
    return {"label": "x", "value": value, **more}


def select(*options: Json, **more: object) -> Json:
    return {"type": 3, "custom_id": "s", "options": list(options), **more}


def people(*chosen: int, **more: object) -> Json:
    ids = [{"id": user_id, "type": "user"} for user_id in chosen]
    return {"type": 5, "custom_id": "p", "default_values": ids, **more}


def row(*items: Json) -> Json:
    return {"type": 1, "components": list(items)}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def picture(**more: object) -> Json:
    return {"media": {"url": "attachment://x.png"}, **more}


def gallery(*pictures: Json) -> Json:
    return {"type": 12, "items": list(pictures)}


def section(*texts: Json, accessory: Json | None = None) -> Json:
    beside = {"type": 11, **picture()} if accessory is None else accessory
    return {"type": 9, "components": list(texts), "accessory": beside}


MUCH = "x" * MOST_CHARACTERS

TAKEN: dict[str, list[Json]] = {
    "as many components as may be": [container(*[text()] * (MOST_COMPONENTS - 1))],
    "as much text as may be": [text(MUCH)],
    "a row of buttons": [row(*map(button, "abcde"))],
    "a row of buttons and links": [row(button(), link())],
    "links that are alike": [row(link(), link())],
    "a button with a picture alone": [
        row({"type": 2, "style": 2, "custom_id": "a", "emoji": {"id": 1}})
    ],
    "as many options as may be": [row(select(*[option(str(n)) for n in range(MOST_OPTIONS)]))],
    "a menu of people": [row(people(1, 2, min_values=0, max_values=2))],
    "a section": [section(*[text()] * MOST_TEXTS)],
    "a section with a button": [section(text(), accessory=button())],
    "a gallery": [gallery(*[picture(description="x" * LONGEST["description"])] * MOST_PICTURES)],
    "a line and a file": [{"type": 14}, {"type": 13, "file": {"url": "attachment://x"}}],
}

REFUSED: dict[str, list[Json]] = {
    "nothing": [],
    "too many components": [container(*[text()] * MOST_COMPONENTS)],
    "too much text": [text(MUCH), text()],
    "an empty text": [text("")],
    "a blank text": [text(" \n")],
    "no text": [text(None)],
    "a number for a text": [text(5)],
    "one id twice": [row(button("a")), row(button("a"))],
    "one id in a row and a section": [row(button("a")), section(text(), accessory=button("a"))],
    "a component that there is not": [{"type": 99}],
    "a component without a type": [{"content": "x"}],
    "a button outside a row": [button()],
    "a button in a container": [container(button())],
    "a container in a container": [container(container(text()))],
    "an empty container": [container()],
    "an empty row": [row()],
    "too wide a row": [row(*map(button, "abcdef"))],
    "two menus in a row": [row(people(), select(option()))],
    "a menu beside a button": [row(button(), select(option()))],
    "a text in a row": [row(text())],
    "a long id": [row(button("a" * (LONGEST["custom_id"] + 1)))],
    "a long label": [row(button(label="x" * (LONGEST["label"] + 1)))],
    "a long address": [row(link(url="https://" + "x" * LONGEST["url"]))],
    "a button without an id": [row(button(custom_id=None))],
    "a button that is a link": [row(button(url="https://x.y"))],
    "a link with an id": [row(link(custom_id="a"))],
    "a link to nowhere": [row(link(url=None))],
    "a button that shows nothing": [row(button(label=None))],
    "a button without a style": [row({"type": 2, "label": "x", "custom_id": "a"})],
    "no options": [row(select())],
    "too many options": [row(select(*[option(str(n)) for n in range(MOST_OPTIONS + 1)]))],
    "one value twice": [row(select(option("v"), option("v")))],
    "two of one chosen": [row(select(option("v", default=True), option("w", default=True)))],
    "a mention on a button": [row(button(label="</farkle show:1>"))],
    "a mention in a menu": [row(select(option(description="</farkle show:1>")))],
    "a long placeholder": [row(select(option(), placeholder="x" * (LONGEST["placeholder"] + 1)))],
    "a long option": [row(select(option(label="x" * (LONGEST_OF_OPTION["label"] + 1))))],
    "a long value": [row(select(option("x" * (LONGEST_OF_OPTION["value"] + 1))))],
    "a long explanation": [
        row(select(option(description="x" * (LONGEST_OF_OPTION["description"] + 1))))
    ],
    "an option without a value": [row(select({"label": "x"}))],
    "a menu without an id": [row({"type": 5})],
    "more chosen than may be": [row(people(1, 2))],
    "more choices than may be": [row(people(max_values=26))],
    "at least more than at most": [row(people(min_values=2))],
    "choices that are no number": [row(people(max_values="1"))],
    "too many texts in a section": [section(*[text()] * (MOST_TEXTS + 1))],
    "a section without text": [section()],
    "a section with a text beside it": [section(text(), accessory=text())],
    "no pictures": [gallery()],
    "too many pictures": [gallery(*[picture()] * (MOST_PICTURES + 1))],
    "a picture without a file": [gallery({"description": "x"})],
    "a long description": [gallery(picture(description="x" * (LONGEST["description"] + 1)))],
    "a file without a name": [{"type": 13}],
}


@pytest.mark.parametrize("name", TAKEN)
def test_what_discord_takes_is_not_complained_of(name: str) -> None:
    assert refused(TAKEN[name]) == []


@pytest.mark.parametrize("name", REFUSED)
def test_what_discord_refuses_is_told_once(name: str) -> None:
    assert len(refused(REFUSED[name])) == 1
