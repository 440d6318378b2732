-- Who is shown where: people who left a server are not, and everywhere only those who want to be.

-- name: list_person(user_id, name, named_at, listed)!
INSERT INTO people (user_id, name, named_at, listed)
VALUES (:user_id, :name, :named_at, :listed)
ON CONFLICT (user_id) DO UPDATE
SET listed = excluded.listed;

-- name: is_listed(user_id)
SELECT listed
FROM people
WHERE user_id = :user_id;

-- name: absent(guild_id, most)
SELECT user_id
FROM absences
WHERE guild_id = :guild_id
LIMIT :most;

-- name: add_absence(guild_id, user_id)
-- No row comes back for those who are known to be away.
INSERT INTO absences (guild_id, user_id)
VALUES (:guild_id, :user_id)
ON CONFLICT DO NOTHING
RETURNING user_id;

-- name: end_absences(guild_id, user_ids)
-- `user_ids` is a JSON list.
DELETE FROM absences
WHERE guild_id = :guild_id AND user_id IN (SELECT CAST(value AS BIGINT) FROM json_each(:user_ids))
RETURNING user_id;

-- name: show(guild_id, user_id, shown)!
UPDATE figures
SET shown = :shown
WHERE user_id = :user_id AND ledger IN (SELECT id FROM ledgers WHERE guild_id = :guild_id);
