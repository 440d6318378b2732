-- Ladders: who stands where on which, and their challenges.

CREATE TABLE rungs (
    guild_id INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    place INTEGER NOT NULL,               -- those above have a lower one; there may be gaps
    sunk INTEGER NOT NULL,                -- places sunk since the person was active
    sinks_at INTEGER NOT NULL,            -- unix seconds: when the next one follows
    PRIMARY KEY (guild_id, ruleset, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX rungs_by_place ON rungs (guild_id, ruleset, place);

CREATE INDEX rungs_by_sinks_at ON rungs (sinks_at);

CREATE INDEX rungs_by_user ON rungs (user_id);

CREATE TABLE ladder_challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: old messages carry it
    guild_id INTEGER NOT NULL,
    ruleset TEXT NOT NULL,
    challenger_id INTEGER NOT NULL,
    challenger_name TEXT NOT NULL,
    challenged_id INTEGER NOT NULL,
    challenged_name TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                   -- NULL until it was posted
    due_at INTEGER NOT NULL,              -- this and ended_at: unix seconds
    match_id INTEGER,                     -- NULL until it was accepted
    ended_at INTEGER,
    outcome TEXT,
    untold INTEGER NOT NULL DEFAULT 0     -- whether people have yet to be told of the outcome
) STRICT;

CREATE UNIQUE INDEX ladder_challenges_by_match ON ladder_challenges (match_id)
WHERE match_id IS NOT NULL;

CREATE INDEX ladder_challenges_by_ladder ON ladder_challenges (guild_id, ruleset, ended_at);

CREATE INDEX open_ladder_challenges ON ladder_challenges (due_at)
WHERE ended_at IS NULL;

CREATE INDEX untold_ladder_challenges ON ladder_challenges (untold)
WHERE untold = 1;

CREATE INDEX ladder_challenges_by_challenger ON ladder_challenges (challenger_id);

CREATE INDEX ladder_challenges_by_challenged ON ladder_challenges (challenged_id);
