"""Commands and emojis that Discord would refuse."""

import base64
from typing import Any

import pytest

from tests.support.wire.desk import Desk, button, leaves, row, v2
from tests.wire_server import JsonObject, command_text

PNG = base64.b64encode(b"\x89PNG").decode()


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


async def listed(desk: Desk, path: str) -> list[JsonObject]:
    """Return the commands that Discord lists at `path`."""
    told: Any = (await desk.bot.call("GET", path)).body
    assert isinstance(told, list)
    return told


async def test_a_command_is_for_what_the_application_supports(desk: Desk) -> None:
    desk.server.application.installs = {0}
    spec = command(integration_types=[0, 1], contexts=[0])
    for method, body, at in (("PUT", [spec], "0."), ("POST", spec, "")):
        reply = await desk.bot.call(method, f"{desk.application}/commands", body)
        assert (reply.status, reply.body["code"]) == (400, 50035)
        assert [where for where, _ in leaves(reply.body["errors"])] == [f"{at}integration_types.1"]
    desk.server.application.installs = {0, 1}
    reply = await desk.bot.call("PUT", f"{desk.application}/commands", [spec])
    assert reply.status == 200


async def test_the_command_of_an_activity_may_not_be_left_out(desk: Desk) -> None:
    launch, path = desk.server.add_entry_point(), f"{desk.application}/commands"
    refused = await desk.bot.call("PUT", path, [command()])
    assert (refused.status, refused.body["code"]) == (400, 50240)
    [there] = await listed(desk, path)
    assert (there["id"], there["type"], there["handler"]) == (str(launch.id), 4, 2)
    kept = {"name": "launch", "type": 4, "handler": 2}
    assert (await desk.bot.call("PUT", path, [command(), kept])).status == 200
    no_handler = {"name": "launch", "type": 4}
    assert (await desk.bot.call("PUT", path, [command(), no_handler])).status == 400


async def test_translations_are_told_to_those_who_ask(desk: Desk) -> None:
    path = f"{desk.application}/commands"
    translated = {"name_localizations": {"de": "spielen"}}
    spec = command(options=[option("pace", **translated)], **translated)
    assert (await desk.bot.call("PUT", path, [spec])).status == 200
    [bare] = await listed(desk, path)
    assert "name_localizations" not in {**bare, **bare["options"][0]}
    [whole] = await listed(desk, f"{path}?with_localizations=true")
    assert whole["name_localizations"] == whole["options"][0]["name_localizations"]
