-- name: unblock(user_id)!
UPDATE preferences
SET choices = CAST(
    CAST(choices AS JSONB) || jsonb_build_object(
        'blocked',
        (
            SELECT coalesce(jsonb_agg(value ORDER BY key), '[]')
            FROM json_each(CAST(choices AS JSON) ->> 'blocked')
            WHERE CAST(value AS BIGINT) != :user_id
        )
    ) AS TEXT
)
WHERE :user_id IN (
    SELECT CAST(value AS BIGINT)
    FROM json_each(CAST(iif(json_valid(choices), choices, '{}') AS JSON) ->> 'blocked')
);
