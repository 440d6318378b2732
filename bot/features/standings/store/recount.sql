-- Counting every game again into temporary tables, which hide those of the same names: `main.` is
-- what is kept, and `public.` on PostgreSQL. These statements read everything, and are for nobody who waits.

-- name: copy_ledgers()!
INSERT INTO ledgers
SELECT * FROM main.ledgers;

-- name: copy_people()!
INSERT INTO people
SELECT * FROM main.people;

-- name: uncounted()
SELECT id
FROM matches
WHERE phase = 'finished' AND counted IS NULL
ORDER BY ended_at, id;

-- name: last_end()
SELECT max(ended_at) AS ended_at
FROM matches
WHERE phase = 'finished';

-- name: how_many()
-- Finished games that were counted, without a look at any of them.
SELECT count(*) AS games
FROM matches
WHERE counted IS NOT NULL;

-- name: counted()
-- Finished games in the order in which they were counted, which an index has: they need not be sorted.
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE phase = 'finished' AND counted IS NOT NULL
ORDER BY counted;

-- name: never_counted()
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE phase = 'finished' AND counted IS NULL
ORDER BY ended_at, id;

-- name: sample(games)
-- By the index of those that were counted: without a look at all others.
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE phase = 'finished'
    AND id IN (SELECT id FROM matches WHERE counted IS NOT NULL ORDER BY random() LIMIT :games);

-- name: results_of(match_id)
-- `best_turn` and `hot_dice` stand for all counts of their kinds.
SELECT user_id, won, place, score, best_turn, hot_dice, banked
FROM results
WHERE match_id = :match_id;

-- name: assessments(match_id)
SELECT user_id, accuracy, luck
FROM main.results
WHERE match_id = :match_id AND accuracy IS NOT NULL;

-- name: show_all()!
UPDATE figures
SET shown = (
    SELECT CASE
        WHEN ledgers.guild_id = 0
            THEN (SELECT listed FROM people WHERE people.user_id = figures.user_id)
        WHEN user_id > 0 AND NOT EXISTS ( -- no former players
            SELECT 1
            FROM main.absences AS gone
            WHERE gone.guild_id = ledgers.guild_id AND gone.user_id = figures.user_id
        )
            THEN 1
        ELSE 0
    END
    FROM ledgers
    WHERE ledgers.id = figures.ledger
);

-- name: tally(ranking)!
-- `by_wins` stands for the score of the ranking.
INSERT INTO tallies (ledger, ranking, bucket, people)
SELECT ledger, :ranking, by_wins / 1000, count(*)
FROM figures
WHERE by_wins IS NOT NULL
GROUP BY ledger, by_wins / 1000;

-- name: ledger(id)
SELECT guild_id, period, starts, ruleset
FROM ledgers
WHERE id = :id;

-- name: keep_ledgers()!
INSERT INTO main.ledgers
SELECT * FROM ledgers
WHERE true
ON CONFLICT DO NOTHING;

-- name: keep_people()!
INSERT INTO main.people
SELECT * FROM people
WHERE true
ON CONFLICT DO NOTHING;
