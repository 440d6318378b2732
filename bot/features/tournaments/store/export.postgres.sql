-- name: tournaments(user_id)
SELECT
    id AS tournament, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    organizer_name AS name, CAST(plan AS JSON) ->> 'title' AS title, phase, created_at
FROM tournaments
WHERE organizer_id = :user_id
ORDER BY id;
