-- name: add_rivalries(rows, match_id, most)!
INSERT INTO rivalries (guild_id, user_id, rival_id, games, wins, losses, latest)
SELECT
    CAST(value ->> 'guild_id' AS BIGINT), CAST(value ->> 'user_id' AS BIGINT),
    CAST(value ->> 'rival_id' AS BIGINT), 1, CAST(value ->> 'won' AS BIGINT),
    CAST(value ->> 'lost' AS BIGINT), '[' || CAST(:match_id AS BIGINT) || ']'
FROM json_each(:rows)
WHERE true
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
