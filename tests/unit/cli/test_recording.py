"""What a record keeps, and what it strikes out."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli.running.recording import recorder
from bot.cli.running.recording.recorder import command_names, recording
from bot.cli.running.recording.scrubbing import Scrubber
from bot.client.gateway import SteadySocket

ID = "123456789012345678"
TOKEN = "aW50ZXJhY3Rpb246MTIz" * 5


@pytest.fixture
def scrubber() -> Scrubber:
    return Scrubber(command_names())


def test_ids_are_numbers_of_their_own_wherever_they_occur(scrubber: Scrubber) -> None:
    first = scrubber.value({"id": ID, "users": {ID: int(ID)}, "other": "876543210987654321"})
    assert first == {
        "id": str(10**17),
        "users": {str(10**17): 10**17},
        "other": str(10**17 + 1),
    }
    assert scrubber.path(f"/channels/{ID}/messages/@me") == f"/channels/{10**17}/messages/@me"


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        (f"/interactions/{ID}/{TOKEN}/callback", f"/interactions/{10**17}/{'x' * 100}/callback"),
        (f"/webhooks/{ID}/lowercase/messages", f"/webhooks/{10**17}/xxxxxxxxx/messages"),
        ("/gateway/bot", "/gateway/bot"),
    ],
)
def test_no_token_is_left_in_a_path(scrubber: Scrubber, path: str, shown: str) -> None:
    assert scrubber.path(path) == shown


def test_what_people_type_and_are_called_leaves_its_length(scrubber: Scrubber) -> None:
    asked = {
        "name": "farkle",
        "options": [{"name": "score", "options": [{"name": "dice", "value": "1 2 3"}]}],
        "resolved": {"users": {ID: {"name": "farkle", "global_name": "Ada"}}},
    }
    assert scrubber.value({"data": asked, "name": "farkle", "token": TOKEN}) == {
        "data": {
            "name": "farkle",
            "options": [{"name": "score", "options": [{"name": "dice", "value": "xxxxx"}]}],
            "resolved": {"users": {str(10**17): {"name": "xxxxxx", "global_name": "xxx"}}},
        },
        "name": "xxxxxx",
        "token": "x" * len(TOKEN),
    }


def test_a_person_whom_a_button_names_is_a_number(scrubber: Scrubber) -> None:
    person = "xqwertyuiop1"  # in base 36
    assert int(person, 36) > 10**15
    kept = scrubber.value({"custom_id": f"fk1:7:{person}:trremove"})
    assert kept == {"custom_id": f"fk1:7:{10**17}:trremove"}
    assert scrubber.value({"custom_id": "fk1:7:2:die:3"}) == {"custom_id": "fk1:7:2:die:3"}
    assert scrubber.value({"custom_id": "other:Ada"}) == {"custom_id": "xxxxxxxxx"}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(json_values, st.text(alphabet="ABCDEFGH", min_size=12))
def test_whatever_discord_sends_no_text_of_it_is_left(value: object, text: str) -> None:
    scrubbed = Scrubber(()).value({"anything": [value, text], text: text})
    assert text not in json.dumps(scrubbed)


def test_a_record_ends_once_it_is_long_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(recorder, "MOST_BYTES", 200)
    with recording(tmp_path / "records", None):
        for _ in range(10):
            assert SteadySocket.record is not None
            SteadySocket.record("received", json.dumps({"op": 0, "t": "RESUMED", "d": {}}))
    assert SteadySocket.record is None
    [file] = (tmp_path / "records").iterdir()
    assert 0 < file.stat().st_size <= 200
    assert [message for message in caplog.messages if "ends here" in message] == [
        "the record ends here: it is long enough"
    ]


def test_a_folder_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(SystemExit) as ended, recording(tmp_path / "file", None):
        pass
    assert ended.value.code == 2
    assert "FARKLE_RECORD" in capsys.readouterr().err
