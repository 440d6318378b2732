-- name: add(guild_id, user_id, version, title, edits, base, options, updated_at, match_id)
INSERT INTO drafts (guild_id, user_id, version, title, edits, base, options, updated_at, match_id)
VALUES (:guild_id, :user_id, :version, :title, :edits, :base, :options, :updated_at, :match_id)
RETURNING id;

-- name: get(id, guild_id, user_id, for_game)
SELECT id, version, guild_id, user_id, title, edits, base, options, updated_at, match_id
FROM drafts
WHERE
    id = :id AND guild_id = :guild_id AND user_id = :user_id
    AND CASE WHEN match_id IS NULL THEN 0 ELSE 1 END = CAST(:for_game AS BIGINT);

-- name: unfinished(guild_id, user_id, edits, match_id)
SELECT id, version, guild_id, user_id, title, edits, base, options, updated_at, match_id
FROM drafts
WHERE
    guild_id = :guild_id AND user_id = :user_id
    AND coalesce(edits, 0) = coalesce(CAST(:edits AS BIGINT), 0)
    AND coalesce(match_id, 0) = coalesce(CAST(:match_id AS BIGINT), 0)
ORDER BY id DESC
LIMIT 1;

-- name: set_option(id, guild_id, user_id, for_game, name, value, now)
-- One option alone, so that of two quick choices neither takes the other back. `value` is JSON.
UPDATE drafts
SET
    options = json_set(options, '$.' || :name, json(:value)),
    version = version + 1,
    updated_at = :now
WHERE
    id = :id AND guild_id = :guild_id AND user_id = :user_id
    AND CASE WHEN match_id IS NULL THEN 0 ELSE 1 END = CAST(:for_game AS BIGINT)
RETURNING id, version, guild_id, user_id, title, edits, base, options, updated_at, match_id;

-- name: set_title(id, guild_id, user_id, for_game, title)
UPDATE drafts
SET title = :title
WHERE
    id = :id AND guild_id = :guild_id AND user_id = :user_id
    AND CASE WHEN match_id IS NULL THEN 0 ELSE 1 END = CAST(:for_game AS BIGINT)
RETURNING id, version, guild_id, user_id, title, edits, base, options, updated_at, match_id;

-- name: rebase(id, guild_id, user_id, for_game, version, title, base, options, updated_at)
UPDATE drafts
SET title = :title, base = :base, options = :options, updated_at = :updated_at, version = version + 1
WHERE
    id = :id AND guild_id = :guild_id AND user_id = :user_id
    AND CASE WHEN match_id IS NULL THEN 0 ELSE 1 END = CAST(:for_game AS BIGINT) AND version = :version
RETURNING id, version, guild_id, user_id, title, edits, base, options, updated_at, match_id;

-- name: drop(id, guild_id, user_id, for_game)!
DELETE FROM drafts
WHERE
    id = :id AND guild_id = :guild_id AND user_id = :user_id
    AND CASE WHEN match_id IS NULL THEN 0 ELSE 1 END = CAST(:for_game AS BIGINT);
