-- What servers and people have chosen. Who has chosen nothing has no row.

CREATE TABLE server_settings (
    guild_id INTEGER PRIMARY KEY,
    choices TEXT NOT NULL                 -- JSON by name; what is missing is as usual
) STRICT;

CREATE TABLE preferences (
    user_id INTEGER PRIMARY KEY,
    choices TEXT NOT NULL                 -- (same)
) STRICT;
