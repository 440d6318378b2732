-- What a person is given of each table.

-- name: vacations(user_id)
SELECT begins_at, ends_at
FROM vacations
WHERE user_id = :user_id
ORDER BY begins_at;
