"""The private message in which a tournament is planned: a screen for each topic."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.features.tournaments.buttons import (
    AnnounceButton,
    AskStartButton,
    AskTitleButton,
    DiscardPlanButton,
    PlanMenu,
    PlanTitleAnswer,
    ScreenMenu,
    StartAnswer,
)
from bot.features.tournaments.model.plan import LONGEST_TITLE, MINUTE, Start
from bot.features.tournaments.model.planning.draft import (
    OPTIONS,
    PACE,
    RULESET,
    STARTS_IN,
    DraftScreen,
    PlanDraft,
    current,
    offered,
)
from bot.features.tournaments.model.planning.serialization import Value
from bot.features.tournaments.model.planning.start_time import LONGEST_WHEN
from bot.features.tournaments.model.tournament import Tournament
from bot.features.tournaments.refusals import TournamentRefusal
from bot.features.tournaments.view.labels import duration, title_of
from bot.features.tournaments.view.navigation import organizing
from bot.features.tournaments.view.plan import plan_lines, planned_lines
from bot.kit.components.buttons import board_button, board_select, within_menu
from bot.kit.components.layout import LIVELY, Layout, paragraphs, row, rows, rule, text
from bot.kit.components.parts import Button, ButtonStyle, SelectOption, StringSelect
from bot.kit.components.question import Question
from bot.kit.game.rulesets import ruleset_name
from bot.kit.texts.escape import plain
from bot.kit.texts.texts import Texts
from bot.match.model.errors import Refused

Named = tuple[str, str]
"""The title of a ruleset, and the reference that it is found by."""

_MINUTES: Final = {"minutes": 1, "check_in_minutes": 1, STARTS_IN: 1, "round_hours": 60}
"""How many minutes each number of an option stands for."""


@dataclass(frozen=True, slots=True)
class OfServer:
    """What a server offers: its `rulesets`; and whether games by the draft's `can_be_rated`."""

    rulesets: Sequence[Named]
    can_be_rated: bool

    def has(self, draft: PlanDraft) -> bool:
        """Tell whether the house rule of a draft is there; other rules always are."""
        return draft.house_rule is None or draft.ruleset in {ref for _, ref in self.rulesets}


def draft_panel(draft: PlanDraft, screen: DraftScreen, server: OfServer, texts: Texts) -> Layout:
    """Return a screen of a draft, below a summary of the plan."""
    plan = draft.plan
    return Layout(
        text(texts("tournament-draft-title", title=plain(plan.title, LONGEST_TITLE))),
        paragraphs(*plan_lines(plan, texts)),
        *([] if server.has(draft) else [text(_rules_gone(draft, texts))]),
        paragraphs(*planned_lines(plan, texts)),
        rule(),
        row([_screens(draft, screen, texts)]),
        *[row([menu]) for menu in _menus(draft, screen, server, texts)],
        *rows(_actions(draft, screen, texts)),
        text(texts("tournament-draft-hint")),
        colour=LIVELY,
    )


def announced_card(tournament: Tournament, texts: Texts) -> Layout:
    """Return what replaces the draft of a tournament that was announced."""
    channel = f"<#{tournament.place.channel_id}>"
    told = texts("tournament-announced", title=title_of(tournament), channel=channel)
    return Layout(text(told), row([organizing(tournament, texts)]))


def discarded_draft_card(texts: Texts) -> Layout:
    """Return what replaces a draft that was discarded."""
    return Layout(text(texts("tournament-draft-discarded")))


def start_question(draft: PlanDraft, texts: Texts) -> Question:
    """Return the dialogue that asks for the start."""
    return Question(
        StartAnswer(draft.id, draft.version),
        title=texts("ask-start-title"),
        label=texts("ask-start-label"),
        hint=texts("ask-start-hint"),
        longest=LONGEST_WHEN,
    )


