-- name: set_option(id, guild_id, user_id, for_game, name, value, now)
UPDATE drafts
SET
    options = CAST(
        CAST(options AS JSONB)
        || jsonb_build_object(CAST(:name AS TEXT), CAST(CAST(:value AS TEXT) AS JSONB)) AS TEXT
    ),
    version = version + 1,
    updated_at = :now
WHERE
    id = :id AND guild_id = :guild_id AND user_id = :user_id
    AND CASE WHEN match_id IS NULL THEN 0 ELSE 1 END = CAST(:for_game AS BIGINT)
RETURNING id, version, guild_id, user_id, title, edits, base, options, updated_at, match_id;
