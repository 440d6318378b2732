-- What is kept of a server, a statement for each table; what is people's own they have in theirs. Ids are
-- texts, as in export.sql.

-- name: server_settings(guild_id)
SELECT choices
FROM server_settings
WHERE guild_id = :guild_id;

-- name: house_rules(guild_id)
SELECT rules
FROM house_rules
WHERE guild_id = :guild_id
ORDER BY key;

-- name: season_breaks(guild_id)
SELECT starts
FROM season_breaks
WHERE guild_id = :guild_id
ORDER BY starts;

-- name: podiums(guild_id)
SELECT starts, ends, place, wins, games
FROM podiums
WHERE guild_id = :guild_id
ORDER BY starts, place;

-- name: ledgers(guild_id)
SELECT period, starts, ends, ruleset, (SELECT count(*) FROM figures WHERE figures.ledger = ledgers.id) AS people
FROM ledgers
WHERE guild_id = :guild_id
ORDER BY starts, period, ruleset;

-- name: matches(guild_id)
-- Those without a board are private.
SELECT
    id AS game, phase, CAST(channel_id AS TEXT) AS channel_id, CAST(message_id AS TEXT) AS message_id,
    log, created_at, ended_at, closing, rated
FROM matches
WHERE guild_id = :guild_id AND occasion IS NULL
ORDER BY id;

-- name: tournaments(guild_id)
SELECT
    id AS tournament, CAST(channel_id AS TEXT) AS channel_id, plan, phase, details, created_at, deadline,
    paused_at, trouble
FROM tournaments
WHERE guild_id = :guild_id
ORDER BY id;

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
