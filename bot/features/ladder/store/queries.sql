-- Ladders and their challenges. Those who have left the server keep their places and are not shown.

-- name: page(guild_id, ruleset, user_id, page, rows)
-- A page of a ladder, and then the rung of `user_id`; pages past the end give the last.
WITH
field AS MATERIALIZED (
    SELECT user_id, name, row_number() OVER (ORDER BY place) AS rank
    FROM rungs
    WHERE guild_id = :guild_id AND ruleset = :ruleset
        AND NOT EXISTS (
            SELECT 1
            FROM absences
            WHERE absences.guild_id = rungs.guild_id AND absences.user_id = rungs.user_id
        )
),
{page_and_own}
SELECT page_number, page_count, is_own, user_id, name, rank
FROM wanted
INNER JOIN field USING (user_id)
CROSS JOIN sheet
ORDER BY is_own, rank;

-- name: around(guild_id, ruleset, user_id, reach)
-- Somebody's own rung, and then those of the nearest above them.
WITH standing AS MATERIALIZED (
    SELECT user_id, name, row_number() OVER (ORDER BY place) AS rank
    FROM rungs
    WHERE guild_id = :guild_id AND ruleset = :ruleset
        AND NOT EXISTS (
            SELECT 1
            FROM absences
            WHERE absences.guild_id = rungs.guild_id AND absences.user_id = rungs.user_id
        )
)
SELECT user_id, name, rank
FROM standing
WHERE rank BETWEEN (SELECT rank - :reach FROM standing WHERE user_id = :user_id)
    AND (SELECT rank FROM standing WHERE user_id = :user_id)
ORDER BY rank DESC;

-- name: add_rung(guild_id, ruleset, user_id, name, sunk, sinks_at, most)
-- At the bottom; no row comes back when the ladder is full, or has the person already.
INSERT INTO rungs (guild_id, ruleset, user_id, name, place, sunk, sinks_at)
SELECT :guild_id, :ruleset, :user_id, :name, coalesce(max(place), 0) + 1, :sunk, :sinks_at
FROM rungs
WHERE guild_id = :guild_id AND ruleset = :ruleset
HAVING count(*) < :most
ON CONFLICT DO NOTHING
RETURNING place;

-- name: rung(guild_id, ruleset, user_id)
SELECT place
FROM rungs
WHERE guild_id = :guild_id AND ruleset = :ruleset AND user_id = :user_id;

-- name: below(guild_id, ruleset, place)
-- Who stands just below a place, if anybody does.
SELECT user_id, sunk
FROM rungs
WHERE guild_id = :guild_id AND ruleset = :ruleset AND place > :place
ORDER BY place
LIMIT 1;

-- name: put(guild_id, ruleset, user_id, place)!
UPDATE rungs
SET place = :place
WHERE guild_id = :guild_id AND ruleset = :ruleset AND user_id = :user_id;

-- name: note_active(guild_id, ruleset, user_id, name, sunk, sinks_at)!
UPDATE rungs
SET name = :name, sunk = :sunk, sinks_at = :sinks_at
WHERE guild_id = :guild_id AND ruleset = :ruleset AND user_id = :user_id;

-- name: note_sunk(guild_id, ruleset, user_id, sunk, sinks_at)!
UPDATE rungs
SET sunk = :sunk, sinks_at = :sinks_at
WHERE guild_id = :guild_id AND ruleset = :ruleset AND user_id = :user_id;

-- name: drop_rung(guild_id, ruleset, user_id)
DELETE FROM rungs
WHERE guild_id = :guild_id AND ruleset = :ruleset AND user_id = :user_id
RETURNING place;

-- name: sinking(now, most, first_shard, last_shard, shards)
SELECT guild_id, ruleset, user_id, sunk, sinks_at
FROM rungs
WHERE sinks_at <= :now AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
    AND guild_id NOT IN (SELECT ladder_standstills.guild_id FROM ladder_standstills)
ORDER BY sinks_at, place DESC -- so that two neighbours sink together
LIMIT :most;

-- name: add_challenge(guild_id, ruleset, challenger_id, challenger_name, challenged_id, challenged_name, channel_id, due_at)
INSERT INTO ladder_challenges (
    guild_id, ruleset, challenger_id, challenger_name, challenged_id, challenged_name, channel_id, due_at
)
VALUES (
    :guild_id, :ruleset, :challenger_id, :challenger_name, :challenged_id, :challenged_name, :channel_id,
    :due_at
)
RETURNING id;

-- name: challenge(id)
SELECT
    id, guild_id, ruleset, challenger_id, challenger_name, challenged_id, challenged_name, channel_id,
    message_id, due_at, match_id, ended_at, outcome
FROM ladder_challenges
WHERE id = :id;

-- name: of_match(match_id)
SELECT
    id, guild_id, ruleset, challenger_id, challenger_name, challenged_id, challenged_name, channel_id,
    message_id, due_at, match_id, ended_at, outcome
FROM ladder_challenges
WHERE match_id = :match_id AND ended_at IS NULL;

-- name: running(guild_id, ruleset)
SELECT
    id, guild_id, ruleset, challenger_id, challenger_name, challenged_id, challenged_name, channel_id,
    message_id, due_at, match_id, ended_at, outcome
FROM ladder_challenges
WHERE guild_id = :guild_id AND ruleset = :ruleset AND ended_at IS NULL
ORDER BY id;

