-- Puzzles: who has answered which, how hard they turn out to be, and the puzzles of people's own mistakes.

-- How hard a puzzle is by now; those that nobody has tried have the rating that ships with them.
CREATE TABLE puzzle_ratings (
    puzzle TEXT NOT NULL PRIMARY KEY,     -- its id, ten hexadecimal digits
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    answered INTEGER NOT NULL,
    solved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Everyone who has answered a puzzle.
CREATE TABLE solvers (
    user_id INTEGER NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    answered INTEGER NOT NULL,
    solved INTEGER NOT NULL,
    streak INTEGER NOT NULL,              -- right ones in a row
    best_streak INTEGER NOT NULL,
    last_day TEXT,                        -- of the last puzzle of a day, such as 2026-11-22
    days INTEGER NOT NULL,                -- answered on so many days in a row
    best_days INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The first answer of everyone to every puzzle: only that one counts.
CREATE TABLE puzzle_answers (
    user_id INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    answered_at INTEGER NOT NULL,         -- unix seconds
    given TEXT NOT NULL,                  -- such as 15. or 1>; empty for who gave up
    rating_before INTEGER NOT NULL,       -- of the person, in points
    rating_after INTEGER NOT NULL,
    PRIMARY KEY (user_id, puzzle)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_days (
    user_id INTEGER NOT NULL,
    day TEXT NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_days_by_day ON puzzle_days (day, solved);

-- Where people answer puzzles: they are on the board of these servers.
CREATE TABLE puzzle_places (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_places_of_people ON puzzle_places (user_id);

CREATE TABLE own_puzzles (
    user_id INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    line TEXT NOT NULL,                   -- as a line of a file of puzzles
    rules TEXT NOT NULL,                  -- in notation
    match_id INTEGER NOT NULL,
    step INTEGER NOT NULL,                -- of the replay of the match
    found_at INTEGER NOT NULL,            -- unix seconds
    PRIMARY KEY (user_id, puzzle)
) STRICT, WITHOUT ROWID;
