"""The tavern: what somebody owns, and what a game has won."""

from dataclasses import replace

from bot.domain.collection import Collection, Prize, collected
from bot.domain.tavern import shipped_dice
from bot.ui.collection import collection_card
from bot.ui.layout import Layout
from bot.ui.match import match_layout
from tests.unit.ui.tables import ANN, PICTURES, Table, english, resign

OWNED = collected(["tengris", "weighted", "weighted", "pie", "tin-might"])


def tavern_scenes() -> dict[str, Layout]:
    """Return each of them by name."""
    prizes = Prize(ANN.user_id, "wagoners"), Prize(ANN.user_id, "tin-might")
    won = replace(Table().with_totals(300, 1200).play(resign(1)).match(), prizes=prizes)
    everything = Collection(dict.fromkeys(list(shipped_dice())[:20], 2), frozenset({"a", "b"}))
    return {
        "collection_empty": collection_card(Collection(), 1, english())[0],
        "collection": collection_card(OWNED, 1, english())[0],
        "collection_page": collection_card(everything, 99, english())[0],
        "finished_prizes": match_layout(won, (), english(), PICTURES),
    }
