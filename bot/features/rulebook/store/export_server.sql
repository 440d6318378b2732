-- What a server is given of each table; what is people's own they have in theirs.

-- name: house_rules(guild_id)
SELECT id, rules
FROM house_rules
WHERE guild_id = :guild_id
ORDER BY key;
