-- name: open_by_rules()
-- How many matches are open, by the name of their rules, with which their line of notation begins. Each part
-- has its index; a game of an occasion, such as the day, always has a deadline.
SELECT
    substr(log, instr(log, ' ') + 1, instr(log, '(') - instr(log, ' ') - 1) AS rules,
    count(*) AS matches
FROM (
    SELECT log
    FROM matches
    WHERE phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL AND guild_id IS NOT NULL
    UNION ALL
    SELECT log
    FROM matches
    WHERE phase IN ('invited', 'lobby', 'choosing', 'playing') AND occasion IS NULL AND guild_id IS NULL
    UNION ALL
    SELECT log
    FROM matches
    WHERE phase IN ('invited', 'lobby', 'choosing', 'playing')
        AND deadline IS NOT NULL
        AND ifnull(remind_at, deadline) > 0
        AND occasion IS NOT NULL
) AS open_matches
GROUP BY rules;

-- name: overdue(now)
SELECT count(*) AS matches
FROM matches
WHERE phase IN ('invited', 'lobby', 'choosing', 'playing')
    AND deadline IS NOT NULL
    AND ifnull(remind_at, deadline) <= :now;
