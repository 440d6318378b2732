-- Opponents that the bot plays, which are players with a "level", and games that count for ratings.

ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 0; -- 1 or 0
