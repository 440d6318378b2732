-- What is played by a house rule refers to its row: titles change.

ALTER TABLE tournament_drafts ADD COLUMN house_rule BIGINT; -- NULL for shipped rules

UPDATE tournament_drafts
SET house_rule = house_rules.id
FROM house_rules
WHERE house_rules.guild_id = tournament_drafts.guild_id
    AND split_part(house_rules.rules, '(', 1) = split_part(
        CASE WHEN json_valid(plan) THEN CAST(plan AS JSONB) ->> 'rules' END, '(', 1
    );

CREATE INDEX tournament_drafts_by_rule ON tournament_drafts (guild_id, house_rule)
WHERE house_rule IS NOT NULL;

-- The default of a server was a title. A title is spelled in the name of the rules: every letter and digit as
-- it is, a blank as `__`, anything else by its code.
WITH named AS MATERIALIZED ( -- so that only JSON is read as such
    SELECT guild_id, CAST(choices AS JSONB) ->> 'ruleset' AS title
    FROM server_settings
    WHERE CASE
        WHEN json_valid(choices) THEN jsonb_typeof(CAST(choices AS JSONB) -> 'ruleset') = 'string'
    END
),

spelled AS MATERIALIZED (
    SELECT
        guild_id, title,
        (
            SELECT 'house_' || string_agg(
                CASE
                    WHEN mark COLLATE "C" ~ '^[a-zA-Z0-9]$' THEN mark
                    WHEN mark = ' ' THEN '__'
                    ELSE '_' || to_hex(ascii(mark)) || '_'
                END,
                '' ORDER BY place
            )
            FROM regexp_split_to_table(title, '') WITH ORDINALITY AS marks (mark, place)
        ) AS name
    FROM named
    WHERE title NOT IN (
        'classic', 'duel', 'facebook', 'kingdom', 'party', 'tavern', 'ten_turns', 'zilch'
    )
)

UPDATE server_settings
SET choices = CAST(
    CAST(choices AS JSONB) || jsonb_build_object('ruleset', 'house:' || house_rules.id) AS TEXT
)
FROM spelled
INNER JOIN house_rules ON house_rules.guild_id = spelled.guild_id
    AND (split_part(house_rules.rules, '(', 1) = spelled.name OR house_rules.key = lower(spelled.title))
WHERE server_settings.guild_id = spelled.guild_id;
