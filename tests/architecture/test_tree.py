"""The shape of the tree: small files, real packages, and nothing of one machine in them."""

import re
from collections import Counter
from pathlib import Path

LONGEST = 300

MOST_MODULES = 15

# File -> why it is one idea all the same.
LONG_FILES: dict[str, str] = {}

# Written so that no pattern matches its own text.
REGISTRY_HOST = re.compile(r"pypi[.]org|pythonhosted[.]org|npmjs[.](?:org|com)|debian[.]org/debian")
MACHINE_PATH = re.compile(r"(?:^|[^\w.])/(?:work|farm|root)/", re.MULTILINE)


def test_a_long_file_gives_its_reason(modules: dict[str, Path]) -> None:
    long_files = {
        name
        for name, path in modules.items()
        if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST
    }
    assert long_files == LONG_FILES.keys()


def test_a_folder_has_few_modules(modules: dict[str, Path]) -> None:
    counts = Counter(path.parent for path in modules.values() if path.name != "__init__.py")
    assert {folder: count for folder, count in counts.items() if count > MOST_MODULES} == {}


def test_every_folder_of_modules_is_a_package(modules: dict[str, Path]) -> None:
    folders = {path.parent for path in modules.values()}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_no_file_names_a_package_registry(texts: dict[str, str]) -> None:
    assert [name for name, text in texts.items() if REGISTRY_HOST.search(text)] == []


def test_no_file_names_a_path_of_one_machine(texts: dict[str, str]) -> None:
    assert [name for name, text in texts.items() if MACHINE_PATH.search(text)] == []
