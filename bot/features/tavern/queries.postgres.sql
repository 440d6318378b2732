-- name: note_passed(id, tavern)
UPDATE matches
SET tavern = :tavern
WHERE id = :id AND phase = 'finished' AND CAST(tavern AS JSON) ->> 'passed' IS NULL
RETURNING id;
