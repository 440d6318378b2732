"""Faults as small as a slip of the pen, as changes of a source text."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

_TURNED: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: (r"is\s+not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: (r"not\s+in", "in"),
}
"""How each comparison is written, and what it becomes."""

_NEGATED: Final = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""The comparisons that are negated where they are turned."""


@dataclass(frozen=True, slots=True)
class Planted:
    """A fault: the text from `start` to `end` becomes `text`.

    Offsets count the characters of the whole source. `line` is where it starts (from 1), and
    `statement` the lines of the statement around it, without those of a block in it.
    """

    line: int
    statement: range
    start: int
    end: int
    text: str
    kind: str

    def apply(self, source: str) -> str:
        """Return `source` with the fault in it."""
        return source[: self.start] + self.text + source[self.end :]


def faults_of(source: str) -> list[Planted]:
    """Return every fault that can be planted in a module, in the order of its lines."""
    found = sorted(_Planter(source).faults(), key=lambda fault: (fault.start, fault.kind))
    return [fault for fault in found if _is_sound(fault, source)]


class _Planter:
    """Finds where faults can be planted in a source; columns of `ast` are bytes."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))
        self._tree = ast.parse(source)
        self._ignored = set(_unread(self._tree))

    def faults(self) -> Iterator[Planted]:
        for statement in ast.walk(self._tree):
            if isinstance(statement, ast.stmt):
                lines = _lines_of(statement)
                for node in _parts(statement):
                    if node not in self._ignored:
                        for kind, start, end, text in self._changes(node):
                            line = self._source.count("\n", 0, start) + 1
                            yield Planted(line, lines, start, end, text, kind)

    def _changes(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        """Yield the kind, start, end and new text of each fault that `node` itself can have."""
        match node:
            case ast.Compare(left, operators, others):
                between = pairwise([left, *others])
                for operator, (before, after) in zip(operators, between, strict=True):
                    yield from self._turned(operator, before, after)
            case ast.If(test) | ast.While(test) | ast.IfExp(test):
                yield from self._negated(test)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield from self._negated(test)
            case ast.Expr(ast.Call(ast.Name("assert_never"))):
                return  # it never runs
            case ast.Expr(ast.Call() | ast.Await(ast.Call())):
                yield "call", *self._span(node), "pass"
            case ast.Constant(int(number)) if not isinstance(number, bool):
                start, end = self._span(node)
                yield "number", start, end, str(number + 1)
            case ast.BoolOp(operator, values):
                start, end = self._span(node)
                turned = " or " if isinstance(operator, ast.And) else " and "
                texts = (self._source[slice(*self._span(value))] for value in values)
                yield "and-or", start, end, f"({turned.join(f'({text})' for text in texts)})"
            case _:
                return

    def _turned(
        self, operator: ast.cmpop, before: ast.expr, after: ast.expr
    ) -> Iterator[tuple[str, int, int, str]]:
        written, turned = _TURNED[type(operator)]
        start, end = self._span(before)[1], self._span(after)[0]
        found = re.search(written, self._source[start:end])
        if found is not None:
            yield "comparison", start + found.start(), start + found.end(), turned

    def _negated(self, test: ast.expr) -> Iterator[tuple[str, int, int, str]]:
        if isinstance(test, ast.Compare) and isinstance(test.ops[0], _NEGATED):
            return  # that its comparison is turned does it
        start, end = self._span(test)
        yield "condition", start, end, f"not ({self._source[start:end]})"

    def _span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self._offset(node.lineno, node.col_offset)
        return start, self._offset(node.end_lineno, node.end_col_offset)

    def _offset(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)


def _lines_of(statement: ast.stmt) -> range:
    """Return the lines of a statement, without those of a block in it."""
    inner = (node.lineno for node in ast.walk(statement) if isinstance(node, ast.stmt))
    assert statement.end_lineno is not None
    end = min((line for line in inner if line > statement.lineno), default=statement.end_lineno + 1)
    return range(statement.lineno, end)


def _parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """Yield a statement and what it consists of, without the statements in it."""
    waiting: list[ast.AST] = [statement]
    while waiting:
        node = waiting.pop()
        yield node
        waiting += [
            child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.stmt)
        ]


def _unread(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield what is only read by type checkers, or stands in a text, where places are not exact."""
    for node in ast.walk(tree):
        unread: list[ast.AST | None] = []
        match node:
            case ast.FunctionDef(returns=note) | ast.AsyncFunctionDef(returns=note):
                unread = [note]
            case ast.arg(annotation=note) | ast.AnnAssign(annotation=note):
                unread = [note]
            case ast.If(ast.Name("TYPE_CHECKING")) | ast.JoinedStr():
                unread = [node]
            case _:
                continue
        for part in unread:
            if part is not None:
                yield from ast.walk(part)


def _is_sound(fault: Planted, source: str) -> bool:
    """Tell whether the source with the fault is still Python."""
    try:
        compile(fault.apply(source), "planted", "exec")
    except SyntaxError:
        return False
    return True
