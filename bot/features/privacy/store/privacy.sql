-- What takes more than an id to delete; the rest follows from the list in bot/features/privacy/store/personal_data.py.

-- name: matches_of(user_id)
-- Where somebody played, was invited, or left a word in the dice: finished games, and all others.
SELECT id, phase, players, invited, words
FROM matches
WHERE id IN (
    SELECT match_id
    FROM results
    WHERE user_id = :user_id
    UNION
    SELECT id
    FROM matches
    WHERE phase != 'finished'
        AND (
            instr(players, CAST(:user_id AS TEXT)) > 0
            OR instr(invited, CAST(:user_id AS TEXT)) > 0
            OR instr(words, CAST(:user_id AS TEXT)) > 0
        )
);

-- name: unfinished_games_of(user_id)
SELECT players, invited
FROM matches
WHERE phase != 'finished'
    AND (
        instr(players, CAST(CAST(:user_id AS BIGINT) AS TEXT)) > 0
        OR instr(invited, CAST(CAST(:user_id AS BIGINT) AS TEXT)) > 0
    );

-- name: some_games_of(user_id, ended_at, match_id, most)
-- Finished games of somebody after that one, the first to end first.
SELECT matches.id, results.ended_at, players, invited, words
FROM results
INNER JOIN matches ON matches.id = match_id
WHERE results.user_id = :user_id AND (results.ended_at, match_id) > (:ended_at, :match_id)
ORDER BY results.ended_at, match_id
LIMIT :most;

-- name: some_closed_games_of(user_id, match_id, most)
-- Games that came to no end, in which somebody played, was invited, or left a word; after that one.
SELECT id, players, invited, words
FROM matches
WHERE phase = 'closed'
    AND phase != 'finished' -- so that the index of those is seen to serve
    AND id > :match_id
    AND (
        instr(players, CAST(CAST(:user_id AS BIGINT) AS TEXT)) > 0
        OR instr(invited, CAST(CAST(:user_id AS BIGINT) AS TEXT)) > 0
        OR instr(words, CAST(CAST(:user_id AS BIGINT) AS TEXT)) > 0
    )
ORDER BY id
LIMIT :most;

-- name: drop_some_results(user_id, ids)!
-- `ids` is a JSON list.
DELETE FROM results
WHERE user_id = :user_id AND match_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:ids));

-- name: end_deleting(key)!
DELETE FROM notes
WHERE key = :key;

-- name: rename_in_match(id, players, invited, words)!
-- A higher version: whoever still has the match in memory cannot bring the old names back. Without the
-- person there is no rematch.
UPDATE matches
SET
    version = version + 1, players = :players, invited = :invited, words = :words, rematch = NULL,
    votes = 0
WHERE id = :id;

-- name: rename_in_figures(user_id, former)!
-- The ratings of others depend on the rating, which nobody sees any more. All ledgers are named so that
-- their index finds the rows.
UPDATE figures
SET user_id = :former, shown = 0, reviewed = 0, accuracy = 0, luck = 0
WHERE user_id = :user_id AND ledger IN (SELECT id FROM ledgers);

-- name: is_counted(user_id)
-- Whoever has figures is here as well.
SELECT user_id
FROM people
WHERE user_id = :user_id;

-- name: unlist(former)!
UPDATE people
SET listed = 0
WHERE user_id = :former;

-- name: unblock(user_id)!
-- Take somebody off the block lists of others, who keep the block as a hash: see blocks.sql. Lists that
-- cannot be read stay as they are.
UPDATE preferences
SET choices = json_set(
    choices,
    '$.blocked',
    json((
        SELECT json_group_array(value)
        FROM json_each(choices, '$.blocked')
        WHERE value != :user_id
    ))
)
WHERE :user_id IN (
    SELECT value
    FROM json_each(iif(json_valid(choices), choices, '{}'), '$.blocked')
);

-- name: begin_forgetting(guild_id)!
-- Should the process end in the middle, the next one goes on: see retention.sql.
INSERT INTO left_servers (guild_id, due_at)
VALUES (:guild_id, 0)
ON CONFLICT (guild_id) DO UPDATE
SET due_at = 0;

-- name: ended_matches(guild_id, most)
SELECT id
FROM matches
WHERE guild_id = :guild_id AND phase NOT IN ('invited', 'lobby', 'choosing', 'playing')
LIMIT :most;

-- name: move_some_results(ids, former)!
-- `ids` is a JSON list, as in the next one.
UPDATE results
SET guild_id = :former, rating = NULL
WHERE match_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:ids));

-- name: move_some_matches(ids, former)!
UPDATE matches
SET version = version + 1, guild_id = :former, channel_id = :former, message_id = NULL, reminder_id = NULL
WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(:ids));

-- name: clear_some_figures(guild_id, most)
DELETE FROM figures
WHERE rowid IN (
    SELECT figures.rowid
    FROM ledgers
    INNER JOIN figures ON figures.ledger = ledgers.id
    WHERE ledgers.guild_id = :guild_id
    LIMIT :most
)
RETURNING user_id;

-- name: move_matches(guild_id, former)!
UPDATE matches
SET version = version + 1, guild_id = :former, channel_id = :former, message_id = NULL, reminder_id = NULL
WHERE guild_id = :guild_id;

-- name: move_results(guild_id, former)!
-- Before the matches, by which their index finds them. The rating was that on the server.
UPDATE results
SET guild_id = :former, rating = NULL
WHERE match_id IN (SELECT id FROM matches WHERE guild_id = :guild_id);

-- name: clear_figures(guild_id)!
DELETE FROM figures
WHERE ledger IN (SELECT id FROM ledgers WHERE guild_id = :guild_id);

-- name: clear_tallies(guild_id)!
DELETE FROM tallies
WHERE ledger IN (SELECT id FROM ledgers WHERE guild_id = :guild_id);

-- name: clear_ledgers(guild_id)!
DELETE FROM ledgers
WHERE guild_id = :guild_id;

-- name: names(user_id)
SELECT name
FROM people
WHERE user_id = :user_id
UNION
SELECT name
FROM daily_results
WHERE user_id = :user_id
UNION
SELECT name
FROM deal_results
WHERE user_id = :user_id
UNION
SELECT name
FROM tournament_people
WHERE user_id = :user_id;
