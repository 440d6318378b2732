"""Who is there: reminders, people who are away or back, and what the others can do about it."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.kit.components.buttons import BoardButton, board_button
from bot.kit.components.custom_ids import Action, ButtonId
from bot.kit.game.people import name_of
from bot.kit.texts.texts import Texts
from bot.match.clocks.claims import claimable
from bot.match.model.match import Match


def reminder(match: Match, url: str, texts: Texts) -> str:
    """Return the message that reminds whoever is on turn, by mention, of the board at `url`."""
    return texts(
        "reminder",
        player=f"<@{match.on_turn.user_id}>",
        when=f"<t:{match.deadline}:R>",
        board=f"[{texts('button-open-board')}]({url})",
    )


def news(match: Match, texts: Texts) -> Iterator[str]:
    """Yield who has just gone or come back, a sentence each."""
    there = match.presence
    if there.left in there.away:
        key = "presence-all-left" if match.is_deserted else "presence-left"
        yield texts(key, name=name_of(match, there.left, texts))
    elif there.timed_out in there.away:
        name = name_of(match, there.timed_out, texts)
        key = "presence-all-gone" if match.is_deserted else "presence-gone"
        yield texts(key, name=name, turns=there.lapses_of(there.timed_out))
    if there.back is not None:
        yield texts("presence-back", name=name_of(match, there.back, texts))


def presence_buttons(match: Match, texts: Texts) -> Iterator[BoardButton]:
    """Yield the way back for those who are away, and to the win for those they keep waiting."""
    if match.presence.away:
        yield board_button(ButtonId(match.id, match.version, Action.RETURN), texts("button-return"))
    if claimable(match):
        yield board_button(
            ButtonId(match.id, match.version, Action.CLAIM),
            texts("button-claim"),
            style=ButtonStyle.primary,
        )
