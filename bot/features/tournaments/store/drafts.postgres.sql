-- name: put(guild_id, user_id, plan, house_rule, updated_at)
INSERT INTO tournament_drafts (guild_id, user_id, version, plan, house_rule, updated_at)
VALUES (:guild_id, :user_id, 0, :plan, :house_rule, :updated_at)
ON CONFLICT (guild_id, user_id) DO UPDATE
SET id = excluded.id, version = 0, plan = excluded.plan, house_rule = excluded.house_rule,
    updated_at = excluded.updated_at
RETURNING id;
