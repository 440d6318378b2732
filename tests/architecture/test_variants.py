"""What few need to know stays with few: what kind of match it is."""

import ast
from pathlib import Path

import pytest

KNOW_VARIANTS = {
    "bot/kit/game/variants.py": "what is told of it",
    "bot/match/model/variants.py": "what it is",
    "bot/match/store/variant_columns.py": "how it is kept",
}
"""The modules outside its own room that import a variant, and why; all others ask a match."""

HOME = "bot/match/model/variants.py"

ROOMS = {"Daily": "bot/features/daily/", "Duplicate": "bot/features/duplicate/"}


def _imports(path: Path, variant: str) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return path.match(HOME) or any(
        alias.name == variant
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module == "bot.match.model.variants"
        for alias in node.names
    )


@pytest.mark.parametrize("variant", ROOMS)
def test_few_modules_know_a_variant_without_a_board(modules: dict[str, Path], variant: str) -> None:
    shipped = {name: path for name, path in modules.items() if name.startswith("bot/")}
    knowing = {name for name, path in shipped.items() if _imports(path, variant)}
    outside = {name for name in knowing if not name.startswith(ROOMS[variant])}
    assert outside == KNOW_VARIANTS.keys()
