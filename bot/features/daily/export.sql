-- What a person is given of each table.

-- name: daily_results(user_id)
SELECT day, CAST(guild_id AS TEXT) AS guild_id, name, score
FROM daily_results
WHERE user_id = :user_id;

-- name: daily_streaks(user_id)
SELECT last_day, days, best, reminded
FROM daily_streaks
WHERE user_id = :user_id;
