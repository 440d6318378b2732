-- What a person is given of each table.

-- name: preferences(user_id)
-- Of the people on the block list only how many there are; nothing of what cannot be read.
SELECT
    iif(
        json_valid(choices),
        json_replace(choices, '$.blocked', json_array_length(choices, '$.blocked')),
        NULL
    ) AS choices
FROM preferences
WHERE user_id = :user_id;
