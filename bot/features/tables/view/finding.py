"""What somebody is told who looks for an opponent while a table waits already."""

from bot.features.tables.buttons import OpenTableButton
from bot.kit.components.buttons import board_button, link_button
from bot.kit.components.layout import Layout, row, text
from bot.kit.game.people import person_name
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match
from bot.match.service.presses import board_link


def table_waits_card(match: Match, user_id: int, texts: Texts) -> Layout:
    """Return where the posted table waits that `user_id` or somebody else has opened."""
    where = f"<#{match.place.channel_id}>"
    link = link_button(texts("button-open-board"), board_link(match))
    if match.host.user_id == user_id:
        return Layout(
            text(texts("find-own", channel=where, when=f"<t:{match.deadline}:R>")), row([link])
        )
    name = person_name(match.host, texts)
    return Layout(
        text(texts("find-other", name=name, channel=where)),
        row([link, board_button(OpenTableButton(), texts("button-open-table"))]),
    )
