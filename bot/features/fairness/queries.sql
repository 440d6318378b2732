-- name: counts()
SELECT face, rolled
FROM faces
WHERE face BETWEEN 1 AND 6;

-- name: add(rows)!
-- `rows` is a JSON list of {face, rolled}.
INSERT INTO faces (face, rolled)
SELECT CAST(value ->> 'face' AS BIGINT), CAST(value ->> 'rolled' AS BIGINT)
FROM json_each(:rows)
WHERE true
ON CONFLICT (face) DO UPDATE
SET rolled = faces.rolled + excluded.rolled;
