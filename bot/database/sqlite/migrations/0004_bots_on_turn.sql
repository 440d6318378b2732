-- Which games wait for an opponent that the bot plays: it goes on with them when it starts.

ALTER TABLE matches ADD COLUMN waits_for_bot INTEGER NOT NULL DEFAULT 0; -- 1 or 0

CREATE INDEX bots_on_turn ON matches (waits_for_bot)
WHERE waits_for_bot = 1;
