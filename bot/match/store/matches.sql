-- name: add(version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at, deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited, occasion, occasion_ends_at, seed, words, tavern, tournament, parked, waits_for_bot, most)
-- Store a match; no row comes back when its channel has `most` open ones, or, for one without a board,
-- when its player has one of that day or deal.
INSERT INTO matches (
    version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, tournament, parked, waits_for_bot
)
SELECT
    :version, :phase, :guild_id, :channel_id, :message_id, :players, :invited, :snapshot, :log, :created_at,
    :deadline, :remind_at, :reminder_id, :closes_at, :presence, :ended_at, :closing, :rated, :limited,
    :occasion, :occasion_ends_at, :seed, :words, :tavern, :tournament, :parked, :waits_for_bot
WHERE CAST(:occasion AS TEXT) IS NOT NULL
    OR (
        SELECT count(*)
        FROM matches
        WHERE channel_id = :channel_id
            AND phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL AND parked = 0
    ) < :most
ON CONFLICT DO NOTHING
RETURNING id;

-- name: get(id)
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament,
    (
        SELECT json_group_array(json_array(user_id, achievement))
        FROM awards
        WHERE match_id = matches.id
    ) AS awards,
    (
        SELECT json_group_array(json_array(winner_id, thing))
        FROM (SELECT winner_id, thing FROM belongings WHERE match_id = matches.id ORDER BY id)
    ) AS prizes,
    (
        SELECT json_group_array(
            json_array(
                user_id,
                (
                    SELECT earlier.rating
                    FROM results AS earlier
                    WHERE earlier.user_id = results.user_id
                        AND earlier.guild_id = results.guild_id
                        AND earlier.counts = 1
                        AND (earlier.ended_at, earlier.match_id) < (results.ended_at, results.match_id)
                        AND earlier.rating IS NOT NULL
                    ORDER BY earlier.ended_at DESC, earlier.match_id DESC
                    LIMIT 1
                ),
                rating
            )
        )
        FROM results
        WHERE match_id = matches.id AND rating IS NOT NULL
    ) AS ratings
FROM matches
WHERE id = :id;

-- name: open_in(channel_id)
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE channel_id = :channel_id
    AND phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL AND parked = 0
ORDER BY id;

-- name: open_of(user_id, now, until, match_id, most)
-- Somebody's open games, and finished ones in which a rematch is wanted, the newest first: a page of
-- `most` after the game `match_id`, which lasts `until`.
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament,
    attendances.until
FROM attendances
INNER JOIN matches ON matches.id = attendances.match_id
WHERE
    attendances.user_id = :user_id AND attendances.until > :now
    AND (attendances.until, attendances.match_id) < (:until, :match_id)
ORDER BY attendances.until DESC, attendances.match_id DESC
LIMIT :most;

-- name: past_in(channel_id, most)
SELECT id, players, ended_at
FROM matches
WHERE channel_id = :channel_id
    AND phase IN ('finished', 'closed') AND occasion IS NULL AND instr(log, ' : ') > 0
ORDER BY ended_at DESC
LIMIT :most;

-- name: save(id, version, phase, message_id, players, invited, snapshot, log, deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited, words, tavern, tournament, waits_for_bot)
-- Replace what may change of a match; no row comes back when its version has moved on.
UPDATE matches
SET
    version = :version,
    phase = :phase,
    message_id = :message_id,
    players = :players,
    invited = :invited,
    snapshot = :snapshot,
    log = :log,
    deadline = :deadline,
    remind_at = :remind_at,
    reminder_id = :reminder_id,
    closes_at = :closes_at,
    presence = :presence,
    ended_at = :ended_at,
    closing = :closing,
    rated = :rated,
    limited = :limited,
    words = :words,
    tavern = :tavern,
    tournament = :tournament,
    waits_for_bot = :waits_for_bot,
    votes = 0
WHERE id = :id AND version + 1 = :version
RETURNING id;

-- name: save_game(id, version, snapshot, log, deadline, remind_at, reminder_id, closes_at, presence, waits_for_bot)
-- As `save`, for a move. SQLite writes an index anew when a statement sets one of its columns, changed or
-- not: if it set all that `save` does, a move would write five pages instead of two.
UPDATE matches
SET
    version = :version,
    snapshot = :snapshot,
    log = :log,
    deadline = :deadline,
    remind_at = :remind_at,
    reminder_id = :reminder_id,
    closes_at = :closes_at,
    presence = :presence,
    waits_for_bot = :waits_for_bot,
    votes = 0
WHERE id = :id AND version + 1 = :version
RETURNING id;

-- name: number(id)!
-- Give a match that has finished the next number in the order in which they are counted.
UPDATE matches
SET counted = 1 + (SELECT ifnull(max(counted), 0) FROM matches WHERE counted IS NOT NULL)
WHERE id = :id;

-- name: rated_together(day, low, high)
-- How many rated games two people have begun together on a day.
SELECT games
FROM rated_pairs
WHERE day = :day AND low = :low AND high = :high;

-- name: rate_together(day, low, high)!
INSERT INTO rated_pairs (day, low, high, games)
VALUES (:day, :low, :high, 1)
ON CONFLICT (day, low, high) DO UPDATE
SET games = rated_pairs.games + 1;

