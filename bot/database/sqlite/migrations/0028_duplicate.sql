-- Duplicate: everybody plays the same dice alone, as in duplicate bridge.

-- Whose dice all share: a day of the daily game such as 2026-11-21, or a deal such as t12.3, which is
-- deal 3 of tournament 12. NULL for every other game.
ALTER TABLE matches RENAME COLUMN daily TO occasion;

ALTER TABLE matches ADD COLUMN occasion_ends_at INTEGER; -- of a game of a deal: when the deal ends (unix seconds)

CREATE INDEX games_of_deal ON matches (occasion)
WHERE occasion_ends_at IS NOT NULL;

-- The deals that were sealed. The seed is a secret until the deal ends.
CREATE TABLE deals (
    deal TEXT NOT NULL PRIMARY KEY,
    seed BLOB NOT NULL,
    rules TEXT NOT NULL,                  -- in notation
    ends_at INTEGER NOT NULL              -- unix seconds
) STRICT, WITHOUT ROWID;

CREATE TABLE deal_results (
    deal TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,                   -- what the player was called when the game began
    score INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,            -- unix seconds
    PRIMARY KEY (deal, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX deal_results_of_people ON deal_results (user_id);
