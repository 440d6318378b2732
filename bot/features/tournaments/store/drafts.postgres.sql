-- name: put(guild_id, user_id, plan, updated_at)
INSERT INTO tournament_drafts (guild_id, user_id, version, plan, updated_at)
VALUES (:guild_id, :user_id, 0, :plan, :updated_at)
ON CONFLICT (guild_id, user_id) DO UPDATE
SET id = excluded.id, version = 0, plan = excluded.plan, updated_at = excluded.updated_at
RETURNING id;
