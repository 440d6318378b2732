-- Games that were over before their second turn count for no figures any more. Read at the start,
-- when the figures of the stored games are counted.
INSERT INTO notes (key, value)
SELECT 'figures', 'to be counted'
WHERE EXISTS (SELECT 1 FROM matches WHERE phase = 'finished')
ON CONFLICT DO NOTHING;
