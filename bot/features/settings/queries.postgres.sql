-- name: set_for_server(id, name, value)
INSERT INTO server_settings (guild_id, choices)
VALUES (:id, CAST(jsonb_build_object(CAST(:name AS TEXT), CAST(CAST(:value AS TEXT) AS JSONB)) AS TEXT))
ON CONFLICT (guild_id) DO UPDATE
SET choices = CAST(
    CASE
        WHEN NOT json_valid(server_settings.choices) THEN '{}'
        WHEN jsonb_typeof(CAST(server_settings.choices AS JSONB)) = 'object'
            THEN CAST(server_settings.choices AS JSONB)
        ELSE '{}'
    END || CAST(excluded.choices AS JSONB) AS TEXT
)
RETURNING choices;

-- name: set_for_person(id, name, value)
INSERT INTO preferences (user_id, choices)
VALUES (:id, CAST(jsonb_build_object(CAST(:name AS TEXT), CAST(CAST(:value AS TEXT) AS JSONB)) AS TEXT))
ON CONFLICT (user_id) DO UPDATE
SET choices = CAST(
    CASE
        WHEN NOT json_valid(preferences.choices) THEN '{}'
        WHEN jsonb_typeof(CAST(preferences.choices AS JSONB)) = 'object'
            THEN CAST(preferences.choices AS JSONB)
        ELSE '{}'
    END || CAST(excluded.choices AS JSONB) AS TEXT
)
RETURNING choices;
