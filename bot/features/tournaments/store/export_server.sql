-- What a server is given of each table; what is people's own they have in theirs.

-- name: tournaments(guild_id)
SELECT
    id AS tournament, CAST(channel_id AS TEXT) AS channel_id, plan, phase, details, created_at, deadline,
    paused_at, trouble
FROM tournaments
WHERE guild_id = :guild_id
ORDER BY id;
