-- What a person is given of each table.

-- name: matches(user_id)
-- Without the seed, which is a secret until the game has ended, and is in what `/farkle verify` gives;
-- and without what others are still choosing for a game in the tavern.
SELECT
    id AS game, phase, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    CAST(message_id AS TEXT) AS message_id, players, invited, snapshot, log, words, created_at,
    deadline, remind_at, CAST(reminder_id AS TEXT) AS reminder_id, closes_at, ended_at, closing,
    rated, limited, occasion, occasion_ends_at, rematch, presence, votes, iif(phase = 'choosing', NULL, tavern) AS tavern
FROM matches
WHERE id IN (
    SELECT match_id
    FROM results
    WHERE user_id = :user_id
    UNION
    SELECT id
    FROM matches
    WHERE phase != 'finished'
        AND (
            instr(players, CAST(:user_id AS TEXT)) > 0
            OR instr(invited, CAST(:user_id AS TEXT)) > 0
            OR instr(words, CAST(:user_id AS TEXT)) > 0
        )
)
ORDER BY id;

-- name: turn_calls(user_id)
SELECT
    match_id AS game, CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    CAST(message_id AS TEXT) AS message_id
FROM turn_calls
WHERE user_id = :user_id;
