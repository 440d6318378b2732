"""Every layout is what Discord's API description takes."""

import pytest

from tests.support.scenes.all_scenes import scenes
from tests.support.wire.helpers import DESCRIPTION, needs_description
from tests.wire_server.rest.description import Description

SCENES = {name: layout.payload() for name, layout in scenes().items()}


@pytest.fixture(scope="module")
def description() -> Description:
    return Description(DESCRIPTION)


@needs_description
@pytest.mark.parametrize("name", sorted(SCENES))
def test_discords_description_takes_it(description: Description, name: str) -> None:
    message = {"components": SCENES[name], "flags": 1 << 15}
    path = "/channels/{channel_id}/messages/{message_id}"
    assert description.check_request("PATCH", path, message) == []
