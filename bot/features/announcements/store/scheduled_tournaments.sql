-- Tournaments among the scheduled events.

-- name: plan(tournament_id, guild_id, title, starts, ends, location)!
INSERT INTO happenings (tournament_id, guild_id, title, starts, ends, location, stage)
VALUES (:tournament_id, :guild_id, :title, :starts, :ends, :location, 'planned')
ON CONFLICT (tournament_id) DO UPDATE
SET
    title = excluded.title, starts = excluded.starts, ends = excluded.ends,
    location = excluded.location, settled = 0
WHERE happenings.stage = 'planned';

-- name: move_happening(tournament_id, location)
UPDATE happenings
SET location = :location, settled = 0
WHERE tournament_id = :tournament_id AND stage IN ('planned', 'begun') AND location != :location
RETURNING guild_id;

-- name: reach(tournament_id, stage)
UPDATE happenings
SET stage = :stage, settled = 0
WHERE tournament_id = :tournament_id AND stage IN ('planned', 'begun') AND stage != :stage
RETURNING guild_id;

-- name: open_happenings(guild_id)
SELECT tournament_id, guild_id, title, starts, ends, location, stage, event_id, tried
FROM happenings
WHERE guild_id = :guild_id AND settled = 0
ORDER BY tournament_id;

-- name: servers_of_happenings(first_shard, last_shard, shards)
SELECT DISTINCT guild_id
FROM happenings
WHERE settled = 0 AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: next_end(first_shard, last_shard, shards)
SELECT min(ends) AS ends
FROM happenings
WHERE
    stage IN ('planned', 'begun') AND event_id > 0
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard;

-- name: prolong(before, ends, first_shard, last_shard, shards)
UPDATE happenings
SET ends = :ends, settled = 0
WHERE
    stage IN ('planned', 'begun') AND event_id > 0 AND ends < :before
    AND (coalesce(guild_id, 0) >> 22) % :shards BETWEEN :first_shard AND :last_shard
RETURNING guild_id;

-- name: happening(tournament_id)
SELECT tournament_id, guild_id, title, starts, ends, location, stage, event_id, tried
FROM happenings
WHERE tournament_id = :tournament_id;

-- name: note_tried(tournament_id)!
UPDATE happenings
SET tried = 1
WHERE tournament_id = :tournament_id;

-- name: note_shown(tournament_id, event_id, title, starts, ends, location, stage)!
-- What has changed meanwhile is still to be shown.
UPDATE happenings
SET
    event_id = :event_id,
    settled = iif(
        (title, starts, ends, location, stage) = (:title, :starts, :ends, :location, :stage), 1, 0
    )
WHERE tournament_id = :tournament_id;

-- name: drop_happening(tournament_id)!
DELETE FROM happenings
WHERE tournament_id = :tournament_id;
