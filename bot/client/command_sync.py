"""Telling Discord of our commands, only when they have changed."""

import hashlib
import json
import logging

from discord import app_commands

from bot.match.ports import Notes

_log = logging.getLogger(__name__)


async def sync_if_changed(tree: app_commands.CommandTree, notes: Notes) -> None:
    """Send Discord the command tree unless it is the one sent last.

    Discord allows a limited number of changes a day, so a restart alone must cost none. Commands
    that it refuses as malformed it would refuse again: people keep those that they have.
    """
    translator = tree.translator
    assert translator is not None  # the client sets it before it tells Discord of anything
    payloads = [
        await command.get_translated_payload(tree, translator) for command in tree.get_commands()
    ]
    digest = hashlib.sha256(json.dumps(payloads, sort_keys=True).encode()).hexdigest()
    key = f"commands:{tree.client.application_id}"
    if await notes.read(key) == digest:
        return
    try:
        await tree.sync()
    except app_commands.CommandSyncFailure as error:
        _log.error("Discord refuses the commands: %s", error)
        return
    await notes.write(key, digest)
    _log.info("told Discord of %d commands", len(payloads))
