-- name: counts()
SELECT face, rolled
FROM faces
WHERE face BETWEEN 1 AND 6;

-- name: add(face, rolled)!
INSERT INTO faces (face, rolled)
VALUES (:face, :rolled)
ON CONFLICT (face) DO UPDATE
SET rolled = faces.rolled + excluded.rolled;
