-- name: done(user_id)
SELECT lesson
FROM lessons
WHERE user_id = :user_id;

-- name: finish(user_id, lesson, now)!
INSERT INTO lessons (user_id, lesson, done_at)
VALUES (:user_id, :lesson, :now)
ON CONFLICT DO NOTHING;

-- name: note_told(user_id, now)!
INSERT INTO lesson_offers (user_id, offered_at)
VALUES (:user_id, :now)
ON CONFLICT DO NOTHING;

-- name: tell_newcomer(user_id, now)
INSERT INTO lesson_offers (user_id, offered_at)
SELECT :user_id, :now
WHERE NOT EXISTS (SELECT 1 FROM results WHERE user_id = :user_id)
ON CONFLICT DO NOTHING
RETURNING user_id;
