-- The daily game: one attempt each a day, with the same dice for everybody.

-- The seed that the dice of a day follow from: drawn when the day is first asked for, and secret while
-- it lasts.
CREATE TABLE daily_seeds (
    day TEXT PRIMARY KEY,                 -- like 2026-11-21, UTC, as everywhere below
    seed BLOB NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE matches ADD COLUMN daily TEXT; -- the day of a daily game, NULL for every other game
ALTER TABLE matches ADD COLUMN seed BLOB;  -- what its dice follow from, NULL when they are drawn anew

-- As before, but daily games are played in private messages, and take up no channel.
DROP INDEX one_open_match_per_channel;

CREATE UNIQUE INDEX one_open_match_per_channel ON matches (channel_id)
WHERE phase IN ('invited', 'lobby', 'playing') AND daily IS NULL;

CREATE UNIQUE INDEX one_daily_game_each ON matches (players ->> '$[0].user_id', daily)
WHERE daily IS NOT NULL;

CREATE TABLE daily_results (
    day TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,            -- where it was begun
    name TEXT NOT NULL,                   -- what the player was called there
    score INTEGER NOT NULL,
    PRIMARY KEY (day, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_standings ON daily_results (day, guild_id, score DESC);

CREATE INDEX daily_ranks ON daily_results (day, score DESC);

-- Days in a row: the last run of each player, and the longest there was.
CREATE TABLE daily_streaks (
    user_id INTEGER PRIMARY KEY,
    last_day TEXT NOT NULL,
    days INTEGER NOT NULL,
    best INTEGER NOT NULL
) STRICT;
