"""What few need to know stays with few: what kind of match it is."""

import ast
from pathlib import Path

KNOW_THE_DAILY_GAME = {
    "bot/features/fairness/model/proof.py": "a line of proof names the day",
    "bot/kit/game/variants.py": "what is told of it",
    "bot/match/model/variants.py": "what it is",
    "bot/match/store/match_rows.py": "how it is kept",
}
"""The modules outside its own room that import the variant, and why; all others ask a match."""

ROOM = "bot/features/daily/"


def _imports_daily(path: Path) -> bool:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return any(
        alias.name == "Daily"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    ) or any(isinstance(node, ast.ClassDef) and node.name == "Daily" for node in tree.body)


def test_few_modules_know_the_daily_game(modules: dict[str, Path]) -> None:
    shipped = {name: path for name, path in modules.items() if name.startswith("bot/")}
    knowing = {name for name, path in shipped.items() if _imports_daily(path)}
    assert {name for name in knowing if not name.startswith(ROOM)} == KNOW_THE_DAILY_GAME.keys()
