-- What a person is given of each table.

-- name: solvers(user_id)
SELECT name, mu, sigma, answered, solved, streak, best_streak, last_day, days, best_days
FROM solvers
WHERE user_id = :user_id;

-- name: puzzle_answers(user_id)
SELECT puzzle, answered_at, given, rating_before, rating_after
FROM puzzle_answers
WHERE user_id = :user_id;

-- name: puzzle_days(user_id)
SELECT day, solved
FROM puzzle_days
WHERE user_id = :user_id;

-- name: puzzle_places(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id
FROM puzzle_places
WHERE user_id = :user_id;

-- name: own_puzzles(user_id)
SELECT puzzle, line, rules, match_id AS game, step, found_at
FROM own_puzzles
WHERE user_id = :user_id;
