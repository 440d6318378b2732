-- Periods that are over: the podiums of seasons, and what is cleared away.

-- name: expired_ledger(now)
SELECT id
FROM ledgers
WHERE ends <= :now
ORDER BY ends
LIMIT 1;

-- name: keep_podium(ledger)!
-- Keep who won most, if the ledger is one of a season by any rules. Once is enough: later some of
-- its rows may have been cleared away.
INSERT INTO podiums (guild_id, starts, ends, user_id, place, wins, games)
SELECT guild_id, starts, ends, user_id, place, wins, games
FROM (
    SELECT
        guild_id, starts, ends, user_id, wins, games,
        rank() OVER (ORDER BY wins DESC, games) AS place
    FROM ledgers
    INNER JOIN figures ON figures.ledger = ledgers.id
    WHERE ledgers.id = :ledger AND period = 'season' AND ruleset = '' AND wins > 0
        AND NOT EXISTS (
            SELECT 1
            FROM podiums
            WHERE podiums.guild_id = ledgers.guild_id AND podiums.starts = ledgers.starts
        )
) AS ranked
WHERE place <= 3;

-- name: clear_figures(ledger, most)
DELETE FROM figures
WHERE rowid IN (SELECT rowid FROM figures WHERE ledger = :ledger LIMIT :most)
RETURNING user_id;

-- name: clear_tallies(ledger)!
DELETE FROM tallies
WHERE ledger = :ledger;

-- name: clear_ledger(ledger)!
DELETE FROM ledgers
WHERE id = :ledger;

-- name: last_counted(guild_id)
-- When the last game of a server ended, among those that were counted within the last seconds.
SELECT max(ended_at) AS ended_at
FROM (
    SELECT guild_id, ended_at
    FROM matches
    WHERE counted IS NOT NULL
    ORDER BY counted DESC
    LIMIT 500
) AS newest
WHERE guild_id = :guild_id;

-- name: add_break(guild_id, starts)!
INSERT INTO season_breaks (guild_id, starts)
VALUES (:guild_id, :starts)
ON CONFLICT DO NOTHING;

-- name: forget_lengths(guild_id, now)!
-- Forget what was planned for later.
DELETE FROM season_lengths
WHERE guild_id = :guild_id AND since > :now;

-- name: add_length(guild_id, since, length)!
INSERT INTO season_lengths (guild_id, since, length)
VALUES (:guild_id, :since, :length)
ON CONFLICT (guild_id, since) DO UPDATE
SET length = excluded.length;

-- name: bring_forward(guild_id, now, starts)!
-- Let the season that begins at `starts` be of the length that was planned for the next, if any.
UPDATE season_lengths
SET since = :starts
WHERE guild_id = :guild_id AND since > :now;

-- name: end_ledgers(guild_id, starts, ends)!
-- Let the season that began at `starts` end then, or not by itself.
UPDATE ledgers
SET ends = :ends
WHERE guild_id = :guild_id AND period = 'season' AND starts = :starts;

-- name: ended_seasons(guild_id, now)
SELECT id
FROM ledgers
WHERE guild_id = :guild_id AND period = 'season' AND ruleset = '' AND ends <= :now;

-- name: last_podium(guild_id)
SELECT starts, ends, place, user_id, name, wins, games
FROM podiums
INNER JOIN people USING (user_id)
WHERE guild_id = :guild_id
    AND starts = (SELECT max(starts) FROM podiums WHERE guild_id = :guild_id)
ORDER BY place, user_id;
