"""What was done in a tournament, for all to read."""

from collections.abc import Iterator
from typing import Final

from bot.features.tournaments.buttons import LogPageButton
from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.pages import LogPage
from bot.features.tournaments.view.labels import title_of
from bot.features.tournaments.view.navigation import navigation
from bot.kit.components.layout import Layout, paragraphs, rule, text
from bot.kit.components.paging import paging
from bot.kit.game.people import person_name
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts

_KEYED: Final = frozenset({AuditKind.TROUBLE, AuditKind.CANCELLED})
"""What has a detail that is a text of its own."""


def log_card(page: LogPage, reader_id: int, texts: Texts) -> Layout:
    """Return a page of a tournament's log, the newest entries first."""
    tournament = page.tournament
    return Layout(
        text(texts("tournament-log-title", title=title_of(tournament))),
        rule(),
        paragraphs(*_lines(page, texts)),
        *paging(page.number, page.of, lambda to: LogPageButton(tournament.id, to), texts),
        rule(),
        *navigation(tournament, reader_id, texts, here=LogPageButton),
    )


def _lines(page: LogPage, texts: Texts) -> Iterator[str]:
    if not page.audit:
        yield texts("tournament-log-empty")
    for act in page.audit:
        yield texts("tournament-log-line", at=f"<t:{act.at}:f>", told=act_text(act, texts))


def act_text(act: AuditEntry, texts: Texts) -> str:
    """Return an entry of the log as a sentence."""
    key = f"tournament-act-{act.kind}"
    if act.kind in _KEYED:
        key = f"{key}-{act.detail}"
    return texts(
        key,
        by="" if act.by is None else person_name(act.by, texts),
        about="" if act.about is None else person_name(act.about, texts),
        detail=plain(act.detail) if act.detail else "",
    )
