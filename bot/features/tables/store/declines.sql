-- name: forget(until)!
DELETE FROM declines
WHERE declined_at <= :until;

-- name: add(challenger_id, user_id, now)!
INSERT INTO declines (challenger_id, user_id, times, declined_at)
VALUES (:challenger_id, :user_id, 1, :now)
ON CONFLICT (challenger_id, user_id) DO UPDATE
SET times = declines.times + 1, declined_at = excluded.declined_at;

-- name: often(challenger_id, least, after)
SELECT user_id
FROM declines
WHERE challenger_id = :challenger_id AND times >= :least AND declined_at > :after;
