-- Dice that anyone can check. The seed of every new table is in the column that daily games have.

-- What people have mixed into the dice. JSON by seat: [[user_id, "word"]]
ALTER TABLE matches ADD COLUMN words TEXT NOT NULL DEFAULT '[]';

-- How often each face of fair dice was rolled in finished games. Daily games are left out: many of
-- them show the same dice.
CREATE TABLE faces (
    face INTEGER PRIMARY KEY,             -- 1 to 6
    rolled INTEGER NOT NULL
) STRICT;

-- Read at the start, when the faces of the stored games are counted.
INSERT OR IGNORE INTO notes (key, value)
SELECT 'figures', 'to be counted'
WHERE EXISTS (SELECT 1 FROM matches WHERE phase = 'finished');
