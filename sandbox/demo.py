"""One whole game between two simulated people, told board by board."""

from collections.abc import Callable, Sequence

from simcord import MemberActor

from bot.client import FarkleBot
from bot.features.board.buttons import BankButton, BestButton, RollButton
from bot.features.tables.buttons import AcceptButton
from bot.kit.components.as_text import as_text
from bot.kit.components.custom_ids import VersionButton
from bot.kit.components.parts import ButtonStyle
from bot.kit.components.raw import RawComponent, walk
from bot.kit.components.selection import DieButton
from sandbox.world import Prepare, World, open_world

Kind = type[VersionButton]

PLAYING: tuple[Kind, ...] = (AcceptButton, RollButton, DieButton, BestButton, BankButton)
"""What these people know to press."""

ROLL_ON = 4
"""With so many dice left, these people roll on."""


async def play_demo(
    bot: FarkleBot,
    players: Sequence[str],
    prepare: Prepare,
    tell: Callable[[str], None] = print,
) -> None:
    """Play a game of the first two `players` with `bot` to its end.

    `prepare` is done with the world before it begins; `tell` is given each board as text.
    """
    async with open_world(lambda: bot, players=players[:2]) as world:
        await prepare(world)
        challenger, opponent = world.people
        tell(f"{players[0]}: /farkle challenge opponent:@{players[1]}\n")
        await challenger.slash(world.table, "farkle challenge", opponent=opponent)
        tell(_board(world))
        await _press(world, opponent, AcceptButton)
        tell(_board(world))
        while _buttons(world).keys() & {RollButton, DieButton}:
            who = challenger if _on_turn(world, bot) == challenger.id else opponent
            for action in (BestButton, None) if DieButton in _buttons(world) else (RollButton,):
                await _press(world, who, action or _choose(world))
                tell(_board(world))


def _choose(world: World) -> Kind:
    """Roll on with many dice, or with all of them; else bank if that is allowed."""
    dice = [
        component for component in _enabled(world) if DieButton.read(str(component["custom_id"]))
    ]
    left = sum(die["style"] != ButtonStyle.SUCCESS for die in dice)
    if left >= ROLL_ON or not left or BankButton not in _buttons(world):
        return RollButton
    return BankButton


def _on_turn(world: World, bot: FarkleBot) -> int:
    """Return the id of whose turn it is, from the match that the board shows."""
    match_id = next(iter(_buttons(world).values())).match_id
    view = bot.games.peek(match_id)
    assert view is not None  # its board was drawn a moment ago
    return view.match.on_turn.user_id


def _buttons(world: World) -> dict[Kind, VersionButton]:
    """Return what can be pressed to play, one button of each kind."""
    found = {}
    for kind in PLAYING:
        for component in _enabled(world):
            button = kind.read(str(component["custom_id"]))
            if button is not None:
                found[kind] = button
    return found


async def _press(world: World, who: MemberActor, kind: Kind) -> None:
    message = world.table.last_message
    assert message is not None
    await who.click(message, custom_id=_buttons(world)[kind].write())


def _enabled(world: World) -> list[RawComponent]:
    """Return the buttons that can be pressed."""
    return [
        component
        for component in walk(_shown(world))
        if "custom_id" in component and not component.get("disabled")
    ]


def _board(world: World) -> str:
    shown = _shown(world)
    return as_text(shown) + "\n" if shown else ""


def _shown(world: World) -> list[RawComponent]:
    message = world.table.last_message
    return [] if message is None else [component.to_dict() for component in message.components]
