"""Every layout as text, compared with `snapshots/`.

There `<key: value>` stands for a message that many of them have: its text is in `said_often.txt`.
After a change that is meant, write all anew with FARKLE_SNAPSHOTS=write and read the difference.
"""

import os
from functools import cache
from pathlib import Path

from bot.kit.components.as_text import as_text
from tests.support.scenes.payloads import payloads
from tests.support.snapshots.composed import Composed, composed_scenes

FOLDER = Path(__file__).parent / "snapshots"
SAID_OFTEN = Path(__file__).parent / "said_often.txt"

shown = cache(composed_scenes)


def said_often(composed: Composed) -> str:
    """Return each message that many scenes have, and its text below it."""
    return "".join(
        f"{name}\n    {text.replace(chr(10), chr(10) + '    ')}\n"
        for name, text in sorted(composed.parts.items())
    )


def write(composed: Composed) -> None:
    for path in FOLDER.glob("*.txt"):
        path.unlink()
    for name, content in composed.scenes.items():
        (FOLDER / f"{name}.txt").write_text(f"{content}\n", encoding="utf-8")
    SAID_OFTEN.write_text(said_often(composed), encoding="utf-8")


if os.environ.get("FARKLE_SNAPSHOTS") == "write":
    write(shown())


def test_layouts_look_as_they_did() -> None:
    kept = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
    now = {name: f"{content}\n" for name, content in shown().scenes.items()}
    assert now.keys() == kept.keys()
    changed = [name for name in now if now[name] != kept[name]]
    for name in changed:
        assert now[name] == kept[name], f"{len(changed)} changed: {', '.join(changed)}"


def test_what_many_layouts_say_is_as_it_was() -> None:
    assert said_often(shown()) == SAID_OFTEN.read_text(encoding="utf-8")


def test_layouts_are_composed_of_what_people_read() -> None:
    assert shown().read == {name: as_text(payload) for name, payload in payloads().items()}
