"""What people read in the simulated Discord."""

import re
from collections.abc import Iterator

import discord
from simcord import ChannelHandle, Env, InteractionResult, ResponseMessage

from bot.kit.components.as_text import as_text, readable
from bot.kit.components.raw import RawComponent, walk


class PrivateMessage:
    """A message that its person alone sees, as it is now."""

    def __init__(self, opened: InteractionResult) -> None:
        assert opened.ephemeral
        self._opened = opened

    @property
    def message(self) -> discord.Message:
        return self._shown().message

    def text(self) -> str:
        return read(self._shown())

    def parts(self) -> Iterator[RawComponent]:
        """Yield every component, the nested ones too."""
        return walk(self._shown().components)

    def _shown(self) -> ResponseMessage:
        assert self._opened.response is not None
        return self._opened.response


def told(result: InteractionResult) -> str:
    """Return what the person alone was told; fail when others could read it, or nothing came."""
    private = [answer for answer in _answers(result) if answer.ephemeral]
    assert len(private) == 1, f"{result} is not one private answer"
    return read(private[0])


def told_beside(result: InteractionResult) -> str:
    """Return what the person alone was told beside the message that the press has changed."""
    [beside] = result.followups
    assert beside.ephemeral
    return read(beside)


def told_nothing(result: InteractionResult) -> bool:
    """Tell whether a press was answered by the board alone."""
    return not any(answer.ephemeral for answer in _answers(result))


def read(answer: ResponseMessage) -> str:
    """Return an answer as text."""
    return readable(answer.content) if answer.content else as_text(answer.components)


def shown(result: InteractionResult) -> str:
    """Return an answer that everyone sees."""
    assert result.response is not None
    assert not result.ephemeral
    return read(result.response)


def components(message: discord.Message) -> list[RawComponent]:
    """Return a message's components in Discord's JSON."""
    return [component.to_dict() for component in message.components]


def newest_first(env: Env, channel: ChannelHandle) -> Iterator[discord.Message]:
    """Yield the messages that everyone sees; the whole of a long history takes its time."""
    stored = env.backend.messages.get(channel.id, {})
    for number in sorted(stored, reverse=True):
        if stored[number].visible_to(None):
            yield ResponseMessage(env, stored[number]).message


def _answers(result: InteractionResult) -> list[ResponseMessage]:
    return [*([result.response] if result.response else []), *result.followups]


def without_seal(board: str) -> str:
    """Return a board without what its dice are sealed by, which no two games have in common."""
    return re.sub(r"(?<=-# Dice sealed as )\S+", "", board)
