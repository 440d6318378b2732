"""Whoever keeps rows of people or servers says what happens when these go."""

from importlib import import_module
from pathlib import Path
from typing import Final

from bot.database.personal_data import PersonalData
from bot.storage import OWNERS, ROWS_ALONE

FEATURES: Final = Path(__file__).parents[2] / "bot" / "features"


def declared(feature: str) -> PersonalData | None:
    """Return what the store of a feature declares, None if it keeps nothing of anybody."""
    folder = FEATURES / feature
    for place in ("store/personal_data.py", "store.py"):
        if (folder / place).exists():
            name = place.removesuffix(".py").replace("/", ".")
            module = import_module(f"bot.features.{feature}.{name}")
            return getattr(module, "PERSONAL_DATA", None)
    return None


def test_every_feature_with_such_rows_is_an_owner() -> None:
    features = [path.name for path in FEATURES.iterdir() if (path / "feature.py").exists()]
    found = {feature: data for feature in features if (data := declared(feature)) is not None}
    assert len(found) > 10
    assert {name: data for name, data in OWNERS.items() if name != "match"} == found


def test_nobody_answers_for_rows_that_they_do_not_have() -> None:
    assert ROWS_ALONE.keys() < OWNERS.keys()
