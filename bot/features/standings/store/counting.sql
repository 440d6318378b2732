-- What finishing a game adds, all in its transaction.

-- name: name_people(rows)!
-- `rows` is a JSON list of {user_id, name, named_at}.
INSERT INTO people (user_id, name, named_at)
SELECT CAST(value ->> 'user_id' AS BIGINT), value ->> 'name', CAST(value ->> 'named_at' AS BIGINT)
FROM json_each(:rows)
WHERE true
ON CONFLICT (user_id) DO UPDATE
SET name = excluded.name, named_at = excluded.named_at
WHERE excluded.named_at >= people.named_at;

-- name: add_results(rows)!
-- `rows` is a JSON list of objects with these names. `hot_dice` stands for all counts that games add to,
-- and `best_turn` for those of which the most is kept.
INSERT INTO results (
    user_id, ended_at, match_id, guild_id, counts, won, place, score, banked, best_turn, hot_dice, rating
)
SELECT
    CAST(value ->> 'user_id' AS BIGINT), CAST(value ->> 'ended_at' AS BIGINT),
    CAST(value ->> 'match_id' AS BIGINT), CAST(value ->> 'guild_id' AS BIGINT),
    CAST(value ->> 'counts' AS BIGINT), CAST(value ->> 'won' AS BIGINT), CAST(value ->> 'place' AS BIGINT),
    CAST(value ->> 'score' AS BIGINT), CAST(value ->> 'banked' AS BIGINT),
    CAST(value ->> 'best_turn' AS BIGINT), CAST(value ->> 'hot_dice' AS BIGINT),
    CAST(value ->> 'rating' AS BIGINT)
FROM json_each(:rows);

-- name: season_plan(guild_id)
-- When a server had seasons begin, without a length, and from when on they are of another length.
SELECT starts AS since, NULL AS length
FROM season_breaks
WHERE guild_id = :guild_id
UNION ALL
SELECT since, length
FROM season_lengths
WHERE guild_id = :guild_id;

-- name: open_ledgers(keys)
-- `keys` is a JSON list of [guild_id, period, starts, ends, ruleset]. Those come back that are new.
INSERT INTO ledgers (guild_id, period, starts, ends, ruleset)
SELECT
    CAST(value ->> 0 AS BIGINT), value ->> 1, CAST(value ->> 2 AS BIGINT), CAST(value ->> 3 AS BIGINT),
    value ->> 4
FROM json_each(:keys)
WHERE true
ON CONFLICT (guild_id, period, starts, ruleset) DO NOTHING
RETURNING id, guild_id, period, starts, ruleset;

-- name: find_ledgers(guild_id, ruleset, moment)
-- In which a game may be counted that ended at `moment`, and those of its past that were not cleared away yet.
SELECT id, guild_id, period, starts, ruleset
FROM ledgers
WHERE guild_id IN (:guild_id, 0) AND ruleset IN ('', :ruleset) AND starts <= :moment;

-- name: ratings(guild_id, ruleset, moment, people)
-- The ratings that people have in those. `people` is a JSON list of ids.
SELECT ledger, user_id, mu, sigma
FROM ledgers
CROSS JOIN json_each(:people) AS person
CROSS JOIN figures
WHERE guild_id IN (:guild_id, 0) AND ruleset IN ('', :ruleset) AND starts <= :moment
    AND figures.ledger = ledgers.id
    AND figures.user_id = CAST(person.value AS BIGINT)
    AND mu IS NOT NULL;

