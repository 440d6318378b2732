-- name: add_rivalry(guild_id, user_id, rival_id, won, lost, match_id, most)!
INSERT INTO rivalries (guild_id, user_id, rival_id, games, wins, losses, latest)
VALUES (:guild_id, :user_id, :rival_id, 1, :won, :lost, '[' || CAST(:match_id AS BIGINT) || ']')
ON CONFLICT (guild_id, user_id, rival_id) DO UPDATE
SET
    games = rivalries.games + 1,
    wins = rivalries.wins + excluded.wins,
    losses = rivalries.losses + excluded.losses,
    latest = (
        SELECT '[' || string_agg(kept.match_id, ',' ORDER BY kept.place) || ']'
        FROM (
            SELECT CAST(value AS TEXT) AS match_id, key AS place
            FROM json_each(rivalries.latest)
            UNION ALL
            SELECT CAST(CAST(:match_id AS BIGINT) AS TEXT), 9223372036854775807
            ORDER BY place DESC
            LIMIT :most
        ) AS kept
    );
