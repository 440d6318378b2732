-- name: running(now)
SELECT user_id, max(ends_at) AS ends_at
FROM vacations
WHERE ends_at > :now
GROUP BY user_id;

-- name: of(user_id)
SELECT begins_at, ends_at
FROM vacations
WHERE user_id = :user_id
ORDER BY begins_at;

-- name: add(user_id, begins_at, ends_at)!
INSERT INTO vacations (user_id, begins_at, ends_at)
VALUES (:user_id, :begins_at, :ends_at);

-- name: forget(user_id, until)!
DELETE FROM vacations
WHERE user_id = :user_id AND ends_at < :until;

-- name: end(user_id, now)!
UPDATE vacations
SET ends_at = max(begins_at, :now)
WHERE user_id = :user_id AND ends_at > :now;
