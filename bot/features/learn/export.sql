-- What a person is given of each table.

-- name: lessons(user_id)
SELECT lesson, done_at
FROM lessons
WHERE user_id = :user_id
ORDER BY done_at, lesson;

-- name: lesson_offers(user_id)
SELECT offered_at
FROM lesson_offers
WHERE user_id = :user_id;
