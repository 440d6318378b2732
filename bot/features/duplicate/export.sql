-- What a person is given of each table.

-- name: deal_results(user_id)
SELECT deal, name, score, ended_at
FROM deal_results
WHERE user_id = :user_id;
