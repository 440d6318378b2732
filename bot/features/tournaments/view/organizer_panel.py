"""The private panel of an organizer."""

from collections.abc import Iterable, Iterator

from bot.features.tournaments.buttons import (
    AskCancelButton,
    BeginButton,
    CancelButton,
    HandOverMenu,
    HintsButton,
    MoveButton,
    OpenPairingsPage,
    PanelButton,
    PauseButton,
    PeoplePage,
    PostButton,
    ResumeButton,
)
from bot.features.tournaments.model.pages import Suspicion
from bot.features.tournaments.model.tournament import MissingPermission, Tournament
from bot.features.tournaments.view.card import state_lines
from bot.features.tournaments.view.labels import title_of
from bot.features.tournaments.view.missing_permissions import hindrance_text
from bot.features.tournaments.view.navigation import organizing, showing
from bot.kit.components.buttons import board_button, board_person
from bot.kit.components.confirm import confirmation
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rows, rule, text
from bot.kit.components.parts import ActionRow, Button, ButtonStyle
from bot.kit.game.people import person_name
from bot.kit.texts.texts import Texts


def organizer_panel(
    tournament: Tournament,
    texts: Texts,
    done: str = "",
    lacks: Iterable[MissingPermission] = (),
    *,
    runs: bool = True,
) -> Layout:
    """Return the organizer's panel; `done` says what was just done, "" for nothing.

    `lacks` is what the tournament has to do without. `runs` tells whether the reader still looks
    after it: if not, there is nothing for them to do.
    """
    return Layout(
        paragraphs(texts("tournament-panel-title", title=title_of(tournament)), done),
        rule(),
        paragraphs(
            texts(
                "tournament-places-taken",
                taken=len(tournament.present),
                most=tournament.plan.most,
            ),
            *state_lines(tournament, texts),
            *[hindrance_text(hindrance, texts) for hindrance in lacks],
        ),
        *rows([*(_acts(tournament, texts) if runs else ()), showing(tournament, texts)]),
        *(_hand_over(tournament, texts) if runs else ()),
        colour=LIVELY,
    )


def cancel_question(tournament: Tournament, texts: Texts) -> Layout:
    """Return the question whether to cancel a tournament."""
    return confirmation(
        CancelButton(tournament.id),
        texts("button-tournament-cancel"),
        texts,
        text(texts("tournament-cancel", title=title_of(tournament))),
        back=PanelButton(tournament.id),
    )


def hints_card(tournament: Tournament, found: Iterable[Suspicion], texts: Texts) -> Layout:
    """Return the list of people who gave up early against the same person again and again."""
    lines = [
        texts(
            "tournament-hint",
            loser=person_name(suspicion.loser, texts),
            winner=person_name(suspicion.winner, texts),
            times=suspicion.times,
        )
        for suspicion in found
    ][:_MOST_HINTS]
    return Layout(
        text(texts("tournament-hints-title", title=title_of(tournament))),
        rule(),
        paragraphs(texts("tournament-hints" if lines else "tournament-hints-none"), *lines),
        row([organizing(tournament, texts)]),
    )


_MOST_HINTS = 20


def _acts(tournament: Tournament, texts: Texts) -> Iterator[Button]:
    number = tournament.id
    if not tournament.is_open:
        yield board_button(HintsButton(number), texts("button-tournament-hints"))
        return
    if tournament.is_gathering:
        yield board_button(
            BeginButton(number), texts("button-tournament-begin"), style=ButtonStyle.SUCCESS
        )
    if tournament.is_paused:
        yield board_button(
            ResumeButton(number), texts("button-tournament-resume"), style=ButtonStyle.SUCCESS
        )
    else:
        yield board_button(PauseButton(number), texts("button-tournament-pause"))
    if not all(series.is_alone for series in tournament.open_series):
        yield board_button(OpenPairingsPage(number, 0), texts("button-tournament-decide"))
    if tournament.present:
        yield board_button(PeoplePage(number, 0), texts("button-tournament-people"))
    if tournament.series:
        yield board_button(HintsButton(number), texts("button-tournament-hints"))
    yield board_button(MoveButton(number), texts("button-tournament-move"))
    yield board_button(PostButton(number), texts("button-tournament-post"))
    yield board_button(
        AskCancelButton(number), texts("button-tournament-ask-cancel"), style=ButtonStyle.DANGER
    )


def _hand_over(tournament: Tournament, texts: Texts) -> Iterator[ActionRow]:
    if tournament.is_open:
        yield row([board_person(HandOverMenu(tournament.id), texts("menu-tournament-hand-over"))])
