"""A game from the first word to the last: what players type in, what becomes of it out.

Nothing here knows a terminal, so a test plays whole games with a list of words and a list of views.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from time import monotonic
from typing import Final, Never, Protocol

from bot.cli.play.chess_clock import ChessClock
from bot.cli.play.commands import FACES, HELP, TICK, PlayCommand, read_word
from bot.cli.play.figures import FIGURES
from bot.cli.play.table import Table
from bot.cli.play.view import TableView, view_of
from bot.cli.rules import shipped_rulesets
from bot.cli.score import selection_lines
from bot.engine import IllegalMove, State
from bot.features.rulebook.view.rules_card import option_sentence, rules_card
from bot.kit.components.as_text import as_text
from bot.kit.game.people import name_of
from bot.kit.game.rulesets import ending, ruleset_name
from bot.kit.game.story import story
from bot.kit.texts.escape import clean, plain
from bot.kit.texts.explain import explain
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match

_LEAVING: Final = frozenset({PlayCommand.RESIGN, PlayCommand.QUIT})


class GameScreen(Protocol):
    """Where a game is shown. Every text is Markdown."""

    def heard(self, word: str) -> None:
        """Note what was asked for."""

    def tell(self, text: str) -> None:
        """Write lines that stay."""

    def show(self, view: TableView) -> None:
        """Show the table as it now stands."""

    def pass_time(self, view: TableView) -> None:
        """Show the table again, of which nothing but the clock has changed."""


class _Left(Exception):
    """The players want to leave."""


class Session:
    """One game at a table.

    Played `by_hand`, where a finger may slip, leaving it takes the same key twice.
    """

    def __init__(
        self,
        table: Table,
        screen: GameScreen,
        texts: Texts,
        *,
        by_hand: bool,
        now: Callable[[], float] = monotonic,
    ) -> None:
        """Show what happens at `table` on `screen`; `now` tells the time in seconds."""
        self._table = table
        self._screen = screen
        self._texts = texts
        self._by_hand = by_hand
        self._clock = ChessClock(table.match.setup, now)
        self._unsure: PlayCommand | None = None
        self._said = ""
        self._actions: dict[PlayCommand, Callable[[], None]] = {
            PlayCommand.MOST: table.choose_best,
            PlayCommand.ROLL: table.roll,
            PlayCommand.BANK: table.bank,
            PlayCommand.TAKE: table.take_over,
            PlayCommand.UNDO: table.undo,
            PlayCommand.HAND: self._tell_hand,
            PlayCommand.HELP: self._tell_help,
            PlayCommand.RESIGN: table.resign,
            PlayCommand.QUIT: self._leave,
        }

    def play(self, words: Iterable[str]) -> None:
        """Play until the game, the players or the `words` come to an end."""
        self._welcome()
        try:
            for word in words:
                if word == TICK:
                    self._pass_time()
                else:
                    self._obey(word)
                if self._table.match.state.over:
                    return
            self._part("play-left" if self._by_hand else "play-no-more-moves")
        except (KeyboardInterrupt, _Left):
            self._part("play-left")

    def _welcome(self) -> None:
        rules, texts = self._table.match.setup.rules, self._texts
        name = ruleset_name(rules.name, texts)
        self._screen.tell(texts("invitation-rules", ruleset=name, ending=ending(rules, texts)))
        if rules.turn_seconds is not None:
            clock = option_sentence("turn_seconds", rules.turn_seconds, texts)
            bank = option_sentence("bank_seconds", rules.bank_seconds, texts)
            late = option_sentence("late_turns_lost", rules.late_turns_lost, texts)
            self._screen.tell(texts.together((clock, bank, late or texts("play-clock"))))
        self._screen.tell(texts("play-welcome", key=PlayCommand.HELP))
        self._show()

    def _obey(self, word: str) -> None:
        """Do everything that `word` asks for, or nothing when a part of it is no command.

        What comes too late for the turn does nothing but leave the game.
        """
        commands = read_word(word)
        if self._time_is_up() and not _LEAVING.intersection(commands):
            self._time_out()
            return
        if not commands:
            self._screen.heard(clean(word))
            self._show(self._texts("play-unknown", word=plain(word), key=PlayCommand.HELP))
        for command in commands:
            if not self._table.match.state.over:
                self._screen.heard(
                    command.word if isinstance(command, PlayCommand) else str(command)
                )
                self._answer(command)

    def _answer(self, command: PlayCommand | int) -> None:
        """Do what `command` asks for, and show what became of it."""
        if self._by_hand and command in _LEAVING and command is not self._unsure:
            self._unsure = PlayCommand(command)
            self._show(self._texts("play-sure", key=self._unsure))
            return
        self._unsure = None
        before = self._table.match
        answer = ""
        try:
            if isinstance(command, int):
                self._table.choose(command)
            else:
                self._actions[command]()
        except IllegalMove as illegal:
            answer = explain(illegal, self._texts)
        self._tell_what_followed(before)
        self._show(answer)

    def _pass_time(self) -> None:
        """Let the clock go on, and end a turn whose time is up."""
        if self._time_is_up():
            self._time_out()
        elif self._seconds_left() is not None:
            self._screen.pass_time(self._view(self._said))

    def _time_out(self) -> None:
        self._unsure = None
        before = self._table.match
        self._table.time_out()
        self._tell_what_followed(before)
        self._show()

    def _tell_what_followed(self, before: Match) -> None:
        """Tell what came of the last move, if one was made, and what the opponents made of it."""
        if self._table.match is not before:
            self._screen.tell(story(self._table.match, self._texts, FIGURES))
            self._watch()
            self._mind_the_clock(before.state)

    def _watch(self) -> None:
        """Let the opponents who are on turn play, and tell every move and roll."""
        while self._table.match.waits_for_bot:
            self._table.play_on()
            self._screen.tell("\n".join(self._move_of_opponent()))

    def _move_of_opponent(self) -> Iterator[str]:
        match, texts = self._table.match, self._texts
        if told := story(match, texts, FIGURES):
            yield told
        if match.state.roll:
            roll = FIGURES.roll(match.state.roll)
            yield texts("event-rolled", name=name_of(match, match.state.seat, texts), roll=roll)

    def _time_is_up(self) -> bool:
        left = self._seconds_left()
        return left is not None and left <= 0

    def _seconds_left(self) -> int | None:
        """Return the seconds that are left for the turn, None where it has no clock."""
        return self._clock.left(self._table.match.state.seat)

    def _mind_the_clock(self, before: State) -> None:
        """Wind the clock up when a turn has ended."""
        state = self._table.match.state
        if (state.seat, state.round) != (before.seat, before.round):
            self._clock.turn_over(before.seat)

    def _tell_hand(self) -> None:
        self._screen.tell("\n".join(selection_lines(self._table.hand)))

    def _tell_help(self) -> None:
        """Tell the rules, and what each key does."""
        rules = self._table.match.setup.rules
        card = rules_card(rules, self._texts, as_shipped=rules in shipped_rulesets())
        self._screen.tell(as_text(card.payload()))
        self._screen.tell("\n".join(self._keys()))

    def _keys(self) -> Iterator[str]:
        texts = self._texts
        yield texts("play-help")
        choose = texts("play-help-choose")
        yield texts("play-help-key", keys=f"{FACES[0]}-{FACES[-1]}", what=choose)
        for command, key in HELP.items():
            yield texts("play-help-key", keys=command, what=texts(key))

    def _leave(self) -> Never:
        raise _Left

    def _show(self, answer: str = "") -> None:
        self._said = answer
        self._screen.show(self._view(answer))

    def _view(self, answer: str) -> TableView:
        table = self._table
        return view_of(table.match, table.chosen, self._texts, answer, self._seconds_left())

    def _part(self, farewell: str) -> None:
        """Show where the game was left, and say so."""
        view = view_of(self._table.match, (), self._texts)
        self._screen.show(replace(view, roll=(), turn=(self._texts(farewell),), keys=(), more=()))
