"""Who wins most on a server."""

from bot.domain.records import Page, Standing
from bot.ui.buttons import BoardButton, board_button
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.escape import plain
from bot.ui.layout import Layout, paragraphs, row, text
from bot.ui.texts import Texts


def leaderboard_card(page: Page, texts: Texts) -> Layout:
    """Return a page of a server's leaderboard, with buttons when there are more."""
    title = texts("leaderboard-title")
    if not page.rows:
        return Layout(text(title), text(texts("leaderboard-empty")))
    rows = "\n".join([_row(standing, texts) for standing in page.rows])
    parts = [paragraphs(title, texts("leaderboard-order")), text(rows)]
    if page.of == 1:
        return Layout(*parts)
    return Layout(
        *parts,
        text(texts("leaderboard-page", number=page.number, of=page.of)),
        row(
            [
                _turn_to(page.number - 1, page, texts("button-previous")),
                _turn_to(page.number + 1, page, texts("button-next")),
            ]
        ),
    )


def _row(standing: Standing, texts: Texts) -> str:
    return texts(
        "leaderboard-row",
        rank=standing.rank,
        name=plain(standing.person.name),
        wins=standing.wins,
        games=standing.games,
        rate=texts("percent", percent=100 * standing.win_rate),
        best=standing.best_turn,
    )


def _turn_to(number: int, page: Page, label: str) -> BoardButton:
    return board_button(
        ButtonId(0, 0, Action.PAGE, number), label, disabled=not 1 <= number <= page.of
    )
