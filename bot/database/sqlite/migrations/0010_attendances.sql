-- Whose open games there are, so that nobody's are looked for among all. A finished game in which
-- somebody wants a rematch is open for as long as that counts.

CREATE TABLE attendances (
    user_id INTEGER NOT NULL,
    until INTEGER NOT NULL,               -- unix seconds; for open games the end of time
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (user_id, until, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX attendances_of_match ON attendances (match_id);

-- Who is at a table or invited to it, and until when that matters to them; nobody in a damaged row.
CREATE VIEW attending AS
SELECT
    value ->> 'user_id' AS user_id,
    iif(phase = 'finished', rematch ->> 'until', 9223372036854775807) AS until,
    matches.id AS match_id
FROM matches, json_each(iif(json_valid(players), players, '[]'))
WHERE value ->> 'level' IS NULL
    AND (
        phase IN ('invited', 'lobby', 'playing')
        OR phase = 'finished' AND json_array_length(rematch, '$.seats') < json_array_length(players)
    )
UNION ALL
SELECT value ->> 'user_id', 9223372036854775807, matches.id
FROM matches, json_each(iif(json_valid(invited), invited, '[]'))
WHERE phase IN ('invited', 'lobby', 'playing');

INSERT OR IGNORE INTO attendances (user_id, until, match_id)
SELECT user_id, until, match_id
FROM attending;

-- Attendances follow from the very statement that changes a match. Wishes for a rematch that came to
-- nothing are cleared away when their people begin something else.
CREATE TRIGGER attend_new_match AFTER INSERT ON matches
BEGIN
    DELETE FROM attendances
    WHERE user_id IN (SELECT value ->> 'user_id' FROM json_each(new.players))
        AND until <= new.created_at;

    INSERT OR IGNORE INTO attendances (user_id, until, match_id)
    SELECT user_id, until, match_id
    FROM attending
    WHERE match_id = new.id;
END;

-- A move leaves these columns as they are, so it costs the comparison alone.
CREATE TRIGGER attend_changed_match AFTER UPDATE OF phase, players, invited, rematch ON matches
WHEN old.phase != new.phase
    OR old.players != new.players
    OR old.invited != new.invited
    OR old.rematch IS NOT new.rematch
BEGIN
    DELETE FROM attendances
    WHERE match_id = new.id;

    INSERT OR IGNORE INTO attendances (user_id, until, match_id)
    SELECT user_id, until, match_id
    FROM attending
    WHERE match_id = new.id;
END;
