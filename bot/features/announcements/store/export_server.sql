-- What a server is given of each table; what is people's own they have in theirs.

-- name: announcements(guild_id)
SELECT kind, about, claimed_at
FROM announcements
WHERE guild_id = :guild_id
ORDER BY claimed_at, kind, about;

-- name: happenings(guild_id)
SELECT title, starts, ends, location, stage, CAST(event_id AS TEXT) AS event_id
FROM happenings
WHERE guild_id = :guild_id
ORDER BY starts, tournament_id;
