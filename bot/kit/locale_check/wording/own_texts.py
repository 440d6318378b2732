"""What each message of a language says in its own words, without those that it refers to."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from fluent.syntax import ast

from bot.kit.locale_check.reading import LocaleFolder

CODE: Final = re.compile(r"(`+)[^`]*\1")
PLACEABLE: Final = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True, slots=True)
class Own:
    """A message as it stands in its file: what it says, one text for each variant.

    A value is `{ $name }` in a text, another message `{ key }`, and variants are `{ }`.
    """

    texts: tuple[str, ...]
    comment: str = ""


def own_messages(folder: LocaleFolder) -> Mapping[str, Own]:
    """Return the messages of a language by key, terms left out."""
    return {
        entry.id.name: Own(
            tuple(_texts(entry.value)),
            (entry.comment.content or "") if entry.comment else "",
        )
        for entry in folder.resource.body
        if isinstance(entry, ast.Message) and entry.value and entry.id.name in folder.files
    }


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    shown = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            shown.append(element.value)
            continue
        expression: ast.Placeable | ast.InlineExpression | ast.SelectExpression = element
        while isinstance(expression, ast.Placeable):
            expression = expression.expression
        shown.append(_shown(expression))
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _texts(variant.value)
    if text := "".join(shown).strip():
        yield text


def _shown(expression: ast.BaseNode) -> str:
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.VariableReference():
            return f"{{ ${expression.id.name} }}"
        case ast.MessageReference():
            return f"{{ {expression.id.name} }}"
        case ast.TermReference():
            return f"{{ -{expression.id.name} }}"
        case ast.FunctionReference() if expression.arguments.positional:
            return _shown(expression.arguments.positional[0])
        case _:
            return "{ }"
