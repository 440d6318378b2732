-- What a server is given of each table; what is people's own they have in theirs.

-- name: matches(guild_id)
-- Those without a board are private.
SELECT
    id AS game, phase, CAST(channel_id AS TEXT) AS channel_id, CAST(message_id AS TEXT) AS message_id,
    log, created_at, ended_at, closing, rated
FROM matches
WHERE guild_id = :guild_id AND occasion IS NULL
ORDER BY id;
