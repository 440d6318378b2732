-- The course: who has done which lessons, and who was told of them.

CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    lesson TEXT NOT NULL,                 -- its name in data/lessons.toml
    done_at INTEGER NOT NULL,             -- for the first time, unix seconds
    PRIMARY KEY (user_id, lesson)
) STRICT, WITHOUT ROWID;

CREATE TABLE lesson_offers (
    user_id INTEGER PRIMARY KEY,
    offered_at INTEGER NOT NULL           -- unix seconds
) STRICT;
