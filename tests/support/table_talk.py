"""A screen that remembers, and players who need no keyboard, for the tests of the terminal game."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from bot.advice.level import Level
from bot.cli.play.cup import SeededCup
from bot.cli.play.opponents import choose
from bot.cli.play.session import Session
from bot.cli.play.table import Table
from bot.cli.play.view import TableView
from bot.engine import Die, Faces, Setup, parse_rules
from bot.kit.texts.texts import catalogue
from bot.match.model.match import Match, Person, opponent
from bot.match.ports import DiceCup

Player = Callable[[TableView], str]
"""Answers what a screen shows with a word."""


class Memory:
    """Remembers everything that it is given to show."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.told: list[str] = []
        self.views: list[TableView] = []

    def heard(self, word: str) -> None:
        self.words.append(word)

    def tell(self, text: str) -> None:
        self.told.append(text)

    def show(self, view: TableView) -> None:
        self.views.append(view)

    def pass_time(self, view: TableView) -> None:
        self.views.append(view)

    @property
    def last(self) -> TableView:
        return self.views[-1]


class Prepared:
    """Dice that fall as they were prepared, one string of faces for each roll."""

    def __init__(self, *rolls: str) -> None:
        self._rolls = list(rolls)

    def roll(self, match: Match, dice: Sequence[Die]) -> Faces:
        del match
        if not dice:
            return ()
        return tuple(map(int, self._rolls.pop(0)))


class Evening:
    """A game and the screen that it was shown on; people are called Ann, Bob, Cleo and so on."""

    def __init__(
        self,
        rules: str = "house(target=2000)",
        cup: DiceCup | None = None,
        *,
        seats: int = 2,
        levels: Sequence[Level] = (),
        teams: int | None = None,
        by_hand: bool = False,
        seconds_a_key: float = 0.0,
    ) -> None:
        names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")[:seats]
        setup = Setup(parse_rules(rules), seats + len(levels), teams)
        people = [Person(seat, name) for seat, name in enumerate(names)]
        players = [*people, *map(opponent, levels)]
        self.table = Table(setup, players, cup or SeededCup(1), choose)
        self.screen = Memory()
        self._time, self._seconds_a_key = 0.0, seconds_a_key
        self.session = Session(
            self.table,
            self.screen,
            catalogue().english,
            by_hand=by_hand,
            now=lambda: self._time,
        )

    def type(self, *words: str) -> "Evening":
        """Play `words`, and no more; each takes its time."""
        self.session.play(self._slowly(words))
        return self

    def let(self, player: Player) -> "Evening":
        """Let `player` play for everyone until the game ends."""
        self.session.play(self._words(player))
        return self

    def _slowly(self, words: Iterable[str]) -> Iterator[str]:
        for word in words:
            self._time += self._seconds_a_key
            yield word

    def _words(self, player: Player) -> Iterator[str]:
        while True:
            yield player(self.screen.last)


def sensible(view: TableView) -> str:
    """Take the best dice; roll on with four or more, and where nothing can be banked."""
    keys = [key.key for key in view.keys]
    if view.roll and not view.chosen:
        return "a"
    left = len(view.roll) - len(view.chosen)
    return "b" if "b" in keys and 0 < left < 4 else "r"


def fickle(seed: int) -> Player:
    """Return somebody who presses any of the keys on show."""
    chance = Random(seed)

    def press(view: TableView) -> str:
        keys = [key.key for key in view.keys if len(key.key) == 1]
        return chance.choice([*keys, *keys, *map(str, view.roll)])

    return press
