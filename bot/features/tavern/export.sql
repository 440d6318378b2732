-- What a person is given of each table.

-- name: belongings(user_id)
-- What somebody owns, and what they have won and a wager has passed on.
SELECT
    thing, origin, number, match_id AS game,
    iif(owner_id = :user_id, 'you', 'opponent') AS owner,
    iif(winner_id = :user_id, 'you', 'opponent') AS won_by
FROM belongings
WHERE owner_id = :user_id OR winner_id = :user_id
ORDER BY id;
