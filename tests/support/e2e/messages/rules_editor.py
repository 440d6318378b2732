"""The private message in which house rules are made, as the person who makes them sees it."""

from collections.abc import Mapping
from typing import ClassVar

from simcord import InteractionResult, MemberActor

from bot.engine import OptionTopic, Value
from bot.features.rulebook.buttons import AskNumberButton, DeleteButton, SaveButton, TopicMenu
from bot.features.rulebook.model.house_rules import OPTIONS
from bot.features.rulebook.view.editor_settings import write_setting
from bot.kit.components.raw import RawComponent
from tests.support.buttons import Kind, read_button
from tests.support.e2e.reading import PrivateMessage, told
from tests.support.e2e.table import Table

ANSWER = "answer"
"""The field of every question."""


class Desk(PrivateMessage):
    """The editor of one person, from the command that opened it."""

    topics: ClassVar[Kind] = TopicMenu

    def __init__(self, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self.who = who

    # ------------------------------------------------------------------ what the person sees

    def can_save(self) -> bool:
        return not self._component(SaveButton).get("disabled")

    def options(self, name: str) -> list[str]:
        """Return the labels of the menu for option `name`."""
        return [str(option["label"]) for option in _options(self._menu(name))]

    def has_menu(self, name: str) -> bool:
        """Tell whether there is a menu for option `name` on the screen."""
        return any(
            str(option["value"]).startswith(f"{name}=")
            for part in self.parts()
            for option in _options(part)
        )

    # ------------------------------------------------------------------ what the person does

    async def turn_to(self, topic: OptionTopic | str) -> InteractionResult:
        return await self._select(self._component(self.topics), str(topic))

    async def set(self, name: str, value: Value) -> InteractionResult:
        """Turn to the screen of option `name` and choose `value`."""
        await self.turn_to(OPTIONS[name].topic)
        return await self.choose(name, value)

    async def choose(self, name: str, value: Value) -> InteractionResult:
        """Choose `value` on the screen that is there."""
        return await self._select(self._menu(name), write_setting(name, value))

    async def ask_number(self, name: str) -> InteractionResult:
        """Turn to the screen of option `name` and ask for another number."""
        await self.turn_to(OPTIONS[name].topic)
        await self._select(self._menu(name), f"{name}=?")
        return await self.press(AskNumberButton)

    async def type_number(self, name: str, text: str) -> InteractionResult:
        return await self.answer(await self.ask_number(name), text)

    async def press(self, kind: Kind) -> InteractionResult:
        return await self.who.click(self.message, custom_id=str(self._component(kind)["custom_id"]))

    async def save(self, title: str) -> InteractionResult:
        return await self.answer(await self.press(SaveButton), title)

    async def answer(self, asked: InteractionResult, text: str) -> InteractionResult:
        """Answer the question that `asked` opened."""
        return await self.who.submit_modal(asked, {ANSWER: text})

    async def _select(self, menu: RawComponent, value: str) -> InteractionResult:
        result = await self.who.select(self.message, [value], custom_id=str(menu["custom_id"]))
        assert result.acknowledged
        return result

    # ------------------------------------------------------------------ finding components

    def _component(self, kind: Kind) -> RawComponent:
        [found] = [
            part
            for part in self.parts()
            if "custom_id" in part and type(read_button(str(part["custom_id"]))) is kind
        ]
        return found

    def _menu(self, name: str) -> RawComponent:
        [found] = [
            part
            for part in self.parts()
            if any(str(option["value"]).startswith(f"{name}=") for option in _options(part))
        ]
        return found


async def open_desk(
    table: Table, command: str, who: MemberActor | None = None, **options: object
) -> Desk:
    """Run a command of `/farkle rules` that opens the editor; Dora does unless `who` is named."""
    who = who or table.dora
    return Desk(who, await who.slash(table.channel, f"farkle rules {command}", **options))


async def make(table: Table, title: str, **values: Value) -> None:
    """Let Dora make and save house rules."""
    desk = await open_desk(table, "create", ruleset="tavern")
    for name, value in values.items():
        await desk.set(name, value)
    await desk.save(title)


async def delete(table: Table, title: str) -> None:
    """Let Dora delete house rules."""
    question = Desk(
        table.dora, await table.dora.slash(table.channel, "farkle rules delete", name=title)
    )
    await question.press(DeleteButton)


async def offered(table: Table, command: str, option: str, typed: str = "") -> list[str]:
    """Return what autocomplete suggests to Ada."""
    filled = {"opponent": table.ben} if command == "challenge" else {}
    choices = await table.ada.autocomplete(
        table.channel, f"farkle {command}", option, typed, **filled
    )
    return [str(choice["name"]) for choice in choices]


async def run(table: Table, command: str, who: MemberActor | None = None, **options: object) -> str:
    """Run a command of `/farkle rules` as Dora, and return what she alone is told."""
    return told(
        await (who or table.dora).slash(table.channel, f"farkle rules {command}", **options)
    )


async def export(table: Table, title: str) -> str:
    """Return the line of text of house rules."""
    _, line, _ = (await run(table, "export", name=title)).rsplit("\n", 2)
    return line


def _options(component: RawComponent) -> list[Mapping[str, object]]:
    options = component.get("options", [])
    assert isinstance(options, list)
    return options
