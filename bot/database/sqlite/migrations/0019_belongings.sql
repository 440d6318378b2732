-- The dice and badges that people own in the tavern: a row each, for ever.
CREATE TABLE belongings (
    id INTEGER PRIMARY KEY,
    owner_id INTEGER NOT NULL,
    thing TEXT NOT NULL,                  -- the slug of a die or badge
    winner_id INTEGER NOT NULL,           -- who won it first; a wager may pass it on
    origin TEXT NOT NULL,                 -- the level or the achievement that it was won from
    number INTEGER NOT NULL,              -- the how-manieth prize of that, from 1
    match_id INTEGER NOT NULL REFERENCES matches (id),
    UNIQUE (winner_id, origin, number)    -- a prize is won once
) STRICT;

CREATE INDEX belongings_of_owners ON belongings (owner_id, thing);
CREATE INDEX belongings_of_matches ON belongings (match_id);
