"""What the end of an interaction is counted as."""

import aiohttp
import pytest
from discord import app_commands
from yarl import URL

from bot.cli.running.metrics.requests import class_of
from bot.cli.running.metrics.rulesets import label_of
from bot.client.guard.meter import PressOutcome
from bot.client.guard.presenter import outcome_of
from bot.client.guard.refusals import GuardRefusal
from bot.database.errors import StorageError
from bot.match.model.errors import Refused
from bot.match.model.ruleset_titles import slug_of

API = "https://discord.com/api/v10"


@pytest.mark.parametrize(
    ("cause", "outcome"),
    [
        (Refused(GuardRefusal.TOO_FAST), PressOutcome.REFUSED),
        (app_commands.CommandNotFound("gone", []), PressOutcome.REFUSED),
        (TimeoutError(), PressOutcome.LATE),
        (aiohttp.ServerDisconnectedError(), PressOutcome.DISCORD),
        (StorageError("the disk is full"), PressOutcome.STORAGE),
        (ZeroDivisionError(), PressOutcome.FAULT),
    ],
)
def test_an_error_is_an_outcome(cause: Exception, outcome: PressOutcome) -> None:
    assert outcome_of(cause) is outcome


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/interactions/123456789012345678/aW50/callback", "POST answer"),
        ("POST", "/webhooks/1/token", "POST follow-up"),
        ("PATCH", "/webhooks/1/token/messages/@original", "PATCH follow-up"),
        ("PATCH", "/channels/12/messages/34", "PATCH message"),
        ("POST", "/channels/12/messages/34/threads", "POST thread"),
        ("GET", "/channels/12", "GET channel"),
        ("GET", "/guilds/1/members/2", "GET member"),
        ("PUT", "/applications/1/commands", "PUT commands"),
        ("GET", "/users/@me", "GET user"),
        ("GET", "/Ann/123456789012345678", "other"),
        ("BREW", "/users/@me", "other"),
        ("GET", "", "other"),
    ],
)
def test_a_request_is_of_a_kind_and_no_label_has_an_id(method: str, path: str, kind: str) -> None:
    assert class_of(method, URL(API + path)) == kind


def test_elsewhere_is_none_of_discords_api() -> None:
    assert class_of("GET", URL("https://gateway.discord.gg/?v=10")) == "other"


def test_rulesets_of_people_have_one_label() -> None:
    assert label_of("tavern") == "tavern"
    assert {label_of(slug_of("Ann's dice")), label_of("../tavern"), label_of("")} == {"house"}
