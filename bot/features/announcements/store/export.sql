-- What a person is given of each table.

-- name: honours(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, honour, CAST(role_id AS TEXT) AS role_id, state
FROM honours
WHERE user_id = :user_id;
