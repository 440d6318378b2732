-- Messages that call people to their turns, as long as they stand.

CREATE TABLE turn_calls (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    guild_id INTEGER,                     -- NULL outside servers
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL
) STRICT;
