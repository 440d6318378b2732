-- What a person is given of each table.

-- name: rungs(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, ruleset, name, place, sunk, sinks_at
FROM rungs
WHERE user_id = :user_id;

-- name: ladder_challenges(user_id)
SELECT
    CAST(guild_id AS TEXT) AS guild_id, CAST(channel_id AS TEXT) AS channel_id,
    CAST(message_id AS TEXT) AS message_id, ruleset, match_id AS game, due_at, ended_at, outcome,
    iif(challenger_id = :user_id, 'you', 'opponent') AS challenger,
    iif(challenged_id = :user_id, 'you', 'opponent') AS challenged
FROM ladder_challenges
WHERE challenger_id = :user_id OR challenged_id = :user_id
ORDER BY id;
