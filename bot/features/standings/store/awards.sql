-- Achievements.

-- name: totals(user_ids)
-- What is measured of all games of people: see `Total` in bot/content/achievements.py. `user_ids` is a JSON
-- list.
SELECT
    figures.user_id,
    streak,
    games,
    wins,
    best_streak AS "win-streak",
    rated AS "rated-games",
    points,
    hot_dice AS "hot-dice",
    (
        SELECT count(*)
        FROM ledgers AS by_rules
        INNER JOIN figures AS theirs
            ON theirs.ledger = by_rules.id AND theirs.user_id = figures.user_id AND theirs.wins > 0
        WHERE by_rules.guild_id = 0
            AND by_rules.period = 'all'
            AND by_rules.starts = 0
            AND by_rules.ruleset != ''
    ) AS "rulesets-won",
    (
        SELECT count(*)
        FROM rivalries
        WHERE rivalries.guild_id = 0 AND rivalries.user_id = figures.user_id AND rivalries.wins > 0
    ) AS "people-beaten"
FROM json_each(:user_ids) AS person
CROSS JOIN ledgers
INNER JOIN figures ON figures.ledger = ledgers.id AND figures.user_id = CAST(person.value AS BIGINT)
WHERE ledgers.guild_id = 0 AND ledgers.period = 'all' AND ledgers.starts = 0 AND ledgers.ruleset = '';

-- name: awarded(user_ids)
-- `user_ids` is a JSON list.
SELECT user_id, achievement, ended_at
FROM json_each(:user_ids) AS person
INNER JOIN awards ON user_id = CAST(person.value AS BIGINT)
INNER JOIN matches ON matches.id = match_id;

-- name: awarded_on(user_id, guild_id)
SELECT achievement, ended_at
FROM awards
INNER JOIN matches ON matches.id = match_id
WHERE user_id = :user_id AND guild_id = :guild_id;

-- name: won_by(user_ids, ruleset)
-- Who of people, a JSON list, has won by a ruleset.
SELECT figures.user_id
FROM json_each(:user_ids) AS person
CROSS JOIN ledgers
INNER JOIN figures ON figures.ledger = ledgers.id AND figures.user_id = CAST(person.value AS BIGINT)
WHERE ledgers.guild_id = 0 AND ledgers.period = 'all' AND ledgers.starts = 0 AND ledgers.ruleset = :ruleset
    AND figures.wins > 0;

-- name: beaten(user_ids)
-- Whom of people, a JSON list, others of them have beaten.
SELECT user_id, rival_id
FROM json_each(:user_ids) AS person
CROSS JOIN json_each(:user_ids) AS rival
INNER JOIN rivalries
    ON guild_id = 0
    AND user_id = CAST(person.value AS BIGINT)
    AND rival_id = CAST(rival.value AS BIGINT)
    AND wins > 0;

-- name: add_awards(rows)!
-- `rows` is a JSON list of {user_id, achievement, match_id}.
INSERT INTO awards (user_id, achievement, match_id)
SELECT CAST(value ->> 'user_id' AS BIGINT), value ->> 'achievement', CAST(value ->> 'match_id' AS BIGINT)
FROM json_each(:rows);
