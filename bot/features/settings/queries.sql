-- name: servers(only)
SELECT guild_id AS id, choices
FROM server_settings
WHERE guild_id = coalesce(CAST(:only AS BIGINT), guild_id);

-- name: people(only)
SELECT user_id AS id, choices
FROM preferences
WHERE user_id = coalesce(CAST(:only AS BIGINT), user_id);

-- name: set_for_server(id, name, value)
-- One choice alone, so that of two quick ones neither takes the other back. `value` is JSON. A row that
-- cannot be read begins anew.
INSERT INTO server_settings (guild_id, choices)
VALUES (:id, json_object(:name, json(:value)))
ON CONFLICT (guild_id) DO UPDATE
SET choices = json_set(
    CASE
        WHEN NOT json_valid(choices) THEN '{}'
        WHEN json_type(choices) = 'object' THEN choices
        ELSE '{}'
    END,
    '$.' || :name,
    json(:value)
)
RETURNING choices;

-- name: set_for_person(id, name, value)
INSERT INTO preferences (user_id, choices)
VALUES (:id, json_object(:name, json(:value)))
ON CONFLICT (user_id) DO UPDATE
SET choices = json_set(
    CASE
        WHEN NOT json_valid(choices) THEN '{}'
        WHEN json_type(choices) = 'object' THEN choices
        ELSE '{}'
    END,
    '$.' || :name,
    json(:value)
)
RETURNING choices;
