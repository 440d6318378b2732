"""What can be taken along: the bracket or the cross-table by pages, and a report of all games."""

from datetime import UTC, datetime
from typing import Final

from bot.features.tournaments.buttons import PicturePage
from bot.features.tournaments.model.forms import form_of
from bot.features.tournaments.model.pairing.trf import Heading, trf16
from bot.features.tournaments.model.phases import Ended
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.labels import title_of
from bot.features.tournaments.view.navigation import has_report, navigation
from bot.features.tournaments.view.pictures.drawn_tournament import DrawnTournament
from bot.features.tournaments.view.pictures.pages import PICTURE, page_alt, page_count
from bot.kit.components.layout import Layout, rule, text
from bot.kit.components.media import Attachment, File, MediaGallery, Picture
from bot.kit.components.paging import paging
from bot.kit.game.people import called
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused


def shown_of(tournament: Tournament, texts: Texts) -> DrawnTournament:
    """Return a tournament with what a picture of it needs."""
    names = {
        number: entry.name or called(entry.captain, texts)
        for number, entry in tournament.by_number.items()
    }
    return DrawnTournament(tournament.plan.title, form_of(tournament), tournament.course, names)


def page_of(shown: DrawnTournament, wanted: int) -> int:
    """Return the page to show for the one that is wanted: the last, past the end.

    Raises `Refused` where there are no pictures.
    """
    pages = page_count(shown)
    if not pages:
        raise Refused(TournamentRefusal.NOT_NOW)
    return min(max(wanted, 1), pages)


def picture_card(
    tournament: Tournament, shown: DrawnTournament, page: int, reader_id: int, texts: Texts
) -> Layout:
    """Return the message around a picture, which says in words what it shows."""
    return Layout(
        text(texts("tournament-title", title=title_of(tournament))),
        MediaGallery((Picture(PICTURE, page_alt(shown, page, texts)),)),
        *paging(page, page_count(shown), lambda to: PicturePage(tournament.id, to), texts),
        rule(),
        *navigation(tournament, reader_id, texts, here=PicturePage),
    )


def picture_coming(tournament: Tournament, texts: Texts) -> Layout:
    """Return the message that stands while a picture is being drawn."""
    return Layout(
        text(texts("tournament-title", title=title_of(tournament))),
        text(texts("tournament-picture-coming")),
    )


REPORT: Final = "tournament.trf"
"""The file name of a report."""


def report_card(tournament: Tournament, texts: Texts) -> Layout:
    """Return the message with the report of a tournament, to download."""
    title = title_of(tournament)
    return Layout(text(texts("tournament-report", title=title)), File(REPORT))


def report_of(tournament: Tournament, texts: Texts) -> Attachment:
    """Return the report of a tournament in FIDE's format; raises `Refused` where there is none."""
    if not has_report(tournament):
        raise Refused(TournamentRefusal.NOT_NOW)
    shown = shown_of(tournament, texts)
    begun = tournament.created_at
    ended = tournament.phase.ended_at if isinstance(tournament.phase, Ended) else None
    days = [None if at is None else datetime.fromtimestamp(at, UTC).date() for at in (begun, ended)]
    kind = texts(f"tournament-form-{tournament.plan.form}")
    heading = Heading(shown.title, kind, *days)
    lines = trf16(heading, shown.form, shown.course, shown.names, {})
    return Attachment(REPORT, lines.encode())
