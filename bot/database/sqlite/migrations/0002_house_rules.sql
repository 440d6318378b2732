-- House rules of servers, and the drafts they are made from.

CREATE TABLE house_rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: drafts and old messages carry it
    guild_id INTEGER NOT NULL,
    key TEXT NOT NULL,                    -- the title, folded: two that look the same share it
    rules TEXT NOT NULL,                  -- in the engine's notation, whose name spells the title
    UNIQUE (guild_id, key)
) STRICT;

CREATE TABLE drafts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: old messages carry it
    version INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    title TEXT NOT NULL,                  -- empty until it was given
    edits INTEGER,                        -- the house rule that saving replaces, NULL for a new one
    base TEXT NOT NULL,                   -- what it began as, in the engine's notation
    options TEXT NOT NULL,                -- JSON by name: they may contradict, which no notation can
    updated_at INTEGER NOT NULL           -- unix seconds
) STRICT;

CREATE INDEX drafts_of_people ON drafts (guild_id, user_id, id);

CREATE INDEX drafts_by_age ON drafts (updated_at);

-- Whoever begins a draft clears away those that nobody has touched for a day.
CREATE TRIGGER forget_old_drafts AFTER INSERT ON drafts
BEGIN
    DELETE FROM drafts WHERE updated_at < new.updated_at - 86400;
END;
