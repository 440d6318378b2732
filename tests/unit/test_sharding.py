"""Which shards and servers a process has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sharding import EVERYTHING, Cluster, Share

SERVERS = st.integers(0, 2**63 - 1) | st.none()


@given(shards=st.integers(1, 60), data=st.data())
def test_each_server_belongs_to_exactly_one_process(shards: int, data: st.DataObject) -> None:
    of = data.draw(st.integers(1, shards))
    shares = [Share.of(Cluster(number, of), shards) for number in range(of)]
    server = data.draw(SERVERS)
    assert [share.owns(server) for share in shares].count(True) == 1
    assert [shard for share in shares for shard in share.shard_ids] == [*range(shards)]
    assert [share.is_first for share in shares] == [True] + [False] * (of - 1)
    sizes = [len(share.shard_ids) for share in shares]
    assert max(sizes) - min(sizes) <= 1


def test_private_messages_belong_to_the_first() -> None:
    first, second = Share.of(Cluster(0, 2), 4), Share.of(Cluster(1, 2), 4)
    assert first.owns(None)
    assert not second.owns(None)
    assert second.owns((4 * 1000 + 3) << 22)  # on shard 3, as Discord counts


@pytest.mark.parametrize("server", [None, 0, 2**62])
def test_a_bot_alone_has_everything(server: int | None) -> None:
    assert EVERYTHING.owns(server)
    assert EVERYTHING.is_whole
