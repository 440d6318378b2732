-- Achievements.

-- name: totals(user_id)
-- What is measured of all games of somebody: see `Total` in bot/content/achievements.py.
SELECT
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
            ON theirs.ledger = by_rules.id AND theirs.user_id = :user_id AND theirs.wins > 0
        WHERE by_rules.guild_id = 0
            AND by_rules.period = 'all'
            AND by_rules.starts = 0
            AND by_rules.ruleset != ''
    ) AS "rulesets-won",
    (
        SELECT count(*)
        FROM rivalries
        WHERE guild_id = 0 AND user_id = :user_id AND rivalries.wins > 0
    ) AS "people-beaten"
FROM ledgers
INNER JOIN figures ON figures.ledger = ledgers.id AND figures.user_id = :user_id
WHERE guild_id = 0 AND period = 'all' AND starts = 0 AND ruleset = '';

-- name: awarded(user_id)
SELECT achievement, ended_at
FROM awards
INNER JOIN matches ON matches.id = match_id
WHERE user_id = :user_id;

-- name: awarded_on(user_id, guild_id)
SELECT achievement, ended_at
FROM awards
INNER JOIN matches ON matches.id = match_id
WHERE user_id = :user_id AND guild_id = :guild_id;

-- name: add_award(user_id, achievement, match_id)!
INSERT INTO awards (user_id, achievement, match_id)
VALUES (:user_id, :achievement, :match_id);
