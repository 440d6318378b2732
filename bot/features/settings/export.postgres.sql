-- name: preferences(user_id)
SELECT
    CASE
        WHEN NOT json_valid(choices) THEN NULL
        WHEN jsonb_typeof(CAST(choices AS JSONB) -> 'blocked') = 'array'
            THEN CAST(
                CAST(choices AS JSONB)
                || jsonb_build_object('blocked', jsonb_array_length(CAST(choices AS JSONB) -> 'blocked'))
                AS TEXT
            )
        ELSE choices
    END AS choices
FROM preferences
WHERE user_id = :user_id;
