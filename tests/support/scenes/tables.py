"""Matches, people and games for the tests of what is shown."""

from collections.abc import Sequence
from dataclasses import replace

from bot.content.folder import data_folder
from bot.engine import (
    Badge,
    Bank,
    Die,
    Event,
    Exit,
    Game,
    Move,
    Ply,
    Resign,
    Roll,
    RuleSet,
    Setup,
    State,
    apply,
    parse_rules_toml,
    start,
    write_game,
)
from bot.kit.components.parts import Emoji
from bot.kit.pictures.dice_faces import DiceFaces, as_pictures, emoji_names
from bot.kit.pictures.themes import USUAL_THEME
from bot.kit.texts.texts import Texts, catalogue
from bot.match.model.match import Match, Person, Place
from bot.match.model.phases import Closed, Closing, Finished, Invited, Lobby, Phase, Playing

ANN = Person(1001, "Ann")
BEN = Person(1002, "Ben")
HOSTILE = Person(1003, "*_~`|>#-[x](https://x.y) @everyone <@1> <t:1:R>")
"""A name that is cut to 32 characters, most of which have to be escaped."""


def dice_pictures(theme: str = USUAL_THEME) -> DiceFaces:
    """Return dice as application emojis."""
    emojis = {name: Emoji(name, 10**18 + number) for number, name in enumerate(emoji_names(theme))}
    shown = as_pictures(emojis, theme)
    assert shown is not None
    return shown


PICTURES = dice_pictures()


def english() -> Texts:
    """Return the English texts."""
    return catalogue().english


def shipped_rules() -> dict[str, RuleSet]:
    """Return the shipped rulesets by name."""
    files = sorted((data_folder() / "rules").glob("*.toml"))
    return {file.stem: parse_rules_toml(file.read_text(encoding="utf-8")) for file in files}


TAVERN = shipped_rules()["tavern"]


class Table:
    """A game that is played move by move, and the match that shows it."""

    def __init__(
        self,
        rules: RuleSet = TAVERN,
        people: Sequence[Person] = (ANN, BEN),
        teams: int | None = None,
        dice: tuple[Die, ...] | None = None,
        badges: tuple[Badge | None, ...] = (),
    ) -> None:
        """Seat `people`, each with the same `dice` and their own of `badges`; the first begins."""
        self.people = tuple(people)
        seats = len(self.people)
        sets = (dice,) * seats if dice else ()
        setup = Setup(rules, seats=seats, teams=teams, dice=sets, badges=badges)
        self.state: State = start(setup)
        self.plies: list[Ply] = []
        self.events: tuple[Event, ...] = ()
        self.version = 1

    def play(self, *moves: tuple[Move, Sequence[int]]) -> "Table":
        """Make `moves`, each with the dice that it rolls."""
        for move, dice in moves:
            self.state, events = apply(self.state, move, dice)
            self.events = tuple(events)
            self.plies.append(Ply(move, tuple(dice)))
            self.version += 1
        return self

    def with_totals(self, *totals: int) -> "Table":
        """Change the scores; every side above 0 is on the board."""
        self.state = replace(self.state, totals=totals, opened=tuple(total > 0 for total in totals))
        return self

    def invitation(self, seated: int = 1, closing: Closing | None = None) -> Match:
        """Return the match while all but the first `seated` people are invited."""
        return replace(
            self.match(Closed(0, closing) if closing else Invited()),
            players=self.people[:seated],
            invited=self.people[seated:],
        )

    def lobby(self, seated: int = 1, closing: Closing | None = None) -> Match:
        """Return the match while only the first `seated` people have sat down."""
        match = self.match(Closed(0, closing) if closing else Lobby())
        return replace(match, players=self.people[:seated])

    def match(self, phase: Phase | None = None) -> Match:
        """Return the match, playing or finished unless `phase` says otherwise."""
        playing = Finished(0) if self.state.over else Playing()
        return Match(
            id=77,
            version=self.version,
            phase=phase or playing,
            place=Place(guild_id=500, channel_id=600),
            message_id=700,
            players=self.people,
            state=self.state,
            log=write_game(Game(self.state.setup, tuple(self.plies))),
            events=self.events,
            created_at=1_700_000_000,
            deadline=1_700_000_900 if isinstance(phase, Invited | Lobby) else None,
        )


def roll(*dice: int) -> tuple[Move, Sequence[int]]:
    """Return the first roll of a turn, or a free one."""
    return Roll(), dice


def roll_on(keep: tuple[int, ...], *dice: int) -> tuple[Move, Sequence[int]]:
    """Return keeping the places `keep` and rolling the rest."""
    return Roll(keep), dice


def bank(*keep: int) -> tuple[Move, Sequence[int]]:
    """Return keeping the places `keep` and banking."""
    return Bank(keep), ()


def resign(seat: int, why: Exit = Exit.RESIGNED) -> tuple[Move, Sequence[int]]:
    """Return leaving the game."""
    return Resign(seat, why), ()
