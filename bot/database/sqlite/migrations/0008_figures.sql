-- Figures by place, period and ruleset; ratings, rivals, seasons, and each game's results.

ALTER TABLE matches ADD COLUMN limited INTEGER NOT NULL DEFAULT 0; -- 1: unrated, see rated_pairs
ALTER TABLE matches ADD COLUMN counted INTEGER;  -- the how-manieth to finish: ratings depend on it
UPDATE matches SET counted = numbered.number
FROM (
    SELECT id, row_number() OVER (ORDER BY ended_at, id) AS number
    FROM matches
    WHERE phase = 'finished'
) AS numbered
WHERE matches.id = numbered.id;
CREATE UNIQUE INDEX counted_matches ON matches (counted) WHERE counted IS NOT NULL;

ALTER TABLE people ADD COLUMN listed INTEGER NOT NULL DEFAULT 0; -- 1: shown to all servers

-- What a finished game was for each person, whether or not it counts.
CREATE TABLE results (
    user_id INTEGER NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id),
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
    luck INTEGER,                         -- points, NULL until reviewed
    PRIMARY KEY (user_id, match_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_matches ON results (match_id);

-- A ledger holds everyone's figures of the games of one place, period and ruleset.
CREATE TABLE ledgers (
    id INTEGER PRIMARY KEY,
    guild_id INTEGER NOT NULL,            -- 0: everywhere
    period TEXT NOT NULL,
    starts INTEGER NOT NULL,              -- unix seconds, as is the next
    ends INTEGER,                         -- the first second after it, NULL for all time
    ruleset TEXT NOT NULL,                -- empty: by any rules
    UNIQUE (guild_id, period, starts, ruleset)
) STRICT;

CREATE INDEX ledgers_by_end ON ledgers (ends) WHERE ends IS NOT NULL;

-- `by_...` are scores: the higher the better, equal ones share a rank, NULL is not ranked. They are
-- as precise as what is shown, so that people who look equal are.
CREATE TABLE figures (
    ledger INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    shown INTEGER NOT NULL,               -- 1, or 0 for those who left or do not want to be listed
    enough INTEGER NOT NULL,              -- the games after which averages are ranked
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    points INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    best_turn INTEGER NOT NULL,
    farkles INTEGER NOT NULL,
    hot_dice INTEGER NOT NULL,
    big_1000 INTEGER NOT NULL,
    big_2500 INTEGER NOT NULL,
    big_5000 INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    rated INTEGER NOT NULL,               -- games that were
    mu REAL,                              -- the rating and its deviation, NULL before any
    sigma REAL,
    reviewed INTEGER NOT NULL DEFAULT 0,  -- games that were
    accuracy INTEGER NOT NULL DEFAULT 0,  -- sums of the results
    luck INTEGER NOT NULL DEFAULT 0,
    by_wins INTEGER AS (iif(shown, 1000 * wins + 999 - min(games - wins, 999), NULL)),
    by_win_rate INTEGER AS (
        iif(shown AND games >= enough, 100 * CAST(round(1000.0 * wins / games) AS INTEGER), NULL)
    ),
    by_rating INTEGER AS (                -- bot/match/results/ratings.py has the scale
        iif(
            shown AND mu IS NOT NULL,
            100 * (
                CAST(round(1500 + 30 * (mu - 25)) AS INTEGER)
                - CAST(round(60 * sigma) AS INTEGER)
                + 10000                   -- so that none is below 0
            ),
            NULL
        )
    ),
    by_points_per_turn INTEGER AS (
        iif(
            shown AND games >= enough AND turns,
            100 * CAST(round(1.0 * points / turns) AS INTEGER),
            NULL
        )
    ),
    by_best_turn INTEGER AS (iif(shown AND best_turn, 20 * best_turn, NULL)),
    by_farkle_rate INTEGER AS (
        iif(
            shown AND games >= enough AND turns,
            100 * (1000 - CAST(round(1000.0 * farkles / turns) AS INTEGER)),
            NULL
        )
    ),
    by_win_streak INTEGER AS (iif(shown AND best_streak, 1000 * best_streak, NULL)),
    UNIQUE (ledger, user_id)
) STRICT;

CREATE INDEX ranked_wins ON figures (ledger, by_wins DESC) WHERE by_wins IS NOT NULL;
CREATE INDEX ranked_win_rate ON figures (ledger, by_win_rate DESC) WHERE by_win_rate IS NOT NULL;
CREATE INDEX ranked_rating ON figures (ledger, by_rating DESC) WHERE by_rating IS NOT NULL;
CREATE INDEX ranked_points_per_turn ON figures (ledger, by_points_per_turn DESC) WHERE by_points_per_turn IS NOT NULL;
CREATE INDEX ranked_best_turn ON figures (ledger, by_best_turn DESC) WHERE by_best_turn IS NOT NULL;
CREATE INDEX ranked_farkle_rate ON figures (ledger, by_farkle_rate DESC) WHERE by_farkle_rate IS NOT NULL;
CREATE INDEX ranked_win_streak ON figures (ledger, by_win_streak DESC) WHERE by_win_streak IS NOT NULL;

-- How many people have scores in each bucket of 1000: a rank is a sum over buckets and a count
-- within one, so that it costs the same among a hundred thousand people as among a hundred.
CREATE TABLE tallies (
    ledger INTEGER NOT NULL,
    ranking TEXT NOT NULL,
    bucket INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (ledger, ranking, bucket)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER tally_new AFTER INSERT ON figures
BEGIN
    INSERT INTO tallies (ledger, ranking, bucket, people)
    SELECT new.ledger, score.column1, iif(step.column1 < 0, score.column2, score.column3), step.column1
    FROM (
        VALUES
            ('wins', NULL, new.by_wins / 1000),
            ('win-rate', NULL, new.by_win_rate / 1000),
            ('rating', NULL, new.by_rating / 1000),
            ('points-per-turn', NULL, new.by_points_per_turn / 1000),
            ('best-turn', NULL, new.by_best_turn / 1000),
            ('farkle-rate', NULL, new.by_farkle_rate / 1000),
            ('win-streak', NULL, new.by_win_streak / 1000)
    ) AS score
    CROSS JOIN (VALUES (-1), (1)) AS step
    WHERE score.column2 IS NOT score.column3
        AND iif(step.column1 < 0, score.column2, score.column3) IS NOT NULL
    ON CONFLICT (ledger, ranking, bucket) DO UPDATE
    SET people = people + excluded.people;
END;

CREATE TRIGGER tally_changed AFTER UPDATE ON figures
BEGIN
    INSERT INTO tallies (ledger, ranking, bucket, people)
    SELECT new.ledger, score.column1, iif(step.column1 < 0, score.column2, score.column3), step.column1
    FROM (
        VALUES
            ('wins', old.by_wins / 1000, new.by_wins / 1000),
            ('win-rate', old.by_win_rate / 1000, new.by_win_rate / 1000),
            ('rating', old.by_rating / 1000, new.by_rating / 1000),
            ('points-per-turn', old.by_points_per_turn / 1000, new.by_points_per_turn / 1000),
            ('best-turn', old.by_best_turn / 1000, new.by_best_turn / 1000),
            ('farkle-rate', old.by_farkle_rate / 1000, new.by_farkle_rate / 1000),
            ('win-streak', old.by_win_streak / 1000, new.by_win_streak / 1000)
    ) AS score
    CROSS JOIN (VALUES (-1), (1)) AS step
    WHERE score.column2 IS NOT score.column3
        AND iif(step.column1 < 0, score.column2, score.column3) IS NOT NULL
    ON CONFLICT (ledger, ranking, bucket) DO UPDATE
    SET people = people + excluded.people;
END;

CREATE TRIGGER tally_gone AFTER DELETE ON figures
BEGIN
    INSERT INTO tallies (ledger, ranking, bucket, people)
    SELECT old.ledger, score.column1, iif(step.column1 < 0, score.column2, score.column3), step.column1
    FROM (
        VALUES
            ('wins', old.by_wins / 1000, NULL),
            ('win-rate', old.by_win_rate / 1000, NULL),
            ('rating', old.by_rating / 1000, NULL),
            ('points-per-turn', old.by_points_per_turn / 1000, NULL),
            ('best-turn', old.by_best_turn / 1000, NULL),
            ('farkle-rate', old.by_farkle_rate / 1000, NULL),
            ('win-streak', old.by_win_streak / 1000, NULL)
    ) AS score
    CROSS JOIN (VALUES (-1), (1)) AS step
    WHERE score.column2 IS NOT score.column3
        AND iif(step.column1 < 0, score.column2, score.column3) IS NOT NULL
    ON CONFLICT (ledger, ranking, bucket) DO UPDATE
    SET people = people + excluded.people;
END;

-- How somebody fared against somebody else, by places; each pair has a row from either side.
CREATE TABLE rivalries (
    guild_id INTEGER NOT NULL,            -- 0: everywhere
    user_id INTEGER NOT NULL,
    rival_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, rival_id)
) STRICT, WITHOUT ROWID;

-- How many rated games two people have begun together on one day.
CREATE TABLE rated_pairs (
    day INTEGER NOT NULL,                 -- days since 1970 in UTC
    low INTEGER NOT NULL,                 -- the user ids, the lower first
    high INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (day, low, high)
) STRICT, WITHOUT ROWID;

-- Seasons that began because somebody ended the one before; all others begin with a month.
CREATE TABLE season_breaks (
    guild_id INTEGER NOT NULL,
    starts INTEGER NOT NULL,              -- unix seconds
    PRIMARY KEY (guild_id, starts)
) STRICT, WITHOUT ROWID;

CREATE TABLE podiums (
    guild_id INTEGER NOT NULL,
    starts INTEGER NOT NULL,              -- of the season, as is the next
    ends INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (guild_id, starts, user_id)
) STRICT, WITHOUT ROWID;

-- Who was found to have left a server.
CREATE TABLE absences (
    guild_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id)
) STRICT, WITHOUT ROWID;

-- Read at the start, when everything above is filled from the stored games.
INSERT INTO notes (key, value)
SELECT 'figures', 'to be counted'
WHERE EXISTS (SELECT 1 FROM matches WHERE phase = 'finished');
