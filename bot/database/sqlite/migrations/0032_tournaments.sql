-- Tournaments: what was planned, who takes part, who plays whom, and what was done.

-- The game of a tournament that a match is played for, as JSON; NULL for every other match.
ALTER TABLE matches ADD COLUMN tournament TEXT;

CREATE UNIQUE INDEX matches_of_tournaments ON matches (tournament ->> 'game_id')
WHERE tournament IS NOT NULL;

CREATE TABLE tournaments (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    version INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    organizer_id INTEGER NOT NULL,
    organizer_name TEXT NOT NULL,
    plan TEXT NOT NULL,                   -- JSON, the rules in notation
    phase TEXT NOT NULL,
    details TEXT NOT NULL,                -- JSON: what is known in this phase only
    created_at INTEGER NOT NULL,          -- unix seconds, as all times here
    deadline INTEGER,                     -- when something has to happen
    paused_at INTEGER,
    trouble TEXT,                         -- why it had to be paused
    told TEXT NOT NULL                    -- the last phase that was announced, and trouble
) STRICT;

CREATE INDEX tournaments_of_servers ON tournaments (guild_id, phase);

CREATE INDEX tournaments_due ON tournaments (deadline) WHERE deadline IS NOT NULL;

-- Those who have joined: persons, or teams, which have a name.
CREATE TABLE tournament_entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    number INTEGER,                       -- by seeding, from 1
    attendance TEXT NOT NULL,
    since INTEGER NOT NULL                -- the first round in which they can be paired
) STRICT;

CREATE INDEX tournament_entries_of_tournament ON tournament_entries (tournament_id);

CREATE TABLE tournament_people (
    entry_id INTEGER NOT NULL REFERENCES tournament_entries (id) ON DELETE CASCADE,
    board INTEGER NOT NULL,               -- from 1
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (entry_id, board)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_people_by_user ON tournament_people (user_id);

CREATE TABLE tournament_series (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    part TEXT NOT NULL,
    round INTEGER NOT NULL,
    position INTEGER NOT NULL,
    first INTEGER NOT NULL,               -- the numbers of both entries
    second INTEGER,
    outcome TEXT,                         -- JSON
    until INTEGER,                        -- when it is decided at the latest
    UNIQUE (tournament_id, part, round, position)
) STRICT;

-- The games of a series; what is told of both sides is in their order.
CREATE TABLE tournament_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    series_id INTEGER NOT NULL REFERENCES tournament_series (id) ON DELETE CASCADE,
    board INTEGER NOT NULL,
    number INTEGER NOT NULL,
    result TEXT,
    score TEXT NOT NULL,                  -- JSON, as the following: a value for each side
    no_show INTEGER NOT NULL,
    came TEXT NOT NULL,
    absent_at TEXT NOT NULL,              -- when they lose by not having come
    berserk TEXT NOT NULL,
    resigned TEXT NOT NULL                -- gave it up within the first turns
) STRICT;

CREATE INDEX tournament_games_of_series ON tournament_games (series_id);

CREATE TABLE tournament_acts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    tournament_id INTEGER NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    by_id INTEGER,
    by_name TEXT,
    about_id INTEGER,
    about_name TEXT,
    detail TEXT NOT NULL
) STRICT;

CREATE INDEX tournament_acts_of_tournament ON tournament_acts (tournament_id, id);
