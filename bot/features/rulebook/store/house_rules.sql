-- name: all_of(guild_id)
SELECT id, guild_id, rules
FROM house_rules
WHERE guild_id = :guild_id
ORDER BY key;

-- name: find(guild_id, key)
SELECT id, guild_id, rules
FROM house_rules
WHERE guild_id = :guild_id AND key = :key;

-- name: get(guild_id, id)
SELECT id, guild_id, rules
FROM house_rules
WHERE id = :id AND guild_id = :guild_id;

-- name: add(guild_id, key, rules, most)
-- No row comes back when the title is taken, or the server has as many as it may.
INSERT INTO house_rules (guild_id, key, rules)
SELECT :guild_id, :key, :rules
WHERE (SELECT count(*) FROM house_rules WHERE guild_id = :guild_id) < :most
ON CONFLICT (guild_id, key) DO NOTHING
RETURNING id, guild_id, rules;

-- name: replace(guild_id, id, key, rules)
-- No row comes back when another house rule has the title.
UPDATE house_rules
SET key = :key, rules = :rules
WHERE id = :id AND guild_id = :guild_id
    AND NOT EXISTS (
        SELECT 1
        FROM house_rules AS other
        WHERE other.guild_id = :guild_id AND other.key = :key AND other.id != :id
    )
RETURNING id;

-- name: uses(guild_id, id, name)
-- Games and tournaments have a copy of the rules, in notation: its name spells the title.
SELECT
    (
        SELECT count(*)
        FROM matches
        WHERE guild_id = :guild_id AND phase IN ('invited', 'lobby', 'choosing', 'playing')
            AND instr(log, :name || '(') > 0
    ) AS games,
    (
        SELECT count(*)
        FROM tournaments
        WHERE guild_id = :guild_id AND phase NOT IN ('over', 'cancelled')
            AND instr(plan, :name || '(') > 0
    ) AS tournaments,
    (
        SELECT count(*)
        FROM tournament_drafts
        WHERE guild_id = :guild_id AND house_rule = :id
    ) AS drafts;

-- name: delete(guild_id, id)
DELETE FROM house_rules
WHERE id = :id AND guild_id = :guild_id
RETURNING id, guild_id, rules;
