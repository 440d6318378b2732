"""What an organizer can do about somebody who takes part, and about a pairing."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from bot.features.tournaments.buttons import (
    AskRemoveButton,
    OpenPairingsPage,
    PairingMenu,
    PanelButton,
    PeoplePage,
    PersonMenu,
    RemoveEntrantButton,
    RemoveTeamButton,
    ReplaceMenu,
    VerdictMenu,
)
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.organizer_actions import PairingVerdict, leaving_with
from bot.features.tournaments.model.registration import require_entry
from bot.features.tournaments.model.series import Series
from bot.features.tournaments.model.tournament import Entry, Tournament
from bot.features.tournaments.view.labels import entry_label, entry_name, place_name, title_of
from bot.features.tournaments.view.navigation import organizing
from bot.features.tournaments.view.pairings import pairing_line
from bot.kit.components.buttons import board_button, board_person, board_select
from bot.kit.components.confirm import confirmation
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, text
from bot.kit.components.paging import paging
from bot.kit.components.parts import ActionRow, ButtonStyle, Part, SelectOption
from bot.kit.game.people import called, person_name
from bot.kit.page_window import page_window
from bot.kit.texts.escape import clean
from bot.kit.texts.texts import Texts
from bot.match.model.match import Person

A_PAGE: Final = 25
"""As many as a menu has."""

_LONGEST_LABEL: Final = 100

T = TypeVar("T")


def people_card(tournament: Tournament, number: int, texts: Texts) -> Layout:
    """Return a page of the menu of entrants."""
    people = [(entry, person) for entry in tournament.present for person in entry.people]
    window = page_window(number, len(people), A_PAGE)
    options = [_person(entry, person, texts) for entry, person in window.cut(people)]
    return Layout(
        text(texts("tournament-people-title", title=title_of(tournament))),
        _menu(
            PersonMenu(tournament.id, window.number),
            options,
            texts("menu-tournament-person"),
            none=texts("tournament-entrants-none"),
        ),
        *paging(window.number, window.of, lambda to: PeoplePage(tournament.id, to), texts),
        row([organizing(tournament, texts)]),
        colour=LIVELY,
    )


def _menu(
    button: CustomId, options: Sequence[SelectOption], placeholder: str, *, none: str
) -> Part:
    """Return a menu of `options`, or the sentence that there are `none`."""
    return row([board_select(button, options, placeholder)]) if options else text(none)


def person_card(tournament: Tournament, someone: Person, texts: Texts) -> Layout:
    """Return the actions of an organizer about an entrant."""
    return Layout(
        text(texts("tournament-person", name=person_name(someone, texts))),
        row(
            [
                board_person(
                    ReplaceMenu(tournament.id, someone.user_id), texts("menu-tournament-replace")
                )
            ]
        ),
        row(
            [
                board_button(
                    AskRemoveButton(tournament.id, someone.user_id),
                    texts("button-tournament-ask-remove"),
                    style=ButtonStyle.DANGER,
                ),
                board_button(PeoplePage(tournament.id, 0), texts("button-tournament-people")),
                organizing(tournament, texts),
            ]
        ),
        colour=LIVELY,
    )


def remove_question(tournament: Tournament, someone: Person, texts: Texts) -> Layout:
    """Return the question whether to remove an entrant, which says who goes with them."""
    entry = require_entry(tournament, someone.user_id)
    going = leaving_with(tournament, entry, someone.user_id)
    remove = RemoveTeamButton if len(going) > 1 else RemoveEntrantButton
    return confirmation(
        remove(tournament.id, someone.user_id),
        texts("button-tournament-remove"),
        texts,
        text(_who_goes(tournament, entry, going, texts)),
        back=PanelButton(tournament.id),
    )


def _who_goes(tournament: Tournament, entry: Entry, going: Sequence[Person], texts: Texts) -> str:
    if len(going) > 1:
        people = texts.listed([person_name(person, texts) for person in going])
        return texts("tournament-remove-team", team=entry_name(entry, texts), people=people)
    [someone] = going
    key = "tournament-remove-early" if tournament.is_gathering else "tournament-remove"
    return texts(key, name=person_name(someone, texts))


def open_pairings_card(tournament: Tournament, number: int, texts: Texts) -> Layout:
    """Return the menu of the pairings that are being played, page by page."""
    series = [series for series in tournament.open_series if series.pairing.second is not None]
    window = page_window(number, len(series), A_PAGE)
    options = [_pairing(tournament, pairing, texts) for pairing in window.cut(series)]
    return Layout(
        text(texts("tournament-decide-title", title=title_of(tournament))),
        _menu(
            PairingMenu(tournament.id, window.number),
            options,
            texts("menu-tournament-pairing"),
            none=texts("tournament-decide-none"),
        ),
        *paging(window.number, window.of, lambda to: OpenPairingsPage(tournament.id, to), texts),
        row([organizing(tournament, texts)]),
        colour=LIVELY,
    )


def verdict_card(tournament: Tournament, series: Series, texts: Texts) -> Layout:
    """Return the menu of verdicts on a pairing."""
    return Layout(
        paragraphs(
            texts("tournament-decide-title", title=title_of(tournament)),
            pairing_line(tournament, series, {}, texts),
            texts("tournament-decide-about"),
        ),
        *_verdicts(tournament, series, texts),
        row(
            [
                board_button(OpenPairingsPage(tournament.id, 0), texts("button-tournament-decide")),
                organizing(tournament, texts),
            ]
        ),
        colour=LIVELY,
    )


def _verdicts(tournament: Tournament, series: Series, texts: Texts) -> Iterator[ActionRow]:
    names = [entry_label(side, texts) for side in _sides(tournament, series)]
    first, second = names[0], names[-1]
    labels = {
        PairingVerdict.FIRST: texts("tournament-verdict-wins", name=first),
        PairingVerdict.SECOND: texts("tournament-verdict-wins", name=second),
        PairingVerdict.DRAWN: texts("tournament-verdict-drawn"),
        PairingVerdict.NOBODY: texts("tournament-verdict-nobody"),
    }
    if tournament.plan.traits.is_knock_out:
        del labels[PairingVerdict.DRAWN]
    options = [
        SelectOption(clean(label, _LONGEST_LABEL), verdict) for verdict, label in labels.items()
    ]
    menu = VerdictMenu(tournament.id, series.id)
    yield row([board_select(menu, options, texts("menu-tournament-verdict"))])


def _person(entry: Entry, someone: Person, texts: Texts) -> SelectOption:
    name = clean(called(someone, texts), _LONGEST_LABEL)
    team = entry_label(entry, texts) if entry.name else None
    return SelectOption(name, str(someone.user_id), team)


def _pairing(tournament: Tournament, series: Series, texts: Texts) -> SelectOption:
    first, *rest = [entry_label(side, texts) for side in _sides(tournament, series)]
    label = texts("tournament-pairing-label", first=first, second=rest[0] if rest else "")
    rounds = form_of(tournament).rounds(tournament.course)
    where = place_name(series.pairing.place, rounds, texts)
    return SelectOption(clean(label, _LONGEST_LABEL), str(series.id), where)


def _sides(tournament: Tournament, series: Series) -> list[Entry]:
    return [tournament.by_number[side] for side in series.pairing.sides]
