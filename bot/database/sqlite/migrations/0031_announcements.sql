-- What servers were told of by themselves, choices that had to be taken back, and who wears which role.

CREATE TABLE announcements (
    guild_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    about INTEGER NOT NULL,               -- such as when a season began; of one kind it tells which it is
    claimed_at INTEGER NOT NULL,          -- unix seconds: when it was begun to be posted
    settled INTEGER NOT NULL DEFAULT 0,   -- 1 once it is done with
    PRIMARY KEY (guild_id, kind, about)
) STRICT, WITHOUT ROWID;

CREATE TABLE lost_choices (
    guild_id INTEGER NOT NULL,
    setting TEXT NOT NULL,                -- such as podium_role
    why TEXT NOT NULL,
    PRIMARY KEY (guild_id, setting)
) STRICT, WITHOUT ROWID;

CREATE TABLE honours (
    guild_id INTEGER NOT NULL,
    honour TEXT NOT NULL,                 -- such as podium
    user_id INTEGER NOT NULL,
    role_id INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('wanted', 'given', 'over')),
    PRIMARY KEY (guild_id, honour, user_id, role_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX open_honours ON honours (guild_id) WHERE state != 'given';

CREATE INDEX honours_of_people ON honours (user_id);

-- Tournaments that a server sees among its scheduled events, until they are over.
CREATE TABLE happenings (
    tournament_id INTEGER NOT NULL PRIMARY KEY,
    guild_id INTEGER NOT NULL,
    title TEXT NOT NULL,
    starts INTEGER NOT NULL,              -- unix seconds
    ends INTEGER NOT NULL,
    location TEXT NOT NULL,
    stage TEXT NOT NULL,                  -- how far it is, such as planned
    event_id INTEGER,                     -- NULL before it is made, 0 once somebody has deleted it
    tried INTEGER NOT NULL DEFAULT 0,     -- 1 if it may have been made though nobody knows its id
    settled INTEGER NOT NULL DEFAULT 0    -- 1 while Discord shows it like this
) STRICT;

CREATE INDEX open_happenings ON happenings (guild_id) WHERE settled = 0;
