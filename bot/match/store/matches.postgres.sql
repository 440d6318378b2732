-- name: get(id)
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament,
    (
        SELECT coalesce(CAST(json_agg(json_build_array(user_id, achievement)) AS TEXT), '[]')
        FROM awards
        WHERE match_id = matches.id
    ) AS awards,
    (
        SELECT coalesce(CAST(json_agg(json_build_array(winner_id, thing) ORDER BY id) AS TEXT), '[]')
        FROM belongings
        WHERE match_id = matches.id
    ) AS prizes,
    (
        SELECT coalesce(
            CAST(
                json_agg(
                    json_build_array(
                        user_id,
                        (
                            SELECT earlier.rating
                            FROM results AS earlier
                            WHERE earlier.user_id = results.user_id
                                AND earlier.guild_id = results.guild_id
                                AND earlier.counts = 1
                                AND (earlier.ended_at, earlier.match_id) < (results.ended_at, results.match_id)
                                AND earlier.rating IS NOT NULL
                            ORDER BY earlier.ended_at DESC, earlier.match_id DESC
                            LIMIT 1
                        ),
                        rating
                    )
                ) AS TEXT
            ),
            '[]'
        )
        FROM results
        WHERE match_id = matches.id AND rating IS NOT NULL
    ) AS ratings
FROM matches
WHERE id = :id;

-- name: postpone_deadlines(ids, seconds, now, until)!
UPDATE matches
SET
    deadline = greatest(deadline + given.seconds, CAST(:until AS BIGINT)),
    remind_at = remind_at + given.seconds,
    closes_at = closes_at + given.seconds
FROM (
    SELECT
        id AS match_id,
        least(
            CAST(:seconds AS BIGINT),
            greatest(
                0,
                CAST(:now AS BIGINT) - CASE
                    WHEN json_valid(presence)
                        THEN coalesce(
                            CAST(substring(CAST(presence AS JSON) ->> 'stands_until' FROM '^[0-9]{1,18}$') AS BIGINT),
                            0
                        )
                    ELSE 0
                END
            )
        ) AS seconds
    FROM matches
    WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(:ids))
        AND phase IN ('invited', 'lobby', 'choosing', 'playing')
        AND deadline IS NOT NULL
) AS given
WHERE id = given.match_id AND (given.seconds > 0 OR deadline < :until);
