-- What a person is given of each table.

-- name: tournaments(user_id)
-- Those that somebody looks after.
SELECT
    id AS tournament, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    organizer_name AS name, plan ->> 'title' AS title, phase, created_at
FROM tournaments
WHERE organizer_id = :user_id
ORDER BY id;

-- name: tournament_people(user_id)
SELECT
    tournament_id AS tournament, tournament_people.name, tournament_entries.name AS team, board, number,
    attendance
FROM tournament_people
INNER JOIN tournament_entries ON tournament_entries.id = entry_id
WHERE user_id = :user_id
ORDER BY tournament_id;

-- name: tournament_acts(user_id)
SELECT
    tournament_id AS tournament, at, kind, iif(by_id = :user_id, 'you', 'somebody else') AS done_by,
    iif(about_id = :user_id, 'you', 'somebody else') AS about, detail
FROM tournament_acts
WHERE by_id = :user_id OR about_id = :user_id
ORDER BY id;

-- name: tournament_drafts(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, plan, updated_at
FROM tournament_drafts
WHERE user_id = :user_id
ORDER BY guild_id;
