"""Navigation: the buttons to the pages of a tournament, and to what a reader can do."""

from collections.abc import Iterator

from bot.features.tournaments.buttons import (
    CheckInButton,
    EntrantsPage,
    JoinTournament,
    LeaveTournament,
    LogPageButton,
    PairingsPage,
    PanelButton,
    PicturePage,
    PlayAloneButton,
    ReportButton,
    ShowTournament,
    TablePageButton,
)
from bot.features.tournaments.model.tournament import Attendance, Tournament
from bot.kit.components.buttons import board_button
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.layout import rows
from bot.kit.components.parts import ActionRow, Button, ButtonStyle
from bot.kit.texts.texts import Texts


def navigation(
    tournament: Tournament, reader_id: int, texts: Texts, *, here: type[CustomId]
) -> Iterator[ActionRow]:
    """Yield the rows of buttons below a private message about a tournament."""
    yield from rows(
        [
            *acting(tournament, texts, reader_id),
            *[page for kind, page in _pages(tournament, texts) if kind is not here],
        ]
    )


def acting(tournament: Tournament, texts: Texts, reader_id: int | None = None) -> Iterator[Button]:
    """Yield the buttons for what the reader can do, or anybody if the reader is None."""
    entry = None if reader_id is None else tournament.entry_of(reader_id)
    is_in = entry is not None and entry.attendance.is_in
    checked_in = entry is not None and entry.attendance is Attendance.CHECKED_IN
    is_alone = tournament.plan.traits.is_solitary
    if tournament.checks_in and (reader_id is None or (is_in and not checked_in)):
        yield board_button(
            CheckInButton(tournament.id), texts("button-tournament-here"), style=ButtonStyle.SUCCESS
        )
    if is_alone and tournament.is_running and (reader_id is None or is_in):
        yield board_button(
            PlayAloneButton(tournament.id),
            texts("button-tournament-play"),
            style=ButtonStyle.SUCCESS,
        )
    if can_join(tournament) and not is_in:
        is_absent = entry is not None and entry.attendance is Attendance.ABSENT
        label = texts("button-tournament-here") if is_absent else _join_label(tournament, texts)
        yield board_button(JoinTournament(tournament.id), label, style=ButtonStyle.PRIMARY)
    if tournament.is_open and (reader_id is None or is_in):
        yield board_button(LeaveTournament(tournament.id), _leave_label(tournament, texts))


def can_join(tournament: Tournament) -> bool:
    """Tell whether a tournament takes entrants; a full one may still have incomplete teams."""
    if not tournament.is_joinable:
        return False
    size = tournament.plan.team_size
    return not tournament.is_full or any(len(entry.people) < size for entry in tournament.present)


def organizing(tournament: Tournament, texts: Texts) -> Button:
    """Return the button to the organizer's panel."""
    return board_button(PanelButton(tournament.id), texts("button-tournament-organize"))


def showing(tournament: Tournament, texts: Texts) -> Button:
    """Return the button that shows the reader's private card of a tournament."""
    return board_button(ShowTournament(tournament.id), texts("button-tournament-show"))


def _join_label(tournament: Tournament, texts: Texts) -> str:
    arena = tournament.plan.traits.is_continuous and tournament.is_running
    return texts("button-tournament-on" if arena else "button-tournament-join")


def _leave_label(tournament: Tournament, texts: Texts) -> str:
    if tournament.is_gathering:
        return texts("button-tournament-leave")
    arena = tournament.plan.traits.is_continuous
    return texts("button-tournament-off" if arena else "button-tournament-withdraw")


def has_picture(tournament: Tournament) -> bool:
    """Tell whether a tournament has a bracket or a cross-table to draw."""
    return tournament.plan.traits.has_series and bool(tournament.by_number)


def has_report(tournament: Tournament) -> bool:
    """Tell whether a tournament has a report: it is over, and was played."""
    return not tournament.is_open and has_picture(tournament) and bool(tournament.series)


def _pages(tournament: Tournament, texts: Texts) -> Iterator[tuple[type[CustomId], Button]]:
    """Yield the pages of a tournament, each by the kind of its button."""
    yield (
        ShowTournament,
        board_button(ShowTournament(tournament.id), texts("button-tournament-overview")),
    )
    if not tournament.by_number:
        yield (
            EntrantsPage,
            board_button(EntrantsPage(tournament.id, 0), texts("button-tournament-entrants")),
        )
    else:
        yield (
            TablePageButton,
            board_button(TablePageButton(tournament.id, 0), texts("button-tournament-standings")),
        )
    if any(series.pairing.second is not None for series in tournament.series):
        yield (
            PairingsPage,
            board_button(PairingsPage(tournament.id, 0), texts("button-tournament-pairings")),
        )
    if has_picture(tournament):
        knock_out = tournament.plan.traits.is_knock_out
        key = "button-tournament-bracket" if knock_out else "button-tournament-cross-table"
        yield PicturePage, board_button(PicturePage(tournament.id, 0), texts(key))
    yield (
        LogPageButton,
        board_button(LogPageButton(tournament.id, 0), texts("button-tournament-log")),
    )
    if has_report(tournament):
        yield ReportButton, board_button(ReportButton(tournament.id), texts("button-export"))
    yield PanelButton, organizing(tournament, texts)
