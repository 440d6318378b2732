-- Games that were played and then closed without a result: people look back on them as well.

CREATE TABLE closed_games (
    user_id INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,            -- unix seconds
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    guild_id INTEGER NOT NULL,            -- 0: nobody else may see it, see `counts` of the results
    PRIMARY KEY (user_id, ended_at, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX closed_games_of_matches ON closed_games (match_id);
CREATE INDEX closed_games_by_server ON closed_games (user_id, guild_id, ended_at, match_id);

-- Who was in a game that was closed after its first move; nobody in a damaged row.
CREATE VIEW closed_on AS
SELECT
    player.value ->> 'user_id' AS user_id,
    ended_at,
    matches.id AS match_id,
    iif(
        json_array_length(players) > 1
        AND NOT EXISTS (SELECT 1 FROM json_each(players) WHERE value ->> 'level' IS NOT NULL),
        coalesce(guild_id, 0),
        0
    ) AS guild_id
FROM matches, json_each(iif(json_valid(players), players, '[]')) AS player
WHERE phase = 'closed' AND log LIKE '% : %' AND player.value ->> 'level' IS NULL;

INSERT INTO closed_games (user_id, ended_at, match_id, guild_id)
SELECT user_id, ended_at, match_id, guild_id
FROM closed_on;

CREATE TRIGGER remember_closed_game AFTER UPDATE OF phase ON matches
WHEN old.phase = 'playing' AND new.phase = 'closed'
BEGIN
    INSERT INTO closed_games (user_id, ended_at, match_id, guild_id)
    SELECT user_id, ended_at, match_id, guild_id
    FROM closed_on
    WHERE match_id = new.id;
END;
