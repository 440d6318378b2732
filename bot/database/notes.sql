-- name: read(key)
SELECT value
FROM notes
WHERE key = :key;

-- name: write(key, value)!
INSERT INTO notes (key, value)
VALUES (:key, :value)
ON CONFLICT (key) DO UPDATE
SET value = excluded.value;
