-- Guesses at who wins games that others play.

CREATE TABLE guesses (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    name TEXT NOT NULL,                   -- of the person, when they guessed
    side INTEGER NOT NULL,
    sides INTEGER NOT NULL,               -- how many there were to choose from
    guessed_at INTEGER NOT NULL,          -- unix seconds
    points INTEGER,                       -- what it was worth, NULL until the game has finished
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX guesses_of_people ON guesses (user_id);

CREATE INDEX guesses_on_servers ON guesses (guild_id, user_id);
