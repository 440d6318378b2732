-- Several games in a channel, as many as its server allows, and games that make room for others.

ALTER TABLE matches ADD COLUMN parked INTEGER NOT NULL DEFAULT 0; -- 1: it has no board, and takes up no room

-- How many are open is counted in the statement that opens one more.
DROP INDEX one_open_match_per_channel;

CREATE INDEX open_matches_of_channel ON matches (channel_id)
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing') AND daily IS NULL AND parked = 0;
