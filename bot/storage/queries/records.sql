-- name: leaderboard(guild_id, page, rows)
-- One page of a server's standings; a page that does not exist becomes the nearest that does.
-- Every row carries the page's number and how many pages there are. No row: an empty leaderboard.
-- The index `standings` holds everyone in order, so only the rows of the page are read: the rank of
-- the first is one more than how many are better, and the others are ranked from there.
WITH
sheets AS (
    SELECT max(1, (count(*) + :rows - 1) / :rows) AS page_count
    FROM figures
    WHERE guild_id = :guild_id
),
sheet AS (
    SELECT page_count, max(1, min(:page, page_count)) AS page_number
    FROM sheets
),
shown AS (
    SELECT user_id, wins, win_rate
    FROM figures
    WHERE guild_id = :guild_id
    ORDER BY wins DESC, win_rate DESC, user_id
    LIMIT :rows
    OFFSET (SELECT (page_number - 1) * :rows FROM sheet)
),
first AS (
    SELECT wins, win_rate
    FROM shown
    ORDER BY wins DESC, win_rate DESC
    LIMIT 1
),
better AS (
    SELECT count(*) AS people
    FROM figures
    WHERE guild_id = :guild_id
        AND (wins, win_rate) > (SELECT wins, win_rate FROM first)
),
placed AS (
    SELECT user_id, rank() OVER (ORDER BY wins DESC, win_rate DESC) AS place
    FROM shown
)
SELECT
    page_number,
    page_count,
    iif(place = 1, better.people + 1, (page_number - 1) * :rows + place) AS rank,
    user_id, name, games, wins, best_turn
FROM placed
INNER JOIN figures USING (user_id)
INNER JOIN people USING (user_id)
CROSS JOIN sheet
CROSS JOIN better
WHERE guild_id = :guild_id
ORDER BY place, user_id;

-- name: figures(guild_id, user_id)
SELECT user_id, name, games, wins, points, turns, best_turn, farkles, hot_dice
FROM figures
INNER JOIN people USING (user_id)
WHERE guild_id = :guild_id AND user_id = :user_id;
