-- Games in the tavern, and the time in which their players choose what they play with.

ALTER TABLE matches ADD COLUMN tavern TEXT; -- JSON: see `Tavern` of the domain; NULL for other games

-- All as before, but a match in which dice are being chosen is open too.
DROP INDEX one_open_match_per_channel;
CREATE UNIQUE INDEX one_open_match_per_channel ON matches (channel_id)
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing') AND daily IS NULL;

DROP INDEX open_matches_of_server;
CREATE INDEX open_matches_of_server ON matches (guild_id)
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing') AND daily IS NULL;

DROP INDEX open_deadlines;
CREATE INDEX open_deadlines ON matches (ifnull(remind_at, deadline))
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing') AND deadline IS NOT NULL;

DROP VIEW attending;
CREATE VIEW attending AS
SELECT
    value ->> 'user_id' AS user_id,
    iif(phase = 'finished', rematch ->> 'until', 9223372036854775807) AS until,
    matches.id AS match_id
FROM matches, json_each(iif(json_valid(players), players, '[]'))
WHERE value ->> 'level' IS NULL
    AND (
        phase IN ('invited', 'lobby', 'choosing', 'playing')
        OR phase = 'finished' AND json_array_length(rematch, '$.seats') < json_array_length(players)
    )
UNION ALL
SELECT value ->> 'user_id', 9223372036854775807, matches.id
FROM matches, json_each(iif(json_valid(invited), invited, '[]'))
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing');
