-- Blocks of people whose data was deleted, as keyed hashes.

-- name: blockers(user_id)
-- Who has somebody on the block list, among their preferences.
SELECT user_id
FROM preferences
WHERE user_id != :user_id
    AND :user_id IN (
        SELECT value
        FROM json_each(iif(json_valid(choices), choices, '{}'), '$.blocked')
    );

-- name: add(user_id, digest, key_name)!
INSERT INTO former_blocks (user_id, digest, key_name)
VALUES (:user_id, :digest, :key_name)
ON CONFLICT (user_id, digest) DO NOTHING;

-- name: holds(user_id, digest)
SELECT 1
FROM former_blocks
WHERE user_id = :user_id AND digest = :digest;

-- name: count_of(user_id, key_name)
SELECT count(*) AS people
FROM former_blocks
WHERE user_id = :user_id AND key_name = :key_name;

-- name: lift(user_id, digest)!
DELETE FROM former_blocks
WHERE user_id = :user_id AND digest = :digest;

-- name: lift_all(user_id)!
DELETE FROM former_blocks
WHERE user_id = :user_id;

-- name: lost(key_name)
-- Those that another key was for: once at the start.
SELECT count(*) AS blocks
FROM former_blocks
WHERE key_name != :key_name;