def plan_title_question(draft: PlanDraft, texts: Texts) -> Question:
    """Return the dialogue that asks for the title."""
    return Question(
        PlanTitleAnswer(draft.id, draft.version),
        title=texts("ask-tournament-title"),
        label=texts("ask-tournament-label"),
        hint=texts("ask-tournament-hint", most=LONGEST_TITLE),
        longest=LONGEST_TITLE,
        typed=draft.plan.title,
    )


def require_option(name: str) -> None:
    """Raise `Refused` if a plan has no option `name`, or no longer."""
    if name not in OPTIONS:
        raise Refused(TournamentRefusal.DRAFT_OUTDATED)


def read_choice(value: str) -> Value:
    """Return the value that a menu sends as JSON; raises `ValueError` for any other text."""
    found: Value = json.loads(value)
    return found


def _rules_gone(draft: PlanDraft, texts: Texts) -> str:
    return texts("tournament-draft-rules-gone", rules=ruleset_name(draft.plan.rules.name, texts))


def _screens(draft: PlanDraft, shown: DraftScreen, texts: Texts) -> StringSelect:
    options = [
        SelectOption(texts(f"tournament-screen-{screen}"), screen, default=screen is shown)
        for screen in DraftScreen
    ]
    return board_select(ScreenMenu(draft.id, draft.version), options)


def _menus(
    draft: PlanDraft, screen: DraftScreen, server: OfServer, texts: Texts
) -> Iterator[StringSelect]:
    for name, option in OPTIONS.items():
        if option.screen is not screen or not option.fits(draft.plan):
            continue
        if name == "rated" and not server.can_be_rated:
            continue
        options = within_menu(_options(draft, name, server, texts))
        empty = texts("menu-tournament-starts-in") if name == STARTS_IN else None
        yield board_select(PlanMenu(draft.id, draft.version, name), options, empty)


def _options(draft: PlanDraft, name: str, server: OfServer, texts: Texts) -> Iterator[SelectOption]:
    now = current(draft.plan, name)
    if name == RULESET:
        for title, ref in server.rulesets:
            label = texts("tournament-option-ruleset", value=title)
            yield SelectOption(label, ref, default=ref == draft.ruleset)
        return
    values = offered(draft.plan, name)
    if name not in {STARTS_IN, PACE} and now not in values:
        values = (*values, now)
    for value in values:
        about = texts(f"tournament-form-{value}-about") if name == "form" else None
        yield SelectOption(
            _label(name, value, texts),
            json.dumps(value),
            about,
            default=name != STARTS_IN and value == now,
        )


def _label(name: str, value: Value, texts: Texts) -> str:
    """Return an option and its value: "Best of 3"."""
    key = f"tournament-option-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return texts(f"{key}-{'on' if value else 'off'}")
    if value is None:
        return texts(f"{key}-none")
    if isinstance(value, str):
        said = (
            texts(f"server-pace-{value}") if name == PACE else texts(f"tournament-{name}-{value}")
        )
        return texts(key, value=said)
    if name in _MINUTES or name == "grace_seconds":
        if value == 0:
            return texts(f"{key}-none")
        minutes = value // MINUTE if name == "grace_seconds" else value * _MINUTES[name]
        return texts(key, value=duration(minutes, texts))
    return texts(key, value=value)


def _actions(draft: PlanDraft, screen: DraftScreen, texts: Texts) -> Iterator[Button]:
    if screen is DraftScreen.START and draft.plan.start is Start.AT_TIME:
        yield board_button(
            AskStartButton(draft.id, draft.version), texts("button-tournament-type-start")
        )
    yield board_button(
        AnnounceButton(draft.id, draft.version),
        texts("button-tournament-announce"),
        style=ButtonStyle.SUCCESS,
    )
    yield board_button(AskTitleButton(draft.id, draft.version), texts("button-tournament-rename"))
    yield board_button(DiscardPlanButton(draft.id, draft.version), texts("button-discard"))
