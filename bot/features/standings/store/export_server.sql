-- What a server is given of each table; what is people's own they have in theirs.

-- name: season_breaks(guild_id)
SELECT starts
FROM season_breaks
WHERE guild_id = :guild_id
ORDER BY starts;

-- name: podiums(guild_id)
SELECT starts, ends, place, wins, games
FROM podiums
WHERE guild_id = :guild_id
ORDER BY starts, place;

-- name: ledgers(guild_id)
SELECT period, starts, ends, ruleset, (SELECT count(*) FROM figures WHERE figures.ledger = ledgers.id) AS people
FROM ledgers
WHERE guild_id = :guild_id
ORDER BY starts, period, ruleset;
