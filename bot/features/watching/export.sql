-- What a person is given of each table.

-- name: guesses(user_id)
SELECT
    match_id AS game, CAST(guild_id AS TEXT) AS guild_id, name, side, guessed_at, points
FROM guesses
WHERE user_id = :user_id
ORDER BY guessed_at, match_id;
