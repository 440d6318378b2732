"""What Discord would refuse, the wire server refuses, and remembers it."""

import base64
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import pytest

from tests.support.wire.helpers import RawBot, Reply, needs_description, openapi
from tests.wire_server import Channel, JsonObject, WireServer, WireViolations, command_text

V2 = 1 << 15
PNG = base64.b64encode(b"\x89PNG").decode()


def text(content: str) -> JsonObject:
    return {"type": 10, "content": content}


def button(custom_id: str | None, **fields: object) -> JsonObject:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **fields}


def row(*components: JsonObject) -> JsonObject:
    return {"type": 1, "components": list(components)}


def select(*values: str, **fields: object) -> JsonObject:
    options = [{"label": "Option", "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options, **fields}


def v2(*components: JsonObject, **fields: object) -> JsonObject:
    return {"flags": V2, "components": list(components), **fields}


@dataclass
class Desk:
    """A channel, and a bot that posts whatever it is told to."""

    server: WireServer
    bot: RawBot
    channel: Channel

    @property
    def messages(self) -> str:
        return f"/channels/{self.channel.id}/messages"

    @property
    def application(self) -> str:
        return f"/applications/{self.server.bot.id}"

    async def post(self, body: object) -> Reply:
        return await self.bot.call("POST", self.messages, body)


async def desk_of(server: WireServer) -> AsyncIterator[Desk]:
    guild = server.create_guild("Tavern")
    async with RawBot(server) as bot:
        yield Desk(server, bot, server.create_channel(guild, "table"))


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    """Open a desk on a server that has no description: its own checks alone."""
    async with WireServer() as server:
        async for desk in desk_of(server):
            yield desk


@pytest.fixture
async def described_desk() -> AsyncIterator[Desk]:
    """Open a desk on a server that checks bodies against Discord's description."""
    async with WireServer(openapi=openapi()) as server:
        async for desk in desk_of(server):
            yield desk


def leaves(errors: JsonObject, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield the path and code of each problem in an error body."""
    for key, value in errors.items():
        if key == "_errors":
            yield from ((path, problem["code"]) for problem in value)
        else:
            yield from leaves(value, f"{path}.{key}".strip("."))


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


# Commands and emojis --------------------------------------------------------------------


def command(**fields: object) -> JsonObject:
    return {"name": "farkle", "description": "Play", "type": 1, **fields}


def option(name: str, **fields: object) -> JsonObject:
    return {"name": name, "description": "What", "type": 3, **fields}


BAD_COMMANDS: dict[str, JsonObject] = {
    "upper case": command(name="Farkle"),
    "no description": command(description=""),
    "a long description": command(description="a" * 101),
    "a long translation": command(description_localizations={"de": "a" * 101}),
    "26 options": command(options=[option(f"o{n}") for n in range(26)]),
    "equal options": command(options=[option("a"), option("a")]),
    "required after optional": command(options=[option("a"), option("b", required=True)]),
    "a subcommand beside an option": command(options=[option("a"), option("b", type=1)]),
    "a group in a subcommand": command(
        options=[option("a", type=1, options=[option("b", type=2)])]
    ),
    "26 choices": command(
        options=[option("a", choices=[{"name": str(n), "value": str(n)} for n in range(26)])]
    ),
    "choices and autocomplete": command(
        options=[option("a", autocomplete=True, choices=[{"name": "x", "value": "x"}])]
    ),
    "a described menu": command(name="Challenge", type=2),
    "8,001 characters": command(
        options=[
            option(
                f"s{n}", type=1, options=[option(f"o{m}", description="d" * 78) for m in range(4)]
            )
            for n in range(25)
        ]
    ),
}


@pytest.mark.parametrize("spec", BAD_COMMANDS.values(), ids=BAD_COMMANDS)
async def test_a_bad_command_is_refused(desk: Desk, spec: JsonObject) -> None:
    path = f"{desk.application}/commands"
    for method, body in (("PUT", [spec]), ("POST", spec)):
        reply = await desk.bot.call(method, path, body)
        assert (reply.status, reply.body["code"]) == (400, 50035)
    assert desk.server.commands() == []
    assert len(desk.server.violations) == 2


def test_the_longest_language_counts() -> None:
    choice = {"name": "one", "value": "two", "name_localizations": {"de": "drei!"}}
    spec = command(
        description_localizations={"de": "Spielen", "fr": "Jeu"},
        options=[option("die", choices=[choice])],
    )
    assert command_text(spec) == len("farkleSpielendieWhatdrei!two")


async def test_commands_keep_their_ids(desk: Desk) -> None:
    path = f"{desk.application}/commands"
    first = await desk.bot.call("PUT", path, [command(), command(name="other")])
    again = await desk.bot.call("POST", path, command(description="Play again"))
    assert again.status == 200
    kept = [known for known in desk.server.commands() if known.name == "farkle"]
    assert [str(known.id) for known in kept] == [again.body["id"]]
    assert again.body["id"] in str(first.body)
    assert len(desk.server.commands()) == 2


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("d", PNG, "STRING_TYPE_REGEX"),
        ("die-1", PNG, "STRING_TYPE_REGEX"),
        ("taken", PNG, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        ("die_1", "????", "IMAGE_INVALID"),
        ("die_1", base64.b64encode(bytes(256 * 1024 + 1)).decode(), "BINARY_TYPE_MAX_SIZE"),
    ],
)
async def test_a_bad_emoji_is_refused(desk: Desk, name: str, image: str, code: str) -> None:
    path = f"{desk.application}/emojis"
    uri = "data:image/png;base64,"
    assert (await desk.bot.call("POST", path, {"name": "taken", "image": uri + PNG})).status == 201
    reply = await desk.bot.call("POST", path, {"name": name, "image": uri + image})
    assert [found for _path, found in leaves(reply.body["errors"])] == [code]
    assert [emoji.name for emoji in desk.server.emojis] == ["taken"]


async def test_an_emoji_on_a_button_has_to_exist(desk: Desk) -> None:
    path = f"{desk.application}/emojis"
    image = f"data:image/png;base64,{PNG}"
    emoji = (await desk.bot.call("POST", path, {"name": "die_1", "image": image})).body
    body = v2(row(button("a", emoji={"name": "die_1", "id": emoji["id"]})))
    assert (await desk.post(body)).status == 200
    assert (await desk.bot.call("DELETE", f"{path}/{emoji['id']}")).status == 204
    assert (await desk.post(body)).status == 400
