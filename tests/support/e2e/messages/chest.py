"""The private message in which somebody chooses what to play with, as they see it."""

from collections.abc import Iterator, Sequence

from simcord import InteractionResult, MemberActor

from bot.config import PostgresUrl
from bot.database.opening import Address
from bot.features.tavern.buttons import AddDieMenu, ChooseButton
from tests.support.buttons import Kind, read_button
from tests.support.e2e.reading import PrivateMessage
from tests.support.e2e.table import Table
from tests.support.storage.engines import outside


def give(table: Table, who: MemberActor, *things: str) -> None:
    """Let somebody own dice and badges, as if they had won them from nobody in particular."""
    give_things(table.settings.database, who.id, things)


def give_things(database: Address, user_id: int, things: Sequence[str]) -> None:
    """Do so by the id of somebody, in the database of a running bot."""
    with outside(database) as connection:
        if isinstance(database, PostgresUrl):  # there is no such match, which SQLite does not mind
            connection.execute("SET session_replication_role = replica")
        for thing in things:
            connection.execute(
                "INSERT INTO belongings (owner_id, thing, winner_id, origin, number, match_id)"
                " VALUES (?, ?, ?, 'test',"
                " 1 + (SELECT count(*) FROM belongings WHERE winner_id = ?), 0)",
                (user_id, thing, user_id, user_id),
            )


def lose(table: Table, who: MemberActor) -> None:
    """Let somebody own nothing any more."""
    with table.outside() as connection:
        connection.execute("DELETE FROM belongings WHERE owner_id = ?", (who.id,))


class Chest(PrivateMessage):
    """What somebody can choose from."""

    def __init__(self, who: MemberActor, opened: InteractionResult) -> None:
        super().__init__(opened)
        self._who = who

    @classmethod
    async def open(cls, table: Table, who: MemberActor) -> "Chest":
        """Let somebody press *Choose* on the board."""
        return cls(who, await table.press(who, ChooseButton))

    async def add(self, *dice: str) -> None:
        """Choose dice, by slug, one after the other."""
        for die in dice:
            await self.select(AddDieMenu, die)

    async def select(self, kind: Kind, value: str) -> InteractionResult:
        """Choose what an option stands for in a menu of the message."""
        result = await self._who.select(
            self.message,
            [next(option for option in self._values(kind) if option.split(" ")[0] == value)],
            custom_id=self._custom_id(kind),
        )
        assert result.acknowledged
        return result

    async def press(self, kind: Kind) -> InteractionResult:
        """Press a button of the message."""
        result = await self._who.click(self.message, custom_id=self._custom_id(kind))
        assert result.acknowledged
        return result

    def _custom_id(self, kind: Kind) -> str:
        found = [
            component for component in self._components() if type(read_button(component)) is kind
        ]
        assert found, f"no {kind} in\n{self.text()}"
        return found[0]

    def _values(self, kind: Kind) -> Iterator[str]:
        for part in self.parts():
            options = part.get("options")
            if isinstance(options, list) and part["custom_id"] == self._custom_id(kind):
                yield from [str(option["value"]) for option in options]

    def _components(self) -> Iterator[str]:
        return (str(part["custom_id"]) for part in self.parts() if "custom_id" in part)
