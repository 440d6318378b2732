-- What goes by itself: servers that the bot has left, and tables that came to nothing.

-- name: add_left(guild_id, due_at)!
INSERT INTO left_servers (guild_id, due_at)
VALUES (:guild_id, :due_at)
ON CONFLICT DO NOTHING;

-- name: add_absent(present, due_at, first_shard, last_shard, shards)!
-- Every server of which anything is kept but those of the JSON list `present`. The matches are not read
-- for it: from each server the index leads to the next.
WITH RECURSIVE played (guild_id) AS (
    SELECT min(guild_id)
    FROM matches
    WHERE guild_id > 0
    UNION ALL
    SELECT (SELECT min(matches.guild_id) FROM matches WHERE matches.guild_id > played.guild_id)
    FROM played
    WHERE guild_id IS NOT NULL
),
known AS (
    SELECT guild_id FROM played WHERE guild_id IS NOT NULL
    UNION
    SELECT guild_id FROM server_settings
    UNION
    SELECT guild_id FROM house_rules
    UNION
    SELECT guild_id FROM drafts
    UNION
    SELECT guild_id FROM puzzle_places
    UNION
    SELECT guild_id FROM rungs
    UNION
    SELECT guild_id FROM tournaments
    UNION
    SELECT guild_id FROM tournament_drafts
)
INSERT INTO left_servers (guild_id, due_at)
SELECT guild_id, :due_at
FROM known
WHERE guild_id NOT IN (SELECT CAST(value AS BIGINT) FROM json_each(:present))
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ON CONFLICT DO NOTHING;

-- name: end_left(present)!
-- What began to be deleted goes on.
DELETE FROM left_servers
WHERE guild_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:present)) AND due_at > 0;

-- name: left_until(until, first_shard, last_shard, shards)
SELECT guild_id
FROM left_servers
WHERE due_at <= :until AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ORDER BY guild_id;

-- name: count_left(first_shard, last_shard, shards)
SELECT count(*) AS servers
FROM left_servers
WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: begun(begun)
SELECT key
FROM notes
WHERE key LIKE :begun
ORDER BY key;

-- name: clear_unplayed(until, most)
-- Those that were played are kept with the other games.
DELETE FROM matches
WHERE id IN (
    SELECT id
    FROM matches
    WHERE phase = 'closed'
        AND phase != 'finished' -- so that the index of those is seen to serve
        AND ended_at <= :until
        AND id NOT IN (SELECT match_id FROM closed_games WHERE closed_games.match_id = matches.id)
    LIMIT :most
)
RETURNING id;
