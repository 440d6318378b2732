-- name: solver(user_id)
SELECT mu, sigma, answered, solved, streak, best_streak, last_day, days, best_days
FROM solvers
WHERE user_id = :user_id;

-- name: answered(user_id)
SELECT puzzle, answered_at
FROM puzzle_answers
WHERE user_id = :user_id;

-- name: answer(user_id, puzzle)
SELECT given, rating_before, rating_after, answered_at
FROM puzzle_answers
WHERE user_id = :user_id AND puzzle = :puzzle;

-- name: ratings()
SELECT puzzle, mu, sigma
FROM puzzle_ratings;

-- name: tried(puzzle)
SELECT mu, sigma, answered, solved
FROM puzzle_ratings
WHERE puzzle = :puzzle;

-- name: add_answer(user_id, puzzle, answered_at, given, rating_before, rating_after)!
INSERT INTO puzzle_answers (user_id, puzzle, answered_at, given, rating_before, rating_after)
VALUES (:user_id, :puzzle, :answered_at, :given, :rating_before, :rating_after);

-- name: put_tried(puzzle, mu, sigma, answered, solved)!
INSERT INTO puzzle_ratings (puzzle, mu, sigma, answered, solved)
VALUES (:puzzle, :mu, :sigma, :answered, :solved)
ON CONFLICT (puzzle) DO UPDATE
SET
    mu = excluded.mu,
    sigma = excluded.sigma,
    answered = excluded.answered,
    solved = excluded.solved;

-- name: put_solver(user_id, name, mu, sigma, answered, solved, streak, best_streak, last_day, days, best_days)!
INSERT INTO solvers (
    user_id, name, mu, sigma, answered, solved, streak, best_streak, last_day, days, best_days
)
VALUES (
    :user_id, :name, :mu, :sigma, :answered, :solved, :streak, :best_streak, :last_day, :days, :best_days
)
ON CONFLICT (user_id) DO UPDATE
SET
    name = excluded.name,
    mu = excluded.mu,
    sigma = excluded.sigma,
    answered = excluded.answered,
    solved = excluded.solved,
    streak = excluded.streak,
    best_streak = excluded.best_streak,
    last_day = excluded.last_day,
    days = excluded.days,
    best_days = excluded.best_days;

-- name: add_place(guild_id, user_id)!
INSERT INTO puzzle_places (guild_id, user_id)
VALUES (:guild_id, :user_id)
ON CONFLICT DO NOTHING;

-- name: add_day(user_id, day, solved)
-- No row comes back when there is an answer of that day already.
INSERT INTO puzzle_days (user_id, day, solved)
VALUES (:user_id, :day, :solved)
ON CONFLICT DO NOTHING
RETURNING day;

-- name: day(user_id, day)
SELECT
    solved,
    (SELECT count(*) FROM puzzle_days AS other WHERE other.day = own.day) AS players,
    (SELECT count(*) FROM puzzle_days AS other WHERE other.day = own.day AND other.solved = 1) AS solvers
FROM puzzle_days AS own
WHERE user_id = :user_id AND day = :day;

-- name: board(guild_id, user_id, by_rating, enough, page, rows)
-- One page of a server's board, without those who have left it, and after it the row of whoever asks; a
-- page that does not exist becomes the nearest that does. Every row carries the page's number and how
-- many there are. No row: an empty board. People are ranked by the lowest rating that is likely, or by
-- the most puzzles solved in a row.
WITH
field AS MATERIALIZED (
    SELECT
        solvers.*,
        rank() OVER (ORDER BY iif(CAST(:by_rating AS BIGINT) = 1, mu - 2 * sigma, best_streak) DESC) AS rank
    FROM puzzle_places
    INNER JOIN solvers USING (user_id)
    WHERE puzzle_places.guild_id = :guild_id
        AND iif(CAST(:by_rating AS BIGINT) = 1, answered >= :enough, best_streak > 0)
        AND user_id NOT IN (SELECT absences.user_id FROM absences WHERE absences.guild_id = :guild_id)
),
{page_and_own}
SELECT
    page_number, page_count, is_own, user_id, name, rank, mu, sigma, solved, answered, best_streak
FROM wanted
INNER JOIN field USING (user_id)
CROSS JOIN sheet
ORDER BY is_own, rank, user_id;

-- name: add_own(user_id, puzzle, line, rules, match_id, step, found_at)!
-- The same mistake made again is new.
INSERT INTO own_puzzles (user_id, puzzle, line, rules, match_id, step, found_at)
VALUES (:user_id, :puzzle, :line, :rules, :match_id, :step, :found_at)
ON CONFLICT (user_id, puzzle) DO UPDATE
SET match_id = excluded.match_id, step = excluded.step, found_at = excluded.found_at;

-- name: trim_own(user_id, most)!
DELETE FROM own_puzzles
WHERE user_id = :user_id
    AND puzzle NOT IN (
        SELECT newest.puzzle
        FROM own_puzzles AS newest
        WHERE newest.user_id = :user_id
        ORDER BY newest.found_at DESC, newest.puzzle
        LIMIT :most
    );

-- name: own(user_id)
SELECT line, rules, match_id, step
FROM own_puzzles
WHERE user_id = :user_id
ORDER BY found_at DESC, puzzle;

-- name: drop_own(user_id, puzzle)!
DELETE FROM own_puzzles
WHERE user_id = :user_id AND puzzle = :puzzle;
