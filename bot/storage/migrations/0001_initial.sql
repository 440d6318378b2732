-- Matches, what people made of them, and the bot's notes.

-- One row is one match: the invitation, the game and its end. A press changes one row only.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY AUTOINCREMENT, -- never used twice: old boards carry it
    version INTEGER NOT NULL,
    phase TEXT NOT NULL,
    guild_id INTEGER,                     -- NULL outside servers
    channel_id INTEGER NOT NULL,
    message_id INTEGER,                   -- NULL until the board is posted
    players TEXT NOT NULL,                -- JSON by seat: [{"user_id": 1, "name": "Ada"}]
    invited TEXT NOT NULL DEFAULT '[]',   -- JSON like players: who has not answered yet
    snapshot TEXT NOT NULL,               -- the state in the engine's notation
    log TEXT NOT NULL,                    -- the whole game in the engine's notation
    created_at INTEGER NOT NULL,          -- this and the next two: unix seconds
    deadline INTEGER,
    ended_at INTEGER,
    closing TEXT,
    results TEXT                          -- JSON by seat, once the game is finished
) STRICT;

CREATE UNIQUE INDEX one_open_match_per_channel ON matches (channel_id)
WHERE phase IN ('invited', 'lobby', 'playing');

CREATE INDEX open_deadlines ON matches (deadline)
WHERE phase IN ('invited', 'lobby', 'playing') AND deadline IS NOT NULL;

-- The newest name of everyone who has figures.
CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    named_at INTEGER NOT NULL             -- unix seconds: when the match that told it began
) STRICT;

CREATE TABLE figures (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES people (user_id),
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    best_turn INTEGER NOT NULL,
    farkles INTEGER NOT NULL,
    hot_dice INTEGER NOT NULL,
    win_rate REAL NOT NULL,               -- wins / games, kept for the index below
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings ON figures (guild_id, wins DESC, win_rate DESC);

-- Figures follow from the results inside the very statement that stores them, so no crash, no
-- cancelled task and no second process can come between the two.
-- Solo games, and games outside servers, add nothing to figures.
CREATE TRIGGER count_results AFTER UPDATE OF results ON matches
WHEN old.results IS NULL
    AND new.results IS NOT NULL
    AND new.guild_id IS NOT NULL
    AND json_array_length(new.players) > 1
BEGIN
    INSERT INTO people (user_id, name, named_at)
    SELECT value ->> 'user_id', value ->> 'name', new.created_at
    FROM json_each(new.players)
    WHERE true
    ON CONFLICT (user_id) DO UPDATE
    SET name = excluded.name, named_at = excluded.named_at
    WHERE excluded.named_at >= named_at;

    INSERT INTO figures (
        guild_id, user_id, games, wins, points, turns, best_turn, farkles, hot_dice, win_rate
    )
    SELECT
        new.guild_id,
        value ->> 'user_id',
        1,
        value ->> 'won',
        value ->> 'score',
        value ->> 'turns',
        value ->> 'best_turn',
        value ->> 'farkles',
        value ->> 'hot_dice',
        value ->> 'won'
    FROM json_each(new.results)
    WHERE true
    ON CONFLICT (guild_id, user_id) DO UPDATE
    SET
        games = games + excluded.games,
        wins = wins + excluded.wins,
        points = points + excluded.points,
        turns = turns + excluded.turns,
        best_turn = max(best_turn, excluded.best_turn),
        farkles = farkles + excluded.farkles,
        hot_dice = hot_dice + excluded.hot_dice,
        win_rate = CAST(wins + excluded.wins AS REAL) / (games + excluded.games);
END;

-- Small facts that outlive the process.
CREATE TABLE notes (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
