"""What everybody sees of tournaments, and what a reader is told alone."""

from dataclasses import replace

from bot.features.tournaments.model.audit_log import AuditEntry, AuditKind
from bot.features.tournaments.model.forms import standings_of
from bot.features.tournaments.model.pages import (
    LogPage,
    NextGame,
    RoundPage,
    StandingsPage,
    TournamentPage,
    TournamentRow,
)
from bot.features.tournaments.model.phases import (
    CalledOff,
    Cancelled,
    CheckIn,
    Joining,
    Over,
    Phase,
    Running,
)
from bot.features.tournaments.model.plan import FormName, Start
from bot.features.tournaments.model.tournament import Attendance, PauseReason, Tournament
from bot.features.tournaments.view.card import overview_card, tournament_card
from bot.features.tournaments.view.game import game_call
from bot.features.tournaments.view.joining import (
    berserk_card,
    done_card,
    leave_question,
    team_card,
)
from bot.features.tournaments.view.listing import list_card
from bot.features.tournaments.view.log import log_card
from bot.features.tournaments.view.pairings import pairings_card, round_post
from bot.features.tournaments.view.picture import (
    page_of,
    picture_card,
    picture_coming,
    report_card,
    shown_of,
)
from bot.features.tournaments.view.standings import entrants_card, standings_card
from bot.kit.components.layout import Layout
from bot.match.model.match import Place
from tests.support.scenes.tables import ANN, BEN, HOSTILE, Table, english
from tests.support.scenes.tournaments.samples import (
    NOW,
    TITLE,
    about_to_begin,
    checking_in,
    gathering,
    missed,
    of_teams,
    over,
    plan,
    running,
)

READER = ANN.user_id
SWISS = running(plan(FormName.SWISS, most=256), 40, 3)
KNOCK_OUT = running(plan(FormName.KNOCK_OUT, third_place=True), 6, 2)
ARENA = replace(running(plan(FormName.ARENA), 5, 2), phase=Running(NOW, NOW + 3600))
DUPLICATE = replace(running(plan(FormName.DUPLICATE), 4), phase=Running(NOW, NOW + 3600))
TEAMS = of_teams(plan(FormName.SWISS, team_size=8, most=256), 30)
TWO = Table().match()
LINK = "https://discord.com/channels/100000000000000000/100000000000000000/100000000000000000"


def card_scenes() -> dict[str, Layout]:
    """Return the cards, pages and answers."""
    return {**_cards(), **_own(), **_pages(), **_answers()}


def _cards() -> dict[str, Layout]:
    at_time = plan(FormName.ROUND_ROBIN, start=Start.AT_TIME, starts_at=NOW + 3600)
    closing = replace(ARENA, phase=Running(NOW, NOW + 3600, is_closing=True))
    shown = {
        "joining": gathering(at_time, 15),
        "empty": gathering(plan(FormName.KNOCK_OUT, start=Start.WHEN_FULL, most=8), 0),
        "full": gathering(plan(FormName.SWISS, most=4), 4),
        "teams": TEAMS,
        "check_in": checking_in(),
        "begins_now": about_to_begin(),
        "swiss": SWISS,
        "knock_out": KNOCK_OUT,
        "arena": ARENA,
        "arena_closing": closing,
        "duplicate": DUPLICATE,
        "paused": replace(SWISS, paused_at=NOW),
        "trouble": replace(SWISS, paused_at=NOW, trouble=PauseReason.FORBIDDEN),
        "over": over(plan(FormName.ROUND_ROBIN), 3, 3),
        "missed": missed(plan(FormName.DUPLICATE, minutes=30), 3),
        **{
            f"called_off_{called_off}": replace(SWISS, phase=Cancelled(NOW, called_off))
            for called_off in CalledOff
        },
    }
    cards = {
        f"tournament_{name}": tournament_card(tournament, english())
        for name, tournament in shown.items()
    }
    return {**cards, "tournament_round": round_post(SWISS, 3, english())}


