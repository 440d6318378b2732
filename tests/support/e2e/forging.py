"""Presses that nobody can make with Discord's own client: of any id, on any message, anywhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final
from unittest.mock import patch

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.results import ResponseMessage

from bot.advice.level import Level
from bot.features.analysis.buttons import MomentMenu
from bot.features.board.buttons import KickMenu
from bot.features.fairness.buttons import BesideWordAnswer, WordAnswer
from bot.features.help.buttons import HelpMenu, StrategyMenu
from bot.features.help.model import HelpTopic
from bot.features.ladder.buttons import ChallengeMenu
from bot.features.learn.buttons import LessonMenu
from bot.features.puzzles.buttons import PuzzleRulesMenu, PuzzleThemeMenu
from bot.features.rulebook.buttons import NumberAnswer, RuleMenu, TitleAnswer, TopicMenu
from bot.features.settings.buttons import (
    ListingMenu,
    PreferenceMenu,
    PreferencesMenu,
    SettingMenu,
    SettingsMenu,
)
from bot.features.standings.buttons import HistoryMenu, PeriodMenu, RankingMenu
from bot.features.tables.buttons import OpponentMenu
from bot.features.tavern.buttons import AddDieMenu, BadgeMenu, PickMenu, PutBackMenu, StakeMenu
from bot.features.vacations.buttons import VacationMenu
from bot.features.watching.buttons import GuessMenu
from bot.kit.components.raw import RawComponent, walk
from tests.support.buttons import Kind
from tests.support.e2e.reading import components
from tests.support.e2e.table import Table
from tests.support.tournaments.claims import CHOSEN_IN_TOURNAMENTS, TYPED_IN_TOURNAMENTS

CHOSEN: Final[dict[Kind, str]] = {
    **CHOSEN_IN_TOURNAMENTS,
    KickMenu: "1",
    OpponentMenu: f"join:{Level.PERFECT}",
    GuessMenu: "1",
    RankingMenu: "rating",
    PeriodMenu: "week",
    TopicMenu: "overview",
    RuleMenu: "opening=500",
    MomentMenu: "1",
    HelpMenu: HelpTopic.WORDS,
    StrategyMenu: "classic",
    LessonMenu: "1",
    SettingsMenu: "games",
    SettingMenu: "true",
    PreferenceMenu: '"en"',
    PreferencesMenu: "people",
    HistoryMenu: "1",
    ListingMenu: "true",
    VacationMenu: "24",
    AddDieMenu: "ordinary 0",
    PutBackMenu: "0 0",
    BadgeMenu: "-",
    PickMenu: "0",
    StakeMenu: "lucky",
    ChallengeMenu: "1",
    PuzzleRulesMenu: "kingdom",
    PuzzleThemeMenu: "hot-dice",
}
"""The kinds that are menus, each with something that one of them may offer."""

TYPED: Final[dict[Kind, str]] = {
    **TYPED_IN_TOURNAMENTS,
    NumberAnswer: "500",
    TitleAnswer: "Mine",
    WordAnswer: "luck",
    BesideWordAnswer: "luck",
}
"""The kinds that answer questions, each with an answer that can be."""

NEVER_OFFERED: Final = ("", "-1", "99", "nonsense", '"nonsense"', "[]", "9" * 30)
"""What no menu of ours offers."""

CARRIER = "nothing of ours"
"""The id of a button by which simcord takes a press at all; the bot sees the forged one."""


@dataclass(frozen=True)
class Forgery:
    """What is claimed of a press: its id, what was chosen or typed, and the message it is on."""

    custom_id: str
    values: Sequence[str] | None = None
    typed: str | None = None
    on: discord.Message | None = None

    def payload(self, true: Mapping[str, Any]) -> dict[str, Any]:
        """Return the press that Discord would tell the bot of, made from a `true` one."""
        message = dict(true["message"])
        if self.on is not None:
            message |= {"id": str(self.on.id), "components": components(self.on)}
        message["components"] = [
            *message["components"],
            {"type": discord.ComponentType.action_row.value, "components": [self._component]},
        ]
        data = {"custom_id": self.custom_id, "component_type": self._component["type"]}
        if self.values is not None:
            data["values"] = list(self.values)
        if self.typed is not None:
            field = {"type": 4, "custom_id": "answer", "value": self.typed}
            data["components"] = [{"type": 18, "component": field}]
        return {**true, "message": message, "data": data}

    @property
    def _component(self) -> RawComponent:
        if self.values is None:
            return {"type": 2, "style": 2, "label": "x", "custom_id": self.custom_id}
        options = [{"label": "x", "value": value} for value in self.values]
        return {"type": 3, "custom_id": self.custom_id, "options": options}


async def forge(
    table: Table,
    who: MemberActor,
    channel: ChannelHandle,
    custom_id: str,
    *,
    values: Sequence[str] | None = None,
    typed: str | None = None,
    on: discord.Message | None = None,
) -> InteractionResult:
    """Let `who` press in `channel` what nobody was shown, on a message of their choice.

    With `values` it is a menu in which these were chosen, with `typed` a question that was answered
    so. The bot has to answer.
    """
    forgery = Forgery(custom_id, values, typed, on)
    emit = table.env.backend.emit

    def emit_forged(event: str, payload: Mapping[str, Any]) -> None:
        emit(event, forgery.payload(payload) if event == "INTERACTION_CREATE" else payload)

    carrier = await _carrier(table, channel)
    with patch.object(table.env.backend, "emit", emit_forged):
        result = await who.click(carrier, custom_id=CARRIER)
    assert result.acknowledged, f"nobody answered {custom_id}"
    return result


async def _carrier(table: Table, channel: ChannelHandle) -> discord.Message:
    """Return a message of the bot in `channel` that has nothing but the button."""
    for stored in table.env.backend.messages.get(channel.id, {}).values():  # thousands of answers
        if stored.visible_to(None) and any(
            component.get("custom_id") == CARRIER for component in walk(stored.components)
        ):
            return ResponseMessage(table.env, stored).message
    button = {"type": 2, "style": 2, "label": "x", "custom_id": CARRIER}
    return await table.post({"type": 1, "components": [button]}, channel=channel)
