-- Servers that the bot has left: the clocks of their ladders stand since then (Unix seconds).
CREATE TABLE ladder_standstills (
    guild_id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;
