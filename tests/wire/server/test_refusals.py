"""What Discord would refuse, the wire server refuses, and remembers it."""

import pytest

from tests.support.wire.desk import V2, Desk, button, leaves, row, select, text, v2
from tests.support.wire.helpers import needs_description
from tests.wire_server import JsonObject, WireViolations

GOOD: list[JsonObject] = [
    {"content": "hello", "components": [row(button("a"), button("b"))]},
    v2(text("hello"), row(button("a")), row(select("x", "y"))),
    v2({"type": 17, "components": [text("x" * 4000), row(*map(button, "abcde"))]}),
    v2({"type": 9, "components": [text("a")], "accessory": button("a")}),
    v2(row(button(None, style=5, url="https://example.org", label=None, emoji={"name": "🎲"}))),
    v2(*[row(*map(button, f"{n}a {n}b {n}c".split())) for n in range(10)]),
]

BAD: dict[str, tuple[JsonObject, str]] = {
    "content beside components": (v2(text("a"), content="b"), "content"),
    "embeds beside components": (v2(text("a"), embeds=[{"title": "b"}]), "embeds"),
    "no flag": ({"components": [text("a")]}, "components.0"),
    "nothing but the flag": (v2(), "components"),
    "41 components": (v2(*[text("a")] * 41), "components"),
    "41 nested": (v2({"type": 17, "components": [text("a")] * 40}), "components"),
    "4,001 characters": (v2(text("a" * 4000), text("b")), "components"),
    "equal custom ids": (
        v2(row(button("a")), row(button("a"))),
        "components.1.components.0.custom_id",
    ),
    "equal ids": (v2({**text("a"), "id": 7}, {**text("b"), "id": 7}), "components.0.id"),
    "six buttons": (v2(row(*map(button, "abcdef"))), "components.0.components"),
    "six rows": ({"components": [row(button(n)) for n in "abcdef"]}, "components"),
    "a select beside a button": (v2(row(button("a"), select("x"))), "components.0.components"),
    "an empty row": (v2(row()), "components.0.components"),
    "a bare button": (v2(row(button("a", label=None))), "components.0.components.0"),
    "no custom id": (v2(row(button(None))), "components.0.components.0.custom_id"),
    "a link with an id": (
        v2(row(button("a", style=5, url="https://example.org"))),
        "components.0.components.0.custom_id",
    ),
    "a long custom id": (v2(row(button("a" * 101))), "components.0.components.0.custom_id"),
    "a long label": (v2(row(button("a", label="b" * 81))), "components.0.components.0.label"),
    "26 options": (
        v2(row(select(*map(str, range(26))))),
        "components.0.components.0.options",
    ),
    "equal options": (v2(row(select("x", "x"))), "components.0.components.0.options"),
    "too many to choose": (
        v2(row(select("x", max_values=2))),
        "components.0.components.0.max_values",
    ),
    "an unknown emoji": (
        v2(row(button("a", emoji={"name": "die", "id": "1"}))),
        "components.0.components.0.emoji.id",
    ),
    "a missing attachment": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://odds.png"}}]}),
        "components.0",
    ),
    "a long content": ({"content": "a" * 2001}, "content"),
    "long embeds": ({"embeds": [{"description": "a" * 4000}, {"title": "b" * 2001}]}, "embeds"),
    "an ephemeral message in the channel": ({"content": "a", "flags": 64}, "flags"),
}


@pytest.mark.parametrize("body", GOOD)
async def test_a_good_message_is_taken(described_desk: Desk, body: JsonObject) -> None:
    reply = await described_desk.post(body)
    assert reply.status == 200, reply.body
    described_desk.server.check()


@pytest.mark.parametrize(("body", "path"), BAD.values(), ids=BAD)
async def test_a_bad_message_is_refused(desk: Desk, body: JsonObject, path: str) -> None:
    reply = await desk.post(body)
    assert (reply.status, reply.body["code"]) == (400, 50035)
    assert path in [at for at, _code in leaves(reply.body["errors"])]
    with pytest.raises(WireViolations, match=path.partition(".")[0]):
        desk.server.check()
    assert desk.channel.messages == {}


async def test_an_empty_message_is_refused(desk: Desk) -> None:
    reply = await desk.post({"content": ""})
    assert (reply.status, reply.body["code"]) == (400, 50006)


async def test_components_v2_stay_for_ever(desk: Desk) -> None:
    message = (await desk.post(v2(text("a")))).body
    path = f"{desk.messages}/{message['id']}"

    edits: list[JsonObject] = [{"flags": 0}, {"content": "b"}, {"components": []}]
    for body in edits:
        assert (await desk.bot.call("PATCH", path, body)).status == 400
    assert len(desk.server.violations) == 3

    edited = await desk.bot.call("PATCH", path, {"components": [text("b")]})
    assert edited.body["flags"] == V2
    assert edited.body["components"] == [{"type": 10, "content": "b", "id": 1}]


async def test_components_get_ids_and_what_they_leave_out(desk: Desk) -> None:
    sent = v2({"type": 17, "components": [{**text("a"), "id": 1}, row(button("b", url=None))]})
    container = (await desk.post(sent)).body["components"][0]
    assert (container["id"], container["spoiler"], container["accent_color"]) == (2, False, None)
    label, buttons = container["components"]
    assert (label["id"], buttons["id"], buttons["components"][0]["id"]) == (1, 3, 4)
    assert "url" not in buttons["components"][0]


@needs_description
@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"content": 5}, "content"),
        ({"components": [row({"type": 2, "label": "no style", "custom_id": "a"})]}, "components.0"),
        ({"allowed_mentions": {"parse": ["people"]}}, "allowed_mentions.parse.0"),
    ],
)
async def test_a_body_that_does_not_fit_the_description_is_refused(
    described_desk: Desk, body: JsonObject, path: str
) -> None:
    reply = await described_desk.post(body)
    assert (reply.status, reply.body["code"]) == (400, 50035)
    assert next(leaves(reply.body["errors"]))[0].startswith(path)
    assert path in str(described_desk.server.violations[0])


@needs_description
async def test_ids_may_be_numbers(described_desk: Desk) -> None:
    user = described_desk.server.create_user("Ann")
    reply = await described_desk.bot.call("POST", "/users/@me/channels", {"recipient_id": user.id})
    assert reply.status == 200
    assert reply.body["recipients"][0]["id"] == str(user.id)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/channels/1", 404, 10003),
        ("GET", "/guilds/1", 404, 10004),
        ("GET", "/users/1", 404, 10013),
        ("GET", "/applications/1/emojis", 403, 20012),
        ("POST", "/interactions/1/x/callback", 404, 10062),
        ("GET", "/webhooks/1/x/messages/@original", 404, 10015),
        ("GET", "/channels/x", 400, 50035),
    ],
)
async def test_what_is_not_there(
    desk: Desk, method: str, path: str, status: int, code: int
) -> None:
    body = {"type": 6} if method == "POST" else None
    reply = await desk.bot.call(method, path, body)
    assert (reply.status, reply.body["code"]) == (status, code)


async def test_a_wrong_token_is_unauthorised(desk: Desk) -> None:
    reply = await desk.bot.call("GET", "/users/@me", Authorization="Bot wrong")
    assert (reply.status, reply.body) == (401, {"code": 0, "message": "401: Unauthorized"})
