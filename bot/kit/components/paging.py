"""Pages of a card and the buttons between them."""

from collections.abc import Callable, Iterator

from bot.kit.components.buttons import board_button
from bot.kit.components.custom_ids import CustomId
from bot.kit.components.layout import row, text
from bot.kit.components.parts import Button, Part
from bot.kit.texts.texts import Texts


def paging(number: int, of: int, page: Callable[[int], CustomId], texts: Texts) -> Iterator[Part]:
    """Yield "page `number` of `of`" and the buttons to its neighbours; nothing for one page.

    `page` returns the button of a page; pages are counted from 1.
    """
    if of > 1:
        yield text(texts("page-number", number=number, of=of))
        yield row(_turning(number, of, page, texts))


def _turning(
    number: int, of: int, page: Callable[[int], CustomId], texts: Texts
) -> Iterator[Button]:
    for target, key in ((number - 1, "button-previous"), (number + 1, "button-next")):
        yield board_button(page(target), texts(key), disabled=not 1 <= target <= of)
