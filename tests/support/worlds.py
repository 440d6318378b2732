"""What worlds of the sandbox are made with."""

from collections.abc import Callable
from io import BytesIO

from PIL import Image

from tests.support.tally_bot import TallyBot


def a_picture() -> bytes:
    picture = BytesIO()
    Image.new("RGB", (8, 8), "green").save(picture, "PNG")
    return picture.getvalue()


def making(bot: TallyBot) -> Callable[[], TallyBot]:
    return lambda: bot
