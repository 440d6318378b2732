"""The pages speak as the bot does: what English avoids is in no page, and shown in a table."""

import re
from pathlib import Path

import pytest

from bot.kit.locale_check.wording.own_texts import CODE
from bot.kit.locale_check.wording.terms import Rule
from tests.support.pages.glossary import terms_of_all
from tests.support.texts.pages import read

ROOT = Path(__file__).parents[3]
BLOCK = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
TABLE = re.compile(
    r"^\| say \| don't say \| because \|\n\|---\|---\|---\|\n((?:\|.*\n)+)", re.MULTILINE
)
RULES = [rule for rule in terms_of_all()["en"].rules if rule.dont]
PAGES = [
    page.relative_to(ROOT).as_posix()
    for page in (*(ROOT / "docs").glob("*.md"), *ROOT.glob("[A-Z]*.md"))
]
QUOTING = {"CHANGELOG.md", "docs/translating.md", "docs/glossary.md"}
"""Pages that say what is avoided, or what was so when it was written."""

LEFT = {
    "docs/architecture.md": 29,
    "docs/buttons.md": 30,
    "docs/exact-play.md": 7,
    "docs/meetings.md": 276,
    "docs/rules.md": 1,
    "docs/scaling.md": 4,
}
"""How many slips each page had when this was first held: write fewer, never more."""


def slips(page: str, text: str, rules: list[Rule]) -> list[tuple[str, str]]:
    """Return what `text` says and English avoids, with what to write instead; code is left out."""
    words = CODE.sub("``", BLOCK.sub("", text))
    return [
        (" ".join(said.split()), rule.write)
        for rule in rules
        if page not in rule.excepted
        for _, said in rule.found_in(words)
    ]


def test_the_table_for_writers_has_what_the_check_finds() -> None:
    (table,) = TABLE.findall(read(ROOT / "docs/translating.md"))
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()]
    assert rows == [[rule.write, rule.dont, rule.because] for rule in RULES]


def test_a_slip_in_a_page_is_found() -> None:
    text = "Whoever\nleaves `goes on`.\n```\nwhoever\n```\nThe clock stands still."
    assert [said for said, _ in slips("docs/x.md", text, RULES)] == ["Whoever", "stands still"]


@pytest.mark.parametrize("page", sorted({*PAGES} - QUOTING))
def test_pages_say_nothing_that_is_avoided(page: str) -> None:
    found = slips(page, read(ROOT / page), RULES)
    assert len(found) <= LEFT.get(page, 0), found
