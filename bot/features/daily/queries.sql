-- name: seed(day, fresh)
-- The seed of a day: the first one that was offered, whoever asks.
INSERT INTO daily_seeds (day, seed)
VALUES (:day, :fresh)
ON CONFLICT (day) DO UPDATE
SET seed = daily_seeds.seed
RETURNING seed;

-- name: last_game(user_id, until)
-- The names of deals begin with a letter, so they come after every day.
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE players ->> '$[0].user_id' = :user_id AND occasion <= :until
ORDER BY occasion DESC
LIMIT 1;

-- name: standing(day, user_id)
-- Those who have left the server are not counted there.
SELECT
    (
        SELECT count(*) + 1
        FROM daily_results AS other
        WHERE other.day = own.day
            AND other.guild_id = own.guild_id
            AND other.score > own.score
            AND other.user_id NOT IN (
                SELECT absences.user_id FROM absences WHERE absences.guild_id = own.guild_id
            )
    ) AS rank,
    (
        SELECT count(*)
        FROM daily_results AS other
        WHERE other.day = own.day
            AND other.guild_id = own.guild_id
            AND other.user_id NOT IN (
                SELECT absences.user_id FROM absences WHERE absences.guild_id = own.guild_id
            )
    ) AS players,
    (
        SELECT count(*) + 1
        FROM daily_results AS other
        WHERE other.day = own.day AND other.score > own.score
    ) AS rank_everywhere,
    (SELECT count(*) FROM daily_results AS other WHERE other.day = own.day) AS players_everywhere,
    days AS streak,
    best AS best_streak
FROM daily_results AS own
INNER JOIN daily_streaks USING (user_id)
WHERE own.day = :day AND own.user_id = :user_id;

-- name: board(day, guild_id, user_id, page, rows)
-- One page of a server's board of a day, without those who have left it, and after it the row of
-- whoever asks; a page that does not exist becomes the nearest that does. Every row carries the page's
-- number and how many there are. No row: an empty board. `field` is everyone on the board; the index
-- `daily_standings` holds them in order: the rank of the first of a page is one more than how many are
-- better, and the others are ranked from there.
WITH
field AS NOT MATERIALIZED (
    SELECT user_id, name, score
    FROM daily_results
    WHERE day = :day
        AND guild_id = :guild_id
        AND user_id NOT IN (SELECT absences.user_id FROM absences WHERE absences.guild_id = :guild_id)
),
{page},
shown AS (
    SELECT user_id, score
    FROM field
    ORDER BY score DESC, user_id
    LIMIT :rows
    OFFSET (SELECT (page_number - 1) * :rows FROM sheet)
),
wanted AS (
    SELECT 0 AS is_own, user_id, rank() OVER (ORDER BY score DESC) AS place
    FROM shown
    UNION ALL
    SELECT 1 AS is_own, user_id, 1 AS place
    FROM field
    WHERE user_id = :user_id
)
SELECT
    page_number,
    page_count,
    is_own,
    user_id,
    name,
    score,
    iif(
        place > 1,
        (page_number - 1) * :rows + place,
        (
            SELECT count(*) + 1
            FROM field AS better
            WHERE better.score > own.score
        )
    ) AS rank
FROM wanted
INNER JOIN field AS own USING (user_id)
CROSS JOIN sheet
ORDER BY is_own, rank, user_id;

-- name: board_everywhere(day, user_id, page, rows)
-- As `board`, of those on all servers who agreed to be listed.
WITH
field AS NOT MATERIALIZED (
    SELECT user_id, name, score
    FROM daily_results
    WHERE day = :day
        AND EXISTS (SELECT 1 FROM people WHERE people.user_id = daily_results.user_id AND listed = 1)
),
{page},
shown AS (
    SELECT user_id, score
    FROM field
    ORDER BY score DESC, user_id
    LIMIT :rows
    OFFSET (SELECT (page_number - 1) * :rows FROM sheet)
),
wanted AS (
    SELECT 0 AS is_own, user_id, rank() OVER (ORDER BY score DESC) AS place
    FROM shown
    UNION ALL
    SELECT 1 AS is_own, user_id, 1 AS place
    FROM field
    WHERE user_id = :user_id
)
SELECT
    page_number,
    page_count,
    is_own,
    user_id,
    name,
    score,
    iif(
        place > 1,
        (page_number - 1) * :rows + place,
        (
            SELECT count(*) + 1
            FROM field AS better
            WHERE better.score > own.score
        )
    ) AS rank
FROM wanted
INNER JOIN field AS own USING (user_id)
CROSS JOIN sheet
ORDER BY is_own, rank, user_id;

-- name: add_result(day, user_id, guild_id, name, score)!
INSERT INTO daily_results (day, user_id, guild_id, name, score)
VALUES (:day, :user_id, :guild_id, :name, :score);

-- name: add_day(day, day_before, user_id)!
-- Days finish in order: who begins a game has ended the one of the day before.
INSERT INTO daily_streaks (user_id, last_day, days, best)
VALUES (:user_id, :day, 1, 1)
ON CONFLICT (user_id) DO UPDATE
SET
    last_day = excluded.last_day,
    days = iif(daily_streaks.last_day = :day_before, daily_streaks.days + 1, 1),
    best = max(
        daily_streaks.best, iif(daily_streaks.last_day = :day_before, daily_streaks.days + 1, 1)
    );

-- name: ending_streak(today, last_day, user_ids)
-- Somebody of `user_ids`, a JSON list, whose days in a row end with today, and who was not reminded yet.
SELECT user_id
FROM daily_streaks
WHERE last_day = :last_day AND coalesce(reminded, '') != :today
    AND user_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:user_ids))
ORDER BY user_id
LIMIT 1;

-- name: note_reminded(today, last_day, user_id)
-- No row comes back if they have played since, or another process was first.
UPDATE daily_streaks
SET reminded = :today
WHERE user_id = :user_id AND last_day = :last_day AND coalesce(reminded, '') != :today
RETURNING
    days,
    (
        SELECT guild_id
        FROM daily_results
        WHERE day = :last_day AND daily_results.user_id = daily_streaks.user_id
    ) AS guild_id;
