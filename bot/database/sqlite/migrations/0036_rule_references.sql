-- What is played by a house rule refers to its row: titles change.

ALTER TABLE tournament_drafts ADD COLUMN house_rule INTEGER; -- NULL for shipped rules

UPDATE tournament_drafts
SET house_rule = (
    SELECT id
    FROM house_rules
    WHERE house_rules.guild_id = tournament_drafts.guild_id
        AND substr(rules, 1, instr(rules, '(')) = substr(plan ->> 'rules', 1, instr(plan ->> 'rules', '('))
)
WHERE json_valid(plan);

CREATE INDEX tournament_drafts_by_rule ON tournament_drafts (guild_id, house_rule)
WHERE house_rule IS NOT NULL;

-- The default of a server was a title. A title is spelled in the name of the rules: every letter and digit as
-- it is, a blank as `__`, anything else by its code.
WITH RECURSIVE spelled (guild_id, title, place, name) AS (
    SELECT guild_id, choices ->> '$.ruleset', 1, 'house_'
    FROM server_settings
    WHERE iif(json_valid(choices), json_type(choices, '$.ruleset') = 'text', false)
        AND choices ->> '$.ruleset' NOT IN (
            'classic', 'duel', 'facebook', 'kingdom', 'party', 'tavern', 'ten_turns', 'zilch'
        )
    UNION ALL
    SELECT
        guild_id, title, place + 1,
        name || CASE
            WHEN substr(title, place, 1) GLOB '[a-zA-Z0-9]' THEN substr(title, place, 1)
            WHEN substr(title, place, 1) = ' ' THEN '__'
            ELSE '_' || printf('%x', unicode(substr(title, place, 1))) || '_'
        END
    FROM spelled
    WHERE place <= length(title) AND place <= 100
)
UPDATE server_settings
SET choices = json_set(choices, '$.ruleset', 'house:' || found.id)
FROM (
    SELECT house_rules.guild_id, house_rules.id
    FROM spelled
    INNER JOIN house_rules ON house_rules.guild_id = spelled.guild_id
        AND (
            substr(house_rules.rules, 1, instr(house_rules.rules, '(') - 1) = spelled.name
            OR house_rules.key = lower(spelled.title)
        )
    WHERE spelled.place = length(spelled.title) + 1
) AS found
WHERE server_settings.guild_id = found.guild_id;
