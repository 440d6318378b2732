-- Leaderboards and figures. A column cannot be a parameter: where people are ranked, `by_wins`
-- stands for the score of whichever ranking is asked for.

-- name: find_ledger(guild_id, period, starts, ruleset)
SELECT id
FROM ledgers
WHERE guild_id = :guild_id AND period = :period AND starts = :starts AND ruleset = :ruleset;

-- name: buckets(ledger, ranking)
-- The best bucket first, with how many people there are in it and before it.
SELECT bucket, people, CAST(sum(people) OVER (ORDER BY bucket DESC) AS BIGINT) - people AS before
FROM tallies
WHERE ledger = :ledger AND ranking = :ranking AND people > 0
ORDER BY bucket DESC;

-- name: ranked(ledger, below, skipped, rows)
-- People whose scores are below `below`, but for the first `skipped`, which are skipped in the index
-- before any row is read. Who tie stand in the order in which they came.
WITH shown AS MATERIALIZED (
    SELECT rowid AS place
    FROM figures
    WHERE ledger = :ledger AND by_wins < :below
    ORDER BY by_wins DESC, rowid
    LIMIT :rows
    OFFSET :skipped
)
SELECT by_wins AS score, name, figures.*
FROM shown
INNER JOIN figures ON figures.rowid = shown.place
INNER JOIN people USING (user_id)
ORDER BY by_wins DESC, shown.place;

-- name: ranked_from(ledger, score, place, rows)
-- People from somebody on, who has `score` and stands at `place` among those who tie.
WITH shown AS MATERIALIZED (
    SELECT place
    FROM (
        SELECT rowid AS place
        FROM figures
        WHERE ledger = :ledger AND by_wins = :score AND rowid >= :place
        ORDER BY rowid
        LIMIT :rows
    ) AS equal
    UNION ALL
    SELECT place
    FROM (
        SELECT rowid AS place
        FROM figures
        WHERE ledger = :ledger AND by_wins < :score
        ORDER BY by_wins DESC, rowid
        LIMIT :rows
    ) AS lower
)
SELECT by_wins AS score, name, figures.*
FROM shown
INNER JOIN figures ON figures.rowid = shown.place
INNER JOIN people USING (user_id)
ORDER BY by_wins DESC, shown.place
LIMIT :rows;

-- name: equal_after(ledger, score, place, skipped)
-- Who comes after `skipped` people with the same score, the first of whom stands at `place`.
SELECT rowid AS place
FROM figures
WHERE ledger = :ledger AND by_wins = :score AND rowid >= :place
ORDER BY rowid
LIMIT 1
OFFSET :skipped;

-- name: lower_after(ledger, score, floor, skipped)
SELECT by_wins AS score, rowid AS place
FROM figures
WHERE ledger = :ledger AND by_wins < :score AND by_wins >= :floor
ORDER BY by_wins DESC, rowid
LIMIT 1
OFFSET :skipped;

-- name: equals(ledger, score, place)
SELECT count(*) AS people
FROM figures
WHERE ledger = :ledger AND by_wins = :score AND rowid >= :place;

-- name: better_within(ledger, score, below)
SELECT count(*) AS people
FROM figures
WHERE ledger = :ledger AND by_wins > :score AND by_wins < :below;

-- name: own(ledger, user_id)
SELECT by_wins AS score, name, figures.*
FROM figures
INNER JOIN people USING (user_id)
WHERE ledger = :ledger AND user_id = :user_id;

-- name: ratings(ledger, user_ids)
-- `user_ids` is a JSON list.
SELECT user_id, mu, sigma
FROM figures
WHERE ledger = :ledger AND mu IS NOT NULL
    AND user_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:user_ids));

-- name: experience(guild_id, user_ids)
-- `user_ids` is a JSON list.
SELECT user_id, games, rated
FROM ledgers
INNER JOIN figures ON figures.ledger = ledgers.id
WHERE guild_id = :guild_id AND period = 'all' AND starts = 0 AND ruleset = ''
    AND user_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:user_ids));

-- name: favourite(guild_id, user_id)
SELECT ruleset
FROM ledgers
INNER JOIN figures ON figures.ledger = ledgers.id
WHERE guild_id = :guild_id AND period = 'all' AND starts = 0 AND ruleset != ''
    AND user_id = :user_id
ORDER BY games DESC, ruleset
LIMIT 1;

-- name: rivals(guild_id, user_id, most)
SELECT rival_id, name, games, wins, losses
FROM rivalries
INNER JOIN people ON people.user_id = rivalries.rival_id
WHERE guild_id = :guild_id AND rivalries.user_id = :user_id
ORDER BY games DESC, rival_id
LIMIT :most;
