"""The layers: each module imports only what it may, and the contracts would notice otherwise."""

import ast
import shutil
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

# The engine is a pure function of its arguments: it may not wait, draw, read or tell the time.
IMPURE = {
    "asyncio", "concurrent", "datetime", "io", "logging", "multiprocessing", "os", "pathlib",
    "random", "secrets", "socket", "sqlite3", "subprocess", "threading", "time", "urllib",
}  # fmt: skip

ROOMS = "Each room imports only what stands below it"
FEATURES = "A feature imports only those below it; upward it tells listeners"
ENGINE = "bot.engine has one way in"
ENGINE_LAYERS = "The engine is made of layers"
DISCORD = "Discord is unknown below the client"
SQL = "SQL drivers stay in bot.database"
SOLVER = "Only the command line imports bot.solver: the bot asks it elsewhere"
CHARTS = "matplotlib stays in bot.kit.pictures.charts"
SANDBOX = "The bot knows the sandbox only on the command line"

ROOM_NAMES = (
    "engine",
    "jobs",
    "advice",
    "solver",
    "database",
    "match",
    "kit",
    "features",
    "client",
)
"""The rooms that contracts name, without those that may be absent."""


def lint_imports(tree: Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on the packages below `tree` with the contracts beside them."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache", "--no-logo"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_tree_keeps_every_contract(root: Path) -> None:
    outcome = lint_imports(root)
    assert outcome.returncode == 0, outcome.stdout + outcome.stderr


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("bot/engine/trespass.py", "import bot.match", ROOMS),
        ("bot/engine/rules/trespass.py", "import bot.engine.badges", ENGINE_LAYERS),
        ("bot/engine/badges/trespass.py", "import bot.engine.play", ENGINE_LAYERS),
        ("bot/kit/trespass.py", "import bot.engine.rules", ENGINE),
        ("bot/solver/trespass.py", "from bot.engine.play import trespass", ENGINE),
        ("cogs/trespass.py", "import bot.engine.play", ENGINE),
        ("bot/solver/trespass.py", "import bot.match", ROOMS),
        ("bot/match/trespass.py", "import bot.features.daily", ROOMS),
        ("bot/kit/trespass.py", "import bot.features.daily", ROOMS),
        ("bot/features/daily/trespass.py", "import bot.client", ROOMS),
        ("bot/features/daily/view.py", "import cogs", ROOMS),
        ("bot/features/daily/service.py", "import bot.features.watching", FEATURES),
        ("bot/features/unheard_of.py", "", FEATURES),
        ("bot/database/trespass.py", "import bot.match", ROOMS),
        ("bot/features/daily/service.py", "import discord.ui", DISCORD),
        ("bot/features/daily/view.py", "import discord", DISCORD),
        ("bot/kit/trespass.py", "from discord.ui import Button", DISCORD),
        ("bot/match/trespass.py", "import discord.ui", DISCORD),
        ("cogs/trespass.py", "import aiosqlite", SQL),
        ("bot/features/daily/service.py", "import sqlite3", SQL),
        ("bot/kit/trespass.py", "import numpy as np", "numpy stays in bot.solver"),
        ("bot/kit/trespass.py", "import bot.solver", SOLVER),
        ("bot/client/trespass.py", "import bot.solver", SOLVER),
        ("cogs/trespass.py", "import matplotlib.pyplot", CHARTS),
        ("bot/kit/trespass.py", "import sandbox", SANDBOX),
        ("cogs/trespass.py", "import tests.wire", "What ships needs nothing of the tests"),
    ],
)
def test_a_forbidden_import_breaks_its_contract(
    root: Path, tmp_path: Path, module: str, line: str, broken: str
) -> None:
    shutil.copy(root / "pyproject.toml", tmp_path)
    for package in (
        *(f"bot/{room}" for room in ROOM_NAMES),
        *(f"bot/engine/{part}" for part in ("rules", "badges", "play")),
        "bot/features/daily",
        "bot/features/watching",
        "cogs",
        "sandbox",
    ):
        for folder in (tmp_path / package, *(tmp_path / package).parents):
            if folder == tmp_path:
                break
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "__init__.py").touch()
    for module_of_app in ("app", "wiring"):
        (tmp_path / f"bot/{module_of_app}.py").touch()
    (tmp_path / module).write_text(f"{line}\n", encoding="utf-8")

    outcome = lint_imports(tmp_path)

    verdicts = outcome.stdout.splitlines()
    assert [line for line in verdicts if line.endswith(" BROKEN")] == [f"{broken} BROKEN"]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Return who imports whom, in all that the project has."""
    return grimp.build_graph("bot", "cogs", "sandbox", "benchmarks", "tests", cache_dir=None)


def test_no_import_leads_back_to_where_it_began(graph: grimp.ImportGraph) -> None:
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert {"bot.app", "sandbox.live", "benchmarks.press", __name__} <= imports.keys()
    TopologicalSorter(imports).prepare()  # raises `CycleError`, which names the circle


def test_what_tests_share_stands_beside_them(graph: grimp.ImportGraph) -> None:
    tests = [module for module in graph.modules if module.rpartition(".")[2].startswith("test_")]
    assert __name__ in tests
    assert [test for test in tests if graph.find_modules_that_directly_import(test)] == []


def test_the_engine_needs_only_the_pure_part_of_the_standard_library(root: Path) -> None:
    allowed = (sys.stdlib_module_names - IMPURE) | {"bot"}
    strangers = {
        (path.name, name)
        for path in (root / "bot/engine").rglob("*.py")
        for name in _imported_packages(path)
        if name not in allowed
    }
    assert not strangers


def _imported_packages(path: Path) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            names.add((node.module or ".").partition(".")[0])
    return names
