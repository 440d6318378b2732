"""Telling Discord of our commands, only when they have changed, and remembering their ids."""

import hashlib
import json
import logging
from collections.abc import Iterable, Mapping, Sequence

from discord import AppCommandType, app_commands

from bot.client.sharding import LeftToAnother
from bot.kit.texts.command_names import CommandIds
from bot.match.ports import Notes

_log = logging.getLogger(__name__)


async def known_ids(tree: app_commands.CommandTree, notes: Notes) -> CommandIds:
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
    tree: app_commands.CommandTree, notes: Notes, *, tells: bool = True
) -> CommandIds:
    """Send Discord the command tree unless it is the one sent last; return the commands' ids.

    Discord allows a limited number of changes a day, so a restart alone must cost none. Commands
    that it refuses as malformed it would refuse again: people keep those that they have. Raises
    `LeftToAnother` where this process is not the one that `tells`.
    """
    translator = tree.translator
    assert translator is not None  # the client sets it before it tells Discord of anything
    payloads = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    digest, key = digest_of(payloads), digest_key(tree.client.application_id)
    if await notes.read(key) == digest:
        # Whoever comes from a version that did not remember them asks once.
        return await known_ids(tree, notes) or await _remember(
            await tree.fetch_commands(), tree, notes
        )
    if not tells:
        raise LeftToAnother("the first process tells it")
    try:
        told = await tree.sync()
    except app_commands.CommandSyncFailure as error:
        _log.error("Discord refuses the commands: %s", error)
        return await known_ids(tree, notes)
    ids = await _remember(told, tree, notes)
    await notes.write(key, digest)
    _log.info("told Discord of %d commands", len(payloads))
    return ids


def digest_of(payloads: Sequence[Mapping[str, object]]) -> str:
    """Return what tells these commands, as Discord is told of them, from all others."""
    return hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()


def digest_key(application_id: int | None) -> str:
    """Return the key of the note with the digest of what Discord was told last."""
    return f"commands:{application_id}"


async def _remember(
    told: Iterable[app_commands.AppCommand], tree: app_commands.CommandTree, notes: Notes
) -> CommandIds:
    """Write down the ids of the commands that are typed, and return them."""
    ids = {each.name: each.id for each in told if each.type is AppCommandType.chat_input}
    await notes.write(_ids_key(tree), json.dumps(ids))
    return ids


def _ids_key(tree: app_commands.CommandTree) -> str:
    return f"command-ids:{tree.client.application_id}"
