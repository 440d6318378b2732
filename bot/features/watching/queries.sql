-- name: put(match_id, guild_id, user_id, name, side, sides, guessed_at)
-- No row comes back when the game is not being played any more: then it is too late.
INSERT INTO guesses (match_id, guild_id, user_id, name, side, sides, guessed_at)
SELECT :match_id, :guild_id, :user_id, :name, :side, :sides, :guessed_at
FROM matches
WHERE id = :match_id AND phase = 'playing'
ON CONFLICT (match_id, user_id) DO UPDATE
SET name = excluded.name, side = excluded.side, guessed_at = excluded.guessed_at
RETURNING match_id;

-- name: of_match(match_id)
SELECT user_id, side
FROM guesses
WHERE match_id = :match_id;

-- name: sides(match_id)
SELECT DISTINCT side, sides
FROM guesses
WHERE match_id = :match_id;

-- name: settle(match_id, side, points)!
UPDATE guesses
SET points = :points
WHERE match_id = :match_id AND side = :side;

-- name: ratings(guild_id, user_ids)
SELECT figures.user_id, figures.mu, figures.sigma
FROM ledgers
INNER JOIN figures ON figures.ledger = ledgers.id
WHERE ledgers.guild_id = :guild_id AND ledgers.period = 'all' AND ledgers.ruleset = ''
    AND figures.user_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:user_ids))
    AND figures.mu IS NOT NULL;

-- name: board(guild_id, user_id, enough, page, rows)
-- One page of a server's board, without those who have left it, and after it the row of whoever asks; a
-- page that does not exist becomes the nearest that does. Every row carries the page's number and how
-- many there are. No row: an empty board. Only guesses at games that have finished count. A name is the
-- one that came with the newest guess.
WITH
totals AS MATERIALIZED (
    SELECT
        user_id, CAST(sum(points) AS BIGINT) AS points, count(*) AS guesses,
        count(*) FILTER (WHERE points > 0) AS right_ones
    FROM guesses
    WHERE guild_id = :guild_id AND points IS NOT NULL
    GROUP BY user_id
),
field AS MATERIALIZED (
    SELECT *, rank() OVER (ORDER BY points DESC, right_ones DESC) AS rank
    FROM totals
    WHERE guesses >= :enough
        AND user_id NOT IN (SELECT absences.user_id FROM absences WHERE absences.guild_id = :guild_id)
),
{page_and_own}
SELECT
    page_number, page_count, is_own, user_id, rank, points, right_ones, guesses,
    (
        SELECT name
        FROM guesses
        WHERE guesses.guild_id = :guild_id AND guesses.user_id = field.user_id
            AND guesses.points IS NOT NULL
        ORDER BY guessed_at DESC, match_id DESC
        LIMIT 1
    ) AS name
FROM wanted
INNER JOIN field USING (user_id)
CROSS JOIN sheet
ORDER BY is_own, rank, user_id;
