-- Who else is connected to a database.

-- name: others(application)
SELECT count(*)
FROM pg_stat_activity
WHERE datname = current_database() AND application_name = :application AND pid != pg_backend_pid();
