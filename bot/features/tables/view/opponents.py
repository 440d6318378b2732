"""Opponents that the bot plays: the menu of an open table, and a challenge to the bot."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from bot.advice.level import STRONGEST, WEAKEST, AnyLevel, Level, Strength, parse_level
from bot.features.tables.buttons import FirstGameButton, OpponentMenu, PlayBotButton
from bot.features.tables.model.ending import FIRST_OPPONENT
from bot.features.tables.refusals import TableRefusal
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.layout import Layout, row, text
from bot.kit.components.parts import Button, ButtonStyle, SelectOption, StringSelect
from bot.kit.game.people import called
from bot.kit.texts.sorting import bare
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused
from bot.match.model.match import Match, opponent
from bot.match.model.refusals import MatchRefusal


class Coming(StrEnum):
    """What choosing an opponent in the menu does."""

    JOIN = "join"
    LEAVE = "leave"


Seating = tuple[Coming, Level]

_SEATINGS: Final[dict[str, Seating]] = {
    f"{action}:{level}": (action, level) for action in Coming for level in Level
}
_LONGEST_NAME: Final = 100
"""Characters of what was typed that are looked at: no opponent has a longer name."""

_SUGGESTED: Final = (WEAKEST, *range(10, STRONGEST, 10))
"""The levels that are suggested while nothing is typed."""

_LABELS: Final = {Coming.JOIN: "opponents-seat", Coming.LEAVE: "opponents-dismiss"}


def opponents_menu(match: Match, texts: Texts) -> StringSelect:
    """Return the menu of the opponents who may sit down at an open table, or leave it."""
    options = [_option(seating, texts) for seating in _offered(match)]
    button = OpponentMenu(match.id, match.version)
    return board_select(button, options, texts("menu-opponents"))


def challenge_me_card(texts: Texts) -> Layout:
    """Return the answer to a challenge of the bot itself: a button that begins a game."""
    button = board_button(PlayBotButton(), texts("button-play-bot"), style=ButtonStyle.PRIMARY)
    return Layout(text(texts("challenge-me")), row([button]))


def first_game_button(texts: Texts) -> Button:
    """Return the button that begins somebody's first game."""
    label = texts("button-first-game", name=called(opponent(FIRST_OPPONENT), texts))
    return board_button(FirstGameButton(), label, style=ButtonStyle.PRIMARY)


def read_seating(value: str) -> Seating:
    """Return what the chosen menu value does; raises `Refused` for one not offered."""
    seating = _SEATINGS.get(value)
    if seating is None:
        raise Refused(MatchRefusal.BUTTON_OUTDATED)
    return seating


def suggested_levels(typed: str, texts: Texts) -> Iterator[tuple[AnyLevel, str]]:
    """Yield the opponents to suggest for what is typed, with what tells of each.

    Those with a name that contains it, and the level of the number or some that begin with it.
    """
    for level in Level:
        label = texts(f"cmd-bot-level-{level}")
        if bare(typed) in bare(label):
            yield level, label
    numbers = [number for number in _SUGGESTED if str(number).startswith(typed)]
    exact = _strength(typed)
    if exact is not None:
        numbers = [exact.number, *(number for number in numbers if number != exact.number)]
    for number in numbers:
        yield Strength(number), texts("opponents-level", number=number)


def read_level(typed: str, texts: Texts) -> AnyLevel:
    """Return the opponent that was typed: by number, or by name, also that in the texts.

    A word of the name will do when nobody else has it. Raises `Refused` where there is none.
    """
    typed = typed[:_LONGEST_NAME].strip()
    wanted = bare(typed)
    names = {level: bare(called(opponent(level), texts)) for level in Level}
    for level, name in names.items():
        if wanted in {level.value, name, bare(texts(f"cmd-bot-level-{level}"))}:
            return level
    meant = [level for level, name in names.items() if wanted in name.split()]
    if len(meant) == 1:
        return meant[0]
    strength = _strength(typed)
    if strength is None:
        raise Refused(TableRefusal.NO_SUCH_OPPONENT, word=typed, least=WEAKEST, most=STRONGEST)
    return strength


def _strength(typed: str) -> Strength | None:
    try:
        level = parse_level(typed.strip())
    except ValueError:
        return None
    return level if isinstance(level, Strength) else None


def _offered(match: Match) -> Iterator[Seating]:
    """Yield who can leave, or sit down; each opponent sits at a table once."""
    for level in Level:
        if opponent(level) in match.players:
            yield Coming.LEAVE, level
        elif match.free_seats:
            yield Coming.JOIN, level


def _option(seating: Seating, texts: Texts) -> SelectOption:
    action, level = seating
    return SelectOption(
        label=texts(_LABELS[action], name=called(opponent(level), texts)),
        value=f"{action}:{level}",
        description=texts(f"temper-{level}"),
    )
