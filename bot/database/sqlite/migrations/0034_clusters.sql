-- Processes that share a bot use these on PostgreSQL; in a file they stay empty.

-- Which process has a shard, and when it last said that it lives (Unix seconds).
CREATE TABLE shards (
    shard INTEGER PRIMARY KEY,
    holder TEXT,
    alive INTEGER NOT NULL
) STRICT;

-- From when on the next shard of a bucket may begin a session (Unix milliseconds).
CREATE TABLE shard_turns (
    bucket INTEGER PRIMARY KEY,
    free_at INTEGER NOT NULL
) STRICT;
