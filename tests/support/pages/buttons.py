"""The table of docs/buttons.md: `python -m tests.support.pages.buttons` writes it anew."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.kit.prices import Price
from tests.support.buttons import DECLARED, Kind

PAGE: Final = Path(__file__).parents[3] / "docs" / "buttons.md"

_HEAD: Final = "| action | what a press does | what its id says | proof | costs |\n"


def page() -> str:
    """Return the page with its table as the buttons declare it, and all else as it stands."""
    told, _, _ = PAGE.read_text(encoding="utf-8").partition(_HEAD)
    return f"{told}{_HEAD}{'|---' * 5}|\n{''.join(map(_row, _ordered()))}"


def _ordered() -> Iterator[Kind]:
    """Yield the kinds by the module that declares them, in its order."""
    by_module: dict[str, list[Kind]] = {}
    for kind in DECLARED:
        by_module.setdefault(kind.__module__, []).append(kind)
    for module in sorted(by_module):
        yield from by_module[module]


def _row(kind: Kind) -> str:
    assert kind.__doc__ is not None
    does = " ".join(kind.__doc__.partition("\n\n")[0].split())
    says = ", ".join(map(_said, kind.codec.parts))
    return f"| `{kind.action}` | {does} | {says} | {kind.proof} | {_cost(kind.price)} |\n"


def _said(field: str) -> str:
    return field.removesuffix("_id").replace("_", " ")


def _cost(price: Price) -> str:
    work = f", {price.work:g} s of work" if price.work else ""
    return f"{price.answers:g}{work}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
