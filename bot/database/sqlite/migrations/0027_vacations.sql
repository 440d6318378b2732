-- Vacations in slow games. The matches have them too, in `presence`, with the time banks of their seats.

CREATE TABLE vacations (
    id INTEGER PRIMARY KEY,
    user_id INTEGER NOT NULL,
    begins_at INTEGER NOT NULL,           -- unix seconds
    ends_at INTEGER NOT NULL,             -- unix seconds; earlier than planned if it was ended
    CHECK (begins_at <= ends_at)
) STRICT;

CREATE INDEX vacations_of ON vacations (user_id, ends_at);
