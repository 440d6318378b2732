"""Telling Discord of our commands, only when they have changed, and remembering their ids."""

import hashlib
import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord import AppCommandType, app_commands

from bot.client.application.installs import installs_of
from bot.client.application.registration import Registration
from bot.client.sharding import LeftToAnother
from bot.database.notes import SqlNotes
from bot.kit.texts.command_names import CommandIds

_log = logging.getLogger(__name__)


async def known_ids(tree: app_commands.CommandTree, notes: SqlNotes) -> CommandIds:
    """Return the ids of the commands as they are remembered; none before Discord has told any.

    Where what is remembered is damaged, there are none either, and Discord is asked again.
    """
    remembered = await notes.read(_ids_key(tree))
    try:
        ids = json.loads(remembered or "{}")
        return {str(name): int(number) for name, number in ids.items()}
    except (ValueError, TypeError, AttributeError):
        _log.error("the ids of commands that are remembered cannot be read: %r", remembered)
        return {}


async def sync_if_changed(
    tree: app_commands.CommandTree, notes: SqlNotes, *, tells: bool = True
) -> CommandIds:
    """Send Discord the command tree unless it is the one sent last; return the commands' ids.

    They are cut down to where the application can be installed. Discord allows a limited number of
    changes a day, so a restart alone costs none, unless something was refused before. Raises what
    a request may end in, also where Discord refuses all commands; and `LeftToAnother` where this
    process is not the one that `tells`.
    """
    translator = tree.translator
    assert translator is not None  # the client sets it before it tells Discord of anything
    http, application_id = tree.client.http, tree.client.application_id
    assert application_id is not None  # it is logged in
    payloads = installs_of(tree.client.application).fit(
        [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    )
    digest, key = digest_of(payloads), digest_key(application_id)
    noted = await notes.read(key)
    if noted == digest or (noted == in_part(digest) and not tells):
        # Whoever comes from a version that did not remember them asks once.
        return await known_ids(tree, notes) or await _remember(
            await http.get_global_commands(application_id), tree, notes
        )
    if not tells:
        raise LeftToAnother("the first process tells it")
    registered = await Registration(http, application_id, payloads).put()
    ids = await _remember(registered.commands, tree, notes)
    await notes.write(key, in_part(digest) if registered.refused else digest)
    _log.info("told Discord of %d commands", len(registered.commands))
    if registered.refused:
        _log.error(
            "these commands are missing, older, or for servers alone, since Discord has refused "
            "them: %s. It is told of them again at the next start",
            ", ".join(sorted(registered.refused)),
        )
    return ids


def digest_of(payloads: Sequence[Mapping[str, object]]) -> str:
    """Return a digest of commands as Discord is told of them."""
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


def digest_key(application_id: int | None) -> str:
    """Return the key of the note with the digest of what Discord was told last."""
    return f"commands:{application_id}"


def in_part(digest: str) -> str:
    """Return the note for a `digest` of which Discord has refused some commands."""
    return f"{digest}:part"


async def _remember(
    told: Iterable[Mapping[str, Any]], tree: app_commands.CommandTree, notes: SqlNotes
) -> CommandIds:
    """Write down the ids of the commands that are typed, and return them."""
    typed = AppCommandType.chat_input.value
    ids = {
        str(command["name"]): int(command["id"])
        for command in told
        if command.get("type", typed) == typed
    }
    await notes.write(_ids_key(tree), json.dumps(ids))
    return ids


def _ids_key(tree: app_commands.CommandTree) -> str:
    return f"command-ids:{tree.client.application_id}"
