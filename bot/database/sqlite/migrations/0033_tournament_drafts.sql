-- What an organizer plans and has not announced, and where the cards of tournaments are.

CREATE TABLE tournament_drafts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    plan TEXT NOT NULL,                   -- JSON, as in tournaments
    updated_at INTEGER NOT NULL,          -- unix seconds
    UNIQUE (guild_id, user_id)
) STRICT;

-- A draft that nobody has gone on with for 30 days is given up.
CREATE TRIGGER forget_tournament_drafts AFTER INSERT ON tournament_drafts
BEGIN
    DELETE FROM tournament_drafts WHERE updated_at < new.updated_at - 2592000;
END;

CREATE TABLE tournament_cards (
    tournament_id INTEGER PRIMARY KEY REFERENCES tournaments (id) ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                   -- NULL once somebody has deleted it
    round INTEGER NOT NULL                -- the last one that the channel was told of
) STRICT;
