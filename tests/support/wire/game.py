"""People at a table: they read the board, press its buttons, and remember all they were shown."""

import random
import re
from dataclasses import dataclass, field
from typing import Final

from bot.kit.texts.texts import catalogue
from tests.wire_server import Button, CallbackKind, Channel, Guild, Outcome, Seen, User, WireServer

BUTTON: Final = re.compile(
    r"fk1:(?P<game>[0-9a-z]+):(?P<version>[0-9a-z]+):(?P<action>[a-z]+)(:(?P<arg>[0-9a-z]+))?"
)
_FIGURE: Final = r"-?\d[\d,.\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}]*"
"""A whole number as any of the languages writes it."""
_COLON: Final = r"(?:\N{NO-BREAK SPACE}?: |\N{FULLWIDTH COLON})"
_SCORE: Final = re.compile(
    rf"^(?:-|`[^`]+`) (?P<bold>\*\*)?(?P<name>[^:*]+?){_COLON}(?P<score>{_FIGURE})",
    re.MULTILINE,
)
"""A player's line, with a bar before it or as an entry of a list."""
_TOTALS: Final = "|".join(
    re.escape(catalogue().texts(language)("turn-total", points=0).partition("*")[0])
    for _, language in catalogue().languages
)
_TOTAL: Final = re.compile(rf"^(?:{_TOTALS}).*?(?P<total>{_FIGURE})\*\*$", re.MULTILINE)
_GREEN: Final = 3

FAR: Final = 50_000
"""Points that nobody has in a few turns: five ones and more are worth as much as a usual game."""

ENOUGH: Final = 300
"""The points of a turn with which these people are content."""


@dataclass(frozen=True, slots=True)
class Act:
    """What a button asks for: an action, and the place of a die."""

    action: str
    arg: int | None = None


@dataclass(frozen=True, slots=True)
class Board:
    """What a message says about its game, read from its texts and buttons alone.

    `game` and `version` are None once nothing can be played; `turn_total` when it names none.
    `dice`: the faces on the buttons; `chosen`: the places of those that are green.
    """

    text: str
    buttons: tuple[Button, ...]
    game: int | None
    version: int | None
    scores: dict[str, int]
    to_play: str | None
    dice: tuple[int, ...]
    chosen: tuple[int, ...]
    turn_total: int | None

    def offers(self, act: Act) -> bool:
        """Tell whether a button asks for `act` and can be pressed."""
        return any(_act(button) == act and not button.disabled for button in self.buttons)

    def custom_id(self, act: Act) -> str:
        """Return the custom id of the button that asks for `act`."""
        [found] = [button.custom_id for button in self.buttons if _act(button) == act]
        assert found is not None
        return found


def read_board(seen: Seen) -> Board:
    """Return what a message says."""
    ids = [found for button in seen.buttons if (found := BUTTON.fullmatch(button.custom_id or ""))]
    acts = [_act(button).action for button in seen.buttons]
    if not {"accept", "roll"}.intersection(acts):
        ids = []  # what is left to press on a finished board plays no more
    dice = [button for button in seen.buttons if _act(button).action == "die"]
    lines = list(_SCORE.finditer(seen.text))
    total = _TOTAL.search(seen.text)
    return Board(
        text=seen.text,
        buttons=tuple(seen.buttons),
        game=int(ids[0]["game"], 36) if ids else None,
        version=int(ids[0]["version"], 36) if ids else None,
        scores={line["name"]: _number(line["score"]) for line in lines},
        to_play=next((line["name"] for line in lines if line["bold"] and ids), None),
        dice=tuple(int(button.label[-1]) for button in dice),
        chosen=tuple(place for place, button in enumerate(dice) if button.style == _GREEN),
        turn_total=_number(total["total"]) if total else None,
    )


def _act(button: Button) -> Act:
    found = BUTTON.fullmatch(button.custom_id or "")
    if found is None:
        return Act("")
    return Act(found["action"], None if found["arg"] is None else int(found["arg"], 36))


def _number(text: str) -> int:
    return int(re.sub(r"[^-\d]", "", text))


async def resign(server: WireServer, user: User, channel: Channel) -> Outcome:
    """Let somebody leave the game of a channel, and mean it where they are asked."""
    asked = await server.command(user, channel, "farkle resign")
    sure = [button for button in asked.message.buttons if _act(button).action == "resign"]
    if not sure:
        return asked
    return await server.press(user, asked.message, custom_id=sure[0].custom_id)


@dataclass(slots=True)
class Notebook:
    """What was shown of one game: a board for each version and choice of dice."""

    shown: dict[tuple[int, tuple[int, ...]], Board] = field(default_factory=dict)
    newest: Board | None = None

    @property
    def version(self) -> int:
        """The newest version that was shown."""
        return max((version for version, _ in self.shown), default=0)

    def note(self, board: Board) -> None:
        """Remember a board: none may go back, or look other than it did before."""
        if board.version is not None:
            assert board.version >= self.version, "an older board was shown after a newer one"
            known = self.shown.setdefault((board.version, board.chosen), board)
            assert known == board, "the same version of the game was shown in another way"
        self.newest = board


