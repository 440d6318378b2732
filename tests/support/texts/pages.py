"""Pages of the documentation as text."""

import re
from pathlib import Path

HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives the headings of `page`."""
    titles = HEADING.findall(read(page))
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}
