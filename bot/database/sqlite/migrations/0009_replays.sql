-- The games that were finished last in a channel, to be looked at again; daily games are private.

CREATE INDEX finished_games ON matches (channel_id, ended_at)
WHERE phase = 'finished' AND daily IS NULL;
