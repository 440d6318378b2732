-- Clocks: who keeps up with them, who is reminded, and games that nobody plays any more.

ALTER TABLE matches ADD COLUMN remind_at INTEGER;   -- unix seconds; NULL once it was done
ALTER TABLE matches ADD COLUMN reminder_id INTEGER; -- the message that reminds somebody
ALTER TABLE matches ADD COLUMN closes_at INTEGER;   -- unix seconds: given up unless a person acts before
ALTER TABLE matches ADD COLUMN presence TEXT;     -- JSON: who lets turns go; NULL while everybody keeps up

-- As before, but a match is looked at for its reminder first.
DROP INDEX open_deadlines;

CREATE INDEX open_deadlines ON matches (ifnull(remind_at, deadline))
WHERE phase IN ('invited', 'lobby', 'playing') AND deadline IS NOT NULL;

-- Games that are being played are given up after 7 days too, from now on.
UPDATE matches
SET closes_at = unixepoch() + 604800, deadline = ifnull(deadline, unixepoch() + 604800)
WHERE phase = 'playing' AND daily IS NULL;
