"""Joining a tournament, choosing a team, and leaving."""

from collections.abc import Iterator
from typing import Final

from bot.features.tournaments.buttons import (
    AskTeamButton,
    TeamAnswer,
    TeamMenu,
    WithdrawButton,
)
from bot.features.tournaments.model.plan import LONGEST_TITLE
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.features.tournaments.view.labels import entry_label, title_of
from bot.features.tournaments.view.navigation import showing
from bot.kit.components.buttons import board_button, board_select
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import Layout, row, text
from bot.kit.components.parts import ActionRow, ButtonStyle, SelectOption
from bot.kit.components.question import Question
from bot.kit.texts.texts import Texts

MOST_TEAMS: Final = 25
"""The teams of the menu; any other is found by its name."""


def done_card(key: str, tournament: Tournament, texts: Texts) -> Layout:
    """Return the private answer to a person who has done something."""
    told = text(texts(key, title=title_of(tournament)))
    if tournament.is_open:
        return Layout(told, row([showing(tournament, texts)]))
    return Layout(told)


def team_card(tournament: Tournament, texts: Texts) -> Layout:
    """Return the private question which team to join, with a way to found one."""
    return Layout(
        text(texts("tournament-choose-team", title=title_of(tournament))),
        *_teams(tournament, texts),
        row(
            [
                board_button(
                    AskTeamButton(tournament.id),
                    texts("button-tournament-team"),
                    style=ButtonStyle.PRIMARY,
                )
            ]
        ),
    )


def team_question(tournament_id: int, texts: Texts) -> Question:
    """Return the question for the name of a team."""
    return Question(
        TeamAnswer(tournament_id),
        title=texts("ask-team-title"),
        label=texts("ask-team-label"),
        hint=texts("ask-team-hint"),
        longest=LONGEST_TITLE,
    )


def leave_question(tournament: Tournament, texts: Texts) -> Layout:
    """Return the question whether to withdraw from games that are being played."""
    return confirmation(
        WithdrawButton(tournament.id),
        texts("button-tournament-withdraw"),
        texts,
        text(texts("tournament-leave", title=title_of(tournament))),
    )


def _teams(tournament: Tournament, texts: Texts) -> Iterator[ActionRow]:
    size = tournament.plan.team_size
    open_ones = [entry for entry in tournament.present if len(entry.people) < size]
    options = [_team(entry, size, texts) for entry in open_ones[:MOST_TEAMS]]
    if options:
        yield row([board_select(TeamMenu(tournament.id), options, texts("menu-tournament-team"))])


def _team(entry: Entry, size: int, texts: Texts) -> SelectOption:
    people = texts("tournament-team-people", number=len(entry.people), size=size)
    return SelectOption(entry_label(entry, texts), str(entry.id), people)


def berserk_card(texts: Texts) -> Layout:
    """Return the private answer to a player who now has half the time."""
    return Layout(text(texts("tournament-berserk")))
