-- name: put(guild_id, user_id, plan, house_rule, updated_at)
-- In place of the person's last one. The id is new, so that buttons of that change nothing in this.
INSERT OR REPLACE INTO tournament_drafts (guild_id, user_id, version, plan, house_rule, updated_at)
VALUES (:guild_id, :user_id, 0, :plan, :house_rule, :updated_at)
RETURNING id;

-- name: last(guild_id, user_id)
SELECT id, version, guild_id, user_id, plan, house_rule, updated_at
FROM tournament_drafts
WHERE guild_id = :guild_id AND user_id = :user_id;

-- name: change(id, version, plan, house_rule, updated_at)
UPDATE tournament_drafts
SET plan = :plan, house_rule = :house_rule, updated_at = :updated_at, version = version + 1
WHERE id = :id AND version = :version
RETURNING version;

-- name: drop(id, guild_id, user_id)!
DELETE FROM tournament_drafts
WHERE id = :id AND guild_id = :guild_id AND user_id = :user_id;
