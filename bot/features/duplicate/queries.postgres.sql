-- name: game(deal, user_id)
SELECT
    id, version, phase, guild_id, channel_id, message_id, players, invited, snapshot, log, created_at,
    deadline, remind_at, reminder_id, closes_at, presence, ended_at, closing, rated, limited,
    occasion, occasion_ends_at, seed, words, tavern, rematch, parked, votes, tournament
FROM matches
WHERE CAST(CAST(players AS JSON) -> 0 ->> 'user_id' AS BIGINT) = :user_id AND occasion = :deal;
