-- What a week has added to the figures of those who have played in it.

-- name: active(week, most)
-- How many they are, at most `most`: without reading their figures.
SELECT count(*) AS people
FROM (SELECT user_id FROM figures WHERE ledger = :week LIMIT :most) AS played;

-- name: week_scores(ledger, week)
-- What those of them who are shown have in a ledger, and what of it they have added.
SELECT
    total.user_id, total.by_wins, total.by_rating, total.games, total.wins,
    played.games AS week_games, played.wins AS week_wins, played.rated AS week_rated,
    played.rating_before
FROM figures AS played
CROSS JOIN figures AS total -- in this order: few have played this week
WHERE played.ledger = :week
    AND total.ledger = :ledger AND total.user_id = played.user_id AND total.shown = 1;
