-- Which process has which shards, and when each may begin a session. On PostgreSQL alone; by its clock.

-- name: held(seconds)
-- Every shard, who has it, how many seconds ago that process gave a sign of life, and when (Unix seconds).
SELECT
    shard, holder, alive,
    holder IS NOT NULL AND alive > extract(epoch FROM clock_timestamp()) - :seconds AS is_held
FROM shards
ORDER BY shard;

-- name: clear()!
DELETE FROM shards;

-- name: clear_served()!
DELETE FROM notes
WHERE key LIKE 'served %';

-- name: note_served(first_shard, last_shard)!
-- Of each shard when it was last served, unless a start that did not come to its end has noted it.
INSERT INTO notes (key, value)
SELECT 'served ' || shard, CAST(alive AS TEXT)
FROM shards
WHERE shard BETWEEN :first_shard AND :last_shard AND alive > 0
ON CONFLICT DO NOTHING;

-- name: last_served(first_shard, last_shard)
SELECT min(CAST(value AS BIGINT)) AS served
FROM notes
WHERE key IN (SELECT 'served ' || shard FROM shards WHERE shard BETWEEN :first_shard AND :last_shard);

-- name: drop_served(first_shard, last_shard)!
DELETE FROM notes
WHERE key IN (SELECT 'served ' || shard FROM shards WHERE shard BETWEEN :first_shard AND :last_shard);

-- name: divide(shards, alive)!
INSERT INTO shards (shard, alive)
SELECT shard, :alive
FROM generate_series(0, :shards - 1) AS shard;

-- name: hold(holder, first_shard, last_shard)!
UPDATE shards
SET holder = :holder, alive = CAST(extract(epoch FROM clock_timestamp()) AS BIGINT)
WHERE shard BETWEEN :first_shard AND :last_shard;

-- name: renew(holder)
UPDATE shards
SET alive = CAST(extract(epoch FROM clock_timestamp()) AS BIGINT)
WHERE holder = :holder
RETURNING shard;

-- name: let_go(holder)!
UPDATE shards
SET holder = NULL, alive = CAST(extract(epoch FROM clock_timestamp()) AS BIGINT)
WHERE holder = :holder;

-- name: take_turn(bucket, apart, most)
-- The milliseconds until the turn, which is `apart` milliseconds after the last one that was given. A turn
-- that is further off than `most` is none: the server's clock was set.
INSERT INTO shard_turns AS turns (bucket, free_at)
VALUES (:bucket, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) + :apart)
ON CONFLICT (bucket) DO UPDATE
SET free_at = :apart + CASE
    WHEN turns.free_at - :most > extract(epoch FROM clock_timestamp()) * 1000
        THEN CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)
    ELSE greatest(turns.free_at, CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT))
END
RETURNING free_at - :apart - CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT) AS wait;

-- name: tell(line)
SELECT pg_notify('farkle', :line);
