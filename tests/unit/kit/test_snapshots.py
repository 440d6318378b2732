"""Every layout as text, compared with `snapshots/`.

After a change that is meant, write them anew with FARKLE_SNAPSHOTS=write and read the difference.
"""

import os
from pathlib import Path

from bot.kit.components.as_text import as_text
from tests.support.for_each import for_each
from tests.support.scenes.payloads import payloads

FOLDER = Path(__file__).parent / "snapshots"
SHOWN = {name: as_text(payload) + "\n" for name, payload in payloads().items()}

if os.environ.get("FARKLE_SNAPSHOTS") == "write":
    for name, content in SHOWN.items():
        (FOLDER / f"{name}.txt").write_text(content, encoding="utf-8")


@for_each(sorted(SHOWN))
def test_layout_looks_as_it_did(name: str) -> None:
    assert SHOWN[name] == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_snapshot_has_its_scene() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == SHOWN.keys()
