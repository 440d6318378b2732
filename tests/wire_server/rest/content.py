"""How the body of a request becomes what a message says."""

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass

from tests.wire_server.errors import JsonObject, Problem, invalid_form
from tests.wire_server.model.components import Publisher
from tests.wire_server.model.content import NO_FLAGS, Attachment, Content, MessageFlag

from .limits import check_content, check_files

_SET_BY_BOT = (
    MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2
)


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request; `index` is the n of its field `files[n]`."""

    index: int
    filename: str
    data: bytes


class Composer:
    """Writes and rewrites messages, and refuses what Discord would refuse."""

    def __init__(
        self, new_id: Callable[[], int], emoji_ids: Container[int], attachment_base: str
    ) -> None:
        """`attachment_base`: address below which the attachments are."""
        self._new_id = new_id
        self._emoji_ids = emoji_ids
        self._attachment_base = attachment_base

    def compose(
        self,
        body: JsonObject,
        files: Sequence[Upload],
        old: Content | None = None,
        *,
        may_hide: bool = False,
    ) -> Content:
        """Return what the message says after `body` was applied to `old` (None: a new message).

        `may_hide`: an answer to an interaction, which may be ephemeral. Raises ApiError.
        """
        before = old or Content()
        flags = self._flags(body, before, may_hide=may_hide and old is None)
        problems = check_files(files)
        attachments = self._attachments(body, files, before)
        sent = body.get("components", before.components) or ()
        merged = Content(
            text=body.get("content", before.text) or "",
            embeds=tuple({"type": "rich", **e} for e in body.get("embeds", before.embeds) or ()),
            components=tuple(sent),
            attachments=attachments,
            flags=flags,
        )
        problems += check_content(merged, self._emoji_ids)
        if problems:
            raise invalid_form(problems)
        if sent is before.components:
            return merged
        # What is kept and sent is the published form; what was checked is what the bot wrote.
        urls = {attachment.filename: attachment.url for attachment in attachments}
        published = tuple(Publisher(sent, urls).publish())
        return Content(merged.text, merged.embeds, published, attachments, flags)

    def _flags(self, body: JsonObject, before: Content, *, may_hide: bool) -> MessageFlag:
        """Return the flags after a request: what the bot set, and what stays for ever."""
        sticky = before.flags & (MessageFlag.EPHEMERAL | MessageFlag.COMPONENTS_V2)
        if body.get("flags") is None:
            return before.flags & ~MessageFlag.LOADING
        asked = MessageFlag(body["flags"])
        allowed = _SET_BY_BOT | (MessageFlag.EPHEMERAL if may_hide else NO_FLAGS)
        # An edit may repeat the flags that the message already has.
        if asked & ~(allowed | sticky):
            raise invalid_form([Problem(("flags",), "MESSAGE_FLAGS", f"May not set {asked!r}.")])
        if sticky & MessageFlag.COMPONENTS_V2 and not asked & MessageFlag.COMPONENTS_V2:
            text = "IS_COMPONENTS_V2 cannot be removed from a message."
            raise invalid_form([Problem(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2", text)])
        return asked | sticky

    def _attachments(
        self, body: JsonObject, files: Sequence[Upload], before: Content
    ) -> tuple[Attachment, ...]:
        """Return the files of a message: a list in the body says which of the old ones stay."""
        described = {str(entry["id"]): entry for entry in body.get("attachments") or ()}
        kept = [
            file
            for file in before.attachments
            if "attachments" not in body or str(file.id) in described
        ]
        new = [self._attach(upload, described.get(str(upload.index), {})) for upload in files]
        return (*kept, *new)

    def _attach(self, upload: Upload, entry: JsonObject) -> Attachment:
        attachment_id = self._new_id()
        name = entry.get("filename") or upload.filename
        url = f"{self._attachment_base}/{attachment_id}/{name}"
        return Attachment(attachment_id, name, upload.data, entry.get("description"), url)
