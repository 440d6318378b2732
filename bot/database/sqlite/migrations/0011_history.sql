-- The games that people look back on, what they have earned, and whom they met when.

-- Results in the order in which somebody's games ended. Who may see them follows from where they
-- were played, which the count at the next start fills in.
CREATE TABLE ordered_results (
    user_id INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,            -- unix seconds
    match_id INTEGER NOT NULL REFERENCES matches (id),
    guild_id INTEGER NOT NULL,            -- 0: outside servers
    counts INTEGER NOT NULL,              -- 1: it adds to figures, and others may see it
    won INTEGER NOT NULL,                 -- 1 or 0
    place INTEGER NOT NULL,               -- from 1, shared by those who tie
    score INTEGER NOT NULL,               -- the total of their side
    banked INTEGER NOT NULL,              -- what they banked themselves
    turns INTEGER NOT NULL,
    best_turn INTEGER NOT NULL,
    farkles INTEGER NOT NULL,
    hot_dice INTEGER NOT NULL,
    big_1000 INTEGER NOT NULL,            -- turns that banked 1,000 or more; the next two likewise
    big_2500 INTEGER NOT NULL,
    big_5000 INTEGER NOT NULL,
    rating INTEGER,                       -- as shown on the server after the game, NULL: unrated
    accuracy INTEGER,                     -- hundredths of a per cent, NULL until reviewed
    luck INTEGER,                         -- the same of winning, NULL until reviewed
    PRIMARY KEY (user_id, ended_at, match_id)
) STRICT, WITHOUT ROWID;

INSERT INTO ordered_results
SELECT
    user_id, ended_at, match_id, 0, 0, won, place, score, banked, turns, best_turn, farkles, hot_dice,
    big_1000, big_2500, big_5000, results.rating, accuracy, luck
FROM results
INNER JOIN matches ON matches.id = match_id;

DROP TABLE results;
ALTER TABLE ordered_results RENAME TO results;

CREATE INDEX results_of_matches ON results (match_id, user_id);
CREATE INDEX results_by_server ON results (user_id, guild_id, ended_at, match_id) WHERE counts = 1;

-- What somebody has earned, and by which game.
CREATE TABLE awards (
    user_id INTEGER NOT NULL,
    achievement TEXT NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (user_id, achievement)
) STRICT, WITHOUT ROWID;

CREATE INDEX awards_of_matches ON awards (match_id);

ALTER TABLE rivalries ADD COLUMN latest TEXT NOT NULL DEFAULT '[]'; -- their last games, a JSON list

INSERT INTO notes (key, value)
SELECT 'figures', 'to be counted'
WHERE EXISTS (SELECT 1 FROM matches WHERE phase = 'finished')
ON CONFLICT (key) DO NOTHING;
