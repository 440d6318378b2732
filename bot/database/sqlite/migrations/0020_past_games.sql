-- The games that ended last in a channel, those without a result too once they were played.

DROP INDEX finished_games;

CREATE INDEX past_games ON matches (channel_id, ended_at)
WHERE phase IN ('finished', 'closed') AND daily IS NULL AND instr(log, ' : ') > 0;
