-- Who has declined whose challenges lately.

CREATE TABLE declines (
    challenger_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    times INTEGER NOT NULL,
    declined_at INTEGER NOT NULL,         -- unix seconds: the last time
    PRIMARY KEY (challenger_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX declines_by_time ON declines (declined_at);
