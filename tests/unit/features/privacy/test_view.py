"""The file that somebody's data is in."""

import gzip

from bot.features.privacy.view import DATA_FILE, LARGEST, data_file


def test_data_is_a_file_that_can_be_read_as_it_is() -> None:
    assert data_file('{"name": "Zoé"}') == (DATA_FILE, '{"name": "Zoé"}'.encode())


def test_data_that_discord_would_not_take_is_compressed() -> None:
    data = "0123456789abcdef" * (LARGEST // 16)
    name, content = data_file(data)
    assert name == f"{DATA_FILE}.gz"
    assert len(content) < LARGEST
    assert gzip.decompress(content).decode() == data
