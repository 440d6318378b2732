"""README is short, begins with what to run, and leads to every page."""

import re
from dataclasses import fields
from pathlib import Path

from bot.config import Settings
from tests.support.texts.pages import read

ROOT = Path(__file__).parents[3]
README = read(ROOT / "README.md")
MOST_WORDS = 900
COMMANDS = re.compile(r"^```console\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINKED = re.compile(r"\]\(docs/([\w-]+\.md)")
SETTING = re.compile(r"^\| `([A-Z_]+)` \| (?:`(.*?)`)? ?\|", re.MULTILINE)


def test_readme_is_short() -> None:
    assert len(README.split()) <= MOST_WORDS


def test_readme_begins_with_the_two_commands_of_set_up() -> None:
    before, first = README[:2000].partition("## ")[0], COMMANDS.search(README)
    assert first is not None
    assert first[0] in before
    run = [line.partition("#")[0].split() for line in first[1].splitlines()]
    assert run == [["$", "make", "sandbox"], ["$", "make", "test"]]
    targets = set(re.findall(r"^(\w+):", read(ROOT / "Makefile"), re.MULTILINE))
    assert {command[2] for command in run} <= targets


def test_readme_leads_to_every_page() -> None:
    assert {page.name for page in (ROOT / "docs").glob("*.md")} - set(
        LINKED.findall(README)
    ) == set()


def test_every_setting_is_explained_with_its_default() -> None:
    told = SETTING.findall(read(ROOT / "docs/configuration.md"))
    assert len(told) == len(fields(Settings)), "each of them once"
    assert dict(told) == {
        field.metadata["variable"]: "" if field.default is None else str(field.default)
        for field in fields(Settings)
    }
