"""What the documentation points at is there: files of the project, modules, pages and headings."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.texts.pages import anchors, read

ROOT = Path(__file__).parents[3]
PAGES = [
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY")),
]

ROOMS = "bot|cogs|tests|sandbox|benchmarks"
PATH = re.compile(rf"(?<![\w/.-])(?:{ROOMS})/[\w/.-]*\w")
MODULE = re.compile(rf"(?<![\w/.-])(?:{ROOMS})(?:\.[a-z_]\w*)+")
LINK = re.compile(r"\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)")
CODE = re.compile(r"^```.*?^```|`[^`]*`", re.MULTILINE | re.DOTALL)

each_page = pytest.mark.parametrize(
    "page", PAGES, ids=[page.relative_to(ROOT).as_posix() for page in PAGES]
)


@each_page
def test_files_that_are_named_exist(page: Path) -> None:
    assert [path for path in PATH.findall(read(page)) if not (ROOT / path).exists()] == []


@each_page
def test_modules_that_are_named_exist(page: Path) -> None:
    assert [name for name in MODULE.findall(read(page)) if not is_module(name)] == []


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    assert list(broken_links(page)) == []


def test_the_map_leads_to_every_page_of_decisions() -> None:
    linked = {target for target, _ in LINK.findall(read(ROOT / "docs/architecture.md"))}
    pages = {f"decisions/{page.name}" for page in (ROOT / "docs/decisions").iterdir()}
    assert {target for target in linked if target.startswith("decisions/")} == pages


def is_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def broken_links(page: Path) -> Iterator[str]:
    for target, anchor in LINK.findall(CODE.sub("", read(page))):
        linked = page.parent / target if target else page
        if not linked.exists() or (anchor and anchor not in anchors(linked)):
            yield f"{target}#{anchor}"
