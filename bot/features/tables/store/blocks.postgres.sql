-- name: blockers(user_id)
SELECT user_id
FROM preferences
WHERE user_id != :user_id
    AND :user_id IN (
        SELECT CAST(value AS BIGINT)
        FROM json_each(CAST(iif(json_valid(choices), choices, '{}') AS JSON) ->> 'blocked')
    );
