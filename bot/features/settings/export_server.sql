-- What a server is given of each table; what is people's own they have in theirs.

-- name: server_settings(guild_id)
SELECT choices
FROM server_settings
WHERE guild_id = :guild_id;
