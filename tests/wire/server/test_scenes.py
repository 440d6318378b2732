"""Every layout is what Discord's API description takes."""

from tests.support.scenes.payloads import payloads
from tests.support.wire.helpers import DESCRIPTION, needs_description
from tests.wire_server.rest.description import Description


@needs_description
def test_discords_description_takes_it() -> None:
    description = Description(DESCRIPTION)
    path = "/channels/{channel_id}/messages/{message_id}"
    for name, payload in payloads().items():
        message = {"components": payload, "flags": 1 << 15}
        assert description.check_request("PATCH", path, message) == [], name
