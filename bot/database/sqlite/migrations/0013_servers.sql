-- The open games of a server, for the bot that was removed from it. Daily games have no board there.

CREATE INDEX open_matches_of_server ON matches (guild_id)
WHERE phase IN ('invited', 'lobby', 'playing') AND daily IS NULL;
