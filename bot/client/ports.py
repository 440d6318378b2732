"""What the client asks of the features, and what it tells them; `app` gives it both."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from bot.database.notes import SqlNotes
from bot.features.settings.service.settings import SettingsBook
from bot.kit.components.layout import Layout
from bot.kit.pictures.dice_appearance import DiceAppearance
from bot.kit.pictures.dice_faces import DiceFaces
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Place
from bot.match.service.registry import View

Faces = Callable[[DiceAppearance], DiceFaces]
"""Returns the dice of a look."""


@dataclass(frozen=True, slots=True)
class Games:
    """The games of which boards tell, and are told.

    - `peek`: what the board of a match shows, None when that is not at hand.
    - `look`: the same, read from the database if need be; raises `Refused` for no such match.
    - `shown_by`: the open match of a channel whose board is a message, None without one.
    - `posted`: a message shows a match now.
    - `settle`: a match goes on in a place, on the message there. Returns it as it then is.
    - `reminded`: a message reminds whoever is on turn in a match.
    - `lose_channel`: a channel is gone.
    - `old_clocks`: the matches whose boards show a clock of before the bot was down, as they end.
    """

    peek: Callable[[int], View | None]
    look: Callable[[int], Awaitable[View]]
    shown_by: Callable[[int, int], Awaitable[Match | None]]
    posted: Callable[[Match, int], Awaitable[None]]
    settle: Callable[[int, Place, int], Awaitable[Match]]
    reminded: Callable[[Match, int], Awaitable[None]]
    lose_channel: Callable[[int], Awaitable[None]]
    old_clocks: Callable[[], Awaitable[Sequence[int]]]


@dataclass(frozen=True, slots=True)
class Views:
    """The layouts of matches, and how dice look.

    - `match`: the message of a match.
    - `result`: what the player of a match without a board is shown once it is over.
    - `own_look`: the dice that a person sees alone, by user and server.
    """

    match: Callable[[View, Texts, Faces], Layout]
    result: Callable[[Match, Texts, DiceFaces], Awaitable[Layout]]
    own_look: Callable[[int, int | None], DiceAppearance]


@dataclass(frozen=True, slots=True)
class Ports:
    """All ports of the client, and where it keeps its notes."""

    choices: SettingsBook
    games: Games
    views: Views
    notes: SqlNotes