-- name: add_figures(rows)!
-- `rows` is a JSON list of objects. As above, `hot_dice` and `best_turn` stand for all figures of their
-- kinds. `rating_before` is kept of the first rated game.
INSERT INTO figures (
    ledger, user_id, shown, enough, games, wins, points, best_turn, hot_dice,
    streak, best_streak, rated, mu, sigma, rating_before
)
SELECT
    CAST(value ->> 'ledger' AS BIGINT), CAST(value ->> 'user_id' AS BIGINT),
    CASE
        WHEN CAST(value ->> 'guild_id' AS BIGINT) = 0
            THEN (SELECT listed FROM people WHERE people.user_id = CAST(value ->> 'user_id' AS BIGINT))
        WHEN CAST(value ->> 'user_id' AS BIGINT) > 0 THEN 1
        ELSE 0 -- former players
    END,
    CAST(value ->> 'enough' AS BIGINT), 1, CAST(value ->> 'won' AS BIGINT), CAST(value ->> 'banked' AS BIGINT),
    CAST(value ->> 'best_turn' AS BIGINT), CAST(value ->> 'hot_dice' AS BIGINT),
    CAST(value ->> 'won' AS BIGINT), CAST(value ->> 'won' AS BIGINT), CAST(value ->> 'rated' AS BIGINT),
    CAST(value ->> 'mu' AS DOUBLE PRECISION), CAST(value ->> 'sigma' AS DOUBLE PRECISION),
    CAST(value ->> 'rating_before' AS BIGINT)
FROM json_each(:rows)
WHERE true
ON CONFLICT (ledger, user_id) DO UPDATE
SET
    games = figures.games + 1,
    wins = figures.wins + excluded.wins,
    points = figures.points + excluded.points,
    best_turn = max(figures.best_turn, excluded.best_turn),
    hot_dice = figures.hot_dice + excluded.hot_dice,
    streak = iif(excluded.wins = 1, figures.streak + 1, 0),
    best_streak = max(figures.best_streak, iif(excluded.wins = 1, figures.streak + 1, 0)),
    rating_before = iif(figures.rated = 0, excluded.rating_before, figures.rating_before),
    rated = figures.rated + excluded.rated,
    mu = ifnull(excluded.mu, figures.mu),
    sigma = ifnull(excluded.sigma, figures.sigma);

-- name: add_rivalries(rows, match_id, most)!
-- `rows` is a JSON list of {guild_id, user_id, rival_id, won, lost}. Of their games the `most` last ones are
-- remembered, the newest at the end.
INSERT INTO rivalries (guild_id, user_id, rival_id, games, wins, losses, latest)
SELECT
    CAST(value ->> 'guild_id' AS BIGINT), CAST(value ->> 'user_id' AS BIGINT),
    CAST(value ->> 'rival_id' AS BIGINT), 1, CAST(value ->> 'won' AS BIGINT),
    CAST(value ->> 'lost' AS BIGINT), json_array(:match_id)
FROM json_each(:rows)
WHERE true
ON CONFLICT (guild_id, user_id, rival_id) DO UPDATE
SET
    games = rivalries.games + 1,
    wins = rivalries.wins + excluded.wins,
    losses = rivalries.losses + excluded.losses,
    latest = json_remove(
        json_insert(rivalries.latest, '$[#]', :match_id),
        iif(json_array_length(rivalries.latest) < :most, '$[#]', '$[0]')  -- the former removes nothing
    );

-- name: server_of(match_id)
SELECT guild_id
FROM matches
WHERE id = :match_id;

-- name: assess_result(match_id, user_id, accuracy, luck)
-- No row comes back when the game was reviewed before, or was not this person's.
UPDATE results
SET accuracy = :accuracy, luck = :luck
WHERE user_id = :user_id AND match_id = :match_id AND accuracy IS NULL
RETURNING match_id;

-- name: unreviewed(after, until)
-- Games in which a turn ran out, as the log has it, some of whose results no review has touched.
SELECT id
FROM matches
WHERE id > :after AND id <= :until AND phase = 'finished' AND log LIKE '%!%'
    AND EXISTS (SELECT 1 FROM results WHERE match_id = matches.id AND accuracy IS NULL)
ORDER BY id;

-- name: newest()
SELECT coalesce(max(id), 0) AS id
FROM matches;

-- name: assess_figures(ledgers, user_id, accuracy, luck)!
-- `ledgers` is a JSON list of ids.
UPDATE figures
SET reviewed = reviewed + 1, accuracy = accuracy + :accuracy, luck = luck + :luck
WHERE ledger IN (SELECT CAST(value AS BIGINT) FROM json_each(:ledgers)) AND user_id = :user_id;
