"""The private card with every way to begin, and the games that wait for somebody."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bot.features.daily.buttons import PlayDailyButton
from bot.features.learn.view.lessons import learn_button
from bot.features.puzzles.buttons import NextPuzzleButton
from bot.features.puzzles.model.panel import Panel
from bot.features.tables.buttons import (
    ChallengePersonMenu,
    FindOpponentButton,
    OpenTableButton,
    OwnGamesPage,
    PlayBotButton,
)
from bot.features.tables.view.own_games import waiting_games
from bot.kit.components.buttons import board_button, board_person
from bot.kit.components.layout import Layout, paragraphs, row, rows
from bot.kit.components.parts import Button, ButtonStyle, Part
from bot.kit.texts.texts import Texts
from bot.match.model.own_games import GamesPage


@dataclass(frozen=True, slots=True)
class PlayChoices:
    """What somebody can begin where they are.

    `others`: whether other people read there; `server`: whether it is a server of the bot.
    """

    others: bool
    server: bool


def play_card(
    can: PlayChoices, games: GamesPage, user_id: int, servers: Mapping[int, str], texts: Texts
) -> Layout:
    """Return the ways to begin, and those of the `games` of `user_id` that wait for them.

    `servers` are names by id, of those servers that need naming.
    """
    return Layout(
        paragraphs(texts("ways-title"), texts("ways-about")),
        *rows(_with_people(can, texts)),
        *_people(can, texts),
        *rows(_alone(can, texts)),
        *waiting_games(games, user_id, servers, texts),
        *([row([board_button(OwnGamesPage(1), texts("button-own-games"))])] if games.rows else []),
    )


def _with_people(can: PlayChoices, texts: Texts) -> Iterator[Button]:
    yield board_button(PlayBotButton(), texts("button-play-bot"), style=ButtonStyle.PRIMARY)
    if can.others:
        yield board_button(FindOpponentButton(), texts("button-find-opponent"))
        yield board_button(OpenTableButton(), texts("button-open-table"))


def _people(can: PlayChoices, texts: Texts) -> Iterator[Part]:
    if can.others:
        yield row([board_person(ChallengePersonMenu(), texts("menu-challenge"))])


def _alone(can: PlayChoices, texts: Texts) -> Iterator[Button]:
    if can.server:
        yield board_button(PlayDailyButton(), texts("button-play-daily"))
    yield board_button(NextPuzzleButton(0, Panel().write()), texts("button-puzzle"))
    yield learn_button(texts)
