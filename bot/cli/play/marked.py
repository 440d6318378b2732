"""The Markdown of the texts, shown in a terminal."""

import re
from typing import Final

from markdown_it import MarkdownIt
from rich.text import Text

_HEADING: Final = re.compile(r"#{1,3} ")
_RULE: Final = "---"
_STYLES: Final = {"strong_open": "bold", "em_open": "italic"}
_parser: Final = MarkdownIt("commonmark")


def marked(source: str) -> Text:
    """Return lines of Discord's Markdown as styled text; the `plain` of it is the words alone."""
    return Text("\n").join([_line(line) for line in source.split("\n")])


def _line(source: str) -> Text:
    if source == _RULE:
        return Text()
    heading = _HEADING.match(source)
    text = Text(style="bold" if heading else "")
    styles: list[str] = []
    for inline in _parser.parseInline(source[heading.end() :] if heading else source):
        for token in inline.children or ():
            if token.nesting > 0:
                styles.append(_STYLES.get(token.type, ""))
            elif token.nesting < 0:
                styles.pop()
            else:
                text.append(token.content, " ".join(styles))
    return text
