-- name: get(tournament_id)
SELECT channel_id, message_id, round
FROM tournament_cards
WHERE tournament_id = :tournament_id;

-- name: put(tournament_id, channel_id, message_id, round)!
-- Nothing, if the tournament was deleted meanwhile with its server.
INSERT INTO tournament_cards (tournament_id, channel_id, message_id, round)
SELECT id, :channel_id, :message_id, :round
FROM tournaments
WHERE id = :tournament_id
ON CONFLICT (tournament_id) DO UPDATE
SET channel_id = :channel_id, message_id = :message_id, round = :round;