class Seats:
    """Two people before a board in a channel, which they read and press."""

    def __init__(
        self, server: WireServer, ann: User, ben: User, channel: Channel, *, seed: int = 0
    ) -> None:
        self.server = server
        self.ann, self.ben = ann, ben
        self.channel = channel
        self.notes = Notebook()
        self._random = random.Random(seed)
        self._seen: Seen | None = None

    @property
    def seen(self) -> Seen:
        """The message with the board, as it was last read."""
        assert self._seen is not None
        return self._seen

    @property
    def board(self) -> Board:
        """The board, as it was last read."""
        assert self.notes.newest is not None
        return self.notes.newest

    def on_turn(self) -> User:
        """Return who has to press next."""
        if self.board.to_play is None:
            return self.ben
        return self.ann if self.board.to_play == self.ann.name else self.ben

    async def send(self, act: Act, by: User | None = None) -> Outcome:
        """Press a button of the board, whatever the answer may be."""
        custom_id = self.board.custom_id(act)
        return await self.server.press(by or self.on_turn(), self.seen, custom_id=custom_id)

    def next_act(self) -> Act:
        """Return what these people would press now."""
        board = self.board
        if board.offers(Act("accept")):
            return Act("accept")
        if not board.dice:
            return Act("roll")
        if not board.chosen:
            return self._first_choice()
        if board.offers(Act("bank")) and (board.turn_total or 0) >= ENOUGH:
            return Act("bank")
        return Act("roll") if board.offers(Act("roll")) else Act("best")

    def _first_choice(self) -> Act:
        """Choose one die at random, which may not even score, or all that score best."""
        if self._random.random() < 0.4:
            return Act("die", self._random.randrange(len(self.board.dice)))
        return Act("best")


class Table(Seats):
    """Two people with `names` in a channel of a guild of their own, playing game after game.

    `place`: the names of both.
    `pending` is what one of them pressed last, until they have seen the answer.
    """

    def __init__(
        self,
        server: WireServer,
        *,
        seed: int = 0,
        names: tuple[str, str] = ("Ann", "Ben"),
        place: tuple[str, str] = ("Tavern", "table"),
        locales: tuple[str, str] = ("en-US", "en-GB"),
        guild_locale: str = "en-GB",
    ) -> None:
        both = zip(names, locales, strict=True)
        ann, ben = (server.create_user(name, locale=locale) for name, locale in both)
        guild, channel_name = place
        self.guild: Guild = server.create_guild(guild, [ann, ben], locale=guild_locale)
        channel = server.create_channel(self.guild, channel_name)
        super().__init__(server, ann, ben, channel, seed=seed)
        self.pending: Act | None = None
        self.presses = 0
        self.slowest = 0.0

    @property
    def playing(self) -> bool:
        """Whether there is a board on the table on which something can be played."""
        return self.notes.newest is not None and self.notes.newest.version is not None

    def read(self, seen: Seen) -> Board:
        """Read a message that shows the game; the message itself is remembered, too."""
        board = read_board(seen)
        self._seen = seen
        self.notes.note(board)
        return board

    def read_again(self) -> Board:
        """Read the board as it is in the channel now."""
        return self.read(self.server.refresh(self.seen))

    async def challenge(self, **options: str | int | User) -> None:
        """Ann challenges Ben; the invitation is on the table."""
        outcome = await self.server.command(
            self.ann, self.channel, "farkle challenge", opponent=self.ben, **options
        )
        assert outcome.kind is CallbackKind.MESSAGE
        assert not outcome.message.ephemeral, outcome.message.text
        self.begin(outcome.message)

    def begin(self, invitation: Seen) -> None:
        """Begin a new page of the notebook with an invitation."""
        self.notes = Notebook()
        self.pending = None
        self.read(invitation)

    async def sit_down(self, **options: str | int) -> None:
        """Ann challenges Ben, and Ben accepts; without `options` no roll wins at once."""
        await self.challenge(**options or {"target": FAR})
        await self.press("accept")

    async def press(self, action: str, arg: int | None = None) -> Outcome:
        """Press as the one whose turn it is: one request answers it in time with a new board."""
        self.pending = Act(action, arg)
        outcome = await self.send(self.pending)
        assert outcome.kind is CallbackKind.UPDATE, outcome.message.text
        assert [request.status for request in outcome.requests] == [204]
        self.presses += 1
        self.slowest = max(self.slowest, outcome.latency)
        self.read(outcome.message)
        self.pending = None
        return outcome

    async def step(self) -> Outcome:
        """Press what these people would press now."""
        act = self.next_act()
        return await self.press(act.action, act.arg)

    async def roll(self) -> None:
        """Roll until there are dice to choose from: even six are a farkle once in some forty."""
        while not self.board.dice:
            await self.press("roll")

    async def play_to_the_end(self) -> Board:
        """Play until there is nothing left to press, and return the last board."""
        while self.playing:
            await self.step()
        return self.board
