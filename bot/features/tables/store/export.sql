-- What a person is given of each table.

-- name: former_blocks(user_id)
-- Blocks of people whose data was deleted: how many there are.
SELECT count(*) AS people
FROM former_blocks
WHERE user_id = :user_id
HAVING count(*) > 0;

-- name: declines(user_id)
SELECT
    iif(user_id = :user_id, 'you', 'opponent') AS declined_by,
    iif(challenger_id = :user_id, 'you', 'opponent') AS challenger,
    times,
    declined_at
FROM declines
WHERE user_id = :user_id OR challenger_id = :user_id;
