"""What *More* on a board offers, to one person alone."""

from collections.abc import Iterator

from discord import ButtonStyle, SelectOption
from discord.ui import Item, LayoutView

from bot.domain.match import Match
from bot.ui.buttons import board_button, board_select
from bot.ui.custom_ids import Action, ButtonId
from bot.ui.escape import clean
from bot.ui.layout import Layout, paragraphs, row, text
from bot.ui.people import called, person_name
from bot.ui.texts import Texts

_LONGEST_OPTION = 100
"""The characters of an option of a menu."""


def more_card(match: Match, user_id: int, texts: Texts) -> Layout:
    """Return what `user_id` can do about `match` beside playing; the host can do most."""
    return Layout(
        paragraphs(texts("more-leave"), _who_may(match, user_id, texts)),
        *(_of_host(match, texts) if match.is_run_by(user_id) else ()),
    )


def done_card(match: Match, texts: Texts) -> Layout:
    """Return what the host is told once it is done."""
    return Layout(text(texts("done-playing" if match.is_open else "done-closed")))


def _who_may(match: Match, user_id: int, texts: Texts) -> str:
    """Return who looks after the game."""
    if match.rated:
        return texts("more-rated")
    if match.is_run_by(user_id):
        return texts("more-host")
    return texts("more-others", host=person_name(match.host, texts))


def _of_host(match: Match, texts: Texts) -> Iterator[Item[LayoutView]]:
    others = [
        SelectOption(label=clean(called(player, texts), _LONGEST_OPTION), value=str(seat))
        for seat, player in enumerate(match.players)
        if not player.is_bot and player != match.host and not match.state.out[seat]
    ]
    if others:
        yield row([board_select(_id(match, Action.KICK), others, texts("more-kick"))])
    end = board_button(_id(match, Action.END), texts("button-end-game"), style=ButtonStyle.danger)
    yield row([end])


def _id(match: Match, action: Action) -> ButtonId:
    return ButtonId(match.id, 0, action)
