-- Data that can be taken back: of people, of servers, and of what came to nothing.

-- Servers that the bot has left, and when what is kept of them goes.
CREATE TABLE left_servers (
    guild_id INTEGER PRIMARY KEY,
    due_at INTEGER NOT NULL               -- unix seconds
) STRICT, WITHOUT ROWID;

CREATE INDEX matches_of_server ON matches (guild_id)
WHERE guild_id IS NOT NULL;

-- Whose people are in no other table.
CREATE INDEX matches_without_result ON matches (ended_at)
WHERE phase != 'finished';

-- As before, but without rowid: SQLite guides its search by rowids, and keeps some of those that were
-- deleted for it.
CREATE TABLE new_people (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    named_at INTEGER NOT NULL,            -- unix seconds: when the match that told it began
    listed INTEGER NOT NULL DEFAULT 0     -- 1: shown to all servers
) STRICT, WITHOUT ROWID;
INSERT INTO new_people (user_id, name, named_at, listed)
SELECT user_id, name, named_at, listed FROM people;
DROP TABLE people;
ALTER TABLE new_people RENAME TO people;

CREATE TABLE new_preferences (
    user_id INTEGER PRIMARY KEY,
    choices TEXT NOT NULL                 -- JSON by name; what is missing is as usual
) STRICT, WITHOUT ROWID;
INSERT INTO new_preferences (user_id, choices)
SELECT user_id, choices FROM preferences;
DROP TABLE preferences;
ALTER TABLE new_preferences RENAME TO preferences;

CREATE TABLE new_server_settings (
    guild_id INTEGER PRIMARY KEY,
    choices TEXT NOT NULL                 -- (same)
) STRICT, WITHOUT ROWID;
INSERT INTO new_server_settings (guild_id, choices)
SELECT guild_id, choices FROM server_settings;
DROP TABLE server_settings;
ALTER TABLE new_server_settings RENAME TO server_settings;

CREATE TABLE new_daily_streaks (
    user_id INTEGER PRIMARY KEY,
    last_day TEXT NOT NULL,
    days INTEGER NOT NULL,
    best INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO new_daily_streaks (user_id, last_day, days, best)
SELECT user_id, last_day, days, best FROM daily_streaks;
DROP TABLE daily_streaks;
ALTER TABLE new_daily_streaks RENAME TO daily_streaks;

-- Read at the start, when the file is written anew: what was deleted up to now may still be in it.
INSERT INTO notes (key, value)
SELECT 'file', 'to be written anew'
WHERE EXISTS (SELECT 1 FROM matches);
