"""Every layout as text, compared with `snapshots/`.

After a change that is meant, write them anew with FARKLE_SNAPSHOTS=write and read the difference.
"""

import os
from pathlib import Path

from bot.kit.components.as_text import as_text
from tests.support.scenes.payloads import payloads

FOLDER = Path(__file__).parent / "snapshots"


def shown() -> dict[str, str]:
    return {name: as_text(payload) + "\n" for name, payload in payloads().items()}


if os.environ.get("FARKLE_SNAPSHOTS") == "write":
    for name, content in shown().items():
        (FOLDER / f"{name}.txt").write_text(content, encoding="utf-8")


def test_layouts_look_as_they_did() -> None:
    kept = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    now = shown()
    assert now.keys() == kept.keys()
    changed = [name for name in now if now[name] != kept[name]]
    for name in changed:
        assert now[name] == kept[name], f"{len(changed)} changed: {', '.join(changed)}"
