-- From when on the seasons of a server have which length; a month where nothing is said.

CREATE TABLE season_lengths (
    guild_id INTEGER NOT NULL,
    since INTEGER NOT NULL,               -- unix seconds: a season begins with it
    length TEXT NOT NULL,
    PRIMARY KEY (guild_id, since)
) STRICT, WITHOUT ROWID;
