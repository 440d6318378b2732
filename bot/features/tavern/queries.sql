-- What people own in the tavern.

-- name: owned(user_id)
SELECT thing
FROM belongings
WHERE owner_id = :user_id
ORDER BY id;

-- name: prizes_won(user_id, origin)
-- How many prizes somebody has had of a level or an achievement, whoever owns them by now.
SELECT count(*) AS prizes
FROM belongings
WHERE winner_id = :user_id AND origin = :origin;

-- name: win(rows)!
-- `rows` is a JSON list of {user_id, thing, origin, number, match_id}.
INSERT INTO belongings (owner_id, thing, winner_id, origin, number, match_id)
SELECT
    CAST(value ->> 'user_id' AS BIGINT), value ->> 'thing', CAST(value ->> 'user_id' AS BIGINT),
    value ->> 'origin', CAST(value ->> 'number' AS BIGINT), CAST(value ->> 'match_id' AS BIGINT)
FROM json_each(:rows)
WHERE true
ON CONFLICT DO NOTHING;

-- name: pass_on(thing, owner_id, to_id)
-- The one that they have had for longest; no row comes back when they have none.
UPDATE belongings
SET owner_id = :to_id
WHERE id = (SELECT min(id) FROM belongings WHERE owner_id = :owner_id AND thing = :thing)
RETURNING id;

-- name: note_passed(id, tavern)
-- No row comes back when a die was passed on already.
UPDATE matches
SET tavern = :tavern
WHERE id = :id AND phase = 'finished' AND tavern ->> 'passed' IS NULL
RETURNING id;
