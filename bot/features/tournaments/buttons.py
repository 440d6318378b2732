"""The buttons and menus of tournaments: of drafts, of what everybody sees, and of organizers."""

from dataclasses import dataclass
from typing import Annotated, Final

from bot.kit import prices
from bot.kit.components.custom_ids import (
    CustomId,
    MatchButton,
    PageNumber,
    Subject,
    Version,
    name_among,
    sent_as,
)
from bot.kit.components.proofs import Proof

_FORMER_OPTIONS: Final = (
    "form,ruleset,pace,best_of,rated,most,team_size,seeding,late_joins,rounds,minutes,counted,"
    "third_place,grace_seconds,round_hours,vacation,start,starts_in,check_in_minutes"
)


@dataclass(frozen=True, slots=True)
class OfDraft(CustomId):
    """A button of the draft of a tournament, in the version that it was drawn for."""

    draft_id: Subject
    version: Version


@sent_as("trscreen", Proof.PLAN)
class ScreenMenu(OfDraft):
    """Show the chosen screen of the draft."""


@sent_as("trset", Proof.PLAN)
class PlanMenu(OfDraft):
    """Set the option `name` of the plan to what is chosen."""

    name: Annotated[str, name_among(_FORMER_OPTIONS)]


@sent_as("trasktime", Proof.PLAN)
class AskStartButton(OfDraft):
    """Ask when the tournament is to begin."""


@sent_as("trtime", Proof.PLAN)
class StartAnswer(OfDraft):
    """Set the start that was typed."""


@sent_as("trasktitle", Proof.PLAN)
class AskTitleButton(OfDraft):
    """Ask for another title of the draft."""


@sent_as("trtitle", Proof.PLAN)
class PlanTitleAnswer(OfDraft):
    """Set the title that was typed."""


@sent_as("trannounce", Proof.PLAN, prices.ANNOUNCED)
class AnnounceButton(OfDraft):
    """Make the tournament, and show it in the channel."""


@sent_as("trdiscard", Proof.PLAN)
class DiscardPlanButton(OfDraft):
    """Discard the draft."""


@dataclass(frozen=True, slots=True)
class OfTournament(CustomId):
    """A button about a tournament."""

    tournament_id: Subject


@sent_as("trjoin", Proof.EVENT)
class JoinTournament(OfTournament):
    """Join the tournament, or choose a team first."""


@sent_as("trteam", Proof.EVENT)
class TeamMenu(OfTournament):
    """Join the chosen team."""


@sent_as("traskteam", Proof.EVENT)
class AskTeamButton(OfTournament):
    """Ask for the name of a team."""


@sent_as("trnamed", Proof.EVENT)
class TeamAnswer(OfTournament):
    """Join the team whose name was typed, or found it."""


@sent_as("trleave", Proof.EVENT)
class LeaveTournament(OfTournament):
    """Withdraw from the tournament; asks first while games are played."""


@sent_as("trwithdraw", Proof.EVENT)
class WithdrawButton(OfTournament):
    """Withdraw from the tournament, after the question."""


@sent_as("trhere", Proof.EVENT)
class CheckInButton(OfTournament):
    """Check in for the tournament."""


@sent_as("trplay", Proof.EVENT)
class PlayAloneButton(OfTournament):
    """Open the person's own game of a duplicate."""


@sent_as("trberserk", Proof.OWN)
class BerserkButton(MatchButton):
    """Play a game of an arena with half the time, for a point more."""


@sent_as("trthere", Proof.OWN)
class ThereButton(MatchButton):
    """Note that the player is present for a game though not on turn, or is back."""


@sent_as("trshow", Proof.EVENT)
class ShowTournament(OfTournament):
    """Tell the reader how the tournament stands, and what they play next."""


@sent_as("trentrants", Proof.EVENT)
class EntrantsPage(OfTournament):
    """Show a page of the entrants."""

    page: PageNumber


@sent_as("trtable", Proof.EVENT)
class TablePageButton(OfTournament):
    """Show a page of the standings."""

    page: PageNumber


