-- What was announced, and choices that were taken back.

-- name: claim(guild_id, kind, about, now, again)
-- No row if it was posted, or begun to be before `again` by who cannot say what came of it.
INSERT INTO announcements (guild_id, kind, about, claimed_at)
VALUES (:guild_id, :kind, :about, :now)
ON CONFLICT (guild_id, kind, about) DO UPDATE
SET claimed_at = announcements.claimed_at
WHERE announcements.settled = 0 AND announcements.claimed_at >= :again
RETURNING about;

-- name: clear_old(guild_id, until)!
DELETE FROM announcements
WHERE guild_id = :guild_id AND claimed_at < :until;

-- name: settle(guild_id, kind, about)!
UPDATE announcements
SET settled = 1
WHERE guild_id = :guild_id AND kind = :kind AND about = :about;

-- name: release(guild_id, kind, about)!
DELETE FROM announcements
WHERE guild_id = :guild_id AND kind = :kind AND about = :about;

-- name: lose(guild_id, setting, why)!
INSERT INTO lost_choices (guild_id, setting, why)
VALUES (:guild_id, :setting, :why)
ON CONFLICT (guild_id, setting) DO UPDATE
SET why = excluded.why;

-- name: lost(guild_id)
SELECT setting, why
FROM lost_choices
WHERE guild_id = :guild_id;

-- name: choose_anew(guild_id, setting)!
DELETE FROM lost_choices
WHERE guild_id = :guild_id AND setting = :setting;
