"""Games that wait for nobody, boards that say what is so, and winners by the rules."""

from collections.abc import Sequence
from typing import Final

from simcord import Env

from bot.app import Farkle
from bot.database.opening import Address
from bot.kit.components.as_text import as_text
from bot.match.model.match import Match
from tests.support.invariants.winners import winning_sides
from tests.support.storage.engines import outside

ENOUGH: Final = 130
"""Seconds after which whatever is due is done."""


def what_waits(match: Match, now: int) -> str | None:
    """Return what is wrong with how a game goes on: nothing waits for nobody."""
    if match.waits_for_bot:
        return f"game {match.id} waits for the bot: {match}"
    if match.deadline is not None and match.deadline < now - ENOUGH and not match.parked:
        return f"the time of game {match.id} is over: {match}"
    return None


DIVIDER = "\n---\n"
"""What is between the scores and the turn, in the text of a board."""

CHOSEN = "✓"
"""What is on the button of a die that is chosen."""


def what_board_lacks(match: Match, bot: Farkle, env: Env) -> str | None:
    """Return how the board of a game differs from what it should say; None where it is gone.

    Dice that are chosen are on the board alone, once a game that rests was out of memory.
    """
    stored = env.backend.messages.get(match.place.channel_id, {}).get(match.message_id or 0)
    if stored is None or match.parked:
        return None
    shown, wanted = as_text(stored.components), as_text(bot.board_of(match).payload())
    newest = bot.games.peek(match.id)
    if CHOSEN in shown and (newest is None or not newest.selection):
        shown, wanted = shown.partition(DIVIDER)[0], wanted.partition(DIVIDER)[0]
    if shown == wanted:
        return None
    return f"the board of game {match.id} says\n{shown}\nand not\n{wanted}"


async def wrong_winners(bot: Farkle, database: Address) -> Sequence[str]:
    """Return who is kept as a winner, and is not by the rules."""
    won: dict[int, dict[int, bool]] = {}
    with outside(database) as outsider:
        rows = outsider.execute("SELECT match_id, user_id, won FROM results").fetchall()
    for match_id, user_id, has_won in rows:
        won.setdefault(match_id, {})[user_id] = bool(has_won)
    wrong = []
    for match_id, people in won.items():
        match = await bot.features.core.matches.get(match_id)
        assert match is not None  # it has results
        wanted = winning_sides(match)
        for seat, player in enumerate(match.players):
            side = match.setup.side_of(seat)
            if wanted is not None and people.get(player.user_id) and side not in wanted:
                wrong.append(f"{player} has won {match}, and should not")
    return wrong
