"""The messages of a file in Fluent's syntax, most of them read at a glance.

Nearly all are one line with values and references at most. Fluent's own parser looks at each letter
several times, and takes ten times as long for them.
"""

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser, ast

_NEXT: Final = re.compile(r"\n(?=[-a-zA-Z#])")
"""The end of a message or a comment: the next line begins at the margin."""

_SIMPLE: Final = re.compile(
    r"([a-zA-Z][\w-]*) *= *((?! )(?:[^\n{}]|\{ \$?[a-zA-Z][\w-]* \})+)\s*",
    re.ASCII,
)
"""A message of one line, in which a brace holds the name of a value or of a message."""

_PLACEABLE: Final = re.compile(r"\{ (\$?)([a-zA-Z][\w-]*) \}", re.ASCII)


def parse(text: str) -> Iterator[ast.EntryType]:
    """Yield the entries of a file as Fluent's parser does, comments by themselves left out."""
    parser, comment = FluentParser(with_spans=False), ""
    for source in _NEXT.split(text):
        if source.startswith("#"):
            # A comment belongs to the message right below it.
            belongs = not source.startswith("##") and not source.endswith("\n")
            comment = f"{comment}{source}\n" if belongs else ""
            continue
        simple = _SIMPLE.fullmatch(source)
        if simple is None:
            yield from parser.parse(comment + source).body
        else:
            yield _message(simple[1], simple[2].rstrip(" "), comment)
        comment = ""


def leaves(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Yield what a pattern is made of, that of all variants and what they are chosen by."""
    match node:
        case ast.Pattern():
            for element in node.elements:
                yield from leaves(element)
        case ast.Placeable():
            yield from leaves(node.expression)
        case ast.SelectExpression():
            yield node.selector
            for variant in node.variants:
                yield from leaves(variant.value)
        case _:
            yield node


def _message(key: str, value: str, comment: str) -> ast.Message:
    said = [line.removeprefix("#").removeprefix(" ") for line in comment.splitlines()]
    return ast.Message(
        ast.Identifier(key),
        ast.Pattern([*_elements(value)]),
        comment=ast.Comment("\n".join(said)) if said else None,
    )


def _elements(value: str) -> Iterator[ast.TextElement | ast.Placeable]:
    end = 0
    for found in _PLACEABLE.finditer(value):
        if found.start() > end:
            yield ast.TextElement(value[end : found.start()])
        end = found.end()
        name = ast.Identifier(found[2])
        refers = ast.VariableReference(name) if found[1] else ast.MessageReference(name)
        yield ast.Placeable(refers)
    if end < len(value):
        yield ast.TextElement(value[end:])
