-- name: all_calls(first_shard, last_shard, shards)
-- There are never more than open matches, and they are read once.
SELECT match_id, user_id, guild_id, channel_id, message_id
FROM turn_calls
WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ORDER BY match_id;

-- name: put(match_id, user_id, guild_id, channel_id, message_id)!
INSERT INTO turn_calls (match_id, user_id, guild_id, channel_id, message_id)
VALUES (:match_id, :user_id, :guild_id, :channel_id, :message_id)
ON CONFLICT (match_id) DO UPDATE
SET user_id = excluded.user_id, message_id = excluded.message_id;

-- name: drop(match_id)!
DELETE FROM turn_calls
WHERE match_id = :match_id;
