"""Faults as small as a slip of the pen, as changes of a source text."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_TURNED: Final[dict[type[ast.cmpop], str]] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
"""What each comparison becomes."""


@dataclass(frozen=True)
class Planted:
    """A fault: on `line` (from 1) the text from `start` to `end` becomes `text`.

    Offsets count the characters of the whole source.
    """

    line: int
    start: int
    end: int
    text: str
    kind: str

    def apply(self, source: str) -> str:
        """Return `source` with the fault in it."""
        return source[: self.start] + self.text + source[self.end :]


def faults_of(source: str) -> list[Planted]:
    """Return every fault that can be planted in a module, in the order of its lines."""
    tree = ast.parse(source)
    found = sorted(_faults(tree, _Offsets(source)), key=lambda fault: (fault.line, fault.start))
    return [fault for fault in found if _is_sound(fault, source)]


class _Offsets:
    """Where lines and columns lie in a source; columns of `ast` are bytes."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def of(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column].decode()
        return self._starts[line - 1] + len(before)

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.of(node.lineno, node.col_offset), self.of(node.end_lineno, node.end_col_offset)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end]


def _faults(tree: ast.Module, offsets: _Offsets) -> Iterator[Planted]:
    ignored = set(_annotations(tree))
    for node in ast.walk(tree):
        if node in ignored:
            continue
        match node:
            case ast.Compare(left, [operator], [right]) if type(operator) in _TURNED:
                start, end = offsets.span(node)
                turned = _TURNED[type(operator)]
                text = f"{offsets.text(left)} {turned} {offsets.text(right)}"
                yield Planted(node.lineno, start, end, text, "comparison")
            case ast.If(test) | ast.While(test) | ast.IfExp(test):
                start, end = offsets.span(test)
                yield Planted(test.lineno, start, end, f"not ({offsets.text(test)})", "condition")
            case ast.Expr(ast.Call() | ast.Await(ast.Call())):
                start, end = offsets.span(node)
                yield Planted(node.lineno, start, end, "pass", "call")
            case ast.Constant(bool()):
                continue
            case ast.Constant(int() as number):
                start, end = offsets.span(node)
                yield Planted(node.lineno, start, end, str(number + 1), "number")
            case ast.BoolOp(operator, values):
                start, end = offsets.span(node)
                other = " or " if isinstance(operator, ast.And) else " and "
                text = other.join(f"({offsets.text(value)})" for value in values)
                yield Planted(node.lineno, start, end, f"({text})", "and-or")
            case _:
                continue


def _annotations(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield what is only read by type checkers."""
    for node in ast.walk(tree):
        notes: list[ast.expr | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            notes = [node.returns]
        elif isinstance(node, ast.arg | ast.AnnAssign):
            notes = [node.annotation]
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            yield from ast.walk(node)
        for note in notes:
            if note is not None:
                yield from ast.walk(note)


def _is_sound(fault: Planted, source: str) -> bool:
    """Tell whether the source with the fault is still Python."""
    try:
        compile(fault.apply(source), "planted", "exec")
    except SyntaxError:
        return False
    return True
