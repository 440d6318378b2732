"""An open table."""

from collections.abc import Iterator

from bot.features.fairness.view.seal import seal_lines, word_buttons
from bot.features.tables.buttons import JoinButton, LeaveButton
from bot.features.tables.service.gathering import FEWEST
from bot.features.tables.view.first_games import rating_lines
from bot.features.tables.view.invitation import changed_note, expiry, rules_buttons, start_button
from bot.features.tables.view.opponents import opponents_menu
from bot.kit.components.buttons import board_button
from bot.kit.components.layout import BRIGHT, Layout, paragraphs, row, rows, rule
from bot.kit.components.parts import ActionRow, Button, ButtonStyle
from bot.kit.game.people import person_name
from bot.kit.game.rulesets import options_line
from bot.kit.texts.texts import Texts
from bot.match.model.match import Match, Person


def lobby(match: Match, texts: Texts) -> Layout:
    """Return the seats of an open table, taken and free, with its buttons."""
    return Layout(
        paragraphs(
            texts("lobby-title", host=person_name(match.host, texts)),
            options_line(match.setup, texts),
            *rating_lines(match, texts),
            changed_note(match, texts),
            _two(match, texts),
            expiry(match, texts),
            *seal_lines(match, texts),
        ),
        rule(),
        paragraphs(*_seats(match, texts)),
        *rows(_buttons(match, texts)),
        row(list(rules_buttons(match, texts))),
        *_menus(match, texts),
        colour=BRIGHT,
    )


def _two(match: Match, texts: Texts) -> str:
    """Return that a table for two begins by itself, "" for all others."""
    return texts("lobby-two") if match.setup.seats == FEWEST else ""


def _seats(match: Match, texts: Texts) -> Iterator[str]:
    """Yield a line for each seat: its number, its player, and its team."""
    setup = match.setup
    for seat in range(setup.seats):
        if seat >= len(match.players):
            line = texts("lobby-seat-free", seat=seat + 1)
        else:
            player = match.players[seat]
            line = texts(_seat_key(match, player), seat=seat + 1, name=person_name(player, texts))
        if setup.teams:
            line = texts("lobby-seat-team", line=line, team=setup.side_of(seat) + 1)
        yield line


def _seat_key(match: Match, player: Person) -> str:
    if player.is_bot:
        return "lobby-seat-bot"
    return "lobby-seat-host" if player == match.host else "lobby-seat"


def _menus(match: Match, texts: Texts) -> Iterator[ActionRow]:
    """Yield the menu of opponents, unless people have taken every seat."""
    if match.free_seats or any(player.is_bot for player in match.players):
        yield row([opponents_menu(match, texts)])


def _buttons(match: Match, texts: Texts) -> Iterator[Button]:
    yield board_button(
        JoinButton(match.id, match.version),
        texts("button-join"),
        style=ButtonStyle.SUCCESS,
        disabled=match.free_seats < 1,
    )
    yield board_button(LeaveButton(match.id, match.version), texts("button-leave"))
    yield start_button(match, texts)
    yield from word_buttons(match, texts)
