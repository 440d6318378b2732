-- Who wears which role.

-- name: end_honours(guild_id, honour, role_id, user_ids)!
-- End an honour for all but those among `user_ids`, a JSON list, with this very role.
UPDATE honours
SET state = 'over'
WHERE guild_id = :guild_id
    AND honour = :honour
    AND NOT (role_id = :role_id AND user_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:user_ids)));

-- name: begin_honours(guild_id, honour, role_id, user_ids)!
-- Whoever wears the role already goes on.
INSERT INTO honours (guild_id, honour, user_id, role_id, state)
SELECT :guild_id, :honour, CAST(value AS BIGINT), :role_id, 'wanted'
FROM json_each(:user_ids)
WHERE true
ON CONFLICT (guild_id, honour, user_id, role_id) DO UPDATE
SET state = 'wanted'
WHERE honours.state = 'over';

-- name: holders(guild_id, honour)
SELECT user_id
FROM honours
WHERE guild_id = :guild_id AND honour = :honour AND state != 'over';

-- name: open_honours(guild_id)
-- What is over comes first. A role that somebody wears for another honour too is not taken back.
SELECT
    guild_id, honour, user_id, role_id, state = 'over' AS is_over,
    state = 'over' AND EXISTS (
        SELECT 1
        FROM honours AS other
        WHERE other.guild_id = honours.guild_id
            AND other.user_id = honours.user_id
            AND other.role_id = honours.role_id
            AND other.state != 'over'
    ) AS stays
FROM honours
WHERE guild_id = :guild_id AND state != 'given'
ORDER BY is_over DESC, honour, user_id;

-- name: open_servers(first_shard, last_shard, shards)
SELECT DISTINCT guild_id
FROM honours
WHERE state != 'given' AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: note_given(guild_id, honour, user_id, role_id)!
UPDATE honours
SET state = 'given'
WHERE guild_id = :guild_id AND honour = :honour AND user_id = :user_id AND role_id = :role_id
    AND state = 'wanted';

-- name: drop_honour(guild_id, honour, user_id, role_id, is_over)!
DELETE FROM honours
WHERE guild_id = :guild_id AND honour = :honour AND user_id = :user_id AND role_id = :role_id
    AND iif(state = 'over', 1, 0) = CAST(:is_over AS BIGINT);

-- name: forget_role(guild_id, role_id)!
DELETE FROM honours
WHERE guild_id = :guild_id AND role_id = :role_id;

-- name: of_person(user_id)
SELECT guild_id, honour, user_id, role_id
FROM honours
WHERE user_id = :user_id;