-- name: forget_pairs(day)!
-- A few of those of former days at a time, which is more than one game adds.
DELETE FROM rated_pairs
WHERE (day, low, high) IN (
    SELECT day, low, high FROM rated_pairs WHERE day < :day ORDER BY day LIMIT 60
);

-- name: open_on(guild_id)
SELECT id
FROM matches
WHERE guild_id = :guild_id AND phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL;

-- name: servers(first_shard, last_shard, shards)
SELECT DISTINCT guild_id
FROM matches
WHERE guild_id IS NOT NULL AND phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: move_match(id, guild_id, channel_id, message_id, deadline, remind_at, reminder_id, closes_at, presence, most)
-- No row comes back when the channel has `most` other open matches; a match that is there may stay.
UPDATE matches
SET
    guild_id = :guild_id,
    channel_id = :channel_id,
    message_id = :message_id,
    deadline = :deadline,
    remind_at = :remind_at,
    reminder_id = :reminder_id,
    closes_at = :closes_at,
    presence = :presence,
    parked = 0
WHERE id = :id
    AND (
        channel_id = :channel_id AND parked = 0
        OR (
            SELECT count(*)
            FROM matches
            WHERE channel_id = :channel_id
                AND phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL AND parked = 0
        ) < :most
    )
RETURNING id;

-- name: park(id, deadline, remind_at, reminder_id, closes_at, presence)!
UPDATE matches
SET
    message_id = NULL,
    deadline = :deadline,
    remind_at = :remind_at,
    reminder_id = :reminder_id,
    closes_at = :closes_at,
    presence = :presence,
    parked = 1
WHERE id = :id;

-- name: note_times(id, deadline, remind_at, reminder_id, closes_at, presence)!
UPDATE matches
SET
    deadline = :deadline,
    remind_at = :remind_at,
    reminder_id = :reminder_id,
    closes_at = :closes_at,
    presence = :presence
WHERE id = :id;

-- name: give_up(id, now, user_id)
-- Close an open match, whatever is in its row. With a user only one in which they take part, or which is
-- played where nobody looks after it. A row comes back when it was closed.
UPDATE matches
SET
    version = version + 1,
    phase = 'closed',
    closing = 'ended',
    deadline = NULL,
    remind_at = NULL,
    reminder_id = NULL,
    waits_for_bot = 0,
    ended_at = :now
WHERE id = :id
    AND phase IN ('invited', 'lobby', 'choosing', 'playing')
    AND (
        CAST(:user_id AS BIGINT) IS NULL
        OR guild_id IS NULL
        OR EXISTS (SELECT 1 FROM attendances WHERE match_id = :id AND attendances.user_id = :user_id)
    )
RETURNING id;

-- name: move_board(id, message_id)!
UPDATE matches
SET message_id = :message_id
WHERE id = :id;

-- name: note_votes(id, votes)!
UPDATE matches
SET votes = :votes
WHERE id = :id;

-- name: note_rematch(id, rematch)!
UPDATE matches
SET rematch = :rematch
WHERE id = :id;

-- name: note_reminder(id, reminder_id)!
UPDATE matches
SET remind_at = NULL, reminder_id = :reminder_id
WHERE id = :id;

-- name: next_deadline(except_ids, first_shard, last_shard, shards)
-- A reminder always comes before its deadline. `except_ids` is a JSON list.
SELECT min(ifnull(remind_at, deadline)) AS deadline
FROM matches
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing')
    AND deadline IS NOT NULL
    AND id NOT IN (SELECT CAST(value AS BIGINT) FROM json_each(:except_ids))
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: running_clocks(first_shard, last_shard, shards)
-- Daily games end with their day whatever happens, and the end of a deal moves in another way.
SELECT id
FROM matches
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing')
    AND deadline IS NOT NULL
    AND ifnull(remind_at, deadline) > 0 -- all of them: so that the index finds them
    AND occasion IS NULL
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: postpone_deadlines(ids, seconds, now, until)!
-- `ids` is a JSON list. Where a clock stood for a vacation only the time since then is given; a presence that
-- cannot be read is as none.
UPDATE matches
SET
    deadline = max(deadline + given.seconds, :until),
    remind_at = remind_at + given.seconds,
    closes_at = closes_at + given.seconds
FROM (
    SELECT
        id AS match_id,
        min(
            :seconds,
            max(0, :now - ifnull(iif(json_valid(presence), presence ->> '$.stands_until', NULL), 0))
        ) AS seconds
    FROM matches
    WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(:ids))
        AND phase IN ('invited', 'lobby', 'choosing', 'playing')
        AND deadline IS NOT NULL
) AS given
WHERE id = given.match_id AND (given.seconds > 0 OR deadline < :until);

-- name: waiting_for_bots(first_shard, last_shard, shards)
SELECT id
FROM matches
WHERE waits_for_bot = 1
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: with_clocks(first_shard, last_shard, shards)
SELECT id
FROM matches
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing')
    AND deadline IS NOT NULL
    AND message_id IS NOT NULL
    AND guild_id IS NOT NULL
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ORDER BY deadline;

-- name: due(now, except_ids, first_shard, last_shard, shards)
-- `except_ids` is a JSON list.
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing')
    AND deadline IS NOT NULL
    AND ifnull(remind_at, deadline) <= :now
    AND id NOT IN (SELECT CAST(value AS BIGINT) FROM json_each(:except_ids))
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
ORDER BY ifnull(remind_at, deadline);
