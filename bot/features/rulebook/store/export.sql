-- What a person is given of each table.

-- name: drafts(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, title, edits, base, options, updated_at, match_id
FROM drafts
WHERE user_id = :user_id;
