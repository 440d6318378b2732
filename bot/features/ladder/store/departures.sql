-- People and places that go, and servers that the bot has left.

-- name: ladders_of(user_id)
-- The ladders that somebody is on, or has been challenged on.
SELECT guild_id, ruleset
FROM rungs
WHERE user_id = :user_id
UNION
SELECT guild_id, ruleset
FROM ladder_challenges
WHERE (challenger_id = :user_id OR challenged_id = :user_id) AND ended_at IS NULL;

-- name: rename_challenger(user_id, former)!
UPDATE ladder_challenges
SET challenger_id = :former, challenger_name = ''
WHERE challenger_id = :user_id;

-- name: rename_challenged(user_id, former)!
UPDATE ladder_challenges
SET challenged_id = :former, challenged_name = ''
WHERE challenged_id = :user_id;

-- name: waiting_in(channel_id)
SELECT id
FROM ladder_challenges
WHERE channel_id = :channel_id AND ended_at IS NULL AND match_id IS NULL
    AND due_at > 0; -- so that the index of those that have not ended serves

-- name: lose_message(id)!
UPDATE ladder_challenges
SET message_id = NULL
WHERE id = :id;

-- name: waiting_on(guild_id)
SELECT id
FROM ladder_challenges
WHERE guild_id = :guild_id AND ended_at IS NULL AND match_id IS NULL;

-- name: servers(first_shard, last_shard, shards)
SELECT guild_id
FROM rungs
WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
UNION
SELECT guild_id
FROM ladder_challenges
WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
UNION
SELECT guild_id
FROM ladder_standstills
WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: stand_still(guild_id, now)!
-- If the clocks stand already, they do so since then.
INSERT INTO ladder_standstills (guild_id, since)
VALUES (:guild_id, :now)
ON CONFLICT DO NOTHING;

-- name: go_on(guild_id)
-- No row comes back if the clocks did not stand.
DELETE FROM ladder_standstills
WHERE guild_id = :guild_id
RETURNING since;

-- name: give_back(guild_id, seconds, until)!
UPDATE rungs
SET sinks_at = max(sinks_at + :seconds, :until)
WHERE guild_id = :guild_id;
