-- name: seal(deal, seed, rules, ends_at)
-- A deal as it was sealed first, whoever asks.
INSERT INTO deals (deal, seed, rules, ends_at)
VALUES (:deal, :seed, :rules, :ends_at)
ON CONFLICT (deal) DO UPDATE
SET seed = deals.seed
RETURNING seed, rules, ends_at;

-- name: sealed(deal)
SELECT seed, rules, ends_at
FROM deals
WHERE deal = :deal;

-- name: game(deal, user_id)
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE players ->> '$[0].user_id' = :user_id AND occasion = :deal;

-- name: open_games(deal)
SELECT id
FROM matches
WHERE occasion = :deal AND occasion_ends_at IS NOT NULL AND phase = 'playing';

-- name: move_end(deal, ends_at)!
UPDATE deals
SET ends_at = :ends_at
WHERE deal = :deal;

-- name: move_games(deal, ends_at)!
UPDATE matches
SET occasion_ends_at = :ends_at, deadline = iif(phase = 'playing', CAST(:ends_at AS BIGINT), NULL)
WHERE occasion = :deal AND occasion_ends_at IS NOT NULL;

-- name: results(deal)
SELECT user_id, name, score, ended_at, rank() OVER (ORDER BY score DESC) AS rank
FROM deal_results
WHERE deal = :deal
ORDER BY rank, ended_at, user_id;

-- name: add_result(deal, user_id, name, score, ended_at)!
INSERT INTO deal_results (deal, user_id, name, score, ended_at)
VALUES (:deal, :user_id, :name, :score, :ended_at);
