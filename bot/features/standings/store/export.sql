-- What a person is given of each table. Where `best_turn` and `hot_dice` stand, so do all counts of their kinds.

-- name: people(user_id)
SELECT name, named_at, listed
FROM people
WHERE user_id = :user_id;

-- name: attendances(user_id)
SELECT match_id AS game, until
FROM attendances
WHERE user_id = :user_id;

-- name: results(user_id)
SELECT
    match_id AS game, ended_at, CAST(guild_id AS TEXT) AS guild_id, counts, won, place, score, banked,
    best_turn, hot_dice, rating, accuracy, luck
FROM results
WHERE user_id = :user_id
ORDER BY ended_at, match_id;

-- name: closed_games(user_id)
SELECT match_id AS game, ended_at, CAST(guild_id AS TEXT) AS guild_id
FROM closed_games
WHERE user_id = :user_id
ORDER BY ended_at, match_id;

-- name: figures(user_id)
SELECT
    CAST(guild_id AS TEXT) AS guild_id, period, starts, ends, ruleset, shown, games, wins, points,
    best_turn, hot_dice, streak, best_streak, rated,
    mu, sigma, reviewed, accuracy, luck, rating_before
FROM ledgers
CROSS JOIN figures -- in this order: so that the index finds a row in each ledger
WHERE figures.ledger = ledgers.id AND user_id = :user_id;

-- name: awards(user_id)
SELECT achievement, match_id AS game
FROM awards
WHERE user_id = :user_id;

-- name: rivalries(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, 'opponent' AS rival, games, wins, losses, latest
FROM rivalries
WHERE user_id = :user_id;

-- name: rated_pairs(user_id)
SELECT day, 'opponent' AS rival, games
FROM rated_pairs
WHERE low = :user_id OR high = :user_id;

-- name: podiums(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id, starts, ends, place, wins, games
FROM podiums
WHERE user_id = :user_id;

-- name: absences(user_id)
SELECT CAST(guild_id AS TEXT) AS guild_id
FROM absences
WHERE user_id = :user_id;
