-- name: games(id)
SELECT
    tournament_games.id, series_id, board, number, result, score, unplayed, came, absent_at, berserk, resigned,
    matches.id AS match_id, matches.phase AS match_phase, closing, message_id,
    (
        SELECT count(*)
        FROM json_each(CAST(iif(json_valid(presence), presence, '{}') AS JSON) ->> 'away')
    ) AS away
FROM tournament_series
INNER JOIN tournament_games ON series_id = tournament_series.id
LEFT JOIN matches
    ON tournament IS NOT NULL
    AND CAST(CAST(tournament AS JSON) ->> 'game_id' AS BIGINT) = tournament_games.id
WHERE tournament_id = :id
ORDER BY tournament_games.id;

-- name: games_alone(id)
SELECT
    tournament_games.id, matches.id AS match_id, matches.phase AS match_phase, closing, message_id, 0 AS away
FROM tournament_series
INNER JOIN tournament_games ON series_id = tournament_series.id
INNER JOIN tournament_entries
    ON tournament_entries.tournament_id = tournament_series.tournament_id
    AND tournament_entries.number = first
INNER JOIN tournament_people ON entry_id = tournament_entries.id
INNER JOIN matches
    ON occasion IS NOT NULL
    AND occasion = 't' || tournament_series.tournament_id || '.' || round
    AND CAST(CAST(players AS JSON) -> 0 ->> 'user_id' AS BIGINT) = tournament_people.user_id
WHERE tournament_series.tournament_id = :id AND second IS NULL;

-- name: suspicions(guild_id, times)
WITH given AS (
    SELECT
        board, first, second, tournament_id,
        iif(CAST(CAST(resigned AS JSON) ->> 0 AS BOOLEAN), first, second) AS loser,
        iif(CAST(CAST(resigned AS JSON) ->> 0 AS BOOLEAN), second, first) AS winner
    FROM tournaments
    INNER JOIN tournament_series ON tournament_id = tournaments.id
    INNER JOIN tournament_games ON series_id = tournament_series.id
    WHERE guild_id = :guild_id
        AND (
            CAST(CAST(resigned AS JSON) ->> 0 AS BOOLEAN)
            OR CAST(CAST(resigned AS JSON) ->> 1 AS BOOLEAN)
        )
)
SELECT
    losers.user_id AS loser_id, max(losers.name) AS loser_name,
    winners.user_id AS winner_id, max(winners.name) AS winner_name,
    count(*) AS times
FROM given
INNER JOIN tournament_entries AS lost ON lost.tournament_id = given.tournament_id AND lost.number = loser
INNER JOIN tournament_people AS losers ON losers.entry_id = lost.id AND losers.board = given.board
INNER JOIN tournament_entries AS won ON won.tournament_id = given.tournament_id AND won.number = winner
INNER JOIN tournament_people AS winners ON winners.entry_id = won.id AND winners.board = given.board
GROUP BY losers.user_id, winners.user_id
HAVING count(*) >= :times
ORDER BY times DESC, loser_id, winner_id;
