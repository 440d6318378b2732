-- The games that people look back on, and how they fared in them.

-- name: trend(guild_id, user_id, most)
-- The newest games that count, the newest first.
SELECT rating, banked, turns, won
FROM results
WHERE user_id = :user_id AND guild_id = :guild_id AND counts = 1
ORDER BY ended_at DESC, match_id DESC
LIMIT :most;

-- name: count_all(user_id)
SELECT
    (SELECT count(*) FROM results WHERE user_id = :user_id)
    + (SELECT count(*) FROM closed_games WHERE user_id = :user_id) AS games;

-- name: count_here(user_id, guild_id)
SELECT
    (
        SELECT count(*)
        FROM results
        WHERE user_id = :user_id AND guild_id = :guild_id AND counts = 1
    )
    + (
        SELECT count(*)
        FROM closed_games
        WHERE user_id = :user_id AND guild_id = :guild_id
    ) AS games;

-- name: games_all(user_id, skipped, rows)
SELECT
    matches.id, matches.guild_id, channel_id, players, log, snapshot, presence,
    matches.ended_at, occasion, occasion_ends_at, tavern, closing
FROM (
    SELECT match_id, ended_at
    FROM results
    WHERE user_id = :user_id
    UNION ALL
    SELECT match_id, ended_at
    FROM closed_games
    WHERE user_id = :user_id
    ORDER BY ended_at DESC, match_id DESC
    LIMIT :rows
    OFFSET :skipped
) AS page
INNER JOIN matches ON matches.id = page.match_id
ORDER BY matches.ended_at DESC, matches.id DESC;

-- name: games_here(user_id, guild_id, skipped, rows)
SELECT
    matches.id, matches.guild_id, channel_id, players, log, snapshot, presence,
    matches.ended_at, occasion, occasion_ends_at, tavern, closing
FROM (
    SELECT match_id, ended_at
    FROM results
    WHERE user_id = :user_id AND guild_id = :guild_id AND counts = 1
    UNION ALL
    SELECT match_id, ended_at
    FROM closed_games
    WHERE user_id = :user_id AND guild_id = :guild_id
    ORDER BY ended_at DESC, match_id DESC
    LIMIT :rows
    OFFSET :skipped
) AS page
INNER JOIN matches ON matches.id = page.match_id
ORDER BY matches.ended_at DESC, matches.id DESC;

-- name: meetings(guild_id, user_id, rival_id)
-- The last games of two people, the newest first.
SELECT
    matches.id, matches.guild_id, channel_id, players, log, snapshot, presence,
    matches.ended_at, occasion, occasion_ends_at, tavern, closing
FROM rivalries
CROSS JOIN json_each(rivalries.latest) AS meeting
INNER JOIN matches ON matches.id = CAST(meeting.value AS BIGINT)
WHERE rivalries.guild_id = :guild_id AND user_id = :user_id AND rival_id = :rival_id
ORDER BY meeting.key DESC;

-- name: rivalry(guild_id, user_id, rival_id)
SELECT rival_id, name, games, wins, losses
FROM rivalries
INNER JOIN people ON people.user_id = rivalries.rival_id
WHERE guild_id = :guild_id AND rivalries.user_id = :user_id AND rival_id = :rival_id;

-- name: person(user_id, guild_id)
SELECT name
FROM people
WHERE user_id = :user_id
    AND (
        listed = 1
        OR EXISTS (
            SELECT 1
            FROM results
            WHERE results.user_id = :user_id AND results.guild_id = :guild_id AND counts = 1
        )
        OR EXISTS (
            SELECT 1
            FROM closed_games
            WHERE closed_games.user_id = :user_id AND closed_games.guild_id = :guild_id
        )
    );
