-- Matches, what people made of them, and the bot's notes.

-- One row is one match: the invitation, the game and its end. A press changes one row only.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: old boards carry it
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    guild_id INTEGER,                     -- NULL outside servers
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                   -- NULL until the board is posted
    players TEXT NOT NULL,                -- JSON by seat: [{"user_id": 1, "name": "Ada"}]
    invited TEXT NOT NULL DEFAULT '[]',   -- JSON like players: who has not answered yet
    snapshot TEXT NOT NULL,               -- the state in the engine's notation
    log TEXT NOT NULL,                    -- the whole game in the engine's notation
    created_at INTEGER NOT NULL,          -- this and the next two: unix seconds
    deadline INTEGER,
    ended_at INTEGER,
    closing TEXT
) STRICT;

CREATE UNIQUE INDEX one_open_match_per_channel ON matches (channel_id)
WHERE phase IN ('invited', 'lobby', 'playing');

CREATE INDEX open_deadlines ON matches (deadline)
WHERE phase IN ('invited', 'lobby', 'playing') AND deadline IS NOT NULL;

-- The newest name of everyone who has figures.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    named_at INTEGER NOT NULL             -- unix seconds: when the match that told it began
) STRICT;

-- Small facts that outlive the process.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