def _own() -> dict[str, Layout]:
    """Return the overviews of readers who take part in every way."""
    entry = SWISS.entries[0]
    ben = SWISS.entries[1]
    place = SWISS.series[0].pairing.place
    ahead = {
        "now": NextGame(entry, 214, LINK, ben, place),
        "next": NextGame(entry, None, "", ben, place, [(place, 214), (place, 215)]),
        "unknown": NextGame(entry, None, "", None, place, [(place, 214)]),
        "nothing": NextGame(entry, None, "", None, None),
    }
    gone = replace(SWISS, entries=(replace(entry, attendance=Attendance.WITHDRAWN), *SWISS.entries))
    shown: dict[str, tuple[Tournament, NextGame | None, int]] = {
        **{name: (SWISS, game, READER) for name, game in ahead.items()},
        "stranger": (SWISS, None, 5),
        "in": (gathering(plan(FormName.SWISS), 3), None, READER),
        "check_in": (checking_in(), None, BEN.user_id),
        "begins_without": (about_to_begin(), None, 77),
        "checked_in": (checking_in(), None, READER),
        "withdrawn": (gone, None, READER),
        "alone": (DUPLICATE, None, READER),
        "over": (over(plan(FormName.KNOCK_OUT), 4, 2), None, READER),
    }
    return {
        f"tournament_own_{name}": overview_card(tournament, next_game, reader, english())
        for name, (tournament, next_game, reader) in shown.items()
    }


def _pages() -> dict[str, Layout]:
    texts = english()
    rows = standings_of(SWISS)
    standings = StandingsPage(SWISS, tuple(rows[:10]), rows[-1], 1, 4)
    secret = StandingsPage(DUPLICATE, tuple(standings_of(DUPLICATE)), None, 1, 1)
    last = SWISS.series[-10:]
    links = {game.match.id: LINK for series in last for game in series.games if game.match}
    phases: list[Phase] = [Joining(NOW), CheckIn(NOW), Running(NOW), Over(NOW), _cancelled()]
    listed = tuple(
        TournamentRow(number, Place(77, 88), TITLE, FormName.DOUBLE, phase, 5, 16)
        for number, phase in enumerate(phases, start=1)
    )
    return {
        "tournament_standings": standings_card(standings, READER, texts),
        "tournament_standings_secret": standings_card(secret, READER, texts),
        "tournament_standings_none": standings_card(
            StandingsPage(gathering(plan(FormName.SWISS), 2), (), None, 1, 1), READER, texts
        ),
        "tournament_entrants": entrants_card(gathering(plan(FormName.ARENA), 40), 2, 5, texts),
        "tournament_entrants_teams": entrants_card(TEAMS, 9, 5, texts),
        "tournament_pairings": pairings_card(RoundPage(SWISS, last, 4, 6, links), READER, texts),
        "tournament_pairings_knock_out": pairings_card(
            RoundPage(KNOCK_OUT, KNOCK_OUT.series[:10], 1, 1), READER, texts
        ),
        "tournament_report": report_card(over(plan(FormName.SWISS), 4, 2), texts),
        "tournament_picture": _picture(SWISS),
        "tournament_picture_coming": picture_coming(SWISS, english()),
        "tournament_picture_bracket": _picture(KNOCK_OUT),
        "tournament_log": log_card(LogPage(SWISS, _acts(), 1, 2), READER, texts),
        "tournament_log_empty": log_card(LogPage(SWISS, (), 1, 1), READER, texts),
        "tournaments": list_card(TournamentPage(listed, 1, 2), listed, texts),
        "tournaments_none": list_card(TournamentPage((), 1, 1), (), texts),
    }


def _picture(tournament: Tournament) -> Layout:
    shown = shown_of(tournament, english())
    return picture_card(tournament, shown, page_of(shown, 2), READER, english())


def _cancelled() -> Cancelled:
    return Cancelled(NOW, CalledOff.ORGANIZER)


def _acts() -> tuple[AuditEntry, ...]:
    details = {
        AuditKind.ADJUDICATED: "½-½",
        AuditKind.BROKE_OFF: "214",
        AuditKind.TROUBLE: PauseReason.FORBIDDEN,
        AuditKind.CANCELLED: CalledOff.TOO_FEW,
    }
    return tuple(
        AuditEntry(NOW + at, kind, BEN, HOSTILE, details.get(kind, ""))
        for at, kind in enumerate(AuditKind)
    )


def _answers() -> dict[str, Layout]:
    texts = english()
    return {
        "tournament_joined": done_card("tournament-joined", SWISS, texts),
        "tournament_left_over": done_card(
            "tournament-left", over(plan(FormName.SWISS), 4, 2), texts
        ),
        "tournament_team": team_card(replace(TEAMS, plan=plan(FormName.SWISS, team_size=3)), texts),
        "tournament_team_open": team_card(gathering(plan(FormName.SWISS, team_size=3), 5), texts),
        "tournament_leave": leave_question(SWISS, texts),
        "tournament_berserk": berserk_card(texts),
        "tournament_call": game_call(KNOCK_OUT, KNOCK_OUT.open_series[0], TWO, texts),
        "tournament_call_arena": game_call(
            ARENA, ARENA.series[-1], TWO, texts, texts("thread-forbidden")
        ),
    }