@sent_as("trround", Proof.EVENT)
class PairingsPage(OfTournament):
    """Show a page of the pairings; 0 is the newest."""

    page: PageNumber


@sent_as("trpicture", Proof.EVENT, prices.BRACKET)
class PicturePage(OfTournament):
    """Show the bracket or the cross-table, of which a large one has several pictures."""

    page: PageNumber


@sent_as("trlog", Proof.EVENT)
class LogPageButton(OfTournament):
    """Show a page of the log."""

    page: PageNumber


@sent_as("trexport", Proof.EVENT, prices.FILES)
class ReportButton(OfTournament):
    """Send all results as a file that pairing programs read."""


@sent_as("trlist", Proof.HERE)
class ListPage(CustomId):
    """Show a page of the server's tournaments."""

    page: PageNumber


@sent_as("tropen", Proof.EVENT)
class OpenMenu(CustomId):
    """Show the chosen tournament."""


@sent_as("trpanel", Proof.ORGANIZER)
class PanelButton(OfTournament):
    """Open the organizer's panel."""


@sent_as("trbegin", Proof.ORGANIZER)
class BeginButton(OfTournament):
    """Begin the tournament, or its check-in."""


@sent_as("trpause", Proof.ORGANIZER)
class PauseButton(OfTournament):
    """Pause the tournament."""


@sent_as("trresume", Proof.ORGANIZER)
class ResumeButton(OfTournament):
    """Resume the tournament."""


@sent_as("trmove", Proof.ORGANIZER)
class MoveButton(OfTournament):
    """Move the tournament to the channel of the press."""


@sent_as("trpost", Proof.ORGANIZER)
class PostButton(OfTournament):
    """Post the card of the tournament anew."""


@sent_as("traskcancel", Proof.ORGANIZER)
class AskCancelButton(OfTournament):
    """Ask whether to cancel the tournament."""


@sent_as("trcancel", Proof.ORGANIZER)
class CancelButton(OfTournament):
    """Cancel the tournament, after the question."""


@sent_as("trpeople", Proof.ORGANIZER)
class PeoplePage(OfTournament):
    """Show a page of the people who can be removed or replaced."""

    page: PageNumber


@sent_as("trperson", Proof.ORGANIZER)
class PersonMenu(OfTournament):
    """Show what can be done about the chosen person; `page` makes the ids of one message differ."""

    page: PageNumber


@dataclass(frozen=True, slots=True)
class AboutPerson(CustomId):
    """An organizer's action about an entrant."""

    tournament_id: Subject
    user_id: Version


@sent_as("traskremove", Proof.ORGANIZER)
class AskRemoveButton(AboutPerson):
    """Ask whether to remove an entrant."""


@sent_as("trremove", Proof.ORGANIZER)
class RemoveEntrantButton(AboutPerson):
    """Remove a person alone, after the question."""


@sent_as("trremoveteam", Proof.ORGANIZER)
class RemoveTeamButton(AboutPerson):
    """Remove a person with their whole team, after the question."""


@sent_as("trreplace", Proof.ORGANIZER)
class ReplaceMenu(AboutPerson):
    """Put the chosen person in the place of an entrant."""


@sent_as("trhandover", Proof.ORGANIZER)
class HandOverMenu(OfTournament):
    """Make the chosen person the organizer."""


@sent_as("tropenpairs", Proof.ORGANIZER)
class OpenPairingsPage(OfTournament):
    """Show a page of the pairings that can be decided."""

    page: PageNumber


@sent_as("trpair", Proof.ORGANIZER)
class PairingMenu(OfTournament):
    """Show how the chosen pairing can be decided; `page` makes the ids of one message differ."""

    page: PageNumber


@sent_as("trdecide", Proof.ORGANIZER)
class VerdictMenu(CustomId):
    """Decide a pairing as chosen."""

    tournament_id: Subject
    series_id: Version


@sent_as("trhints", Proof.ORGANIZER)
class HintsButton(OfTournament):
    """Tell the organizer who gave up early against the same person again and again."""