-- name: met(guild_id, ruleset, user_id, since)
-- With whom somebody was in a challenge that ended after `since` and counted.
SELECT iif(challenger_id = :user_id, challenged_id, challenger_id) AS user_id
FROM ladder_challenges
WHERE guild_id = :guild_id AND ruleset = :ruleset AND ended_at > :since
    AND :user_id IN (challenger_id, challenged_id) AND outcome != 'void';

-- name: note_posted(id, message_id)!
UPDATE ladder_challenges
SET message_id = :message_id
WHERE id = :id;

-- name: drop_challenge(id)!
DELETE FROM ladder_challenges
WHERE id = :id AND match_id IS NULL AND ended_at IS NULL;

-- name: note_match(id, match_id, channel_id)!
UPDATE ladder_challenges
SET match_id = :match_id, channel_id = :channel_id
WHERE id = :id AND ended_at IS NULL;

-- name: end_challenge(id, outcome, now)
-- No row comes back when it has ended already.
UPDATE ladder_challenges
SET outcome = :outcome, ended_at = :now, untold = 1
WHERE id = :id AND ended_at IS NULL
RETURNING id;

-- name: forget(guild_id, ruleset, until)!
-- Challenges that no longer keep anybody apart.
DELETE FROM ladder_challenges
WHERE guild_id = :guild_id AND ruleset = :ruleset AND ended_at <= :until AND untold = 0;

-- name: closed(first_shard, last_shard, shards)
-- Those whose game has ended without a result; other ends are counted as they come.
SELECT ladder_challenges.id
FROM ladder_challenges
LEFT JOIN matches ON matches.id = ladder_challenges.match_id
WHERE ladder_challenges.ended_at IS NULL AND match_id IS NOT NULL
    AND coalesce(matches.phase, 'closed') = 'closed'
    AND (coalesce(ladder_challenges.guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: orphaned(first_shard, last_shard, shards)
-- Those that wait though one of the two is not on the ladder: nothing else would ever end them.
SELECT id
FROM ladder_challenges
WHERE ended_at IS NULL AND match_id IS NULL
    AND due_at > 0 -- so that the index of those that have not ended serves
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
    AND (
        SELECT count(*)
        FROM rungs
        WHERE rungs.guild_id = ladder_challenges.guild_id AND rungs.ruleset = ladder_challenges.ruleset
            AND rungs.user_id IN (challenger_id, challenged_id)
    ) < 2;

-- name: due(now, most, first_shard, last_shard, shards)
SELECT
    id, guild_id, ruleset, challenger_id, challenger_name, challenged_id, challenged_name, channel_id,
    message_id, due_at, match_id, ended_at, outcome
FROM ladder_challenges
WHERE ended_at IS NULL AND due_at <= :now AND match_id IS NULL
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
    AND guild_id NOT IN (SELECT ladder_standstills.guild_id FROM ladder_standstills)
ORDER BY due_at
LIMIT :most;

-- name: untold(first_shard, last_shard, shards)
-- Where a game was played, the news is told: it may have moved. What is to be told on a server that the
-- bot has left waits until it is back.
SELECT
    ladder_challenges.id, ladder_challenges.guild_id, ruleset, challenger_id, challenger_name, challenged_id,
    challenged_name, coalesce(matches.channel_id, ladder_challenges.channel_id) AS channel_id,
    ladder_challenges.message_id, due_at, match_id, ladder_challenges.ended_at, outcome
FROM ladder_challenges
LEFT JOIN matches ON matches.id = ladder_challenges.match_id
WHERE untold = 1 AND (coalesce(ladder_challenges.guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
    AND ladder_challenges.guild_id NOT IN (SELECT ladder_standstills.guild_id FROM ladder_standstills)
ORDER BY ladder_challenges.id;

-- name: note_told(id)!
UPDATE ladder_challenges
SET untold = 0
WHERE id = :id;

-- name: next_due(never, first_shard, last_shard, shards)
SELECT min(
    coalesce(
        (
            SELECT min(sinks_at)
            FROM rungs
            WHERE (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
                AND guild_id NOT IN (SELECT ladder_standstills.guild_id FROM ladder_standstills)
        ),
        :never
    ),
    coalesce(
        (
            SELECT min(due_at)
            FROM ladder_challenges
            WHERE ended_at IS NULL AND match_id IS NULL
                AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
                AND guild_id NOT IN (SELECT ladder_standstills.guild_id FROM ladder_standstills)
        ),
        :never
    )
) AS due_at;

-- name: with_clocks(never, first_shard, last_shard, shards)
-- The servers on which anything may be due. Where the bot is not, the clocks stand anyway.
SELECT guild_id
FROM rungs
WHERE sinks_at < :never
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
    AND guild_id NOT IN (SELECT ladder_standstills.guild_id FROM ladder_standstills)
UNION
SELECT guild_id
FROM ladder_challenges
WHERE ended_at IS NULL AND match_id IS NULL AND due_at < :never
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: postpone_rungs(guild_ids, seconds, until, never)!
-- `guild_ids` is a JSON list, as in the next one.
UPDATE rungs
SET sinks_at = max(sinks_at + :seconds, :until)
WHERE sinks_at < iif(CAST(:seconds AS BIGINT) > 0, CAST(:never AS BIGINT), CAST(:until AS BIGINT))
    AND guild_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:guild_ids));

-- name: postpone_challenges(guild_ids, seconds, until, never)!
UPDATE ladder_challenges
SET due_at = max(due_at + :seconds, :until)
WHERE ended_at IS NULL AND match_id IS NULL AND due_at < :never
    AND guild_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:guild_ids));
