"""What the log says first."""

import re
from pathlib import Path

from bot.cli.running.startup_log import PERMISSIONS

ROOT = Path(__file__).parents[3]


def test_the_bot_is_invited_with_the_permissions_that_a_page_explains() -> None:
    page = (ROOT / "docs/servers.md").read_text(encoding="utf-8")
    [value] = re.findall(r"&permissions=(\d+)", page)
    assert int(value) == PERMISSIONS.value
    table = page.partition("| permission | what for |")[2].partition("\n\n")[0]
    explained = {row.split("|")[1].strip().casefold() for row in table.splitlines()[2:]}
    asked = {name.replace("_", " ") for name, given in PERMISSIONS if given}
    assert explained == {"view channels" if name == "read messages" else name for name in asked}
